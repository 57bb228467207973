"""The free-loading card: up to two goods aboard, whatever the master says."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.core.fields import Choose, unpack
from engine.core.game import Ask, Decision
from engine.core.values import Seat, Viewer, say
from engine.games.marchands.content import Influence
from engine.games.marchands.model.actions import FreeLoad
from engine.games.marchands.model.events import FreeLoaded
from engine.games.marchands.model.naming import GOOD_BY_TOKEN, WAGON_BY_TOKEN, wagon_option
from engine.games.marchands.model.position import Log, card_holders, discard, holds, with_stage
from engine.games.marchands.model.state import State
from engine.games.marchands.phases.loading.cargo import loadable, put_aboard, room
from engine.games.marchands.phases.loading.talks import settled, stage_of
from engine.games.marchands.phases.loading.terms import goods_basket

_CARD = Influence.FREE_LOADING
_ASIDE = say("marchands-prompt-free-load")
_LAST_CALL = say("marchands-prompt-last-call")
_WAGON = say("marchands-field-wagon")
_GOODS = say("marchands-field-goods")


def open_wagons(state: State, seat: Seat) -> tuple[int, ...]:
    """Wagons of other masters on which a seat could load something: public facts."""
    return tuple(
        wagon
        for wagon in stage_of(state).wagons
        if state.wagons[wagon].master != seat and loadable(state, wagon, seat)
    )


def can_play(state: State, seat: Seat) -> bool:
    """Whether a seat holds the card and has a use for it."""
    return holds(state, seat, _CARD) > 0 and bool(open_wagons(state, seat))


def call(state: State) -> State:
    """After all deals, ask everybody who holds any card and could load something."""
    asked = tuple(seat for seat in card_holders(state) if open_wagons(state, seat))
    return with_stage(state, replace(stage_of(state), last_call=asked))


def decisions(state: State, viewer: Viewer) -> Iterable[Decision]:
    """The last call, and before it what the holder alone may see: that he may play the card."""
    called = stage_of(state).last_call or ()
    asked = [_last_call(state, seat, own=viewer == seat) for seat in called]
    if viewer is not None and viewer not in called and can_play(state, viewer):
        name = f"free-load:{state.round}.{len(state.players[viewer].hand)}"
        # Only its own seat sees this: what is in a hand is a secret.
        asked.append(Decision(name, viewer, _ASIDE, ("free-load",), owed=False))
    return asked


def _last_call(state: State, seat: Seat, *, own: bool) -> Decision:
    name = f"last-call:{state.round}.{len(state.players[seat].hand)}"
    held = own and holds(state, seat, _CARD)
    return Decision(name, seat, _LAST_CALL, ("free-load", "pass") if held else ("pass",))


def ask(state: State, seat: Seat, answers: tuple[str, ...]) -> Ask:
    """Which wagon, then which goods."""
    if not answers:
        return (Choose("wagon", _WAGON, tuple(map(wagon_option, open_wagons(state, seat)))),)
    wagon = WAGON_BY_TOKEN[answers[0]]
    if len(answers) == 1:
        pieces = loadable(state, wagon, seat)
        most = min(room(state, wagon, seat), len(pieces))
        return (goods_basket(_GOODS, pieces, 1, most),)
    return FreeLoad(wagon, tuple(GOOD_BY_TOKEN[token] for token in unpack(answers[1])))


def play(state: State, seat: Seat, action: FreeLoad, log: Log) -> State:
    """The card is spent, and with it this round's paid deals on that wagon."""
    goods = tuple(sorted(action.goods))
    log.append(FreeLoaded(action.wagon, seat, goods))
    stage = stage_of(state)
    talks = tuple(
        replace(settled(talk), freed=True)
        if talk.wagon == action.wagon and talk.guest == seat
        else talk
        for talk in stage.talks
    )
    state = with_stage(state, replace(stage, talks=talks))
    state = put_aboard(discard(state, seat, _CARD), action.wagon, seat, goods)
    if state.players[seat].hand and open_wagons(state, seat):
        return state
    return pass_call(state, seat)


def pass_call(state: State, seat: Seat) -> State:
    """A seat needs not be asked again."""
    stage = stage_of(state)
    if stage.last_call is None:
        return state
    left = tuple(other for other in stage.last_call if other != seat)
    return with_stage(state, replace(stage, last_call=left))
