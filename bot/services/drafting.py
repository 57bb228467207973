"""Half-made answers: a draft is the verb and the answers so far, walked through `ask`."""

from __future__ import annotations

import msgspec

from bot.components.ids import matches
from engine.core.asking import build
from engine.core.fields import JOINT, NONE, Basket, Choose, Field, basket, unpack, verify
from engine.core.game import Decision
from engine.core.values import Action, RefusalError, say
from engine.registry import AnyGame

Draft = tuple[str, ...]
"""The verb, then one token per answered field; an open basket comes last and starts with JOINT."""


class Form(msgspec.Struct, frozen=True):
    """A decision as far as it is answered: what is still asked, or the finished action."""

    decision: Decision
    draft: Draft
    verb: str | None
    answers: tuple[str, ...]
    held: tuple[str, ...]
    """What lies in the basket that is being filled."""
    fields: tuple[Field, ...] = ()
    action: Action | None = None

    @property
    def started(self) -> bool:
        """Whether there is something to take back."""
        given = len(self.decision.given)
        chosen = self.verb is not None and len(self.decision.verbs) > 1
        return chosen or len(self.answers) > given or bool(self.held)


def open_form(game: AnyGame, state: object, decision: Decision, draft: Draft) -> Form:
    """The form of a decision under a draft; what no longer fits of the draft is dropped."""
    while True:
        try:
            return walk(game, state, decision, draft)
        except RefusalError:
            if not draft:
                raise
            draft = draft[:-1]


def walk(game: AnyGame, state: object, decision: Decision, draft: Draft) -> Form:
    """The form under a draft that must fit whole; refuses at the first answer that does not."""
    held: tuple[str, ...] = ()
    closed = draft
    if draft and draft[-1].startswith(JOINT):
        held, closed = unpack(draft[-1].removeprefix(JOINT)), draft[:-1]
    verb = closed[0] if closed else _only(decision.verbs)
    if verb is None:
        return Form(decision, (), None, (), ())
    if verb not in decision.verbs:
        raise RefusalError(say("refuse-stale"))
    answers = (*decision.given, *closed[1:])
    asked = build(game, state, decision.seat, verb, answers)
    draft = (verb, *closed[1:])
    if not isinstance(asked, tuple):
        return Form(decision, draft, verb, answers, (), action=asked)
    if held and isinstance(asked[0], Basket):
        kept = tuple(token for token in held if token in {o.token for o in asked[0].options})
        return Form(decision, (*draft, JOINT + basket(kept)), verb, answers, kept, asked)
    return Form(decision, draft, verb, answers, (), asked)


def _only(verbs: tuple[str, ...]) -> str | None:
    return verbs[0] if len(verbs) == 1 else None


def answered(game: AnyGame, state: object, form: Form, *tokens: str) -> Form:
    """The form with more answers; refuses what the fields do not allow."""
    if form.verb is None:
        verb, *rest = tokens
        chosen = walk(game, state, form.decision, (verb,))
        return answered(game, state, chosen, *rest) if rest else chosen
    closed = (form.verb, *form.answers[len(form.decision.given) :])
    return walk(game, state, form.decision, (*closed, *tokens))


def put_in(form: Form, tokens: tuple[str, ...]) -> Draft:
    """The draft with more in the basket that is being filled."""
    field = form.fields[0]
    held = (*form.held, *tokens)
    if isinstance(field, Basket) and len(held) > field.most:
        verify(field, basket(held))
    return _holding(form, held)


def taken_out(form: Form) -> Draft:
    """The draft without the last thing put in the basket, or without the last answer."""
    if form.held:
        return _holding(form, form.held[:-1])
    return form.draft[:-1]


def _holding(form: Form, held: tuple[str, ...]) -> Draft:
    closed = form.draft[:-1] if form.held else form.draft
    return (*closed, JOINT + basket(held)) if held else closed


def token_of(field: Field, value: str) -> str | None:
    """The token that a pressed value stands for."""
    if isinstance(field, Basket) and value == NONE and field.least == 0:
        return NONE
    if isinstance(field, Choose | Basket):
        return next((o.token for o in field.options if matches(value, o.token)), None)
    return value
