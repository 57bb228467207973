# Mots dont seules les images des Marchands du Moyen Âge ont besoin.

marchands-board-bonus = Bonus
marchands-board-buy = Achat
marchands-board-sell = Vente
marchands-board-arrived = { $arrived } arrivés sur { $end }
marchands-board-step-costs = Ascension : { $cost }
marchands-board-offers = Investissements : encore { $waiting }
marchands-board-offers-none = Toutes les cartes sont vendues
marchands-board-cards = { $count } { $count ->
    [one] carte
   *[other] cartes
}
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
marchands-board-code-food = No
