# What every game shares: numbers, lists, seats and refusals.

number = { $value }
nothing = nothing
counted = { $count } × { $what }
quoted = “{ $words }”
unsaid = …
list-end = { $head } and { $last }
list-more = { $head } and { $count } more

## Seats without a name

seat-number = Seat { $number }
colour-black = Black
colour-blue = Blue
colour-brown = Brown
colour-green = Green
colour-grey = Grey
colour-orange = Orange
colour-purple = Purple
colour-red = Red
colour-white = White
colour-yellow = Yellow

## Refusals: what was wrong, and what would have been right

refuse-verb = “{ $offender }” is not something you can do here. Possible: { $verbs }.
refuse-not-asked = “{ $verb }” is not asked of you now. Possible: { $verbs }.
refuse-closed = { $verb } is not possible now.
refuse-over = The game is over.
refuse-stale = That question is closed.
refuse-extra = “{ $offender }” is too much: the move is complete before it.
refuse-missing = Something is missing: { $prompt }
refuse-incomplete = { $verb } with these answers is not a complete move.
refuse-action = This is not a move of this game: { $offender }.
refuse-option = “{ $offender }” is not possible here ({ $prompt }). Possible: { $options }.
refuse-number = “{ $offender }” is not a whole number: { $step ->
    [1] from { $least } to { $most }.
   *[other] from { $least } to { $most } in steps of { $step }.
}
refuse-amount = { $value } is not possible: { $step ->
    [1] from { $least } to { $most }.
   *[other] from { $least } to { $most } in steps of { $step }.
}
refuse-limit = { $count } × { $what } is too many: at most { $most }.
refuse-count = { $count } chosen, but { $most ->
    [0] nothing can be chosen here.
   *[other] from { $least } to { $most } are possible.
}
refuse-text = Please write 1 to { $most } characters on one line, not { $length }.
refuse-setting = “{ $offender }” cannot be set. Possible: { $options }.
refuse-seats = { $seats ->
    [one] { $seats } seat is
   *[other] { $seats } seats are
} not possible: this game is for { $least } to { $most }.

## Records

refuse-record-format = This is not a record: its first line must be “{ $expected }”.
refuse-record-header = The head of this record is wrong: { $offender }.
refuse-record-game = This is a record of “{ $offender }”, not of “{ $expected }”.
refuse-record-public = This record has no seed: the public record of a running game cannot be replayed.
refuse-record-line = Line { $number } is not a move: “{ $offender }”.
refuse-record-move = Move { $number } cannot be played. { $reason }
