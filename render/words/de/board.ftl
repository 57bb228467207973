# Was die Bilder aller Spiele teilen.

board-round = Runde { $round }
board-round-phase = Runde { $round } · { $phase }
board-first = Start:
board-awaited = Am Zug:
board-awaited-tag = am Zug
board-sealed = Verdeckt { $answered }/{ $asked }:
board-over = Spielende
board-name = { $name }
board-clauses = { $head }; { $last }
board-final-title = Endstand
board-final-place = { $place }.
board-result = { $place }. { $name }: { $score }
