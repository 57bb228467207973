# Händler des Mittelalters: Namen, Fragen und Ereignisse außerhalb der Phasen mit eigener Datei.

marchands-name = Die Händler
marchands-about = Waren kaufen, Wagen ersteigern, sie in zahlende Städte lenken und vom Krämer zum Ratsherrn aufsteigen.

## Einstellungen

marchands-setting-edition = Ausgabe
marchands-setting-edition-2 = Zweite Ausgabe: Investitionen werden jede Runde versteigert
marchands-setting-edition-1 = Erste Ausgabe: von Beginn an zwei Fähigkeiten je Spieler
marchands-setting-start = Start der Wagen
marchands-setting-start-random = Eine Aufstellung der Ausgabe, zufällig
marchands-setting-start-paris-koeln-wien = Paris, Köln und Wien
marchands-setting-start-brugge-genova-hamburg = Brugge, Genova und Hamburg
marchands-setting-start-paris-koeln-genova = Paris, Köln und Genova
marchands-setting-start-any = Drei beliebige Städte, zufällig
marchands-setting-abilities = Fähigkeiten (erste Ausgabe)
marchands-setting-abilities-pairs = Einsteiger: Paare werden für 1.000 ausgeteilt
marchands-setting-abilities-auction = Erfahrene: Karten werden versteigert
marchands-setting-auctions = Gebote auf Wagen
marchands-setting-auctions-in-order = Ein Wagen nach dem anderen
marchands-setting-auctions-at-once = Alle Wagen in einer verdeckten Antwort
marchands-setting-light = Leichte Variante
marchands-setting-light-off = Nein: über das Laden wird verhandelt
marchands-setting-light-on = Ja: kein Achsenbruch, Laden kostet 200 / 400
marchands-setting-negotiation = Kunst des Verhandelns
marchands-setting-negotiation-off = Keine Abmachungen außerhalb der Wagen
marchands-setting-negotiation-on = Freie Abmachungen mit dem Spieler am Zug
marchands-setting-purses = Geldbeutel
marchands-setting-purses-hidden = Geld ist verdeckt
marchands-setting-purses-open = Geld ist offen

## Waren, Städte, Felder

marchands-good-cloth = Tuch
marchands-good-iron = Eisen
marchands-good-silk = Seide
marchands-good-wine = Wein
marchands-good-salt = Salz
marchands-good-food = Nahrung
marchands-city-paris = Paris
marchands-city-brugge = Brugge
marchands-city-koeln = Köln
marchands-city-hamburg = Hamburg
marchands-city-wien = Wien
marchands-city-genova = Genova
marchands-wagon = Wagen { $number }
marchands-place = { $good } in { $city }
marchands-counted = { $count } × { $good }
marchands-space-fork = die Gabelung bei { $city }
marchands-space-spur = { $steps } { $steps ->
    [one] Feld
   *[other] Felder
} vor { $city }
marchands-route-arrive = nach { $city } hinein
marchands-route-in = { $steps } { $steps ->
    [one] Feld
   *[other] Felder
} vor { $city }, einwärts
marchands-route-out = { $steps } { $steps ->
    [one] Feld
   *[other] Felder
} vor { $city }, auswärts
marchands-route-fork = Gabelung { $city }, von { $via } her
marchands-note-price = { $amount } Florin
marchands-arms = Wappen
marchands-everybody = alle, die warten
marchands-note-arms = dieser Zeiger ändert keinen Preis

## Karten

marchands-ability-coachman = Wagnerei
marchands-ability-warehouse-sale = Lagerverkauf
marchands-ability-courier = Kurier
marchands-ability-counting-house = Kontor
marchands-ability-master-coachman = Große Wagnerei
marchands-ability-cheap-purchase = Günstiger Einkauf
marchands-ability-express-courier = Express-Kurier
marchands-ability-great-counting-house = Großes Kontor
marchands-ability-coachman-about = Ein zusätzlicher Bewegungspunkt je Runde
marchands-ability-warehouse-sale-about = Jede Runde aus dem Lager zum Einkaufspreis verkaufen
marchands-ability-courier-about = Den Kurier jede Runde ein Feld bewegen
marchands-ability-counting-house-about = Jede Runde einen Preis um eine Stufe ändern
marchands-ability-master-coachman-about = Zwei zusätzliche Bewegungspunkte je Runde
marchands-ability-cheap-purchase-about = Alle Einkäufe einer Runde kosten zusammen 100
marchands-ability-express-courier-about = Den Kurier jede Runde bis zu zwei Felder bewegen
marchands-ability-great-counting-house-about = Einen Preis um eine Stufe ändern, auch zwischen 600 und 1.000
marchands-influence-axle-break = Achsenbruch
marchands-influence-free-loading = Kostenlose Zuladung
marchands-influence-special-sale = Sonderverkauf
marchands-influence-sale-with-bonus = Verkauf mit Bonus
marchands-influence-social-rise = Sozialer Aufstieg
marchands-influence-load-master = Lademeister
marchands-influence-social-status = Sozialer Stand
marchands-influence-axle-break-about = Ein Wagen fährt diese Runde nicht
marchands-influence-free-loading-about = Bis zu zwei Waren laden, ob der Meister will oder nicht
marchands-influence-special-sale-about = Eine Ware aus dem Lager für 800 verkaufen
marchands-influence-sale-with-bonus-about = Stadtbonus für alle eigenen Waren eines Wagens
marchands-influence-social-rise-about = Eine Stufe für 1.200
marchands-influence-load-master-about = Für 800 ohne Gebot Lademeister eines Wagens werden
marchands-influence-social-status-about = Nur 400 Unterhalt, gleich welcher Stand

## Stände und Phasen

marchands-rank-0 = Krämer
marchands-rank-1 = Händler
marchands-rank-2 = Kaufmann
marchands-rank-3 = Gildebruder
marchands-rank-4 = Handelsherr
marchands-rank-5 = Großkaufmann
marchands-rank-6 = Gildemeister
marchands-rank-7 = Bankherr
marchands-rank-8 = Patrizier
marchands-rank-9 = Ratsherr
marchands-phase-abilities = Fähigkeiten
marchands-phase-buying = Einkauf
marchands-phase-bidding = Wagenversteigerung
marchands-phase-loading = Laden
marchands-phase-axles = Achsenbrüche
marchands-phase-moving = Fahren
marchands-phase-dials = Preisscheiben
marchands-phase-counting = Kontore
marchands-phase-selling = Verkauf
marchands-phase-investing = Investition
marchands-phase-loans = Kredite
marchands-phase-climbing = Unterhalt und Aufstieg
marchands-phase-over = Ende

## Verben

marchands-verb-buy = Kaufen
marchands-verb-pass = Passen
marchands-verb-dial = Scheibe stellen
marchands-verb-shift = Preis ändern
marchands-verb-sell = Lagerverkauf
marchands-verb-sell-specially = Sonderverkauf
marchands-verb-claim-bonus = Verkauf mit Bonus
marchands-verb-propose = Karte vorschlagen
marchands-verb-invest = Karte nehmen
marchands-verb-bid-up-to = Bieten bis
marchands-verb-pay-status = Sozialen Stand spielen
marchands-verb-borrow = 2.000 leihen
marchands-verb-repay = 2.500 zurückzahlen
marchands-verb-climb = Aufsteigen
marchands-verb-deal = Abmachung vorschlagen
marchands-verb-agree = Abmachung annehmen
marchands-verb-reject = Abmachung verwerfen
marchands-do-buy = { $goods } kaufen
marchands-do-dial = Scheibe auf { $first } und { $second } stellen
marchands-do-shift = { $good } { $direction } setzen
marchands-do-sell = { $goods } aus dem Lager verkaufen
marchands-do-sell-specially = { $good } für 800 verkaufen
marchands-do-claim-bonus = Bonus auf { $wagon } fordern
marchands-do-propose = { $card } vorschlagen
marchands-do-invest = { $card } nehmen
marchands-do-bid-up-to = Bis { $amount } bieten
marchands-do-climb = { $steps } aufsteigen
marchands-do-deal = Abmachung mit { $partner }: zahlen { $pays }, erhalten { $gets }; Karte geben: { $gives }; Karte bekommen: { $wants }; Versprechen: { $promise }
marchands-do-agree = { $deal } annehmen
marchands-do-reject = { $deal } verwerfen

## Fragen und Felder

marchands-prompt-buy = Kaufen Sie bis zu drei Waren.
marchands-prompt-buy-each = Ware { $part } von { $most }
marchands-prompt-dial = Stellen Sie Ihre Preisscheibe: Jeder Zeiger hebt einen Preis um eine Stufe.
marchands-field-first-hand = Erster Zeiger
marchands-field-second-hand = Zweiter Zeiger
marchands-prompt-shift = { $house }: einen Preis ändern?
marchands-field-good = Welche Ware?
marchands-field-direction = Hinauf oder hinab?
marchands-shift-up = hinauf auf { $price }
marchands-shift-down = hinab auf { $price }
marchands-prompt-sell = Aus dem Lager verkaufen oder eine Verkaufskarte spielen?
marchands-field-special = Welche Ware für 800 verkaufen?
marchands-field-wagon = Welcher Wagen?
marchands-field-warehouse = Aus welchem Lager?
marchands-field-sell = Bis zu { $most } Waren verkaufen
marchands-field-sell-each = Ware { $part } von { $most }
marchands-prompt-raise = Investition: { $least } oder mehr bieten, oder passen.
marchands-prompt-limit = { $limit ->
    [0] Investition: Wie weit gehen Sie mit? Hinterlassen Sie ein verdecktes Höchstgebot, das für Sie bietet, oder passen Sie.
   *[other] Ihr verdecktes Höchstgebot ist { $limit }. Sie können es ändern.
}
marchands-field-bid = Ihr Gebot
marchands-field-limit = Ihr verdecktes Höchstgebot
marchands-prompt-invest = Zuschlag: Wählen Sie eine Karte.
marchands-field-card = Welche Karte?
marchands-prompt-propose = Schlagen Sie eine Karte vor; Sie bieten ihren aufgedruckten Preis.
marchands-prompt-borrow = Ihr Stand ist gesunken. { $loan } leihen und { $repayment } schulden?
marchands-prompt-repay = { $debts ->
    [one] Sie haben einen Kredit zurückzuzahlen: 2.500.
   *[other] Sie haben { $debts } Kredite zu je 2.500 zurückzuzahlen.
}
marchands-prompt-repay-first = Sie haben { $debts } { $debts ->
    [one] Kredit
   *[other] Kredite
}: zurückzahlen, um aufsteigen zu dürfen?
marchands-prompt-climb = Aufsteigen? Eine Stufe kostet { $cost }; zuvor zahlen Sie Ihren Unterhalt.
marchands-field-climb = Wie weit?
marchands-climb-steps = { $steps } { $steps ->
    [one] Stufe
   *[other] Stufen
} für { $cost }{ $cards ->
    [0] { "" }
    [one] {" "}mit einer Karte
   *[other] {" "}mit { $cards } Karten
}
marchands-prompt-negotiate = Schlagen Sie eine Abmachung vor, wenn Sie mögen.
marchands-prompt-agree = { $giver } schlägt vor: { $terms }.
marchands-prompt-withdraw = Ihr Vorschlag: { $terms }.
marchands-field-partner = Mit wem?
marchands-field-pays = Sie zahlen
marchands-field-gets = Sie erhalten
marchands-field-gives-card = Karte, die Sie geben
marchands-field-wants-card = Karte, die Sie wollen
marchands-field-promise = Ihr Versprechen (bleibt vermerkt)
marchands-field-deal = Welche Abmachung?
marchands-deal-terms = Abmachung { $number } mit { $taker } ({ $parts })
marchands-deal-pays = zahlt { $amount }
marchands-deal-gets = erhält { $amount }
marchands-deal-gives = gibt { $card }
marchands-deal-wants = bekommt { $card }
marchands-deal-promise = „{ $promise }“

## Ablehnungen

marchands-refuse-city-lacks = { $city } verkauft { $sold }, aber { $good } nicht.
marchands-refuse-stock = Nur noch { $left } { $good } im Vorrat.
marchands-refuse-money = Das kostet mehr als die { $money }, die Sie haben.
marchands-refuse-wrap = Nur das große Kontor bewegt einen Preis zwischen { $low } und { $high }.
marchands-refuse-climb = Eine Stufe kostet { $cost }, Sie haben { $money }; höchstens { $most } Stufen je Runde.

## Ereignisse

marchands-event-round-began = Runde { $round } beginnt; { $first } ist Startspieler.
marchands-event-phase-began = { $phase }.
marchands-event-passed-abilities = { $seat } verzichtet auf eine Karte.
marchands-event-passed-buying = { $seat } kauft nichts.
marchands-event-passed-counting = { $seat } lässt die Preise, wie sie sind.
marchands-event-passed-loans = { $seat } leiht nichts.
marchands-event-bought = { $seat } kauft { $goods } für { $paid }.
marchands-event-dials-revealed = Die Scheiben werden aufgedeckt: { $hands }.
marchands-event-dial = { $seat } ({ $goods })
marchands-event-price-moved = { $good } verkauft sich jetzt für { $after } (vorher { $before }) und kostet { $buying }.
marchands-event-price-shifted = { $seat } nutzt { $house }: { $good } verkauft sich jetzt für { $after }.
marchands-event-sold-from-warehouse = { $seat } verkauft { $goods } aus dem Lager für { $income }.
marchands-event-sold-specially = { $seat } verkauft { $good } im Sonderverkauf für { $income }.
marchands-event-bonus-claimed = { $seat } fordert den Bonus für alle eigenen Waren auf { $wagon }.
marchands-event-cargo-sold = { $seat } verkauft { $goods } in { $city } für { $income }.
marchands-event-arrivals-counted = { $arrivals ->
    [one] { $arrivals } Wagen ist angekommen
   *[other] { $arrivals } Wagen sind angekommen
}; eine Stufe kostet jetzt { $cost }.
marchands-event-bonuses-moved = Stadtboni: { $cubes }.
marchands-event-bonus = { $city } { $bonus }
marchands-event-cards-offered = Zur Versteigerung: { $cards }.
marchands-event-ability-proposed = { $seat } schlägt { $card } für { $amount } vor.
marchands-event-bid-made = { $seat } bietet { $amount }.
marchands-event-bidder-passed = { $seat } passt.
marchands-event-auction-won = { $seat } erhält für { $amount } den Zuschlag.
marchands-event-ability-gained = { $seat } nimmt { $card }.
marchands-event-pair-dealt = { $seat } erhält { $cards } für { $paid }.
marchands-event-upkeep-paid = { $seat } zahlt { $amount } Unterhalt.
marchands-event-upkeep-paid-card = { $seat } spielt sozialen Stand und zahlt nur { $amount } Unterhalt.
marchands-event-fell = { $seat } kann { $fee } nicht zahlen und sinkt auf { $rank }.
marchands-event-fell-shown = { $seat } zeigt { $purse } Florin, kann { $fee } nicht zahlen und sinkt auf { $rank }.
marchands-event-borrowed = { $seat } leiht { $amount }.
marchands-event-repaid = { $seat } zahlt einen Kredit mit { $amount } zurück.
marchands-event-climbed = { $seat } steigt { $steps } { $steps ->
    [one] Stufe
   *[other] Stufen
} für { $paid }{ $cards ->
    [0] { "" }
    [one] {" "}mit einer Aufstiegskarte
   *[other] {" "}mit { $cards } Aufstiegskarten
} und ist jetzt { $rank }.
marchands-event-deal-proposed = { $giver } schlägt vor: { $terms }.
marchands-event-deal-agreed = { $taker } nimmt Abmachung { $number } von { $giver } an.
marchands-event-deal-rejected = Abmachung { $number } ist vom Tisch ({ $seat }).
marchands-event-game-ended-arrivals = Genug Wagen sind angekommen: Das Spiel ist zu Ende.
marchands-event-game-ended-rounds = Die zwanzigste Runde ist gespielt: Das Spiel endet.

## Ende

marchands-end-arrivals = { $arrivals } Wagen angekommen
marchands-end-rounds = die letzte erlaubte Runde ist gespielt, mit { $arrivals } Ankünften
marchands-score = { $rank }, { $money } Florin{ $debts ->
    [0] { "" }
    [one] , ein Kredit offen
   *[other] , { $debts } Kredite offen
}
