# Die Regeln der gestellten Frage, wie /game rules sie erzählt.

marchands-rules-buy = **Einkauf.** Reihum bis zu drei Waren zum Einkaufspreis, in Lager von Städten, die sie verkaufen, solange der Vorrat reicht. In Runde 1 kauft jeder zweimal. *Günstiger Einkauf* zahlt 100 für alle Einkäufe einer Runde.
marchands-rules-bid = **Wagenversteigerung.** Alle bieten verdeckt in Vielfachen von 100. Das höchste Gebot geht an die Bank und macht zum Lademeister; bei Gleichstand der Frühere in der Reihe; bieten alle 0, erhält ihn der Startspieler umsonst. Die Karte *Lademeister* (800) hebt alle Gebote auf.
marchands-rules-bids = **Wagenversteigerung.** Eine verdeckte Antwort mit einem Gebot je leerem Wagen, zusammen im Rahmen Ihres Geldes. Jeder Wagen geht an sein höchstes Gebot; bei Gleichstand an den Früheren in der Reihe.
marchands-rules-load = **Laden als Meister.** Laden Sie umsonst bis zu drei Waren einer Sorte; diese Sorte lädt sonst niemand. Bieten Sie jedem einen Preis für eine und für zwei Waren, bis zu dreimal, oder beenden Sie das Beladen.
marchands-rules-deal = **Laden als Gast.** Bis zu zwei Waren von Sorten, die der Meister nicht geladen hat, zum gebotenen Preis. Auf jedes Angebot dürfen Sie einmal mit eigenen Waren und eigenem Preis antworten. Bezahlt und geladen wird zugleich.
marchands-rules-reply = **Ein Gegenangebot.** Angenommen wird sofort geladen und gezahlt; abgelehnt bleibt Ihr genannter Preis offen.
marchands-rules-last-call = **Letzter Aufruf.** Wer Einflusskarten hält, darf noch *kostenlose Zuladung* spielen: bis zu zwei Waren auf einen Wagen in einer Stadt, von Sorten, die sein Meister nicht geladen hat.
marchands-rules-axles = **Achsenbrüche.** Verdeckt vor der ersten Bewegung gespielt: Ein Wagen fährt diese Runde nicht. Erste Ausgabe: Am eigenen Zug darf man den eigenen wieder aufheben.
marchands-rules-move = **Fahren.** Spielen Sie ein Plättchen und bewegen Sie einen Wagen so viele Felder vorwärts, so weit es geht. Überholen ist erlaubt, darauf stehen bleiben nicht. Eine Stadt beendet die Fahrt. Wagnereien geben Punkte, Kuriere bewegen den Kurier; eine Begegnung bringt eine Einflusskarte.
marchands-rules-move-on = **Nach dem Plättchen.** Übrige Wagnereipunkte und Kurierzüge dürfen noch genutzt werden, oder passen Sie.
marchands-rules-take = **Eine Einflusskarte.** Wählen Sie verdeckt eine aus dem Stapel; jede gilt einmal.
marchands-rules-dial = **Preisscheiben.** Jeder Zeiger hebt einen Preis um eine Stufe; beide auf einer Ware um zwei; das Wappen nichts. Über 1.000 fällt ein Preis auf 600. Alle Scheiben öffnen sich zugleich.
marchands-rules-shift = **Kontor.** Nach den Scheiben, reihum, ändern Sie einen Preis um eine Stufe. Nur das große Kontor bewegt einen Preis zwischen 600 und 1.000.
marchands-rules-sell = **Verkäufe.** Lagerverkauf: bis zu fünf Waren (erste Ausgabe: drei aus einem Lager) zum Einkaufspreis. Sonderverkauf: eine Ware für 800. Verkauf mit Bonus: der Stadtbonus für alle eigenen Waren eines angekommenen Wagens.
marchands-rules-raise = **Investition.** Bieten Sie in Vielfachen von 100 oder passen Sie; Passen gilt für diese Karte endgültig. Das höchste Gebot zahlt und wählt eine offene Karte; höchstens eine je Spieler und Runde.
marchands-rules-limit = **Investition.** Vor Ihrem Zug können Sie ein verdecktes Höchstgebot hinterlassen, das für Sie um 100 erhöht, bis es überboten ist, oder passen; Passen gilt für diese Karte endgültig.
marchands-rules-invest = **Ihre Karte.** Wählen Sie eine offene Investition; sie dient Ihnen ab der nächsten Runde jede Runde.
marchands-rules-propose = **Fähigkeiten.** Schlagen Sie eine Karte vor und bieten Sie ihren aufgedruckten Preis; die anderen erhöhen um genau 100 oder passen. Am Ende hat jeder zwei Karten.
marchands-rules-climb = **Unterhalt und Aufstieg.** Der Unterhalt des Standes wird von selbst gezahlt; wer nicht zahlen kann, sinkt. Dann steigen Sie bis zu zwei Stufen zum Preis der Wagenleiter. Schuldner steigen nicht.
marchands-rules-repay-first = **Schulden.** Ein Kredit wird jederzeit mit 2.500 getilgt; bis dahin steigen Sie nicht, und am Ende stehen Schuldner hinter allen.
marchands-rules-borrow = **Kredit.** Wer diese Runde sank, darf einmal 2.000 leihen und schuldet 2.500.
marchands-reconstructed = Rekonstruiert, nicht mit der Schachtel verglichen: die Waren von fünf Städten, die Straßen, die unteren Stände und die Sterne. Siehe docs/rules/marchands.md.
