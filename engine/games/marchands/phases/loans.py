"""Last phase, second part: those who fell may borrow; anybody may repay at any time."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.core.game import Ask, Decision
from engine.core.values import Action, Message, Seat, Viewer, say
from engine.games.marchands.content import LOAN, REPAYMENT
from engine.games.marchands.model.actions import Borrow, Pass
from engine.games.marchands.model.events import Borrowed, Passed, Repaid
from engine.games.marchands.model.position import Log, pay_bank, with_player, with_stage, without
from engine.games.marchands.model.reserves import free_cash
from engine.games.marchands.model.state import Loans, Phase, State
from engine.games.marchands.phases.investing import is_last_round

_PROMPT = say("marchands-prompt-borrow", loan=LOAN, repayment=REPAYMENT)


def enter(state: State, log: Log) -> State:
    """Ask those who fell; in the last round a loan would only hurt and is not offered."""
    return with_stage(state, Loans(() if is_last_round(state) else state.fell))


def finished(state: State) -> bool:
    """All who fell have decided."""
    return not _stage(state).asked


def leave(state: State, log: Log) -> State:
    """Nothing is left to settle."""
    return state


def decisions(state: State, viewer: Viewer) -> Iterable[Decision]:
    """All who fell are asked together."""
    name = f"borrow:{state.round}"
    return [Decision(name, seat, _PROMPT, ("borrow", "pass")) for seat in _stage(state).asked]


def ask(state: State, seat: Seat, verb: str, answers: tuple[str, ...]) -> Ask:
    """Neither answer needs anything more."""
    return Borrow() if verb == "borrow" else Pass()


def explain(
    state: State, seat: Seat, verb: str, answers: tuple[str, ...], token: str
) -> Message | None:
    """There is nothing to get wrong."""
    return None


def apply(state: State, seat: Seat, action: Action, log: Log) -> State:
    """Hand out the loan with its credit card."""
    state = with_stage(state, Loans(without(_stage(state).asked, seat)))
    if not isinstance(action, Borrow):
        log.append(Passed(seat, Phase.LOANS))
        return state
    player = state.players[seat]
    state = with_player(state, seat, replace(player, debts=player.debts + 1))
    log.append(Borrowed(seat, LOAN))
    return pay_bank(state, seat, -LOAN)


def default(state: State, decision: Decision) -> Action:
    """An absent player does not borrow."""
    return Pass()


def can_repay(state: State, seat: Seat) -> bool:
    """Whether a seat owes a loan and has the money for it free."""
    player = state.players[seat]
    if not player.debts or player.money < REPAYMENT:
        return False
    return free_cash(state, seat) >= REPAYMENT


def repay(state: State, seat: Seat, log: Log) -> State:
    """Pay one loan back."""
    player = state.players[seat]
    state = with_player(state, seat, replace(player, debts=player.debts - 1))
    log.append(Repaid(seat, REPAYMENT))
    return pay_bank(state, seat, REPAYMENT)


def _stage(state: State) -> Loans:
    assert isinstance(state.stage, Loans)
    return state.stage
