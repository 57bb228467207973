# Mots dont seules les images des Marchands du Moyen Âge ont besoin.

marchands-board-bonus = Bonus
marchands-board-buy = Achat
marchands-board-sell = Vente
marchands-board-arrived = { $arrived ->
    [one] { $arrived } arrivé
   *[other] { $arrived } arrivés
} sur { $end }
marchands-board-step-costs = Ascension : { $cost }
marchands-board-status = Rang et entretien par tour
marchands-board-offers = Investissements : encore { $waiting }
marchands-board-offers-none = Aucune carte en vente
marchands-board-influence = { $count } influence
marchands-board-supply = Réserve
marchands-board-debts = { $count } { $count ->
    [one] dette
   *[other] dettes
}
marchands-board-phase-buying = Achats
marchands-board-phase-loading = Enchères, chargement
marchands-board-phase-moving = Dépla­cements
marchands-board-phase-prices = Prix
marchands-board-phase-selling = Ventes
marchands-board-phase-investing = Investis­sements
marchands-board-phase-status = Renommée

## Deux lettres par marchandise, toutes différentes

marchands-board-code-cloth = Ti
marchands-board-code-iron = Fe
marchands-board-code-silk = So
marchands-board-code-wine = Vi
marchands-board-code-salt = Se
marchands-board-code-food = Vr

## La carte de main

marchands-hand-money = Argent
marchands-hand-goods = Vos marchandises
marchands-hand-cards = Vos cartes d’influence
marchands-hand-no-cards = Vous n’avez aucune carte d’influence.
marchands-hand-no-goods = Vous n’avez aucune marchandise.
marchands-hand-sealed = Vos réponses scellées et vos offres
marchands-hand-secret = Vous seul voyez ceci.
marchands-hand-debts = Dettes : { $count } × 2 500
marchands-hand-bid = Mise pour le chariot { $wagon } : { $amount }
marchands-hand-bid-card = Carte Maître chargeur sur le chariot { $wagon }
marchands-hand-dial = Disque des prix : { $one }, { $two }
marchands-hand-arms = armoiries
marchands-hand-axles = Ruptures d’essieu : { $wagons }
marchands-hand-no-axle = Aucune rupture d’essieu
marchands-hand-climb = Monter de { $steps ->
    [one] { $steps } échelon
   *[other] { $steps } échelons
}, dont { $cards } par carte
marchands-hand-status-card = Carte Statut social : { $played ->
    [1] jouée
   *[other] gardée
}
marchands-hand-limit = Maximum caché : { $amount }
marchands-hand-offer-made = Chariot { $wagon }, votre offre à { $name } : { $prices }
marchands-hand-offer-got = Chariot { $wagon }, { $name } vous propose : { $prices }
marchands-hand-counter = Chariot { $wagon }, { $name } paierait { $price } pour { $goods }
marchands-hand-price-one = une pièce pour { $price }
marchands-hand-price-two = deux pour { $price }

## Gros plans et fin

marchands-close-prices = Prix
marchands-close-cards = Cartes d’investissement
marchands-close-stock = Réserve
marchands-close-level = Achat / vente
marchands-close-master = Maître chargeur
marchands-close-posted = Proposé à { $name } : { $prices }
marchands-close-bonus-for = Le bonus est payé pour les marchandises d’ailleurs
marchands-close-sells = En vente ici
marchands-close-empty = Vide
marchands-close-for-sale = En vente
marchands-close-in-deck = Encore face cachée
marchands-close-gone = Hors de cette partie
marchands-close-arrived = Arrivé ce tour-ci
marchands-close-broken = Essieu rompu : ne bouge pas ce tour-ci

## Le plateau en mots

marchands-text-title = Tour { $round }, { $phase }
marchands-text-first = premier joueur { $name }
marchands-text-awaited = on attend { $names }
marchands-text-sealed = { $answered } réponses scellées sur { $asked }
marchands-text-over = la partie est terminée
marchands-text-arrivals = { $arrived ->
    [one] { $arrived } chariot arrivé
   *[other] { $arrived } chariots arrivés
} sur { $end }, un échelon coûte { $cost }
marchands-text-in = Chariot { $wagon } à { $city }
marchands-text-road = Chariot { $wagon } : { $space }, en route vers { $towards }
marchands-text-or = { $head } ou { $last }
marchands-text-master = maître chargeur { $name }
marchands-text-broken = essieu rompu
marchands-text-empty = vide
marchands-text-load = { $name } : { $goods }
marchands-text-fee = offre à { $name } : { $prices }
marchands-text-counter = { $name } paierait { $price } pour { $goods }
marchands-text-courier = Coursier : { $space }
marchands-text-sale = { $good } { $buy }/{ $sell }
marchands-text-prices = Prix, achat/vente : { $prices }
marchands-text-stock = { $good } { $count }
marchands-text-stocks = En réserve : { $stocks }
marchands-text-town = { $city } vend { $goods }, bonus { $bonus }
marchands-text-store = { $name } : { $goods }
marchands-text-nothing-stored = entrepôts vides
marchands-text-player = { $name } ({ $colour }) : { $rank }, entretien { $upkeep }
marchands-text-cards = { $count } { $count ->
    [one] carte
   *[other] cartes
} d’influence
marchands-text-tiles = tuiles { $tiles }
marchands-text-no-tiles = aucune tuile
marchands-text-offers = Cartes d’investissement en vente : { $cards }
marchands-text-deck = { $count } face cachée
marchands-text-pile = Cartes d’influence restantes : { $count }
marchands-text-bid = plus haute mise { $amount } par { $name }
marchands-text-bidding = Mises scellées pour { $wagons }
marchands-text-promise = { $giver } a promis à { $taker } : « { $words } »
marchands-text-own = Vous seul voyez ceci : { $money } florins
marchands-text-hand = en main : { $cards }
marchands-text-no-hand = aucune carte d’influence
marchands-text-wagons = Chariots
marchands-text-towns = Cités
marchands-text-table = Prix et cartes
marchands-text-players = Joueurs
marchands-hand-pile = Restait dans la pile à votre dernier choix : { $cards }
