# Merchants of the Middle Ages, phase 2: loading the wagons.

## Verbs

marchands-verb-load = Load
marchands-verb-offer = Offer loading
marchands-verb-close = End loading
marchands-verb-accept = Accept
marchands-verb-counter = Counter-offer
marchands-verb-decline = Decline
marchands-verb-grant = Agree to the counter-offer
marchands-verb-refuse = Refuse the counter-offer
marchands-verb-free-load = Play free loading
marchands-do-load = Load { $lot } onto { $wagon }
marchands-do-offer = Offer { $guest } loading on { $wagon }: { $one ->
    [nothing] two goods for { $two }
   *[other] one good for { $one }{ $two ->
        [nothing] {""}
       *[other] , two for { $two }
    }
}
marchands-do-close = End the loading of { $wagon }
marchands-do-accept = Load { $goods } on { $offer }
marchands-do-counter = Counter with { $price } for { $goods }
marchands-do-decline = Decline ({ $offer })
marchands-do-grant = Agree ({ $counter })
marchands-do-refuse = Refuse ({ $counter })
marchands-do-free-load = Load { $goods } onto { $wagon } for free

## Questions

marchands-prompt-load = You are load master of { $wagon } in { $city }: load, name prices, or end the loading.
marchands-prompt-deal = { $seat } offers you loading on { $wagon }: { $prices }.
marchands-prompt-reply = { $seat } would pay { $price } to load { $goods } on { $wagon }.
marchands-prompt-free-load = You may play free loading.
marchands-prompt-last-call = The deals are done. Play free loading before the wagons leave?
marchands-field-lot = What do you load?
marchands-field-guest = An offer to whom?
marchands-field-price-one = Price for one good
marchands-field-price-two = Price for two goods
marchands-field-offer = Which offer?
marchands-field-counter = Which counter-offer?
marchands-field-goods = Which goods?
marchands-field-goods-each = Good { $part } of { $most }
marchands-field-price = What would you pay?
marchands-note-loadable = could load { $goods }
marchands-prices-one = one good for { $one }
marchands-prices-two = two goods for { $two }
marchands-prices-both = one good for { $one }, two for { $two }
marchands-offer = { $wagon }: { $prices }
marchands-counter = { $wagon }: { $seat } pays { $price } for { $goods }

## Refusals

marchands-refuse-offer-gone = That offer no longer stands. Look at the present one.
marchands-refuse-no-price = Name a price for one good, for two, or both.
marchands-refuse-own-wagon = You are the load master of { $wagon }: free loading is for the others.
marchands-refuse-not-master = You are not the load master of { $wagon }.
marchands-refuse-wagon-closed = The loading of { $wagon } has ended for this round.
marchands-refuse-offers-used = { $seat } has already heard { $most } offers; there are no more.
marchands-refuse-no-talk = { $seat } has nothing more to load on { $wagon }.
marchands-refuse-not-stored = You have no { $good } in { $city }.
marchands-refuse-monopoly = The load master alone ships { $good } on this wagon.
marchands-refuse-one-type = You have { $good } on this wagon: a load master loads one type only.
marchands-refuse-type-taken = Somebody else has loaded { $good }: choose another type.
marchands-refuse-not-offered = No price was named for { $count ->
    [one] one good
   *[other] { $count } goods
}.
marchands-refuse-price = That costs { $price }; you have { $money } to spend.

## Events

marchands-event-goods-loaded = { $seat } loads { $goods } onto { $wagon }.
marchands-event-free-loaded = { $seat } plays free loading: { $goods } onto { $wagon }.
marchands-event-offer-made = { $seat } offers { $guest } loading on { $wagon }: { $prices }.
marchands-event-offer-declined = { $guest } declines the offer for { $wagon }.
marchands-event-offer-countered = { $guest } would pay { $price } to load { $goods } on { $wagon }.
marchands-event-counter-refused = The counter-offer of { $guest } for { $wagon } is refused; the price stands.
marchands-event-deal-struck = { $guest } pays { $price } to { $seat } and loads { $goods } onto { $wagon }.
marchands-event-loading-closed = The loading of { $wagon } ends.
