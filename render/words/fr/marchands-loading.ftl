# Marchands du Moyen Âge, phase 2 : chargement des chariots.

## Verbes

marchands-verb-load = Charger
marchands-verb-offer = Proposer un prix
marchands-verb-close = Finir le chargement
marchands-verb-accept = Accepter
marchands-verb-counter = Contre-proposer
marchands-verb-decline = Décliner
marchands-verb-grant = Accorder la contre-offre
marchands-verb-refuse = Refuser la contre-offre
marchands-verb-free-load = Jouer chargement gratuit
marchands-do-load = Charger { $lot } sur le { $wagon }
marchands-do-offer = Proposer le { $wagon } à { $guest } : { $one ->
    [rien] deux marchandises pour { $two }
   *[other] une marchandise pour { $one }{ $two ->
        [rien] {""}
       *[other] , deux pour { $two }
    }
}
marchands-do-close = Finir le chargement du { $wagon }
marchands-do-accept = Charger { $goods } ({ $offer })
marchands-do-counter = Contre-offre : { $price } pour { $goods }
marchands-do-decline = Décliner ({ $offer })
marchands-do-grant = Accorder ({ $counter })
marchands-do-refuse = Refuser ({ $counter })
marchands-do-free-load = Charger { $goods } sur le { $wagon } gratuitement

## Questions

marchands-prompt-load = Maître chargeur du { $wagon } à { $city } : chargez, proposez vos prix ou finissez le chargement.
marchands-prompt-deal = { $seat } vous propose le { $wagon } : { $prices }.
marchands-prompt-reply = { $seat } paierait { $price } pour charger { $goods } sur le { $wagon }.
marchands-prompt-free-load = Vous pouvez jouer chargement gratuit.
marchands-prompt-last-call = Les accords sont conclus. Jouer chargement gratuit avant le départ ?
marchands-field-lot = Que chargez-vous ?
marchands-field-guest = Une offre à qui ?
marchands-field-price-one = Prix pour une marchandise
marchands-field-price-two = Prix pour deux marchandises
marchands-field-offer = Quelle offre ?
marchands-field-counter = Quelle contre-offre ?
marchands-field-goods = Quelles marchandises ?
marchands-field-goods-each = Marchandise { $part } sur { $most }
marchands-field-price = Que paieriez-vous ?
marchands-note-loadable = pourrait charger { $goods }
marchands-prices-one = une marchandise pour { $one }
marchands-prices-two = deux marchandises pour { $two }
marchands-prices-both = une marchandise pour { $one }, deux pour { $two }
marchands-offer = { $wagon } : { $prices }
marchands-counter = { $wagon } : { $seat } paie { $price } pour { $goods }

## Refus

marchands-refuse-offer-gone = Cette offre ne tient plus. Regardez celle d’à présent.
marchands-refuse-no-price = Donnez un prix pour une marchandise, pour deux, ou les deux.
marchands-refuse-own-wagon = Vous êtes maître chargeur du { $wagon } : le chargement gratuit est pour les autres.
marchands-refuse-not-master = Vous n’êtes pas maître chargeur du { $wagon }.
marchands-refuse-wagon-closed = Le chargement du { $wagon } est fini pour ce tour.
marchands-refuse-offers-used = { $seat } a déjà reçu { $most } offres ; il n’y en a pas d’autre.
marchands-refuse-no-talk = { $seat } n’a plus rien à charger sur le { $wagon }.
marchands-refuse-not-stored = Vous n’avez pas de { $good } à { $city }.
marchands-refuse-monopoly = Le maître chargeur est seul à transporter cela sur ce chariot : { $good }.
marchands-refuse-one-type = Un maître chargeur ne charge qu’un type ; vous avez déjà chargé : { $good }.
marchands-refuse-type-taken = Un autre a déjà chargé ce type, choisissez-en un autre : { $good }.
marchands-refuse-not-offered = Aucun prix n’a été donné pour { $count ->
    [one] une marchandise
   *[other] { $count } marchandises
}.
marchands-refuse-price = Cela coûte { $price } ; il vous reste { $money } à dépenser.

## Événements

marchands-event-goods-loaded = { $seat } charge { $goods } sur le { $wagon }.
marchands-event-free-loaded = { $seat } joue chargement gratuit : { $goods } sur le { $wagon }.
marchands-event-offer-made = { $seat } propose le { $wagon } à { $guest } : { $prices }.
marchands-event-offer-declined = { $guest } décline l’offre pour le { $wagon }.
marchands-event-offer-countered = { $guest } paierait { $price } pour charger { $goods } sur le { $wagon }.
marchands-event-counter-refused = { $guest } : contre-offre refusée pour le { $wagon } ; le prix tient toujours.
marchands-event-deal-struck = { $guest } paie { $price } à { $seat } et charge { $goods } sur le { $wagon }.
marchands-event-loading-closed = Le chargement du { $wagon } est fini.
