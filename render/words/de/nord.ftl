# Marchands du Nord.

nord-name = Marchands du Nord
nord-about = Reeder der Hanse verbinden die Städte der Ostsee, liefern ihnen, was fehlt, und haben teil an ihrem Aufstieg.
nord-setting-end-guard = Endwächter
nord-setting-end-guard-on = Ein Spiel ohne Entwicklungen wird zu Ende gebracht
nord-setting-end-guard-off = Das Spiel endet nur mit der fünften Stufe einer Stadt

## Dinge

nord-city-stockholm = Stockholm
nord-city-reval = Reval
nord-city-novgorod = Nowgorod
nord-city-copenhagen = Kopenhagen
nord-city-visby = Visby
nord-city-riga = Riga
nord-city-luebeck = Lübeck
nord-city-stettin = Stettin
nord-city-danzig = Danzig

nord-good-wheat = Weizen
nord-good-beer = Bier
nord-good-fish = Fisch
nord-good-leather = Leder
nord-good-salt = Salz
nord-good-wine = Wein

nord-effect-point = Siegpunkt
nord-effect-florin = Florin
nord-effect-contraband = Schmuggelware
nord-effect-delivery = Zusatzlieferung
nord-effect-theft = Diebstahl
nord-effect-removal = Schiff entfernen
nord-effect-ship = Schiffsaktion

nord-payment-florin = einen Florin
nord-payment-contraband = eine Schmuggelware
nord-payment-nothing = nichts

nord-link = { $start }-{ $end }
nord-ship = { $seat } auf { $link }
nord-delivery = { $contraband ->
    [0] { $source } → { $city } ({ $good })
   *[other] { $source } → { $city } ({ $good } + Schmuggelware)
}

## Was Spieler tun

nord-verb-build = Bauen
nord-verb-move = Versetzen
nord-verb-resell = Verkaufen
nord-verb-deliver = Liefern
nord-verb-double = Verdoppeln
nord-verb-keep = Aufheben
nord-verb-steal = Stehlen
nord-verb-remove = Entfernen
nord-verb-replace = Ersetzen
nord-verb-decline = Verzichten
nord-verb-skip = Aussetzen
nord-do-build = Ein Schiff auf { $link } bauen
nord-do-move = Das Schiff von { $ship } nach { $link } versetzen
nord-do-resell = Das Schiff auf { $ship } für { $payment } verkaufen
nord-do-deliver = { $delivery } liefern
nord-do-double = Den Effekt verdoppeln
nord-do-keep = Die rote Ware für später aufheben
nord-do-steal = { $victim } einen Florin stehlen
nord-do-remove = Das Schiff von { $opposing } entfernen
nord-do-replace = Das Schiff von { $opposing } durch Ihres von { $own } ersetzen
nord-do-decline = Auf den Effekt verzichten

## Fragen

nord-prompt-turn = Eine Aktion: ein Schiff bauen, versetzen oder verkaufen, oder eine Ware liefern.
nord-prompt-double = { $city }: „{ $effect }“ mit einer roten Ware verdoppeln oder sie für einen späteren Effekt aufheben? Rote Waren übrig: { $reds }.
nord-prompt-delivery = { $city } erlaubt Ihnen { $uses ->
    [1] eine Zusatzlieferung
   *[other] { $uses } Zusatzlieferungen
} in andere Städte.
nord-prompt-theft = { $city } erlaubt Ihnen, { $uses ->
    [1] einen Florin
   *[other] { $uses } Florin, einen nach dem anderen,
} zu stehlen.
nord-prompt-removal = { $city } erlaubt Ihnen, { $uses ->
    [1] ein fremdes Schiff
   *[other] { $uses } fremde Schiffe, eines nach dem anderen,
} zu entfernen; eines von Ihren auf dem Plan darf an seine Stelle.
nord-prompt-ship = { $city } erlaubt Ihnen, { $uses ->
    [1] ein Schiff
   *[other] { $uses }-mal ein Schiff
} zu bauen, zu versetzen oder zu verkaufen.

nord-ask-link = Wohin mit dem Schiff?
nord-ask-ship = Welches Ihrer Schiffe?
nord-ask-payment = Was nehmen Sie dafür?
nord-ask-delivery = Was geht wohin?
nord-ask-victim = Wessen Florin?
nord-ask-opposing = Wessen Schiff?
nord-ask-own = Welches Ihrer Schiffe kommt an seine Stelle?

nord-note-link = { $start } / { $end }
nord-note-florins = { $florins } Florin
nord-note-delivery = { $develops ->
    [0] { $total } von { $needed } Waren
   *[other] Die Stadt entwickelt sich
}{ $florins ->
    [0] {""}
   *[other] {" "}· kostet { $florins } Florin
}

## Ablehnungen

nord-refuse-chain = Ihre Schiffe verbinden { $source } und { $city } nicht.
nord-refuse-closed = { $city } nimmt nichts an: Die Stadt entwickelt sich gerade oder hat ihre letzte Stufe erreicht.
nord-refuse-produced = { $city } erzeugt { $good } selbst.
nord-refuse-present = { $city } hat schon { $good } in einem Kontor.
nord-refuse-fee = { $good } zu liefern kostet { $fee } Florin, und Sie haben keinen.
nord-refuse-contraband = Sie haben keine Schmuggelware zum Mitliefern.
nord-refuse-empty = Der Vorrat kann { $payment } nicht mehr geben.
nord-refuse-no-link = Es gibt keine Verbindung „{ $offender }“: Nur benachbarte Städte sind verbunden.
nord-refuse-link-order = Schreiben Sie diese Verbindung als „{ $link }“.
nord-refuse-taken = { $link } ist durch ein Schiff von { $seat } besetzt.
nord-refuse-crossed = { $link } ist gesperrt: Das Schiff von { $seat } auf { $other } kreuzt sie.
nord-refuse-no-ship = Auf { $link } liegt kein Schiff.
nord-refuse-owner = Das Schiff auf { $link } gehört { $seat }.

## Was geschah

nord-event-first-player-drawn = { $seat } beginnt.
nord-event-ship-built = { $seat } baut ein Schiff auf { $link }.
nord-event-ship-moved = { $seat } versetzt das Schiff von { $start } nach { $link }.
nord-event-ship-resold = { $seat } verkauft das Schiff auf { $link } für { $payment }.
nord-event-good-delivered = { $seat } liefert { $good } von { $source } nach { $city }{ $contraband ->
    [0] {""}
   *[other] {" "}mit einer Schmuggelware
}{ $florins ->
    [0] {""}
   *[other] {" "}für { $florins } Florin
}: { $total } von { $needed } Waren.
nord-event-cascade-queued = { $city } wird sich auch entwickeln (Nummer { $place } der Kaskade).
nord-event-city-developed = { $city } erreicht Stufe { $level }.
nord-event-effect-doubled = { $seat } verdoppelt mit einer roten Ware: { $effect }.
nord-event-red-good-kept = { $seat } hebt eine rote Ware für einen späteren Effekt auf: { $effect } nur einmal.
nord-event-points-gained = { $seat } gewinnt { $count } { $count ->
    [one] Siegpunkt
   *[other] Siegpunkte
}.
nord-event-florins-gained = { $seat } gewinnt { $count } Florin.
nord-event-contraband-gained = { $seat } nimmt { $count } { $count ->
    [one] Schmuggelware
   *[other] Schmuggelwaren
}.
nord-event-effect-wasted = { $seat } kann damit nichts anfangen: { $effect }.
nord-event-effect-declined = { $seat } verzichtet: { $effect }.
nord-event-florin-stolen = { $seat } stiehlt { $victim } einen Florin.
nord-event-ship-removed = { $seat } entfernt das Schiff von { $owner } auf { $link }.
nord-event-ship-replaced = { $seat } entfernt das Schiff von { $owner } auf { $link } und bringt ein eigenes von { $start } dorthin.
nord-event-counters-cleared = Die Kontore von { $city } werden geräumt: { $count } { $count ->
    [one] Ware geht
   *[other] Waren gehen
} zurück in den Vorrat.
nord-event-turn-skipped = Zeit abgelaufen für { $seat }: Der Zug entfällt.
nord-event-end-announced = Lange hat sich keine Stadt mehr entwickelt: Das Spiel endet nach { $turns } weiteren Zügen.
nord-event-game-ended = { $city } hat die fünfte Stufe erreicht: Das Spiel ist zu Ende.
nord-event-game-stopped = Zu lange ohne Entwicklung: Das Spiel ist zu Ende.

nord-end-level = { $city } hat die fünfte Stufe erreicht.
nord-end-guard = Keine Stadt entwickelte sich mehr; der Endwächter hat das Spiel beendet.
nord-score = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}, { $contraband } Schmuggelware, { $florins } Florin
