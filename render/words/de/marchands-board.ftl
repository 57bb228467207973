# Wörter, die nur die Bilder der Händler brauchen.

marchands-board-bonus = Bonus
marchands-board-buy = Kauf
marchands-board-sell = Verkauf
marchands-board-arrived = { $arrived } von { $end } am Ziel
marchands-board-step-costs = Aufstieg: { $cost }
marchands-board-offers = Investitionen: noch { $waiting }
marchands-board-offers-none = Alle Karten sind verkauft
marchands-board-cards = { $count } { $count ->
    [one] Karte
   *[other] Karten
}
marchands-board-debts = { $count } { $count ->
    [one] Kredit
   *[other] Kredite
}
marchands-board-phase-buying = Einkauf
marchands-board-phase-loading = Gebote, Beladung
marchands-board-phase-moving = Bewegung
marchands-board-phase-prices = Preise
marchands-board-phase-selling = Verkauf
marchands-board-phase-investing = Investi­tionen
marchands-board-phase-status = Stand

## Zwei Buchstaben je Ware, alle verschieden

marchands-board-code-cloth = Tu
marchands-board-code-iron = Ei
marchands-board-code-silk = Se
marchands-board-code-wine = We
marchands-board-code-salt = Sa
marchands-board-code-food = Na
