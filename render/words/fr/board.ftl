# Ce que les images de tous les jeux partagent.

board-round = Tour { $round }
board-round-phase = Tour { $round } · { $phase }
board-first = Premier :
board-awaited = À jouer :
board-awaited-tag = à jouer
board-sealed = Scellé { $answered }/{ $asked } :
board-over = Partie terminée
board-name = { $name }
board-clauses = { $head } ; { $last }
board-final-title = Classement final
board-final-place = { $place }.
board-result = { $place }. { $name } : { $score }
