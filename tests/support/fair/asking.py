"""What is asked at the fair: who owes what, and in which fields."""

from __future__ import annotations

from engine.core.asking import require_verb
from engine.core.fields import Amount, Basket, Choose, Option, Text, unpack
from engine.core.game import Ask, Decision, Game
from engine.core.values import IllegalError, Message, Seat, Viewer, say, seat_name
from tests.support.fair.content import BASKET, COLOURS, COST, LONGEST_PROMISE, Good
from tests.support.fair.model import (
    Agree,
    Bid,
    Buy,
    Market,
    Pass,
    Promise,
    Rest,
    Sell,
    Stage,
    State,
    Swear,
    View,
    Wake,
)


def good_name(good: Good) -> Message:
    """A good's name in words to be."""
    return say(f"fair-good-{good.token}")


def pending(state: State, viewer: Viewer) -> tuple[Decision, ...]:
    """All questions; nothing in them depends on what is hidden, so every viewer sees the same."""
    market = state.market
    if market.stage is Stage.OVER:
        return ()
    seats = [Seat(number) for number in range(len(market.goods))]
    asides = [decision for seat in seats for decision in _asides(market, seat)]
    return (*_owed(market, seats), *asides)


def _owed(market: Market, seats: list[Seat]) -> list[Decision]:
    number = market.round
    match market.stage:
        case Stage.BUY:
            seat = market.seat_after(market.turn)
            prompt = say("fair-prompt-buy", cost=COST)
            return [Decision(f"buy:{number}:{COLOURS[seat]}", seat, prompt, ("buy",))]
        case Stage.BID:
            prompt = say("fair-prompt-bid", round=number)
            return [
                Decision(
                    f"bid:{number}:{COLOURS[seat]}",
                    seat,
                    prompt,
                    ("bid",),
                    owed=not market.sealed[seat],
                    secret=True,
                )
                for seat in seats
            ]
        case _:
            assert market.winner is not None, "somebody has won the stall"
            prompt = say("fair-prompt-sell")
            return [Decision(f"sell:{number}", market.winner, prompt, ("sell", "pass"))]


def _asides(market: Market, seat: Seat) -> list[Decision]:
    """What a seat may do meanwhile: promise once a round, agree, rest or wake."""
    colour = COLOURS[seat]
    rest = "wake" if market.resting[seat] else "rest"
    verbs = (rest,) if _swore(market, seat) else ("swear", rest)
    prompt = say("fair-prompt-aside")
    made = [Decision(f"aside:{market.round}:{colour}:{rest}", seat, prompt, verbs, owed=False)]
    for promise in _open_promises(market, seat):
        prompt = say("fair-prompt-agree", promise=_told(promise))
        given = (promise.token,)
        made.append(
            Decision(f"agree:{promise.number}", seat, prompt, ("agree",), owed=False, given=given)
        )
    return made


def _swore(market: Market, seat: Seat) -> bool:
    this_round = [p for p in market.promises if p.number // 10 == market.round]
    return any(promise.giver == seat for promise in this_round)


def _open_promises(market: Market, seat: Seat) -> list[Promise]:
    return [p for p in market.promises if p.taker == seat and not p.agreed]


def _told(promise: Promise) -> Message:
    return say("fair-promise", giver=seat_name(promise.giver), words=promise.words)


def ask(
    game: Game[State, View], state: State, seat: Seat, verb: str, answers: tuple[str, ...]
) -> Ask:
    """The next fields, or the action."""
    require_verb(game, state, seat, verb)
    market = state.market
    match verb:
        case "buy":
            return _ask_buy(state, seat, answers)
        case "bid":
            return Bid(int(answers[0])) if answers else (_bid_field(state, seat),)
        case "sell":
            return _ask_sell(market, seat, answers)
        case "swear":
            return _ask_swear(market, seat, answers)
        case "agree":
            options = [Option(p.token, _told(p)) for p in _open_promises(market, seat)]
            if not answers:
                return (Choose("promise", say("fair-ask-promise"), tuple(options)),)
            return Agree(int(answers[0].removeprefix("promise-")))
        case "rest":
            return Rest()
        case "wake":
            return Wake()
        case _:
            return Pass()


def _ask_buy(state: State, seat: Seat, answers: tuple[str, ...]) -> Ask:
    if answers:
        return Buy(tuple(sorted(Good[token.upper()] for token in unpack(answers[0]))))
    stock = state.market.stock
    most = min(BASKET, state.purses[seat] // COST, sum(stock))
    options = tuple(Option(g.token, good_name(g), _stock_note(stock[g])) for g in Good if stock[g])
    limits = tuple(min(stock[good], most) for good in Good if stock[good])
    return (Basket("goods", say("fair-ask-goods"), options, 0, most, limits),)


def _stock_note(left: int) -> Message:
    return say("fair-note-stock", left=left)


def _bid_field(state: State, seat: Seat) -> Amount:
    purse = state.purses[seat]
    marks = tuple(sorted({0, purse // 4, purse // 2}))
    return Amount("amount", say("fair-ask-bid", purse=purse), 0, purse, 1, marks)


def _ask_sell(market: Market, seat: Seat, answers: tuple[str, ...]) -> Ask:
    held = market.goods[seat]
    if not answers:
        options = tuple(
            Option(g.token, good_name(g), say("fair-note-price", price=market.prices[g]))
            for g in Good
            if held[g]
        )
        return (Choose("good", say("fair-ask-good"), options),)
    good = Good[answers[0].upper()]
    if len(answers) == 1:
        return (Amount("count", say("fair-ask-count", good=good_name(good)), 1, held[good]),)
    return Sell(good, int(answers[1]))


def _ask_swear(market: Market, seat: Seat, answers: tuple[str, ...]) -> Ask:
    if _swore(market, seat):
        raise IllegalError(say("fair-refuse-swore"))
    others = (Seat(number) for number in range(len(market.goods)) if number != seat)
    taker = Choose(
        "taker",
        say("fair-ask-taker"),
        tuple(Option(COLOURS[other], seat_name(other)) for other in others),
    )
    words = Text("words", say("fair-ask-words"), LONGEST_PROMISE)
    match answers:
        case ():
            return (taker, words)
        case (_,):
            return (words,)
        case _:
            return Swear(Seat(COLOURS.index(answers[0])), answers[1])


def explain(state: State, verb: str, token: str) -> Message | None:
    """Sold out is said better than by a list of what is left."""
    for good in Good:
        if verb == "buy" and token == good.token and not state.market.stock[good]:
            return say("fair-refuse-sold-out", good=good_name(good))
    return None
