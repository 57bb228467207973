# Mots dont seules les images de Marchands du Nord ont besoin.

nord-board-turn = Tour { $turn }
nord-board-active = Au tour de
nord-board-closing = Fin dans { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
nord-board-quiet = Aucune cité ne se développe
nord-board-near = Bientôt développées
nord-board-missing = manque { $missing }
nord-board-now = Effet : { $effect }
nord-board-double = Doubler ? { $effect }
nord-board-effect-point = point
nord-board-effect-florin = florin
nord-board-effect-contraband = contrebande
nord-board-effect-delivery = livraison
nord-board-effect-theft = voler un florin
nord-board-effect-removal = retirer un navire
nord-board-effect-ship = action de navire

## Gros plans, fiche d’un joueur et fin

nord-close-symbols = Symboles
nord-close-red = Chaque marchandise rouge livrée double pour vous un symbole de la cité.
nord-close-produces = produit : { $good }
nord-close-counters = Comptoirs
nord-close-links = Liaisons
nord-close-free = libre
nord-close-crossed = croisée
nord-close-empty = vide
nord-close-missing = { $missing ->
    [one] { $missing } marchandise manque pour le niveau suivant
   *[other] { $missing } marchandises manquent pour le niveau suivant
}
nord-close-finished = Dernier niveau atteint
nord-close-develops = se développe
nord-close-queued = numéro { $place } de la cascade
nord-does-point = Prenez un point de victoire.
nord-does-florin = Prenez un florin du stock.
nord-does-contraband = Prenez une contrebande ; une par livraison peut l’accompagner.
nord-does-delivery = Faites aussitôt une livraison dans une autre cité.
nord-does-theft = Prenez un florin à un adversaire.
nord-does-removal = Renvoyez un navire adverse ; l’un des vôtres en mer peut le remplacer.
nord-does-ship = Construisez, déplacez ou revendez aussitôt un navire.
nord-hand-points = { $count } { $count ->
    [one] point
   *[other] points
}
nord-hand-contraband = { $count } de contrebande
nord-hand-florins = { $count } { $count ->
    [one] florin
   *[other] florins
}
nord-hand-ships = { $count } { $count ->
    [one] navire
   *[other] navires
} en main
nord-hand-fleet = Vos navires en mer
nord-hand-no-ships = Aucun de vos navires n’est en mer.
nord-hand-goods = Vos marchandises
nord-hand-no-goods = Vous n’avez de marchandises dans aucune cité.
nord-hand-open = Rien n’est caché dans ce jeu : tous peuvent voir ceci.

## Le plateau en mots

nord-text-cities = Cités
nord-text-ships = Navires
nord-text-players = Joueurs
nord-text-stock = Stock
nord-text-title = Tour { $turn }, à { $name } de jouer
nord-text-awaited = on attend { $name }
nord-text-over = la partie est terminée
nord-text-closing = la partie finit dans { $turns } { $turns ->
    [one] tour
   *[other] tours
}
nord-text-developing = { $city } se développe : { $effects } ; maintenant { $effect } pour { $name }
nord-text-doubling = { $city } se développe : { $effects } ; { $name } peut doubler { $effect }
nord-text-queue = Puis se développent : { $cities }
nord-text-city = { $city }, produit : { $good }, niveau { $level }
nord-text-track = symboles : { $cells }
nord-text-cell = { $effect } ({ $level })
nord-text-counter = { $name } : { $goods }
nord-text-contraband = { $count } × contrebande
nord-text-no-goods = aucune marchandise
nord-text-fleet = { $name } : { $links }
nord-text-no-fleet = { $name } : aucun navire en mer
nord-text-player = { $name } ({ $colour }) : { $points } { $points ->
    [one] point
   *[other] points
}, { $contraband } de contrebande, { $florins } { $florins ->
    [one] florin
   *[other] florins
}, { $ships } { $ships ->
    [one] navire
   *[other] navires
} en main
nord-text-left = { $good } { $count }
nord-text-supply = { $goods } ; contrebande { $contraband }, florins { $florins }
