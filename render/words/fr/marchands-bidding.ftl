# Marchands du Moyen Âge, phase 2 : mises cachées pour les chariots.

## Verbes

marchands-verb-bid = Miser
marchands-verb-load-master = Jouer maître chargeur pour 800
marchands-do-bid = Miser { $amount }

## Questions

marchands-prompt-bid = Mise cachée : qui sera maître chargeur du { $wagon } à { $city } ?
marchands-prompt-bids = Mises cachées, dans les limites de votre bourse : { $wagons }.
marchands-wagon-in = { $wagon } à { $city }
marchands-field-wagon-bid = Votre mise pour le { $wagon }
marchands-field-card-wagon = Jouer la carte sur quel chariot ?

## Refus

marchands-refuse-not-up = Pas le { $wagon }. Aux enchères en ce moment : { $wagons }.

## Événements

marchands-event-bids-revealed = Mises pour le { $wagon } : { $bids }. { $seat } devient maître chargeur { $paid ->
    [0] sans rien payer.
   *[other] et paie { $paid }.
}
marchands-event-bid-opened = { $seat } ({ $amount })
marchands-event-load-master-played = { $seat } joue maître chargeur, paie { $paid } et prend le { $wagon } ; les mises sont rendues sans être vues.{ $count ->
    [0] {""}
    [one] {" "}{ $returned } avait la même idée et garde sa carte.
   *[other] {" "}{ $returned } avaient la même idée et gardent leur carte.
}
