"""A match as a text file: a header and numbered moves in notation, what PGN is to chess."""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from engine.core.fields import clipped
from engine.core.game import Game, Options, StateT, ViewT, settle
from engine.core.match import DivergedError, Entry, Match, advance, start
from engine.core.notation import parse, write
from engine.core.values import MalformedError, RefusalError, Seat, say

FORMAT = "Comptoir record 1"
HIDDEN = "?"

_MOVE = re.compile(
    r"(?P<number>\d+)(?P<auto>\*?) (?P<seat>[a-z]+) (?P<move>.*?)"
    r"(?: ;(?P<rules>\d+) (?P<drawn>\d+) (?P<digest>[0-9a-f]{16}))?"
)


class Record(msgspec.Struct, frozen=True):
    """A match told in full: enough to set it up and play it again."""

    slug: str
    rules: int
    seats: int
    options: Options
    seed: str
    entries: tuple[Entry, ...]


def dump(game: Game[StateT, ViewT], record: Record) -> str:
    """The complete record, for finished matches and the server's own use."""
    lines = [*_header(record), f"seed: {record.seed}", ""]
    for number, entry in enumerate(record.entries, 1):
        mark = "*" if entry.auto else ""
        colour = game.meta.colours[entry.seat]
        stamp = f";{entry.rules} {entry.drawn} {entry.digest}"
        lines.append(f"{number}{mark} {colour} {write(entry.action)} {stamp}")
    return "\n".join(lines) + "\n"


def dump_public(game: Game[StateT, ViewT], record: Record, hidden: Iterable[bool]) -> str:
    """What anybody may read of a running match: hidden moves are `?` and there is no seed."""
    lines = [*_header(record), ""]
    for number, (entry, secret) in enumerate(zip(record.entries, hidden, strict=True), 1):
        move = HIDDEN if secret else write(entry.action)
        lines.append(f"{number} {game.meta.colours[entry.seat]} {move}")
    return "\n".join(lines) + "\n"


def hidden_moves(
    game: Game[StateT, ViewT], match: Match[StateT], entries: Iterable[Entry]
) -> tuple[bool, ...]:
    """Which entries of a match, from its start, answered a secret question."""
    hidden = []
    for entry in entries:
        mine = (d for d in game.pending(match.state, entry.seat) if d.seat == entry.seat)
        hidden.append(any(d.secret for d in mine if entry.action.verb in d.verbs))
        match, _, _ = advance(game, match, entry.seat, entry.action, auto=entry.auto)
    return tuple(hidden)


def _header(record: Record) -> list[str]:
    settings = [f"setting {name}: {choice}" for name, choice in record.options]
    return [
        FORMAT,
        f"game: {record.slug}",
        f"rules: {record.rules}",
        f"seats: {record.seats}",
        *settings,
    ]


class Header(msgspec.Struct, frozen=True):
    """The head of a record file, enough to find its game."""

    slug: str
    rules: int
    seats: int
    settings: tuple[tuple[str, str], ...]
    seed: str | None


def read_header(text: str) -> Header:
    """Read the lines above the moves."""
    head = text.partition("\n\n")[0].splitlines()
    if not head or head[0].strip() != FORMAT:
        raise MalformedError(say("refuse-record-format", expected=FORMAT))
    pairs = [line.partition(": ")[::2] for line in head[1:]]
    fields = dict(pairs)
    settings = tuple((k.removeprefix("setting "), v) for k, v in pairs if k.startswith("setting "))
    try:
        return Header(
            fields["game"], int(fields["rules"]), int(fields["seats"]), settings, fields.get("seed")
        )
    except (KeyError, ValueError) as error:
        raise MalformedError(say("refuse-record-header", offender=str(error))) from error


def load(game: Game[StateT, ViewT], text: str) -> tuple[Record, Match[StateT]]:
    """Read and verify a complete record, playing it through; refuse at the first wrong move."""
    header = read_header(text)
    if header.slug != game.meta.slug:
        raise MalformedError(
            say("refuse-record-game", offender=header.slug, expected=game.meta.slug)
        )
    if header.seed is None:
        raise MalformedError(say("refuse-record-public"))
    options = settle(game.meta, dict(header.settings))
    try:
        match, _ = start(game, header.seats, options, header.seed)
    except ValueError as error:
        raise MalformedError(say("refuse-record-header", offender=str(error))) from error
    entries: list[Entry] = []
    for line in filter(None, text.partition("\n\n")[2].splitlines()):
        match, entry = _play_line(game, match, line, len(entries) + 1)
        entries.append(entry)
    record = Record(header.slug, header.rules, header.seats, options, header.seed, tuple(entries))
    return record, match


def _play_line(
    game: Game[StateT, ViewT], match: Match[StateT], line: str, number: int
) -> tuple[Match[StateT], Entry]:
    found = _MOVE.fullmatch(line.strip())
    seated = game.meta.colours[: match.seats]
    if not found or found["number"] != str(number) or found["seat"] not in seated:
        raise MalformedError(say("refuse-record-line", number=number, offender=clipped(line)))
    seat = Seat(seated.index(found["seat"]))
    auto = bool(found["auto"])
    try:
        action = parse(game, match.state, seat, found["move"], by_table=auto)
        game.check(match.state, seat, action)
    except RefusalError as refusal:
        reason = say("refuse-record-move", number=number, reason=refusal.message)
        raise type(refusal)(reason) from refusal
    after, entry, _ = advance(game, match, seat, action, auto=auto)
    stamp = (found["rules"], found["drawn"], found["digest"])
    # A line written by hand has no stamp and is taken at its word.
    if found["digest"] and stamp != (str(entry.rules), str(entry.drawn), entry.digest):
        raise DivergedError(number)
    return after, entry
