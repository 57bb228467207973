"""Structured logs: one line per event with its fields, and no secret in any of them."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import TextIO

import msgspec

HIDDEN = "[hidden]"

_CHATTY = ("discord", "aiosqlite", "aiohttp", "asyncio", "PIL")
"""Below INFO these libraries print payloads and statements: bids, hands, tokens."""

_SECRETS = re.compile(
    r"[\w-]{23,30}\.[\w-]{6,7}\.[\w-]{27,}"  # a bot token
    r"|(?<=/interactions/)\d+/[\w.~-]+"  # the token of an interaction, in an address
    r"|(?<=/webhooks/)\d+/[\w.~-]+"
    r"|\bh1:[\w.~+/=-]+"  # the seed of a match
)
_VALUES = re.compile(r"'[^']*'|\"[^\"]*\"|\d+")
_TELLING = ("discord.", "aiohttp.", "sqlite3.", "bot.store.", "OSError", "ConnectionError")
"""Errors of the outer world: what they say is about addresses, codes and files."""
_HEADINGS = ("Traceback", "During handling", "The above exception")
_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


def configure(
    level: str, format_: str, *, secrets: Iterable[str | None] = (), stream: TextIO | None = None
) -> None:
    """Send all logs to one stream, in one format, without these secrets."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if format_ == "json" else Console())
    handler.addFilter(Discretion(secrets))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in _CHATTY:
        logger = logging.getLogger(name)
        logger.setLevel(max(logging.INFO, logging.getLogger().level))


class Discretion(logging.Filter):
    """Takes secrets out of records, and records out that are nothing but secrets."""

    def __init__(self, secrets: Iterable[str | None] = ()) -> None:
        super().__init__()
        self._known = tuple(secret for secret in secrets if secret)

    def filter(self, record: logging.LogRecord) -> bool:
        """Clean a record in place; refuse the chatter of libraries."""
        # Levels can be set behind our back, so this does not rest on `configure` alone.
        if record.levelno < logging.INFO and record.name.partition(".")[0] in _CHATTY:
            return False
        record.msg, record.args = self._clean(record.getMessage()), None
        if record.exc_info:
            told = self._clean(logging.Formatter().formatException(record.exc_info))
            record.exc_text = "\n".join(map(_discreet, told.splitlines()))
            record.exc_info = None
        if record.stack_info:
            record.stack_info = self._clean(record.stack_info)
        for name, value in fields(record).items():
            if not isinstance(value, int | float | bool | None):
                setattr(record, name, self._clean(str(value)))
        return True

    def _clean(self, text: str) -> str:
        for secret in self._known:
            text = text.replace(secret, HIDDEN)
        return _SECRETS.sub(HIDDEN, text)


def _discreet(line: str) -> str:
    """A line of a traceback; an error from within may repeat a sealed answer: KeyError: 'silk'."""
    if not line or line.startswith((" ", *_HEADINGS, *_TELLING)):
        return line
    return _VALUES.sub("…", line)


def fields(record: logging.LogRecord) -> dict[str, object]:
    """What was passed as `extra`."""
    return {name: value for name, value in vars(record).items() if name not in _STANDARD}


class JsonLines(logging.Formatter):
    """One JSON object per record."""

    def format(self, record: logging.LogRecord) -> str:
        """Write the record with its fields at the top level."""
        line: dict[str, object] = {
            "time": _moment(record).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **fields(record),
        }
        if record.exc_text:
            line["error"] = record.exc_text
        return msgspec.json.encode(line).decode()


class Console(logging.Formatter):
    """A line for people, the fields behind the message."""

    def format(self, record: logging.LogRecord) -> str:
        """Write the record; an error's traceback follows it."""
        extras = "".join(f" {name}={value}" for name, value in fields(record).items())
        head = f"{_moment(record):%H:%M:%S} {record.levelname:<7} {record.name}"
        line = f"{head}: {record.getMessage()}{extras}"
        return f"{line}\n{record.exc_text}" if record.exc_text else line


def _moment(record: logging.LogRecord) -> datetime:
    return datetime.fromtimestamp(record.created, UTC)
