"""Actions as words and back: `buy silk@hamburg wine@paris`, `bid 1200`, all derived from `ask`."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from engine.core.asking import build, open_decisions, require_verb, verb_names
from engine.core.fields import (
    JOINT,
    NONE,
    Amount,
    Basket,
    Choose,
    Field,
    Option,
    Text,
    basket,
    clipped,
    unpack,
    verify,
)
from engine.core.game import Game, Meta, StateT, ViewT
from engine.core.values import Action, MalformedError, Message, RefusalError, Seat, say

Wording: TypeAlias = Callable[[Message], str]
"""How a reader words a message; lets people type labels in their own language."""

_WORD = re.compile(r'"((?:[^"\\]|\\.)*)"|(\S+)')
_GROUP = re.compile(r"\d{3}")
_SPACED_GROUP = re.compile(r"(?<=\d)\s+(?=\d{3}(\D|$))")
_PLAIN = re.compile(r"[^\s\"\\]+")


class Word(NamedTuple):
    """One word of typed text; quoted ones are never split or joined."""

    text: str
    quoted: bool


def write(action: Action) -> str:
    """The canonical notation of an action."""
    return " ".join([action.verb, *(written(answer) for answer in action.answers())])


def written(answer: str) -> str:
    """One answer in notation; free words are quoted."""
    if JOINT in answer:
        return answer.replace(JOINT, " ")
    if _PLAIN.fullmatch(answer):
        return answer
    return '"' + answer.replace("\\", "\\\\").replace('"', '\\"') + '"'


def words_of(text: str) -> list[Word]:
    """Split typed text at spaces, keeping quoted parts whole."""
    return [
        Word(re.sub(r"\\(.)", r"\1", quoted), True) if plain == "" else Word(plain, False)
        for quoted, plain in _WORD.findall(text)
    ]


@lru_cache(maxsize=4096)
def fold(text: str) -> str:
    """Lower case without accents, so that «Épée» and «epee» are alike."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    kept = (c for c in decomposed if not unicodedata.combining(c))
    return re.sub(r"[\s\-_’']+", " ", "".join(kept)).strip()


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
    meant = _verbs_by_name(game.meta, wording)
    for size in range(min(4, len(words)), 0, -1):
        verb = meant.get(fold(" ".join(word.text for word in words[:size])))
        if verb is not None:
            if not by_table:
                require_verb(game, state, seat, verb)
            return verb, words[size:]
    mine = sorted({verb for d in open_decisions(game, state, seat) for verb in d.verbs})
    offender = clipped(words[0].text) if words else ""
    verbs = verb_names(game.meta, mine or game.meta.verbs)
    raise MalformedError(say("refuse-verb", offender=offender, verbs=verbs))


def _verbs_by_name(meta: Meta, wording: Wording | None) -> dict[str, str]:
    """What each verb may be called; notation goes before the reader's words."""
    named: dict[str, str] = {}
    if wording:
        for verb in meta.verbs:
            named.setdefault(fold(wording(say(f"{meta.slug}-verb-{verb}"))), verb)
    return named | {fold(verb): verb for verb in meta.verbs}


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
        if not words:
            return answers, words, asked
        last = asked[0], words
        try:
            answer, words = _read(asked[0], words, wording)
        except RefusalError as refusal:
            better = game.explain(state, seat, verb, answers, words[0].text)
            raise type(refusal)(better or refusal.message) from None
        answers = (*answers, answer)
        asked = game.ask(state, seat, verb, answers)
    if words and last and (longer := _whole_amount(*last)):
        return (*answers[:-1], longer), [], ()
    return answers, words, ()


def _whole_amount(field: Field, words: list[Word]) -> str | None:
    """What is left at the end of a line belongs to its last number: `bid 1 200`."""
    if not isinstance(field, Amount) or _amount_sizes(words)[-1] != len(words):
        return None
    digits = "".join(word.text for word in words)
    try:
        verify(field, digits)
    except RefusalError:
        return None
    return digits


def _read(field: Field, words: list[Word], wording: Wording | None) -> tuple[str, list[Word]]:
    """Take the words that answer this field off the list."""
    if isinstance(field, Amount | Text) and field.optional and words[0].text == NONE:
        return NONE, words[1:]
    match field:
        case Choose():
            found = _match_option(field.options, words, wording)
            if found is None:
                verify(field, words[0].text)
                raise AssertionError("an option was missed")
            return found
        case Amount():
            return _read_amount(field, words)
        case Basket():
            return _read_basket(field, words, wording)
        case Text():
            whole = words[0].text if words[0].quoted else " ".join(w.text for w in words)
            verify(field, whole)
            return whole, words[1:] if words[0].quoted else []


def read_field(field: Field, text: str, wording: Wording | None = None) -> str:
    """Read one answer written on its own, as in a form; nothing may be left over."""
    if isinstance(field, Text) and text:
        verify(field, text)
        return text
    if not text and isinstance(field, Amount | Text) and field.optional:
        return NONE
    # Alone in its form, "1 200" is one number whatever the bounds.
    words = words_of(_SPACED_GROUP.sub("", text) if isinstance(field, Amount) else text)
    if not words:
        raise MalformedError(say("refuse-missing", prompt=field.prompt))
    answer, rest = _read(field, words, wording)
    if rest:
        raise MalformedError(say("refuse-extra", offender=clipped(rest[0].text)))
    return answer


def _match_option(
    options: tuple[Option, ...], words: list[Word], wording: Wording | None
) -> tuple[str, list[Word]] | None:
    for size in range(min(6, len(words)), 0, -1):
        typed = fold(" ".join(word.text for word in words[:size]))
        for option in options:
            if typed == fold(option.token) or (wording and typed == fold(wording(option.label))):
                return option.token, words[size:]
    return None


def _read_amount(field: Amount, words: list[Word]) -> tuple[str, list[Word]]:
    """Read 1200, 1 200, 1.200 or 1,200; a following group of three joins only if it must."""
    for size in _amount_sizes(words):
        digits = "".join(word.text for word in words[:size])
        digits = re.sub(r"(?<=\d)[.,\u00a0\u202f'’](?=\d{3}(\D|$))", "", digits)
        try:
            verify(field, digits)
        except RefusalError:
            if size == _amount_sizes(words)[-1]:
                raise
            continue
        return digits, words[size:]
    raise AssertionError("there is at least one word")


def _amount_sizes(words: list[Word]) -> list[int]:
    sizes = [1]
    if re.fullmatch(r"-?\d{1,3}", words[0].text):
        while len(sizes) < len(words) and _GROUP.fullmatch(words[len(sizes)].text):
            sizes.append(len(sizes) + 1)
    return sizes


def _read_basket(
    field: Basket, words: list[Word], wording: Wording | None
) -> tuple[str, list[Word]]:
    tokens: list[str] = []
    if words[0].text == NONE and field.least == 0:
        return NONE, words[1:]
    while words and len(tokens) <= field.most:
        found = _match_option(field.options, words, wording)
        if found is None:
            break
        token, words = found
        tokens.append(token)
    if not tokens:
        verify(field, words[0].text)
    verify(field, basket(tokens))
    return basket(tokens), words


def in_words(field: Field, answer: str, wording: Wording) -> str:
    """An answer as its reader would say it."""
    if answer == NONE and not isinstance(field, Choose):
        return wording(say("nothing"))
    match field:
        case Choose() | Basket():
            labels = {option.token: option.label for option in field.options}
            return ", ".join(wording(labels[t]) if t in labels else t for t in unpack(answer))
        case Amount():
            return wording(say("number", value=int(answer)))
        case Text():
            return answer
