"""Files that travel with messages."""

from __future__ import annotations

import mimetypes
import re
import struct
from dataclasses import dataclass
from pathlib import PurePosixPath
from urllib.parse import quote

from sandbox.errors import JSON, Violations, too_large
from sandbox.model import Attachment, Channel, Message
from sandbox.realm import Realm

LARGEST_FILE = 10 * 1024 * 1024
MOST_FILES = 10
# A load run posts pictures without end: beyond this, the oldest files are let go.
MOST_STORED = 512 * 1024 * 1024
LONGEST_ALT_TEXT = 1024


@dataclass(frozen=True)
class Upload:
    """One file part of a multipart request."""

    number: str
    filename: str
    data: bytes
    content_type: str


Uploads = dict[str, Upload]


def check(body: JSON, uploads: Uploads, kept: list[Attachment], wrong: Violations) -> None:
    """Refuse too many, too large or unexplained files."""
    if any(len(upload.data) > LARGEST_FILE for upload in uploads.values()):
        raise too_large()
    listed = body.get("attachments") or []
    wrong.count("attachments", listed, 0, MOST_FILES)
    known = set(uploads) | {str(one.id) for one in kept}
    for index, item in enumerate(listed):
        if str(item.get("id")) not in known:
            path = f"attachments.{index}.id"
            wrong.add(path, "ATTACHMENT_NOT_FOUND", "Attachment data not found")
        if item.get("description") is not None:
            path = f"attachments.{index}.description"
            wrong.length(path, item["description"], 0, LONGEST_ALT_TEXT)
    named = {str(item.get("id")) for item in listed}
    unlisted = 0 if "attachments" not in body else len(set(uploads) - named)
    if len(listed) + unlisted > MOST_FILES or len(uploads) > MOST_FILES:
        text = f"Must be {MOST_FILES} or fewer in length."
        wrong.add("attachments", "BASE_TYPE_MAX_LENGTH", text)


def apply(realm: Realm, message: Message, body: JSON, uploads: Uploads) -> None:
    """Give a message the files a request lists, keeping those it names."""
    listed = body.get("attachments")
    notes = {str(item["id"]): item for item in listed or []}
    if listed is not None:
        message.attachments = [one for one in message.attachments if str(one.id) in notes]
    for kept in message.attachments:
        if "description" in notes.get(str(kept.id), {}):
            kept.description = notes[str(kept.id)]["description"]
    for upload in uploads.values():
        note = notes.get(upload.number, {})
        message.attachments.append(store(realm, message.channel, upload, note, message.ephemeral))


def store(
    realm: Realm, channel: Channel, upload: Upload, note: JSON, ephemeral: bool
) -> Attachment:
    """Keep one uploaded file."""
    name = safe_name(note.get("filename") or upload.filename)
    number = realm.ids.new()
    folder = "ephemeral-attachments" if ephemeral else "attachments"
    attachment = Attachment(
        id=number,
        filename=name,
        data=upload.data,
        url=f"{realm.base_url}/{folder}/{channel.id}/{number}/{quote(name)}",
        content_type=mimetypes.guess_type(name)[0] or upload.content_type,
        description=note.get("description") or None,
        size=picture_size(upload.data),
        ephemeral=ephemeral,
    )
    realm.files[number] = attachment
    realm.stored_bytes += len(upload.data)
    while realm.stored_bytes > MOST_STORED and len(realm.files) > 1:
        forget(realm, next(iter(realm.files.values())))
    return attachment


def forget(realm: Realm, attachment: Attachment) -> None:
    """Let go of a file's bytes; its address answers 404 from now on."""
    if realm.files.pop(attachment.id, None) is not None:
        realm.stored_bytes -= len(attachment.data)
        attachment.data = b""


def safe_name(name: str) -> str:
    """Rename a file the way Discord does: no folders, no spaces."""
    return re.sub(r"[^\w.\-]", "_", PurePosixPath(name).name) or "file"


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG or GIF, from its header."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and data[12:16] == b"IHDR":
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    if data[:6] in (b"GIF87a", b"GIF89a"):
        width, height = struct.unpack("<HH", data[6:10])
        return width, height
    return None
