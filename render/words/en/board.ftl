# What the pictures of every game share.

board-round = Round { $round }
board-round-phase = Round { $round } · { $phase }
board-first = First:
board-awaited = To play:
board-awaited-tag = to play
board-sealed = Sealed { $answered }/{ $asked }:
board-over = Game over
board-name = { $name }
board-clauses = { $head }; { $last }
board-final-title = Final ranking
board-final-place = { $place }.
board-result = { $place }. { $name }: { $score }
