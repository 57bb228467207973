# Was alle Spiele teilen: Zahlen, Aufzählungen, Plätze und Ablehnungen.

number = { $value }
nothing = nichts
counted = { $count } × { $what }
quoted = „{ $words }“
unsaid = …
list-end = { $head } und { $last }
list-more = { $head } und { $count } weitere

## Plätze ohne Namen

seat-number = Platz { $number }
colour-black = Schwarz
colour-blue = Blau
colour-brown = Braun
colour-green = Grün
colour-grey = Grau
colour-orange = Orange
colour-purple = Violett
colour-red = Rot
colour-white = Weiß
colour-yellow = Gelb

## Ablehnungen: was falsch war und was richtig gewesen wäre

refuse-verb = „{ $offender }“ geht hier nicht. Möglich: { $verbs }.
refuse-not-asked = „{ $verb }“ ist jetzt nicht gefragt. Möglich: { $verbs }.
refuse-closed = { $verb } ist jetzt nicht möglich.
refuse-over = Das Spiel ist zu Ende.
refuse-stale = Diese Frage ist geschlossen.
refuse-extra = „{ $offender }“ ist zu viel: Der Zug ist davor schon vollständig.
refuse-missing = Es fehlt etwas: { $prompt }
refuse-incomplete = { $verb } ist mit diesen Antworten kein vollständiger Zug.
refuse-action = Das ist kein Zug dieses Spiels: { $offender }.
refuse-option = „{ $offender }“ geht hier nicht ({ $prompt }). Möglich: { $options }.
refuse-number = „{ $offender }“ ist keine ganze Zahl: { $step ->
    [1] von { $least } bis { $most }.
   *[other] von { $least } bis { $most } in Schritten von { $step }.
}
refuse-amount = { $value } geht nicht: { $step ->
    [1] von { $least } bis { $most }.
   *[other] von { $least } bis { $most } in Schritten von { $step }.
}
refuse-limit = { $count } × { $what } ist zu viel: höchstens { $most }.
refuse-count = { $count } gewählt, aber { $most ->
    [0] hier gibt es nichts zu wählen.
   *[other] möglich sind { $least } bis { $most }.
}
refuse-text = Bitte 1 bis { $most } Zeichen in einer Zeile schreiben, nicht { $length }.
refuse-setting = „{ $offender }“ kann nicht eingestellt werden. Möglich: { $options }.
refuse-seats = { $seats ->
    [one] { $seats } Platz ist
   *[other] { $seats } Plätze sind
} nicht möglich: Dieses Spiel ist für { $least } bis { $most }.

## Protokolle

refuse-record-format = Das ist kein Protokoll: Die erste Zeile muss „{ $expected }“ lauten.
refuse-record-header = Der Kopf dieses Protokolls ist falsch: { $offender }.
refuse-record-game = Das ist ein Protokoll von „{ $offender }“, nicht von „{ $expected }“.
refuse-record-public = Dieses Protokoll hat keinen Startwert: Das öffentliche eines laufenden Spiels kann nicht nachgespielt werden.
refuse-record-line = Zeile { $number } ist kein Zug: „{ $offender }“.
refuse-record-move = Zug { $number } kann nicht gespielt werden. { $reason }
