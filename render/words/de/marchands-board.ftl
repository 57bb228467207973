# Wörter, die nur die Bilder der Händler brauchen.

marchands-board-bonus = Bonus
marchands-board-buy = Kauf
marchands-board-sell = Verkauf
marchands-board-arrived = { $arrived } von { $end } am Ziel
marchands-board-step-costs = Aufstieg: { $cost }
marchands-board-status = Stand und Unterhalt je Runde
marchands-board-offers = Investitionen: noch { $waiting }
marchands-board-offers-none = Keine Karten zu ersteigern
marchands-board-influence = { $count } Einfluss
marchands-board-supply = Vorrat
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

## Die Handkarte

marchands-hand-money = Geld
marchands-hand-goods = Ihre Waren
marchands-hand-cards = Ihre Einflusskarten
marchands-hand-no-cards = Sie haben keine Einflusskarte.
marchands-hand-no-goods = Sie besitzen keine Waren.
marchands-hand-sealed = Ihre verdeckten Antworten und Angebote
marchands-hand-secret = Nur Sie sehen das.
marchands-hand-debts = Kredite: { $count } × 2.500
marchands-hand-bid = Gebot für Wagen { $wagon }: { $amount }
marchands-hand-bid-card = Lademeisterkarte auf Wagen { $wagon }
marchands-hand-dial = Preisscheibe: { $one }, { $two }
marchands-hand-arms = Wappen
marchands-hand-axles = Achsenbrüche: { $wagons }
marchands-hand-no-axle = Kein Achsenbruch
marchands-hand-climb = Aufstieg um { $steps ->
    [one] { $steps } Stufe
   *[other] { $steps } Stufen
}, davon { $cards } mit Karte
marchands-hand-status-card = Karte Sozialer Stand: { $played ->
    [1] ausspielen
   *[other] behalten
}
marchands-hand-limit = Verdecktes Höchstgebot: { $amount }
marchands-hand-offer-made = Wagen { $wagon }, Ihr Angebot an { $name }: { $prices }
marchands-hand-offer-got = Wagen { $wagon }, { $name } bietet Ihnen: { $prices }
marchands-hand-counter = Wagen { $wagon }, { $name } zahlt { $price } für { $goods }
marchands-hand-price-one = ein Stück für { $price }
marchands-hand-price-two = zwei für { $price }

## Nahaufnahmen und Ende

marchands-close-prices = Preise
marchands-close-cards = Investitionskarten
marchands-close-stock = Vorrat
marchands-close-level = Kauf / Verkauf
marchands-close-master = Lademeister
marchands-close-posted = Angebot an { $name }: { $prices }
marchands-close-bonus-for = Den Bonus gibt es für Waren von anderswo
marchands-close-sells = Hier zu kaufen
marchands-close-empty = Leer
marchands-close-for-sale = Zu ersteigern
marchands-close-in-deck = Noch verdeckt
marchands-close-gone = Nicht in dieser Partie
marchands-close-arrived = In dieser Runde angekommen
marchands-close-broken = Achsenbruch: fährt in dieser Runde nicht

## Das Brett in Worten

marchands-text-title = Runde { $round }, { $phase }
marchands-text-first = Startspieler { $name }
marchands-text-awaited = gewartet wird auf { $names }
marchands-text-sealed = { $answered } von { $asked } Antworten verdeckt abgegeben
marchands-text-over = das Spiel ist zu Ende
marchands-text-arrivals = { $arrived } von { $end } Wagen angekommen, eine Stufe kostet { $cost }
marchands-text-in = Wagen { $wagon } in { $city }
marchands-text-road = Wagen { $wagon }: { $space }, unterwegs nach { $towards }
marchands-text-or = { $head } oder { $last }
marchands-text-master = Lademeister { $name }
marchands-text-broken = Achse gebrochen
marchands-text-empty = leer
marchands-text-load = { $name }: { $goods }
marchands-text-fee = Angebot an { $name }: { $prices }
marchands-text-counter = { $name } zahlt { $price } für { $goods }
marchands-text-courier = Kurier: { $space }
marchands-text-sale = { $good } { $buy }/{ $sell }
marchands-text-prices = Preise, Kauf/Verkauf: { $prices }
marchands-text-stock = { $good } { $count }
marchands-text-stocks = Im Vorrat: { $stocks }
marchands-text-town = { $city } verkauft { $goods }, Bonus { $bonus }
marchands-text-store = { $name }: { $goods }
marchands-text-nothing-stored = Lager leer
marchands-text-player = { $name } ({ $colour }): { $rank }, Unterhalt { $upkeep }
marchands-text-cards = { $count } { $count ->
    [one] Einflusskarte
   *[other] Einflusskarten
}
marchands-text-tiles = Plättchen { $tiles }
marchands-text-no-tiles = keine Plättchen
marchands-text-offers = Investitionskarten zu ersteigern: { $cards }
marchands-text-deck = { $count } verdeckt
marchands-text-pile = Einflusskarten übrig: { $count }
marchands-text-bid = Höchstgebot { $amount } von { $name }
marchands-text-bidding = Verdeckte Gebote für { $wagons }
marchands-text-promise = { $giver } hat { $taker } versprochen: „{ $words }“
marchands-text-own = Nur Sie sehen das: { $money } Florin
marchands-text-hand = auf der Hand: { $cards }
marchands-text-no-hand = keine Einflusskarte
marchands-text-wagons = Wagen
marchands-text-towns = Städte
marchands-text-table = Preise und Karten
marchands-text-players = Spieler
marchands-hand-pile = Bei Ihrer letzten Wahl noch im Stapel: { $cards }
