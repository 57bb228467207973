# Merchants of the Middle Ages, phase 3: axle breaks, wagons, the courier and influence cards.

## Verbs

marchands-verb-break-axle = Break axles
marchands-verb-mend = Mend an axle
marchands-verb-move = Play a tile
marchands-verb-burn = Give up a tile
marchands-verb-coach = Use the coachman
marchands-verb-ride = Send the courier
marchands-verb-take = Take an influence card
marchands-do-break-axle = Break the axle of { $wagons }
marchands-do-mend = Take your axle breaks off { $wagon }
marchands-do-move = Play { $tile }: { $wagon } → { $route }
marchands-do-burn = Give up { $tile }
marchands-do-coach = Coachman { $points }: { $wagon } → { $route }
marchands-do-ride = Send the courier to { $space }
marchands-do-take = Take { $card }

## Questions

marchands-prompt-axles = Play axle breaks before the wagons move?
marchands-prompt-axles-each = Axle break { $part } of { $most }
marchands-prompt-move = Your turn to move: play a tile.
marchands-prompt-move-on = Use your coachman or courier too, or pass.
marchands-prompt-tile = Which tile?
marchands-prompt-burn = Which tile do you give up? No wagon can move with it.
marchands-prompt-drive = Which wagon?
marchands-prompt-route = Where does it go?
marchands-prompt-points = How many coachman points?
marchands-prompt-ride = Where does the courier ride?
marchands-prompt-mend = Take your axle breaks off which wagon?
marchands-prompt-take = The courier meets a wagon: choose an influence card.
marchands-tile = tile { $tile }
marchands-tile-extra = tile { $tile } + { $extra }
marchands-points = + { $points }
marchands-note-extra = with { $extra } coachman { $extra ->
    [one] point
   *[other] points
}
marchands-note-card = meets the courier: an influence card
marchands-note-meets = meets { $wagon }{ $card ->
    [1] : an influence card
   *[other] , but wins no card
}

## Refusals

marchands-refuse-tile-used = Tile { $tile } is used. You have: { $left }.
marchands-refuse-tile-stuck = No wagon can move with tile { $tile } alone; you may give it up.
marchands-refuse-tile-moves = Tile { $tile } can move a wagon and so must be played.
marchands-refuse-points = { $most ->
    [0] You have no coachman points left.
   *[other] That cannot be: you have { $most } coachman points, and a wagon must be able to move.
}
marchands-refuse-wagon-arrived = Not { $wagon }: it arrived this round and stays there.
marchands-refuse-wagon-broken = Not { $wagon }: its axle is broken.
marchands-refuse-wagon-moved = Not { $wagon }: you have already moved it this turn.
marchands-refuse-wagon-frozen = Not { $wagon }: it gave you a card and you moved it; it stays there this turn.
marchands-refuse-wagon-stuck = Not { $wagon }: it cannot move so.
marchands-refuse-occupied = Another wagon stands there: { $space }.
marchands-refuse-courier-city = The courier never enters a city such as { $space }.
marchands-refuse-card-gone = No card left: { $card }.

## Events

marchands-event-axles-broken = { $seat } breaks the axle of { $wagons }.
marchands-event-axle-mended = { $seat } takes the axle break off { $wagon }.
marchands-event-wagon-moved = { $seat } plays tile { $tile }{ $extra ->
    [0] {""}
   *[other] {" "}+ { $extra } by coachman
}: { $wagon }, { $start } → { $to }.
marchands-event-wagon-coached = { $seat } uses { $extra } coachman { $extra ->
    [one] point
   *[other] points
}: { $wagon }, { $start } → { $to }.
marchands-event-wagon-arrived = { $city }: { $wagon } arrives.
marchands-event-tile-lost = { $seat } gives up tile { $tile }: no wagon can move with it.
marchands-event-tiles-returned = All movement tiles are available again.
marchands-event-courier-moved = { $seat } sends the courier: { $to }.
marchands-event-card-won = { $seat } wins an influence card: { $wagon } has met the courier.
marchands-event-card-taken = { $seat } takes an influence card: { $card }.
marchands-event-card-taken-unseen = { $seat } takes an influence card.
