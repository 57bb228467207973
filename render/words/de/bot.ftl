# What the bot says and what its commands are called.

## Commands: names

command-game = spiel
command-open = eröffnen
command-join = mitspielen
command-leave = verlassen
command-start = beginnen
command-stand-in = vertreter
command-back = zurück
command-board = plan
command-text = text
command-hand = hand
command-log = verlauf
command-status = stand
command-rules = regeln
command-export = protokoll
command-abandon = aufgeben
command-close = schließen
command-adopt = übernehmen
command-play = spielen
command-help = hilfe
everyday-move = bewegen
everyday-offer = anbieten
everyday-accept = annehmen
everyday-counter = gegenangebot
everyday-decline = ablehnen
everyday-grant = bewilligen
everyday-refuse = ausschlagen
everyday-free-load = kostenlos-laden
everyday-take = nehmen
everyday-sell = absetzen
everyday-invest = investieren
everyday-repay = zurückzahlen
everyday-deal = verhandeln
everyday-agree = zustimmen
everyday-reject = zurückweisen
everyday-dial = scheibe
option-game = spiel
option-language = sprache
option-seats = plätze
option-player = spieler
option-zoom = ausschnitt
option-layout = format
option-theme = farben
option-match = tisch
option-move = zug

## Commands: descriptions

about-game = Tische: eröffnen, mitspielen, ansehen, beenden
about-open = Einen Tisch in diesem Kanal eröffnen
about-join = Am Tisch in diesem Kanal Platz nehmen
about-leave = Den Tisch verlassen oder den Platz dem Vertreter geben
about-start = Das Spiel mit den Anwesenden beginnen
about-stand-in = Einen Vertreter setzen oder für einen Abwesenden abstimmen
about-back = Den eigenen Platz vom Vertreter zurücknehmen
about-board = Den Spielplan ansehen
about-text = Den Spielplan in Worten lesen
about-hand = Sehen, was nur Sie sehen dürfen
about-log = Lesen, was zuletzt geschah
about-status = Sehen, auf wen seit wann gewartet wird
about-rules = Lesen, was gefragt ist und wie man antwortet
about-export = Das Protokoll des Spiels erhalten
about-abandon = Zustimmen, das Spiel unvollendet zu beenden
about-close = Den Tisch schließen, als Moderator auch das Spiel
about-adopt = Einen Tisch hierher holen, dessen Kanal verschwunden ist
about-play = Einen beliebigen Zug spielen
about-verb = { $what }. Leer lassen, um mit Knöpfen zu wählen.
about-help = Wie man hier spielt
about-option-game = Welches Spiel
about-option-language = Die Sprache des Tisches
about-option-seats = Wie viele Platz nehmen können
about-option-player = Wer abwesend ist
about-option-zoom = Ein Teil des Plans, groß
about-option-layout = Breit oder hoch
about-option-theme = Hell oder dunkel; wird für Sie gemerkt
about-option-match = Der Tisch, der hierher soll
about-option-move = Der Rest des Zuges; Vorschläge helfen

## The lobby

lobby-join = Mitspielen
lobby-leave = Verlassen
lobby-stand-in = Vertreter hinzufügen
lobby-fill = Mit Vertretern auffüllen
lobby-send-away = Vertreter wegschicken
lobby-begin = Spiel beginnen
lobby-more = Weitere Einstellungen ({ $count })
lobby-settings = Einstellungen vor dem Beginn:
lobby-free = frei
lobby-host = Gastgeber
lobby-started = Das Spiel hat begonnen.
lobby-closed = Dieser Tisch ist geschlossen.
lobby-joined = Sie haben einen Platz. Ich habe Ihnen eine Direktnachricht geschickt: Ihr privater Tisch.
lobby-joined-closed = Sie haben einen Platz. Ich konnte Ihnen keine Direktnachricht schicken; geheime Fragen warten deshalb hinter dem Knopf 🔒 im Kanal. Erlauben Sie Direktnachrichten von diesem Server, um sie auch dort zu erhalten.
lobby-left = Sie haben den Tisch verlassen.
lobby-begun = Das Spiel beginnt.
lobby-stand-in-added = Ein Vertreter nimmt Platz.
lobby-already-in = Sie sitzen schon an diesem Tisch.
lobby-full = Alle { $seats } Plätze sind besetzt.
lobby-host-only = Das dürfen nur der Gastgeber oder ein Moderator.
lobby-no-game = Ein Spiel „{ $offender }“ gibt es nicht.
lobby-no-stand-in = An diesem Tisch sitzt kein Vertreter.
lobby-taken = Hier ist schon ein Tisch offen:
stand-in = Vertreter
language-name = Deutsch
welcome = Dies ist Ihr privater Tisch. Geheime Fragen kommen hierher, mit einem Bild dessen, was nur Sie sehen dürfen, und Sie beantworten sie hier. Nichts, was Sie hier drücken, wird den anderen gezeigt. Befehle gehen hier auch: /{ command-game } { command-hand } zeigt, was Sie haben, /{ command-game } { command-status }, auf wen gewartet wird, /{ command-help }, wie man spielt.

## Tables

table-none-here = Hier ist kein Tisch. Eröffnen Sie einen mit /{ command-game } { command-open }.
table-none-waiting = Keines Ihrer Spiele wartet darauf.
table-no-verb = Das Spiel an diesem Tisch kennt diesen Zug nicht.
table-not-seated = Das dürfen nur, die an diesem Tisch sitzen.
table-unknown = Dieser Tisch ist nicht mehr bekannt.
table-frozen = Dieses Spiel ist eingefroren: Sein Verlauf führt nicht mehr zur aufgezeichneten Stellung. Es bleibt erhalten und kann exportiert werden.
table-is-lobby = Das Spiel hat noch nicht begonnen.
table-is-running = Das Spiel läuft.
table-is-over = Das Spiel ist zu Ende.
table-is-closed = Dieser Tisch ist geschlossen.
table-is-abandoned = Dieses Spiel wurde aufgegeben.
table-is-frozen = Dieses Spiel ist eingefroren.
place-server-only = Tische werden im Kanal eines Servers eröffnet.
place-missing = Mir fehlen hier Rechte. Bitte erlauben Sie mir: { $permissions }.
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen

## Panels and prompts

panel-back = Zurück
panel-others = Etwas anderes
panel-outdated = Diese Ansicht war veraltet; hier ist der jetzige Stand.
panel-confirm = Wollen Sie das?
panel-waiting = Sie sind nicht gefragt. Der Tisch wartet auf { $who }.
panel-sealed = Verdeckt abgegeben; Sie können es ändern, bis alle geantwortet haben:
panel-change = Ändern
prompt-sealed = ({ $sealed } von { $asked } verdeckt abgegeben)
button-move = Mein Zug
button-sealed = Geheim antworten
button-hand = Meine Hand
button-board = Plan
button-text = In Worten
button-record = Protokoll
nudge-closed = { $game } fragt Sie etwas Geheimes, und Ihre Direktnachrichten sind geschlossen: Antworten Sie mit diesem Knopf.
typed-which = Sie sitzen in mehreren Spielen. Welches meinen Sie?

## Looking

look-no-zoom = „{ $offender }“ kann nicht vergrößert werden. Es gibt: { $known }.
look-no-layout = Ein Format „{ $offender }“ gibt es nicht. Es gibt: { $known }.
look-no-theme = Farben „{ $offender }“ gibt es nicht. Es gibt: { $known }.
layout-landscape = breit
layout-portrait = hoch
theme-light = hell
theme-dark = dunkel
look-no-picture = Von diesem Spiel gibt es noch kein Bild; /{ command-game } { command-log } und /{ command-game } { command-rules } sagen, wie es steht.
log-empty = Noch ist nichts geschehen.
status-lobby = Der Tisch wartet auf Mitspieler.
status-awaited = Gewartet wird auf { $who }, gefragt
rules-reconstructed = Manche gedruckten Werte sind rekonstruiert; docs/rules sagt, welche.
export-here = Das Protokoll dieses Spiels:
export-alt = Die Züge des Spiels in Notation
help =
    Wie man spielt:
    • Eröffnen Sie einen Tisch mit /{ command-game } { command-open }, lassen Sie mitspielen, beginnen Sie.
    • Wenn Sie gefragt sind, drücken Sie den Knopf unter der neuesten Nachricht: Ihre private Ansicht öffnet sich.
    • Geheime Fragen kommen als Direktnachricht.
    • Die häufigen Züge sind auch Befehle, und /{ command-play } erreicht jeden Zug; Vorschläge helfen.
    • /{ command-game } { command-board }, { command-hand }, { command-text }, { command-log }, { command-status }, { command-rules } und { command-export } zeigen alles Übrige.
    • Jemand ist weg? /{ command-game } { command-stand-in } schlägt einen Vertreter vor, /{ command-game } { command-back } nimmt einen Platz zurück, /{ command-game } { command-abandon } schlägt das Ende vor.

## Leaving and returning

hand-over-nobody = Dieser Platz kann nicht übergeben werden.
hand-over-whom = Nennen Sie jemanden an diesem Tisch.
hand-over-not-awaited = Auf diese Person wird nicht gewartet.
hand-over-too-soon = Das geht erst, wenn der Tisch { $hours } Stunden auf diese Person gewartet hat.
hand-over-done = Der Vertreter spielt weiter ({ $yes } von { $needed } Stimmen).
vote-counted = Ihre Stimme zählt: { $yes } von { $needed }.
vote-abandon = { $who } schlägt vor, dieses Spiel unvollendet zu beenden. Alle { $needed } müssen zustimmen.
vote-stand-in = { $who } schlägt vor, dass der Vertreter für { $whose } spielt, solange keine Antwort kommt. { $needed } müssen zustimmen.
button-agree = Zustimmen
button-back = Meinen Platz zurück
stepped-aside = Der Vertreter spielt für Sie. /{ command-game } { command-back } holt Ihren Platz zurück.
taken-back = Der Platz gehört wieder Ihnen.
take-back-nothing = Sie spielen schon selbst.
abandoned = Alle stimmen zu: Das Spiel endet unvollendet ({ $yes } von { $needed }).
closed = Der Tisch ist geschlossen. Sein Protokoll bleibt abrufbar.
close-moderators = Ein laufendes Spiel schließt ein Moderator; die Spieler können es mit /{ command-game } { command-abandon } gemeinsam aufgeben.
adopted = Der Tisch steht jetzt hier.
adopt-still-there = Der Kanal des Tisches ist noch da; ein Moderator kann den Tisch verlegen.
adopt-here = Der Tisch steht schon hier.
notice-closed = Dieser Tisch wurde geschlossen. Er bleibt erhalten und kann exportiert werden.
notice-expired = Niemand hat dieses Spiel begonnen; der Tisch ist geschlossen.
notice-abandoned = Alle haben zugestimmt, dieses Spiel aufzugeben.
notice-frozen = Dieses Spiel ist eingefroren: Sein Verlauf führt nicht mehr zur aufgezeichneten Stellung. Nichts ist verloren; /{ command-game } { command-export } gibt das Protokoll.
notice-handed-over = Der Vertreter spielt von nun an für { $who }; mit /{ command-game } { command-back } nimmt { $who } den Platz zurück.
notice-stepped-aside = { $who } lässt den Vertreter spielen.
notice-taken-back = { $who } ist zurück.

## When something went wrong

sorry = Bei mir ist etwas schiefgegangen. Sehen Sie mit /{ command-game } { command-log } nach, ob Ihr Zug zählt, bevor Sie ihn wiederholen, und nennen Sie dem Betreiber dieses Bots diese Nummer: { $id }
sorry-later = Das kann ich gerade nicht festhalten, und nichts davon zählt. Bitte gleich noch einmal versuchen.
unshown = Es ist etwas geschehen, das ich nicht zeigen kann ({ $id }). /{ command-game } { command-log } und /{ command-game } { command-status } sagen, wie es am Tisch steht.

## The demo

demo-welcome =
    ## Willkommen im Comptoir
    Händlerspiele im Chat. Diese Seite ist ein kleines Discord auf Ihrem Rechner, mit vier Personen und dem Bot darin.
    1. Drücken Sie </game open:0>, wählen Sie ein Spiel, dann **Run**.
    2. Unter dem Tisch, der erscheint, drücken Sie **Mit Vertretern auffüllen**, dann **Spiel beginnen**.
    3. Drücken Sie **Mein Zug** unter dem neuesten Beitrag, wann immer Sie gefragt sind.
