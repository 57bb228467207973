# Händler des Mittelalters, Phase 2: verdeckte Gebote auf die Wagen.

## Verben

marchands-verb-bid = Bieten
marchands-verb-load-master = Lademeister für 800 ausspielen
marchands-do-bid = { $amount } bieten

## Fragen

marchands-prompt-bid = Verdecktes Gebot: Wer wird Lademeister von { $wagon } in { $city }?
marchands-prompt-bids = Verdeckte Gebote, zusammen höchstens Ihr Geld: { $wagons }.
marchands-wagon-in = { $wagon } in { $city }
marchands-field-wagon-bid = Ihr Gebot für { $wagon }
marchands-field-card-wagon = Die Karte auf welchen Wagen legen?

## Ablehnungen

marchands-refuse-not-up = Nicht { $wagon }: jetzt versteigert wird { $wagons }.

## Ereignisse

marchands-event-bids-revealed = Die Gebote für { $wagon }: { $bids }. { $seat } wird Lademeister { $paid ->
    [0] und zahlt nichts.
   *[other] und zahlt { $paid }.
}
marchands-event-bid-opened = { $seat } ({ $amount })
marchands-event-load-master-played = { $seat } spielt den Lademeister aus, zahlt { $paid } und nimmt { $wagon }; alle Gebote gehen ungesehen zurück.{ $count ->
    [0] {""}
    [one] {" "}{ $returned } wollte dasselbe und behält die Karte.
   *[other] {" "}{ $returned } wollten dasselbe und behalten ihre Karten.
}
