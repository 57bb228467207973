# Marchands du Nord.

nord-name = Marchands du Nord
nord-about = Des armateurs de la Hanse relient les cités de la Baltique, leur livrent ce qui leur manque et profitent de leur essor.
nord-setting-end-guard = Garde-fou de fin
nord-setting-end-guard-on = Une partie sans développement est menée à son terme
nord-setting-end-guard-off = La partie ne finit qu’au cinquième niveau d’une cité

## Choses

nord-city-stockholm = Stockholm
nord-city-reval = Reval
nord-city-novgorod = Novgorod
nord-city-copenhagen = Copenhague
nord-city-visby = Visby
nord-city-riga = Riga
nord-city-luebeck = Lübeck
nord-city-stettin = Stettin
nord-city-danzig = Dantzig

nord-good-wheat = blé
nord-good-beer = bière
nord-good-fish = poisson
nord-good-leather = cuir
nord-good-salt = sel
nord-good-wine = vin

nord-effect-point = point de victoire
nord-effect-florin = florin
nord-effect-contraband = contrebande
nord-effect-delivery = livraison supplémentaire
nord-effect-theft = vol
nord-effect-removal = retrait d’un navire
nord-effect-ship = action de navire

nord-payment-florin = un florin
nord-payment-contraband = une marchandise de contrebande
nord-payment-nothing = rien

nord-link = { $start }-{ $end }
nord-ship = { $seat } sur { $link }
nord-delivery = { $contraband ->
    [0] { $source } → { $city } ({ $good })
   *[other] { $source } → { $city } ({ $good } + contrebande)
}

## Ce que font les joueurs

nord-verb-build = Construire
nord-verb-move = Déplacer
nord-verb-resell = Revendre
nord-verb-deliver = Livrer
nord-verb-double = Doubler
nord-verb-keep = Garder
nord-verb-steal = Voler
nord-verb-remove = Retirer
nord-verb-replace = Remplacer
nord-verb-decline = Renoncer
nord-verb-skip = Sauter
nord-do-build = Construire un navire sur { $link }
nord-do-move = Déplacer le navire de { $ship } vers { $link }
nord-do-resell = Revendre le navire sur { $ship } contre { $payment }
nord-do-deliver = Livrer { $delivery }
nord-do-double = Doubler l’effet
nord-do-keep = Garder la marchandise rouge pour plus tard
nord-do-steal = Voler un florin à { $victim }
nord-do-remove = Retirer un navire : { $opposing }
nord-do-replace = Remplacer { $opposing } par votre navire de { $own }
nord-do-decline = Renoncer à l’effet

## Questions

nord-prompt-turn = Une action : construire, déplacer ou revendre un navire, ou livrer une marchandise.
nord-prompt-double = { $city } : doubler « { $effect } » avec une marchandise rouge, ou la garder pour un effet suivant ? Marchandises rouges restantes : { $reds }.
nord-prompt-delivery = { $city } vous permet { $uses ->
    [1] une livraison supplémentaire
   *[other] { $uses } livraisons supplémentaires
} dans d’autres cités.
nord-prompt-theft = { $city } vous permet de voler { $uses ->
    [1] un florin
   *[other] { $uses } florins, un par un
}.
nord-prompt-removal = { $city } vous permet de retirer { $uses ->
    [1] un navire adverse
   *[other] { $uses } navires adverses, un par un
} ; l’un des vôtres déjà sur le plateau peut prendre sa place.
nord-prompt-ship = { $city } vous permet de construire, déplacer ou revendre { $uses ->
    [1] un navire
   *[other] des navires, { $uses } fois
}.

nord-ask-link = Où placer le navire ?
nord-ask-ship = Lequel de vos navires ?
nord-ask-payment = Que prenez-vous en échange ?
nord-ask-delivery = Quelle livraison ?
nord-ask-victim = À qui voler un florin ?
nord-ask-opposing = Quel navire adverse ?
nord-ask-own = Lequel de vos navires prend sa place ?

nord-note-link = { $start } / { $end }
nord-note-florins = { $florins } { $florins ->
    [one] florin
   *[other] florins
}
nord-note-delivery = { $develops ->
    [0] { $total } marchandises sur { $needed }
   *[other] La cité se développe
}{ $florins ->
    [0] {""}
    [one] {" "}· coûte { $florins } florin
   *[other] {" "}· coûte { $florins } florins
}

## Refus

nord-refuse-chain = Vos navires ne relient pas { $source } et { $city }.
nord-refuse-closed = { $city } ne reçoit rien : la cité se développe en ce moment ou a atteint son dernier niveau.
nord-refuse-produced = { $city } produit déjà cette marchandise : { $good }.
nord-refuse-present = { $city } a déjà cette marchandise dans un comptoir : { $good }.
nord-refuse-fee = Cette livraison ({ $good }) coûte { $fee } florin, et vous n’en avez pas.
nord-refuse-contraband = Vous n’avez pas de marchandise de contrebande à ajouter.
nord-refuse-empty = Le stock ne peut pas donner { $payment }.
nord-refuse-no-link = La liaison « { $offender } » n’existe pas : seules des cités voisines sont reliées.
nord-refuse-link-order = Écrivez cette liaison « { $link } ».
nord-refuse-taken = { $link } est occupée : { $seat } y a un navire.
nord-refuse-crossed = { $link } est fermée : { $seat } a un navire sur { $other }, qui la croise.
nord-refuse-no-ship = Il n’y a pas de navire sur { $link }.
nord-refuse-owner = Le navire sur { $link } est à { $seat }.

## Ce qui s’est passé

nord-event-first-player-drawn = { $seat } commence.
nord-event-ship-built = { $seat } construit un navire sur { $link }.
nord-event-ship-moved = { $seat } déplace le navire de { $start } vers { $link }.
nord-event-ship-resold = { $seat } revend le navire sur { $link } contre { $payment }.
nord-event-good-delivered = { $seat } livre { $source } → { $city } : { $good }{ $contraband ->
    [0] {""}
   *[other] {" "}et une marchandise de contrebande
}{ $florins ->
    [0] {""}
    [one] {" "}pour { $florins } florin
   *[other] {" "}pour { $florins } florins
}, { $total } sur { $needed }.
nord-event-cascade-queued = { $city } se développera aussi (numéro { $place } de la cascade).
nord-event-city-developed = { $city } atteint le niveau { $level }.
nord-event-effect-doubled = { $seat } double avec une marchandise rouge : { $effect }.
nord-event-red-good-kept = { $seat } garde une marchandise rouge pour un effet suivant : { $effect } une seule fois.
nord-event-points-gained = { $seat } gagne { $count } { $count ->
    [one] point de victoire
   *[other] points de victoire
}.
nord-event-florins-gained = { $seat } gagne { $count } { $count ->
    [one] florin
   *[other] florins
}.
nord-event-contraband-gained = { $seat } prend { $count } { $count ->
    [one] marchandise
   *[other] marchandises
} de contrebande.
nord-event-effect-wasted = { $seat } ne peut rien faire de cet effet : { $effect }.
nord-event-effect-declined = { $seat } renonce : { $effect }.
nord-event-florin-stolen = { $seat } vole un florin à { $victim }.
nord-event-ship-removed = { $seat } retire de { $link } le navire appartenant à { $owner }.
nord-event-ship-replaced = { $seat } retire de { $link } le navire appartenant à { $owner } et y amène le sien depuis { $start }.
nord-event-counters-cleared = Les comptoirs de { $city } sont vidés : { $count } { $count ->
    [one] marchandise retourne
   *[other] marchandises retournent
} au stock.
nord-event-turn-skipped = Temps écoulé pour { $seat } : le tour est sauté.
nord-event-end-announced = Aucune cité ne s’est développée depuis longtemps : la partie finit dans { $turns } tours.
nord-event-game-ended = { $city } a atteint son cinquième niveau : la partie est terminée.
nord-event-game-stopped = Trop longtemps sans développement : la partie est terminée.

nord-end-level = { $city } a atteint son cinquième niveau.
nord-end-guard = Plus aucune cité ne se développait ; le garde-fou a mis fin à la partie.
nord-score = { $points } { $points ->
    [one] point
   *[other] points
}, { $contraband } de contrebande, { $florins } { $florins ->
    [one] florin
   *[other] florins
}
