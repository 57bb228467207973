# Merchants of the Middle Ages, phase 2: sealed bids for the wagons.

## Verbs

marchands-verb-bid = Bid
marchands-verb-load-master = Play load master for 800
marchands-do-bid = Bid { $amount }

## Questions

marchands-prompt-bid = Sealed bid: who becomes load master of { $wagon } in { $city }?
marchands-prompt-bids = Sealed bids for { $wagons }, all within your purse.
marchands-wagon-in = { $wagon } in { $city }
marchands-field-wagon-bid = Your bid for { $wagon }
marchands-field-card-wagon = Play the card on which wagon?

## Refusals

marchands-refuse-not-up = Not { $wagon }: up for auction now: { $wagons }.

## Events

marchands-event-bids-revealed = The bids for { $wagon } are opened: { $bids }. { $seat } becomes load master { $paid ->
    [0] for nothing.
   *[other] and pays { $paid }.
}
marchands-event-bid-opened = { $seat } ({ $amount })
marchands-event-load-master-played = { $seat } plays load master, pays { $paid } and takes { $wagon }; all bids go back unseen.{ $count ->
    [0] {""}
    [one] {" "}{ $returned } had the same thought and keeps the card.
   *[other] {" "}{ $returned } had the same thought and keep their cards.
}
