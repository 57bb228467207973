"""Pictures as PNG files: palette indices, no row filters, and bands compressed only once."""

from __future__ import annotations

import struct
import zlib

from PIL import Image

from render.keep import keep_by

SIGNATURE = b"\x89PNG\r\n\x1a\n"
BAND = 64
"""Rows that are compressed together; most of them are the same in the next picture."""


def encode(image: Image.Image) -> bytes:
    """Return the file for a picture that was composed with a palette."""
    if image.mode != "P":
        raise ValueError(f"only palette pictures are encoded, not {image.mode}")
    wide, high = image.size
    header = struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)
    colours = bytes(image.getpalette("RGB") or ())
    return b"".join(
        (
            SIGNATURE,
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", colours),
            _chunk(b"IDAT", _compressed(_rows(image), BAND * (wide + 1))),
            _chunk(b"IEND", b""),
        )
    )


def _rows(image: Image.Image) -> bytes:
    """Return the pixels, each row led by the zero that says "not filtered"."""
    wide, high = image.size
    framed = Image.new("P", (wide + 1, high))
    framed.paste(image, (1, 0))
    return framed.tobytes()


def _compressed(data: bytes, length: int) -> bytes:
    bands = (_deflated(data[at : at + length]) for at in range(0, len(data), length))
    end = b"\x03\x00" + struct.pack(">I", zlib.adler32(data))
    return b"".join((b"\x78\x9c", *bands, end))


def _digest(band: bytes) -> tuple[int, int]:
    """Enough to know a band by: 64 bits nobody can foresee and 32 more."""
    return hash(band), zlib.crc32(band)


@keep_by(4096, _digest)
def _deflated(band: bytes) -> bytes:
    """Return a piece of a deflate stream that leans on no other piece."""
    deflate = zlib.compressobj(7, zlib.DEFLATED, -15)
    return deflate.compress(band) + deflate.flush(zlib.Z_SYNC_FLUSH)


def _chunk(kind: bytes, data: bytes) -> bytes:
    checksum = zlib.crc32(kind + data)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", checksum)
