"""Answers to interactions, and follow-ups through their token."""

from __future__ import annotations

from sandbox import answers, interactions, payloads
from sandbox.errors import JSON, UnsupportedError, Violations
from sandbox.interactions import Answer, Ask, Interaction
from sandbox.model import Message
from sandbox.routes.table import Call, Status, route
from sandbox.rules import commands as command_rules
from sandbox.rules import messages as message_rules
from sandbox.rules import modals as modal_rules

CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
HOOK = "/webhooks/{webhook_id}/{webhook_token}"
ORIGINAL = f"{HOOK}/messages/@original"
MESSAGE = f"{HOOK}/messages/{{message_id}}"
ALLOWED: dict[Ask, tuple[Answer, ...]] = {
    Ask.COMMAND: (Answer.MESSAGE, Answer.DEFER_MESSAGE, Answer.MODAL),
    Ask.COMPONENT: (
        Answer.MESSAGE,
        Answer.DEFER_MESSAGE,
        Answer.DEFER_UPDATE,
        Answer.UPDATE,
        Answer.MODAL,
    ),
    Ask.AUTOCOMPLETE: (Answer.CHOICES,),
    Ask.MODAL: (Answer.MESSAGE, Answer.DEFER_MESSAGE),
}
ON_MESSAGE = (Answer.DEFER_UPDATE, Answer.UPDATE)


@route("POST", CALLBACK, needs_token=False)
def answer(call: Call) -> JSON | Status:
    """Take the one first answer."""
    world = call.world
    one = answers.answerable(
        world, int(call.path["interaction_id"]), call.path["interaction_token"]
    )
    body = call.form(lambda form: _check(call, one, form))
    kind = Answer(body["type"])
    made = answers.acknowledge(world, one, kind, body.get("data") or {}, call.uploads)
    if call.query.get("with_response", "").lower() not in ("1", "true"):
        return Status(204)
    return interactions.callback_body(one, made, world)


def _check(call: Call, one: Interaction, form: JSON) -> None:
    if form.get("type") in (1, 10, 12):
        raise UnsupportedError(f"interaction answers of type {form['type']} are not played here")
    allowed = ALLOWED[one.kind]
    if one.kind is Ask.MODAL and one.message is not None:
        allowed += ON_MESSAGE
    wrong = Violations()
    wrong.choice("type", form.get("type"), tuple(map(int, allowed)))
    wrong.settle()
    data = form.get("data") or {}
    if form["type"] == Answer.MODAL:
        modal_rules.check(data, wrong)
    elif form["type"] == Answer.CHOICES:
        choices = data.get("choices") or []
        kind = next((o["type"] for o in _flat(one.data) if o.get("focused")), None)
        command_rules.check_choices("data.choices", choices, kind, wrong)
    else:
        deferred = form["type"] in (Answer.DEFER_MESSAGE, Answer.DEFER_UPDATE)
        before = one.message if form["type"] == Answer.UPDATE else None
        message_rules.check(data, call.uploads, before=before, under="data", deferred=deferred)
    wrong.settle()


def _flat(data: JSON) -> list[JSON]:
    rows: list[JSON] = data.get("options") or []
    return rows + [inner for row in rows for inner in _flat(row)]


def _open(call: Call) -> Interaction:
    return answers.followable(call.world, call.path["webhook_id"], call.path["webhook_token"])


def _reach(call: Call) -> tuple[Interaction, Message]:
    one = _open(call)
    return one, answers.reachable(one, call.path.get("message_id", "@original"))


@route("POST", HOOK, needs_token=False)
def follow_up(call: Call) -> JSON:
    """Post another message."""
    one = _open(call)
    body = call.form(lambda form: message_rules.check(form, call.uploads))
    made = answers.follow_up(call.world, one, body, call.uploads)
    return payloads.message(call.world, made)


@route("GET", ORIGINAL, needs_token=False)
@route("GET", MESSAGE, needs_token=False)
def fetch(call: Call) -> JSON:
    """Read the original answer or a follow-up."""
    return payloads.message(call.world, _reach(call)[1])


@route("PATCH", ORIGINAL, needs_token=False)
@route("PATCH", MESSAGE, needs_token=False)
def edit(call: Call) -> JSON:
    """Change the original answer or a follow-up."""
    one, message = _reach(call)
    body = call.form(lambda form: message_rules.check(form, call.uploads, before=message))
    changed = answers.revise(call.world, one, message, body, call.uploads)
    return payloads.message(call.world, changed)


@route("DELETE", ORIGINAL, needs_token=False)
@route("DELETE", MESSAGE, needs_token=False)
def delete(call: Call) -> None:
    """Delete the original answer or a follow-up."""
    answers.withdraw(call.world, *_reach(call))
