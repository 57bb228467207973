# Wörter, die nur die Bilder von Marchands du Nord brauchen.

nord-board-turn = Zug { $turn }
nord-board-active = Zug von
nord-board-closing = Ende in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}
nord-board-quiet = Keine Stadt entwickelt sich
nord-board-near = Bald entwickelt
nord-board-missing = { $missing } { $missing ->
    [one] fehlt
   *[other] fehlen
}
nord-board-now = Jetzt: { $effect }
nord-board-double = Verdoppeln? { $effect }
nord-board-effect-point = Siegpunkt
nord-board-effect-florin = Florin
nord-board-effect-contraband = Schmuggelware
nord-board-effect-delivery = Lieferung
nord-board-effect-theft = Florin stehlen
nord-board-effect-removal = Schiff entfernen
nord-board-effect-ship = Schiffsaktion

## Nahaufnahmen, die Karte eines Platzes und das Ende

nord-close-symbols = Symbole
nord-close-red = Jede Ihrer roten Waren in einer Stadt verdoppelt Ihnen eines ihrer Symbole.
nord-close-produces = erzeugt { $good }
nord-close-counters = Kontore
nord-close-links = Verbindungen
nord-close-free = frei
nord-close-crossed = gekreuzt
nord-close-empty = leer
nord-close-missing = { $missing ->
    [one] { $missing } Ware fehlt bis zur nächsten Stufe
   *[other] { $missing } Waren fehlen bis zur nächsten Stufe
}
nord-close-finished = Letzte Stufe erreicht
nord-close-develops = entwickelt sich jetzt
nord-close-queued = Nummer { $place } der Kaskade
nord-does-point = Nehmen Sie einen Siegpunkt.
nord-does-florin = Nehmen Sie einen Florin aus dem Vorrat.
nord-does-contraband = Nehmen Sie eine Schmuggelware; mit jeder Lieferung darf eine mitfahren.
nord-does-delivery = Liefern Sie sofort in eine andere Stadt.
nord-does-theft = Nehmen Sie einem Gegner einen Florin ab.
nord-does-removal = Schicken Sie ein fremdes Schiff heim; eines von Ihren auf See darf dorthin.
nord-does-ship = Bauen, versetzen oder verkaufen Sie sofort ein Schiff.
nord-hand-points = { $count } { $count ->
    [one] Punkt
   *[other] Punkte
}
nord-hand-contraband = { $count } Schmuggelware
nord-hand-florins = { $count } Florin
nord-hand-ships = { $count } { $count ->
    [one] Schiff
   *[other] Schiffe
} in der Hand
nord-hand-fleet = Ihre Schiffe auf See
nord-hand-no-ships = Keines Ihrer Schiffe ist auf See.
nord-hand-goods = Ihre Waren
nord-hand-no-goods = Sie haben in keiner Stadt Waren.
nord-hand-open = In diesem Spiel ist nichts verdeckt: Alle dürfen das sehen.

## Der Plan in Worten

nord-text-cities = Städte
nord-text-ships = Schiffe
nord-text-players = Spieler
nord-text-stock = Vorrat
nord-text-title = Zug { $turn } von { $name }
nord-text-awaited = gewartet wird auf { $name }
nord-text-over = das Spiel ist zu Ende
nord-text-closing = das Spiel endet in { $turns } { $turns ->
    [one] Zug
   *[other] Zügen
}
nord-text-developing = { $city } entwickelt sich: { $effects }; jetzt { $effect } für { $name }
nord-text-doubling = { $city } entwickelt sich: { $effects }; { $name } darf { $effect } verdoppeln
nord-text-queue = Danach entwickeln sich: { $cities }
nord-text-city = { $city }, erzeugt { $good }, Stufe { $level }
nord-text-track = Symbole: { $cells }
nord-text-cell = { $effect } ({ $level })
nord-text-counter = { $name }: { $goods }
nord-text-contraband = { $count } × Schmuggelware
nord-text-no-goods = keine Waren
nord-text-fleet = { $name }: { $links }
nord-text-no-fleet = { $name }: kein Schiff auf See
nord-text-player = { $name } ({ $colour }): { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}, { $contraband } Schmuggelware, { $florins } Florin, { $ships } { $ships ->
    [one] Schiff
   *[other] Schiffe
} in der Hand
nord-text-left = { $good } { $count }
nord-text-supply = { $goods }; Schmuggelware { $contraband }, Florin { $florins }
