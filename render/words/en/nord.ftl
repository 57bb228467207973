# Marchands du Nord.

nord-name = Marchands du Nord
nord-about = Ship owners of the Hanseatic League link the cities of the Baltic, deliver what they lack and share in their growth.
nord-setting-end-guard = End guard
nord-setting-end-guard-on = A game without developments is brought to an end
nord-setting-end-guard-off = The game ends only at the fifth level of a city

## Things

nord-city-stockholm = Stockholm
nord-city-reval = Reval
nord-city-novgorod = Novgorod
nord-city-copenhagen = Copenhagen
nord-city-visby = Visby
nord-city-riga = Riga
nord-city-luebeck = Lübeck
nord-city-stettin = Stettin
nord-city-danzig = Danzig

nord-good-wheat = wheat
nord-good-beer = beer
nord-good-fish = fish
nord-good-leather = leather
nord-good-salt = salt
nord-good-wine = wine

nord-effect-point = victory point
nord-effect-florin = florin
nord-effect-contraband = contraband
nord-effect-delivery = extra delivery
nord-effect-theft = theft
nord-effect-removal = removal of a ship
nord-effect-ship = ship action

nord-payment-florin = a florin
nord-payment-contraband = a contraband good
nord-payment-nothing = nothing

nord-link = { $start }-{ $end }
nord-ship = { $seat } on { $link }
nord-delivery = { $contraband ->
    [0] { $source } → { $city } ({ $good })
   *[other] { $source } → { $city } ({ $good } + contraband)
}

## What players do

nord-verb-build = Build
nord-verb-move = Move
nord-verb-resell = Resell
nord-verb-deliver = Deliver
nord-verb-double = Double
nord-verb-keep = Keep
nord-verb-steal = Steal
nord-verb-remove = Remove
nord-verb-replace = Replace
nord-verb-decline = Decline
nord-verb-skip = Skip
nord-do-build = Build a ship on { $link }
nord-do-move = Move the ship from { $ship } to { $link }
nord-do-resell = Resell the ship on { $ship } for { $payment }
nord-do-deliver = Deliver { $delivery }
nord-do-double = Double the effect
nord-do-keep = Keep the red good for later
nord-do-steal = Steal a florin from { $victim }
nord-do-remove = Remove the ship of { $opposing }
nord-do-replace = Replace the ship of { $opposing } with yours from { $own }
nord-do-decline = Make no use of the effect

## Questions

nord-prompt-turn = One action: build, move or resell a ship, or deliver a good.
nord-prompt-double = { $city }: double “{ $effect }” with a red good, or keep it for a later effect? Red goods left: { $reds }.
nord-prompt-delivery = { $city } lets you make { $uses ->
    [1] an extra delivery
   *[other] { $uses } extra deliveries
} to other cities.
nord-prompt-theft = { $city } lets you steal { $uses ->
    [1] a florin
   *[other] { $uses } florins, one by one
}.
nord-prompt-removal = { $city } lets you remove { $uses ->
    [1] an opponent’s ship
   *[other] { $uses } opponents’ ships, one by one
}; one of yours on the board may take its place.
nord-prompt-ship = { $city } lets you build, move or resell { $uses ->
    [1] a ship
   *[other] ships, { $uses } times
}.

nord-ask-link = Where shall the ship lie?
nord-ask-ship = Which of your ships?
nord-ask-payment = What do you take for it?
nord-ask-delivery = What goes where?
nord-ask-victim = Whose florin?
nord-ask-opposing = Whose ship?
nord-ask-own = Which of your ships takes its place?

nord-note-link = { $start } / { $end }
nord-note-florins = { $florins } { $florins ->
    [one] florin
   *[other] florins
}
nord-note-delivery = { $develops ->
    [0] { $total } of { $needed } goods
   *[other] The city develops
}{ $florins ->
    [0] {""}
    [one] {" "}· costs { $florins } florin
   *[other] {" "}· costs { $florins } florins
}

## Refusals

nord-refuse-chain = Your ships do not join { $source } and { $city }.
nord-refuse-closed = { $city } receives nothing: it is developing now or has reached its last level.
nord-refuse-produced = { $city } produces { $good } itself.
nord-refuse-present = { $city } already has { $good } on a counter.
nord-refuse-fee = Delivering { $good } costs { $fee } florin, and you have none.
nord-refuse-contraband = You have no contraband good to add.
nord-refuse-empty = The stock cannot give { $payment }.
nord-refuse-no-link = There is no link “{ $offender }”: only neighbouring cities are linked.
nord-refuse-link-order = Write this link as “{ $link }”.
nord-refuse-taken = { $link } is taken by a ship of { $seat }.
nord-refuse-crossed = { $link } is closed: the ship of { $seat } on { $other } crosses it.
nord-refuse-no-ship = There is no ship on { $link }.
nord-refuse-owner = The ship on { $link } belongs to { $seat }.

## What happened

nord-event-first-player-drawn = { $seat } begins.
nord-event-ship-built = { $seat } builds a ship on { $link }.
nord-event-ship-moved = { $seat } moves the ship from { $start } to { $link }.
nord-event-ship-resold = { $seat } resells the ship on { $link } for { $payment }.
nord-event-good-delivered = { $seat } delivers { $good } from { $source } to { $city }{ $contraband ->
    [0] {""}
   *[other] {" "}with a contraband good
}{ $florins ->
    [0] {""}
    [one] {" "}for { $florins } florin
   *[other] {" "}for { $florins } florins
}: { $total } of { $needed } goods.
nord-event-cascade-queued = { $city } will develop too (number { $place } in the cascade).
nord-event-city-developed = { $city } reaches level { $level }.
nord-event-effect-doubled = { $seat } doubles with a red good: { $effect }.
nord-event-red-good-kept = { $seat } keeps a red good for a later effect: { $effect } once.
nord-event-points-gained = { $seat } gains { $count } { $count ->
    [one] victory point
   *[other] victory points
}.
nord-event-florins-gained = { $seat } gains { $count } { $count ->
    [one] florin
   *[other] florins
}.
nord-event-contraband-gained = { $seat } takes { $count } { $count ->
    [one] contraband good
   *[other] contraband goods
}.
nord-event-effect-wasted = { $seat } has no use for: { $effect }.
nord-event-effect-declined = { $seat } declines: { $effect }.
nord-event-florin-stolen = { $seat } steals a florin from { $victim }.
nord-event-ship-removed = { $seat } removes the ship of { $owner } from { $link }.
nord-event-ship-replaced = { $seat } removes the ship of { $owner } from { $link } and brings one there from { $start }.
nord-event-counters-cleared = The counters of { $city } are cleared: { $count } { $count ->
    [one] good goes
   *[other] goods go
} back to the stock.
nord-event-turn-skipped = { $seat } ran out of time: the turn is skipped.
nord-event-end-announced = No city has developed for a long time: the game ends after { $turns } more turns.
nord-event-game-ended = { $city } has reached its fifth level: the game is over.
nord-event-game-stopped = Too long without a development: the game is over.

nord-end-level = { $city } has reached its fifth level.
nord-end-guard = No city developed any more; the end guard stopped the game.
nord-score = { $points } { $points ->
    [one] point
   *[other] points
}, { $contraband } contraband, { $florins } { $florins ->
    [one] florin
   *[other] florins
}
