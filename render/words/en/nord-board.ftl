# Words that only the pictures of Marchands du Nord need.

nord-board-turn = Turn { $turn }
nord-board-active = Turn of
nord-board-closing = Ends in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
nord-board-quiet = No city is developing
nord-board-near = Closest to developing
nord-board-missing = { $missing } missing
nord-board-now = Now: { $effect }
nord-board-double = Double? { $effect }
nord-board-effect-point = point
nord-board-effect-florin = florin
nord-board-effect-contraband = contraband
nord-board-effect-delivery = delivery
nord-board-effect-theft = steal a florin
nord-board-effect-removal = remove a ship
nord-board-effect-ship = ship action

## Close-ups, the card of a seat and the end

nord-close-symbols = Symbols
nord-close-red = Each red good of yours in a city doubles one of its symbols for you.
nord-close-produces = produces { $good }
nord-close-counters = Counters
nord-close-links = Links
nord-close-free = free
nord-close-crossed = crossed
nord-close-empty = empty
nord-close-missing = { $missing ->
    [one] { $missing } good missing for the next level
   *[other] { $missing } goods missing for the next level
}
nord-close-finished = Last level reached
nord-close-develops = develops now
nord-close-queued = number { $place } in the cascade
nord-does-point = Take a victory point.
nord-does-florin = Take a florin from the stock.
nord-does-contraband = Take a contraband good; one may go along with each of your deliveries.
nord-does-delivery = Make a delivery to another city at once.
nord-does-theft = Take a florin from an opponent.
nord-does-removal = Send an opponent’s ship home; one of yours at sea may take its place.
nord-does-ship = Build, move or resell a ship at once.
nord-hand-points = { $count } { $count ->
    [one] point
   *[other] points
}
nord-hand-contraband = { $count } contraband
nord-hand-florins = { $count } { $count ->
    [one] florin
   *[other] florins
}
nord-hand-ships = { $count } { $count ->
    [one] ship
   *[other] ships
} in hand
nord-hand-fleet = Your ships at sea
nord-hand-no-ships = None of your ships is at sea.
nord-hand-goods = Your goods
nord-hand-no-goods = You have no goods in any city.
nord-hand-open = Nothing is hidden in this game: everybody may see this.

## The board in words

nord-text-cities = Cities
nord-text-ships = Ships
nord-text-players = Players
nord-text-stock = Stock
nord-text-title = Turn { $turn } of { $name }
nord-text-awaited = waiting for { $name }
nord-text-over = the game is over
nord-text-closing = the game ends in { $turns } { $turns ->
    [one] turn
   *[other] turns
}
nord-text-developing = { $city } develops: { $effects }; now { $effect } for { $name }
nord-text-doubling = { $city } develops: { $effects }; { $name } may double { $effect }
nord-text-queue = Then develop: { $cities }
nord-text-city = { $city }, produces { $good }, level { $level }
nord-text-track = symbols: { $cells }
nord-text-cell = { $effect } ({ $level })
nord-text-counter = { $name }: { $goods }
nord-text-contraband = { $count } × contraband
nord-text-no-goods = no goods
nord-text-fleet = { $name }: { $links }
nord-text-no-fleet = { $name }: no ship at sea
nord-text-player = { $name } ({ $colour }): { $points } { $points ->
    [one] point
   *[other] points
}, { $contraband } contraband, { $florins } { $florins ->
    [one] florin
   *[other] florins
}, { $ships } { $ships ->
    [one] ship
   *[other] ships
} in hand
nord-text-left = { $good } { $count }
nord-text-supply = { $goods }; contraband { $contraband }, florins { $florins }
