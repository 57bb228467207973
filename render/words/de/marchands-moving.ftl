# Händler des Mittelalters, Phase 3: Achsenbrüche, Wagen, Kurier und Einflusskarten.

## Verben

marchands-verb-break-axle = Achsen brechen
marchands-verb-mend = Achse freigeben
marchands-verb-move = Plättchen spielen
marchands-verb-burn = Plättchen aufgeben
marchands-verb-coach = Wagnerei nutzen
marchands-verb-ride = Kurier senden
marchands-verb-take = Einflusskarte nehmen
marchands-do-break-axle = Achsenbruch auf { $wagons }
marchands-do-mend = Ihre Achsenbrüche von { $wagon } nehmen
marchands-do-move = { $tile } spielen: { $wagon } → { $route }
marchands-do-burn = { $tile } aufgeben
marchands-do-coach = Wagnerei { $points }: { $wagon } → { $route }
marchands-do-ride = Den Kurier senden: { $space }
marchands-do-take = { $card } nehmen

## Fragen

marchands-prompt-axles = Achsenbrüche spielen, bevor die Wagen fahren?
marchands-prompt-axles-each = Achsenbruch { $part } von { $most }
marchands-prompt-move = Sie sind am Zug: Spielen Sie ein Plättchen.
marchands-prompt-move-on = Nutzen Sie noch Wagnerei oder Kurier, oder passen Sie.
marchands-prompt-tile = Welches Plättchen?
marchands-prompt-burn = Welches Plättchen geben Sie auf? Damit kann kein Wagen fahren.
marchands-prompt-drive = Welcher Wagen?
marchands-prompt-route = Wohin fährt er?
marchands-prompt-points = Wie viele Punkte der Wagnerei?
marchands-prompt-ride = Wohin reitet der Kurier?
marchands-prompt-mend = Von welchem Wagen nehmen Sie Ihre Achsenbrüche?
marchands-prompt-take = Der Kurier trifft einen Wagen: Wählen Sie eine Einflusskarte.
marchands-tile = Plättchen { $tile }
marchands-tile-extra = Plättchen { $tile } + { $extra }
marchands-points = + { $points }
marchands-note-extra = mit { $extra } { $extra ->
    [one] Punkt
   *[other] Punkten
} der Wagnerei
marchands-note-card = trifft den Kurier: eine Einflusskarte
marchands-note-meets = trifft { $wagon }{ $card ->
    [1] : eine Einflusskarte
   *[other] , bringt aber keine Karte
}

## Ablehnungen

marchands-refuse-tile-used = Plättchen { $tile } ist schon gespielt. Sie haben: { $left }.
marchands-refuse-tile-stuck = Mit Plättchen { $tile } allein kann kein Wagen fahren; Sie dürfen es aufgeben.
marchands-refuse-tile-moves = Plättchen { $tile } kann einen Wagen bewegen und muss daher gespielt werden.
marchands-refuse-points = { $most ->
    [0] Sie haben keine Punkte der Wagnerei mehr.
   *[other] Das geht nicht: Die Wagnerei gibt Ihnen noch { $most }, und ein Wagen muss fahren können.
}
marchands-refuse-wagon-arrived = { $wagon } ist diese Runde angekommen und bleibt dort.
marchands-refuse-wagon-broken = { $wagon } hat einen Achsenbruch.
marchands-refuse-wagon-moved = Sie haben { $wagon } in diesem Zug schon bewegt.
marchands-refuse-wagon-frozen = { $wagon } gab Ihnen eine Karte und wurde von Ihnen bewegt; er bleibt in diesem Zug stehen.
marchands-refuse-wagon-stuck = { $wagon } kann so nicht fahren.
marchands-refuse-occupied = Dort steht ein anderer Wagen: { $space }.
marchands-refuse-courier-city = Der Kurier betritt nie eine Stadt wie { $space }.
marchands-refuse-card-gone = Keine Karte mehr: { $card }.

## Ereignisse

marchands-event-axles-broken = { $seat } spielt Achsenbruch auf { $wagons }.
marchands-event-axle-mended = { $seat } nimmt den Achsenbruch von { $wagon }.
marchands-event-wagon-moved = { $seat } spielt Plättchen { $tile }{ $extra ->
    [0] {""}
   *[other] {" "}+ { $extra } der Wagnerei
}: { $wagon }, { $start } → { $to }.
marchands-event-wagon-coached = { $seat } nutzt { $extra } { $extra ->
    [one] Punkt
   *[other] Punkte
} der Wagnerei: { $wagon }, { $start } → { $to }.
marchands-event-wagon-arrived = { $city }: { $wagon } kommt an.
marchands-event-tile-lost = { $seat } gibt Plättchen { $tile } auf: Damit kann kein Wagen fahren.
marchands-event-tiles-returned = Alle Bewegungsplättchen sind wieder verfügbar.
marchands-event-courier-moved = { $seat } sendet den Kurier: { $to }.
marchands-event-card-won = { $seat } gewinnt eine Einflusskarte: { $wagon } hat den Kurier getroffen.
marchands-event-card-taken = { $seat } nimmt eine Einflusskarte: { $card }.
marchands-event-card-taken-unseen = { $seat } nimmt eine Einflusskarte.
