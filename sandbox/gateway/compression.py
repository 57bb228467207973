"""Gateway frames on the wire: plain text, one zlib stream, or one zstd stream."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable

import zstandard

from sandbox.errors import JSON

Encoder = Callable[[JSON], str | bytes]


def _write(frame: JSON) -> str:
    return json.dumps(frame, separators=(",", ":"), ensure_ascii=False)


def _zlib_stream() -> Encoder:
    stream = zlib.compressobj()
    return lambda frame: stream.compress(_write(frame).encode()) + stream.flush(zlib.Z_SYNC_FLUSH)


def _zstd_stream() -> Encoder:
    stream = zstandard.ZstdCompressor().compressobj()
    return lambda frame: (
        stream.compress(_write(frame).encode()) + stream.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)
    )


_STREAMS: dict[str | None, Callable[[], Encoder]] = {
    None: lambda: _write,
    "zlib-stream": _zlib_stream,
    "zstd-stream": _zstd_stream,
}


def encoder(compress: str | None) -> Encoder | None:
    """Start the stream a client asked for; None if there is no such thing."""
    start = _STREAMS.get(compress)
    return start() if start else None
