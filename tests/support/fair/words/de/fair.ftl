# Der Jahrmarkt, das kleine Spiel der Tests.

fair-name = Der Jahrmarkt
fair-about = Ein kleiner Markt: kaufen, geheim um den Stand bieten, verkaufen.
fair-setting-rounds = Runden
fair-setting-rounds-3 = Drei Runden
fair-setting-rounds-5 = Fünf Runden
fair-setting-tastes = Vorlieben
fair-setting-tastes-secret = Geheime Vorlieben
fair-setting-tastes-none = Keine Vorlieben

fair-good-wool = Wolle
fair-good-salt = Salz
fair-good-wine = Wein

fair-verb-buy = Kaufen
fair-verb-bid = Bieten
fair-verb-sell = Verkaufen
fair-verb-pass = Passen
fair-verb-swear = Versprechen
fair-verb-agree = Zustimmen
fair-verb-rest = Ausruhen
fair-verb-wake = Aufwachen
fair-do-buy = { $goods } kaufen
fair-do-bid = { $amount } bieten
fair-do-sell = { $count } × { $good } verkaufen
fair-do-swear = { $taker } versprechen: { $words }
fair-do-agree = Zustimmen ({ $promise })

fair-prompt-buy = Kaufe Waren für je { $cost } Münzen.
fair-prompt-bid = Versiegle dein Gebot für den Stand der Runde { $round }.
fair-prompt-sell = Der Stand gehört dir: Was verkaufst du?
fair-prompt-aside = Inzwischen
fair-prompt-agree = { $promise }
fair-promise = { $giver } verspricht: { $words }

fair-ask-goods = Welche Waren?
fair-ask-goods-each = Ware { $part } von { $most }
fair-ask-bid = Wie viel von deinen { $purse } Münzen?
fair-ask-good = Welche Ware?
fair-ask-count = Wie viel { $good }?
fair-ask-taker = Wem?
fair-ask-words = Was versprichst du?
fair-ask-promise = Welches Versprechen?
fair-note-stock = noch { $left }
fair-note-price = je { $price } Münzen

fair-refuse-sold-out = Der Markt hat keine Ware { $good } mehr.
fair-refuse-swore = Ein Versprechen je Runde genügt.

fair-priced = { $good } zu { $price }
fair-event-round-opened = Runde { $round } beginnt: { $prices }.
fair-event-bought = { $who } kauft { $goods }.
fair-event-sealed = { $who } versiegelt { $amount }.
fair-event-stall-won = { $who } gewinnt den Stand. Gebote: { $bids }.
fair-event-sold = { $who } verkauft { $count } × { $good } für { $income }.
fair-event-sworn = { $who } verspricht { $whom }: { $words }
fair-event-agreed = { $whom } nimmt an, was { $who } verspricht: { $words }
fair-event-rested = { $resting ->
    [yes] { $who } ruht sich aus.
   *[no] { $who } wacht auf.
}
fair-event-fair-closed = Der Jahrmarkt schließt.
fair-over = Die { $rounds } Runden sind vorbei.
fair-score = { $total }: { $coins } in Münzen, { $goods } in Waren
