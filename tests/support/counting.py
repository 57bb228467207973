"""How many answers a seat has: whole trees of `ask`, counted without a sample."""

from __future__ import annotations

from itertools import combinations_with_replacement

from engine.core.asking import open_decisions
from engine.core.fields import Amount, Basket, Choose, Field, Text, basket, verify
from engine.core.values import RefusalError, Seat
from engine.registry import AnyGame


def count_answers(game: AnyGame, state: object, seat: Seat) -> int:
    """The number of different complete actions open to a seat."""
    found: set[tuple[str, ...]] = set()
    for decision in open_decisions(game, state, seat):
        for verb in decision.verbs:
            found.update((verb, *answers) for answers in leaves(game, state, seat, verb))
    return len(found)


def leaves(
    game: AnyGame, state: object, seat: Seat, verb: str, answers: tuple[str, ...] = ()
) -> set[tuple[str, ...]]:
    """Every way to answer a verb to the end."""
    asked = game.ask(state, seat, verb, answers)
    if not isinstance(asked, tuple):
        return {answers}
    return {
        leaf
        for answer in every(asked[0])
        for leaf in leaves(game, state, seat, verb, (*answers, answer))
    }


def every(field: Field) -> list[str]:
    """Every answer to a field."""
    match field:
        case Choose():
            return [option.token for option in field.options]
        case Amount():
            amounts = map(str, range(field.least, field.most + 1, field.step))
            return [*amounts, *(["none"] if field.optional else [])]
        case Basket():
            tokens = [option.token for option in field.options]
            sizes = range(field.least, field.most + 1)
            picks = (p for size in sizes for p in combinations_with_replacement(tokens, size))
            return [answer for answer in map(basket, picks) if _allowed(field, answer)]
        case Text():
            raise ValueError("free words cannot be counted")


def _allowed(field: Field, answer: str) -> bool:
    try:
        verify(field, answer)
    except RefusalError:
        return False
    return True
