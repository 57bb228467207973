# The command line.

replay-unknown = No game is called “{ $game }”. There are: { $games }.
replay-diverged = Move { $number } leads to another position than the record says: it was changed, or the rules were.
replay-seat = No seat is called “{ $seat }”. There are: { $seats }.
replay-verified = { $game }, { $seats } seats: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} verified.
replay-position = The position after move { $number }:
render-whose-hand = Name a seat with --seat: a hand is seen by its owner only.
render-not-over = The game is not over at this move: there is no ranking yet.
