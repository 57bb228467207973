# Die Befehlszeile.

replay-unknown = Kein Spiel heißt „{ $game }“. Es gibt: { $games }.
replay-diverged = Zug { $number } führt zu einer anderen Stellung als aufgezeichnet: Er wurde geändert, oder die Regeln wurden es.
replay-seat = Kein Platz heißt „{ $seat }“. Es gibt: { $seats }.
replay-verified = { $game }, { $seats } Plätze: { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
} geprüft.
replay-position = Die Stellung nach Zug { $number }:
render-whose-hand = Nennen Sie mit --seat einen Platz: Eine Hand sieht nur, wem sie gehört.
render-not-over = Das Spiel ist bei diesem Zug nicht zu Ende: Es gibt noch keinen Endstand.
