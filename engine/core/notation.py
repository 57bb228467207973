"""Actions as words and back: `buy silk@hamburg wine@paris`, `bid 1200`, all derived from `ask`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.core.asking import build, open_decisions, require_verb, verb_names
from engine.core.fields import Field, clipped
from engine.core.game import Game, StateT, ViewT
from engine.core.naming import Word, Wording, after_marks, fold, longest, words_of, written
from engine.core.reading import read, whole_amount
from engine.core.values import Action, MalformedError, RefusalError, Seat, say


def write(action: Action) -> str:
    """The canonical notation of an action."""
    return " ".join([action.verb, *(written(answer) for answer in action.answers())])


def parse(
    game: Game[StateT, ViewT],
    state: StateT,
    seat: Seat,
    text: str,
    wording: Wording | None = None,
    *,
    by_table: bool = False,
) -> Action:
    """Read a whole action; refusals name what was wrong and what would have been right.

    Some verbs are only for the table, such as skipping a seat whose time is up.
    """
    words = words_of(text)
    verb, words = read_verb(game, state, seat, words, wording, by_table=by_table)
    answers, words, fields = read_answers(game, state, seat, verb, words, wording)
    if words:
        raise MalformedError(say("refuse-extra", offender=clipped(words[0].text)))
    if fields:
        raise MalformedError(say("refuse-missing", prompt=fields[0].prompt))
    action = build(game, state, seat, verb, answers)
    if isinstance(action, tuple):
        raise MalformedError(say("refuse-missing", prompt=action[0].prompt))
    return action


def read_verb(
    game: Game[StateT, ViewT],
    state: StateT,
    seat: Seat,
    words: list[Word],
    wording: Wording | None,
    *,
    by_table: bool = False,
) -> tuple[str, list[Word]]:
    """Take the verb off the words, in notation or in the reader's language."""
    mine = _open_verbs(game, state, seat) if wording else ()
    meant = _verbs_by_name(game.meta.slug, game.meta.verbs, mine, wording)
    verb, rest = longest(meant, words)
    if verb is None:
        offender = clipped(words[0].text) if words else ""
        verbs = verb_names(game.meta, _open_verbs(game, state, seat) or game.meta.verbs)
        raise MalformedError(say("refuse-verb", offender=offender, verbs=verbs))
    if not by_table:
        require_verb(game, state, seat, verb)
    # A command that is a verb is often followed by a move that names the verb once more.
    again, after = longest(meant, rest) if wording else (None, rest)
    return verb, after if again == verb else rest


def _open_verbs(game: Game[StateT, ViewT], state: StateT, seat: Seat) -> tuple[str, ...]:
    found = {verb for d in open_decisions(game, state, seat) for verb in d.verbs}
    return tuple(sorted(found))


@lru_cache(maxsize=256)
def _verbs_by_name(
    slug: str, verbs: tuple[str, ...], mine: tuple[str, ...], wording: Wording | None
) -> Mapping[str, str]:
    """What each verb may be called; notation goes first, then what the seat may do now."""
    named = {fold(verb): verb for verb in verbs}
    if wording:
        for verb in (*mine, *verbs):
            named.setdefault(fold(wording(say(f"{slug}-verb-{verb}"))), verb)
    return named


def read_answers(
    game: Game[StateT, ViewT],
    state: StateT,
    seat: Seat,
    verb: str,
    words: list[Word],
    wording: Wording | None,
) -> tuple[tuple[str, ...], list[Word], tuple[Field, ...]]:
    """Feed words to `ask` until they run out; return what is still asked."""
    answers: tuple[str, ...] = ()
    asked = game.ask(state, seat, verb, answers)
    last: tuple[Field, list[Word]] | None = None
    while isinstance(asked, tuple):
        words = after_marks(words)
        if not words:
            return answers, words, asked
        last = asked[0], words
        try:
            answer, words = read(asked[0], words, wording)
        except RefusalError as refusal:
            better = game.explain(state, seat, verb, answers, words[0].text)
            raise type(refusal)(better or refusal.message) from None
        answers = (*answers, answer)
        asked = game.ask(state, seat, verb, answers)
    words = after_marks(words)
    if words and last and (longer := whole_amount(*last)):
        return (*answers[:-1], longer), [], ()
    return answers, words, ()
