"""Pictures as PNG files: palette indices, no row filters, and bands compressed only once."""

from __future__ import annotations

import secrets
import struct

from PIL import Image
from xxhash import xxh3_128_digest
from zlib_ng import zlib_ng as zlib

from render.keep import keep_by

SIGNATURE = b"\x89PNG\r\n\x1a\n"
LEAD = b"\0"
BAND = 64
"""Rows that are compressed together; most of them are the same in the next picture."""
LEVEL = 5
"""Of zlib-ng: files as small as the seventh of zlib, in much less time."""

_seed = secrets.randbits(64)


def encode(image: Image.Image) -> bytes:
    """Return the file for a picture that was composed with a palette."""
    if image.mode != "P":
        raise ValueError(f"only palette pictures are encoded, not {image.mode}")
    header = struct.pack(">IIBBBBB", *image.size, 8, 3, 0, 0, 0)
    colours = bytes(image.getpalette("RGB") or ())
    return b"".join(
        (
            SIGNATURE,
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", colours),
            _chunk(b"IDAT", _compressed(image)),
            _chunk(b"IEND", b""),
        )
    )


def _compressed(image: Image.Image) -> bytes:
    """Return the pixels as a zlib stream put together from bands."""
    # Each row is led by the zero that says "not filtered". Pillow can only end rows with one: the
    # end of one is the beginning of the next, and only the first is led by one of its own.
    rows = memoryview(image.tobytes("raw", (image.mode, image.width + 1, 1)))[:-1]
    length = BAND * (image.width + 1)
    first = memoryview(LEAD + rows[: length - 1])
    starts = range(length - 1, len(rows), length)
    bands = [_deflated(first), *(_deflated(rows[at : at + length]) for at in starts)]
    checksum = struct.pack(">I", zlib.adler32(rows, zlib.adler32(LEAD)))
    return b"".join((b"\x78\x9c", *bands, b"\x03\x00", checksum))


def _digest(band: memoryview) -> bytes:
    """Enough to know a band by, and foreseen by nobody."""
    return xxh3_128_digest(band, _seed)


@keep_by(4096, _digest)
def _deflated(band: memoryview) -> bytes:
    """Return a piece of a deflate stream that leans on no other piece."""
    deflate = zlib.compressobj(LEVEL, zlib.DEFLATED, -15)
    return deflate.compress(band) + deflate.flush(zlib.Z_SYNC_FLUSH)


def _chunk(kind: bytes, data: bytes) -> bytes:
    checksum = zlib.crc32(kind + data)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", checksum)
