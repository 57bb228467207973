"""The only module that hides things: what a viewer may know of positions and events."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.values import Event, Seat, Viewer
from engine.games.marchands.content import ARRIVALS_TO_END
from engine.games.marchands.model.events import CardTaken
from engine.games.marchands.model.position import climb_cost
from engine.games.marchands.model.state import (
    AbilityAuction,
    Auction,
    Axles,
    Bidding,
    Climbing,
    Dials,
    Investing,
    Loading,
    Moving,
    Over,
    Selling,
    State,
)
from engine.games.marchands.model.view import AuctionView, PlayerView, SealedView, View
from engine.games.marchands.scoring import outcome


def view(state: State, viewer: Viewer, awaited: tuple[Seat, ...]) -> View:
    """The position without other people's money, cards and sealed answers."""
    stage = state.stage
    return View(
        viewer=viewer,
        rules=state.rules,
        round=state.round,
        first=state.first,
        phase=state.phase,
        players=tuple(
            _player(state, Seat(seat), own=viewer == seat) for seat in range(len(state.players))
        ),
        wagons=state.wagons,
        courier=state.courier,
        prices=state.prices,
        stock=state.stock,
        bonus=state.bonus,
        arrivals=state.arrivals,
        climb_cost=climb_cost(state),
        end_at=ARRIVALS_TO_END[len(state.players)],
        open_cards=state.open_cards,
        deck=len(state.deck),
        pile=sum(state.pile),
        awaited=awaited,
        bidding=stage.wagons if isinstance(stage, Bidding) else (),
        axles=state.axles,
        talks=stage.talks if isinstance(stage, Loading) else (),
        closed=stage.closed if isinstance(stage, Loading) else (),
        auction=_auction(state, viewer),
        sealed=_sealed(state, viewer),
        claims=stage.bonus if isinstance(stage, Selling) else (),
        deals=state.deals,
        promises=state.kept,
        outcome=outcome(state),
    )


def _player(state: State, seat: Seat, *, own: bool) -> PlayerView:
    player, over = state.players[seat], isinstance(state.stage, Over)
    return PlayerView(
        rung=player.rung,
        debts=player.debts,
        stores=player.stores,
        tiles=player.tiles,
        abilities=player.abilities,
        cards=len(player.hand),
        money=player.money if own or over or state.rules.open_purses else None,
        hand=player.hand if own else None,
        seen_pile=_seen_pile(state, seat) if own else None,
    )


def _seen_pile(state: State, seat: Seat) -> tuple[int, ...]:
    """The influence pile: before one's eyes while one chooses, afterwards from memory."""
    stage = state.stage
    choosing = isinstance(stage, Moving) and stage.card_due and stage.queue[0] == seat
    return state.pile if choosing else state.players[seat].seen_pile


def _auction(state: State, viewer: Viewer) -> AuctionView | None:
    stage = state.stage
    if isinstance(stage, AbilityAuction):
        return None if stage.auction is None else _without_limits(stage.auction, viewer)
    if not isinstance(stage, Investing):
        return None
    if stage.choosing is not None:
        return AuctionView(None, (), 0, None, None, stage.won, stage.choosing)
    if stage.auction is None:
        return None
    return replace(_without_limits(stage.auction, viewer), won=stage.won)


def _without_limits(auction: Auction, viewer: Viewer) -> AuctionView:
    limit = None if viewer is None else auction.limits[viewer] or None
    return AuctionView(
        auction.turn, auction.bidders, auction.high, auction.leader, auction.card, limit=limit
    )


def _sealed(state: State, viewer: Viewer) -> SealedView | None:
    """How many have answered is public, who and what is not."""
    stage = state.stage
    if not isinstance(stage, Bidding | Dials | Axles | Climbing):
        return None
    if isinstance(stage, Climbing) and state.rules.edition == 1:
        return None
    asked = range(len(state.players)) if isinstance(stage, Bidding | Dials) else stage.asked
    answered = sum(stage.sealed[seat] is not None for seat in asked)
    shown = SealedView(answered, len(asked))
    if viewer is None:
        return shown
    match stage:
        case Bidding():
            return replace(shown, bid=stage.sealed[viewer])
        case Dials():
            return replace(shown, dial=stage.sealed[viewer])
        case Axles():
            return replace(shown, axles=stage.sealed[viewer])
    played = viewer in stage.status
    return replace(shown, climb=stage.sealed[viewer], status_card=played or None)


def redact(event: Event, viewer: Viewer) -> Event | None:
    """Only the chooser ever learns which influence card was taken."""
    if isinstance(event, CardTaken) and viewer != event.seat:
        return CardTaken(event.seat, None)
    return event
