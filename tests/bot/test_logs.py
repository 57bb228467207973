from __future__ import annotations

import io
import json
import logging
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bot.logs import HIDDEN, configure
from bot.store.errors import StoreUnavailableError

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.abcdefghijklmnopqrstuvwxyz0123456789ab"
SEED = "h1:8f3a0c_secret"


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    """Leave the loggers of the test run as they were."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    chatty = {name: logging.getLogger(name).level for name in ("discord", "aiosqlite")}
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    for name, before in chatty.items():
        logging.getLogger(name).setLevel(before)


def configured(level: str = "DEBUG", format_: str = "json") -> io.StringIO:
    stream = io.StringIO()
    configure(level, format_, secrets=["hush-hush", None], stream=stream)
    return stream


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_json_lines_carry_the_fields() -> None:
    stream = configured()
    logging.getLogger("bot.tables").warning("moved %s", "on", extra={"match": "ab", "length": 3})
    (line,) = lines(stream)
    assert line.pop("time").endswith("+00:00")
    assert line == {
        "level": "WARNING",
        "logger": "bot.tables",
        "message": "moved on",
        "match": "ab",
        "length": 3,
    }


def test_the_console_shows_fields_and_traceback() -> None:
    stream = configured(format_="console")
    try:
        raise ValueError("broken wheel")
    except ValueError:
        logging.getLogger("bot").exception("failed", extra={"match": "ab"})
    first, *rest = stream.getvalue().splitlines()
    assert first.endswith("ERROR   bot: failed match=ab")
    assert rest[0].startswith("Traceback")
    assert rest[-1] == "ValueError: broken wheel"


@pytest.mark.parametrize("format_", ["json", "console"])
@pytest.mark.parametrize(
    "secret",
    [
        "hush-hush",
        TOKEN,
        SEED,
        "https://discord.com/api/v10/interactions/123456/aW50ZXJhY3Rpb24/callback",
        "https://discord.com/api/v10/webhooks/123456/aW50ZXJhY3Rpb24/messages",
    ],
)
def test_secrets_are_hidden_wherever_they_stand(format_: str, secret: str) -> None:
    stream = configured(format_=format_)
    log = logging.getLogger("bot")
    try:
        raise RuntimeError(f"in the error: {secret}")
    except RuntimeError:
        log.exception("in the message: %s", secret, extra={"field": secret, "many": [secret]})
    told = stream.getvalue()
    assert told.count(HIDDEN) >= 4
    for part in ("hush-hush", TOKEN, SEED, "aW50ZXJhY3Rpb24"):
        assert part not in told


SEALED = "1300"


@pytest.mark.parametrize("format_", ["json", "console"])
@pytest.mark.parametrize(
    "mistake",
    [
        lambda: {"": ""}[SEALED],
        lambda: int(f"{SEALED} florins"),
        lambda: (_ for _ in ()).throw(AssertionError(f"bid {SEALED}\nof {SEALED}")),
    ],
)
def test_an_error_from_within_repeats_no_answer(
    format_: str, mistake: Callable[[], object]
) -> None:
    stream = configured(format_=format_)
    try:
        mistake()
    except Exception as error:
        try:
            raise RuntimeError(f"after {SEALED}") from error
        except RuntimeError:
            logging.getLogger("bot").exception("failed")
    told = stream.getvalue()
    assert SEALED not in told
    assert "RuntimeError: after …" in told
    assert "test_logs.py" in told


def test_an_error_of_the_outer_world_is_told_in_full() -> None:
    stream = configured(format_="console")
    try:
        raise StoreUnavailableError("disk 7 is full")
    except StoreUnavailableError:
        logging.getLogger("bot").exception("failed")
    assert stream.getvalue().rstrip().endswith("StoreUnavailableError: disk 7 is full")


@pytest.mark.parametrize("name", ["discord", "discord.gateway", "aiosqlite"])
def test_libraries_that_print_payloads_are_never_heard_below_info(name: str) -> None:
    stream = configured("DEBUG")
    logger = logging.getLogger(name)
    logger.debug("payload")
    logger.setLevel(logging.DEBUG)
    try:
        logger.debug("payload")
    finally:
        logger.setLevel(logging.NOTSET)
    logger.info("connected")
    assert [line["message"] for line in lines(stream)] == ["connected"]


def test_our_own_details_are_heard_when_asked_for() -> None:
    quiet, loud = configured("INFO"), None
    logging.getLogger("bot").debug("detail")
    assert lines(quiet) == []
    loud = configured("DEBUG")
    logging.getLogger("bot").debug("detail")
    assert len(lines(loud)) == 1


def test_libraries_follow_a_level_above_info() -> None:
    stream = configured("ERROR")
    logging.getLogger("discord").warning("rate limited")
    assert lines(stream) == []
