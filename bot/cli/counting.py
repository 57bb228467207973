"""Many games as tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import mean

from rich.table import Table

from bot.cli.playing import Played
from engine.core.values import Message, Seat
from engine.registry import AnyGame

MOST_PARTICULARS = 40


def tables(game: AnyGame, games: Sequence[Played]) -> list[Table]:
    """Everything that was counted."""
    return [
        _lengths(games),
        _seats(game, games),
        _scores(games),
        _kinds("Actions", game.meta.verbs, [played.actions for played in games]),
        _kinds("Events", _event_kinds(game), [played.events for played in games]),
        _particulars(games),
    ]


def _table(title: str, *columns: str) -> Table:
    made = Table(title=title, title_justify="left", show_edge=False, pad_edge=False)
    for place, column in enumerate(columns):
        made.add_column(column, justify="right" if place else "left")
    return made


def _lengths(games: Sequence[Played]) -> Table:
    made = _table("Games", "", "mean", "least", "most")
    for place, (name, _) in enumerate(games[0].figures):
        _add_spread(made, name, [played.figures[place][1] for played in games])
    _add_spread(made, "moves", [len(played.record.entries) for played in games])
    _add_spread(made, "waits", [played.waits for played in games])
    if games[0].figures:
        # By agreement the first figure counts what a game is made of: rounds or turns.
        unit = games[0].figures[0][0].removesuffix("s")
        paces = [played.waits / max(1, played.figures[0][1]) for played in games]
        _add_spread(made, f"human waits per {unit}", paces)
    return made


def _add_spread(made: Table, name: str, values: Sequence[float]) -> None:
    made.add_row(name, f"{mean(values):.1f}", f"{min(values):.5g}", f"{max(values):.5g}")


def _seats(game: AnyGame, games: Sequence[Played]) -> Table:
    made = _table("Seats", "", "won", "shared", "mean place")
    for seat in map(Seat, range(games[0].record.seats)):
        firsts = [played.outcome.ranking[0] for played in games]
        alone = sum(first == (seat,) for first in firsts)
        shared = sum(seat in first and len(first) > 1 for first in firsts)
        place = mean(played.outcome.rank(seat) for played in games)
        name = game.meta.colours[seat]
        made.add_row(name, _share(alone, len(games)), _share(shared, len(games)), f"{place:.2f}")
    return made


def _share(count: int, of: int) -> str:
    return f"{count / of:.1%}"


def _scores(games: Sequence[Played]) -> Table:
    """The numbers in what decided each seat's place, and why games ended."""
    made = _table("Outcomes", "", "all", "winners", "least", "most")
    everyone = [score for played in games for score in played.outcome.scores]
    winners = [
        played.outcome.scores[seat] for played in games for seat in played.outcome.ranking[0]
    ]
    for name in dict.fromkeys(name for score in everyone for name, _ in _numbers([score])):
        values = [value for key, value in _numbers(everyone) if key == name]
        best = [value for key, value in _numbers(winners) if key == name]
        highest = f"{mean(best):.1f}" if best else "-"
        made.add_row(name, f"{mean(values):.1f}", highest, str(min(values)), str(max(values)))
    for reason, count in Counter(played.outcome.reason.key for played in games).most_common():
        made.add_row(reason, _share(count, len(games)))
    return made


def _numbers(messages: Iterable[Message]) -> list[tuple[str, int]]:
    return [(n, value) for message in messages for n, value in message if isinstance(value, int)]


def _event_kinds(game: AnyGame) -> list[str]:
    return [str(event.__struct_config__.tag) for event in game.types.events]


def _kinds(title: str, kinds: Iterable[str], counts: Sequence[Counter[str]]) -> Table:
    made = _table(title, "", "per game", "in games", "all")
    total = sum(counts, Counter[str]())
    for kind in sorted(kinds, key=lambda kind: -total[kind]):
        games = sum(kind in count for count in counts)
        share = _share(games, len(counts))
        made.add_row(kind, f"{total[kind] / len(counts):.2f}", share, str(total[kind]))
    return made


def _particulars(games: Sequence[Played]) -> Table:
    made = _table("Particulars", "", "", "per game")
    total = sum((played.particulars for played in games), Counter[tuple[str, str]]())
    for (kind, thing), count in total.most_common(MOST_PARTICULARS):
        made.add_row(kind, thing, f"{count / len(games):.2f}")
    return made
