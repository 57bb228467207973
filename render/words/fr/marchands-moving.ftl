# Marchands du Moyen Âge, phase 3 : ruptures d’essieu, chariots, coursier et cartes d’influence.

## Verbes

marchands-verb-break-axle = Rompre des essieux
marchands-verb-mend = Réparer un essieu
marchands-verb-move = Jouer une tuile
marchands-verb-burn = Sacrifier une tuile
marchands-verb-coach = Employer le cocher
marchands-verb-ride = Envoyer le coursier
marchands-verb-take = Prendre une carte d’influence
marchands-do-break-axle = Rompre l’essieu : { $wagons }
marchands-do-mend = Ôter vos ruptures d’essieu du { $wagon }
marchands-do-move = Jouer la { $tile } : { $wagon } → { $route }
marchands-do-burn = Sacrifier la { $tile }
marchands-do-coach = Cocher { $points } : { $wagon } → { $route }
marchands-do-ride = Envoyer le coursier : { $space }
marchands-do-take = Prendre { $card }

## Questions

marchands-prompt-axles = Jouer des ruptures d’essieu avant que les chariots roulent ?
marchands-prompt-axles-each = Rupture d’essieu { $part } sur { $most }
marchands-prompt-move = À vous : jouez une tuile.
marchands-prompt-move-on = Employez encore cocher ou coursier, ou passez.
marchands-prompt-tile = Quelle tuile ?
marchands-prompt-burn = Quelle tuile sacrifiez-vous ? Aucun chariot ne peut rouler avec elle.
marchands-prompt-drive = Quel chariot ?
marchands-prompt-route = Où va-t-il ?
marchands-prompt-points = Combien de points de cocher ?
marchands-prompt-ride = Où va le coursier ?
marchands-prompt-mend = De quel chariot ôtez-vous vos ruptures d’essieu ?
marchands-prompt-take = Le coursier rencontre un chariot : choisissez une carte d’influence.
marchands-tile = tuile { $tile }
marchands-tile-extra = tuile { $tile } + { $extra }
marchands-points = + { $points }
marchands-note-extra = avec { $extra } { $extra ->
    [one] point
   *[other] points
} de cocher
marchands-note-card = rencontre le coursier : une carte d’influence
marchands-note-meets = rencontre le { $wagon }{ $card ->
    [1] {" "}: une carte d’influence
   *[other] , mais ne gagne pas de carte
}

## Refus

marchands-refuse-tile-used = La tuile { $tile } est déjà jouée. Il vous reste : { $left }.
marchands-refuse-tile-stuck = Aucun chariot ne peut rouler avec la seule tuile { $tile } ; vous pouvez la sacrifier.
marchands-refuse-tile-moves = La tuile { $tile } peut faire rouler un chariot : elle doit être jouée.
marchands-refuse-points = { $most ->
    [0] Vous n’avez plus de point de cocher.
   *[other] Impossible : vous avez { $most } en points de cocher, et un chariot doit pouvoir rouler.
}
marchands-refuse-wagon-arrived = Le { $wagon } est arrivé ce tour-ci et y reste.
marchands-refuse-wagon-broken = Le { $wagon } a l’essieu rompu.
marchands-refuse-wagon-moved = Vous avez déjà déplacé le { $wagon } pendant votre tour.
marchands-refuse-wagon-frozen = Le { $wagon } vous a donné une carte et vous l’avez déplacé ; il n’ira pas plus loin pendant votre tour.
marchands-refuse-wagon-stuck = Le { $wagon } ne peut pas rouler ainsi.
marchands-refuse-occupied = Un autre chariot s’y trouve : { $space }.
marchands-refuse-courier-city = Le coursier n’entre jamais dans une cité comme { $space }.
marchands-refuse-card-gone = Plus de carte : { $card }.

## Événements

marchands-event-axles-broken = { $seat } rompt l’essieu : { $wagons }.
marchands-event-axle-mended = { $seat } ôte la rupture d’essieu du { $wagon }.
marchands-event-wagon-moved = { $seat } joue la tuile { $tile }{ $extra ->
    [0] {""}
   *[other] {" "}+ { $extra } du cocher
} : { $wagon }, { $start } → { $to }.
marchands-event-wagon-coached = { $seat } emploie { $extra } { $extra ->
    [one] point
   *[other] points
} de cocher : { $wagon }, { $start } → { $to }.
marchands-event-wagon-arrived = { $city } : le { $wagon } arrive.
marchands-event-tile-lost = { $seat } sacrifie la tuile { $tile } : aucun chariot ne peut rouler avec elle.
marchands-event-tiles-returned = Toutes les tuiles de déplacement sont de nouveau disponibles.
marchands-event-courier-moved = { $seat } envoie le coursier : { $to }.
marchands-event-card-won = { $seat } gagne une carte d’influence : le { $wagon } a rencontré le coursier.
marchands-event-card-taken = { $seat } prend une carte d’influence : { $card }.
marchands-event-card-taken-unseen = { $seat } prend une carte d’influence.
