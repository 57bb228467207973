# The fair, the small game of the tests.

fair-name = The Fair
fair-about = A small market: buy, bid in secret for the stall, sell.
fair-setting-rounds = Rounds
fair-setting-rounds-3 = Three rounds
fair-setting-rounds-5 = Five rounds
fair-setting-tastes = Tastes
fair-setting-tastes-secret = Secret tastes
fair-setting-tastes-none = No tastes

fair-good-wool = wool
fair-good-salt = salt
fair-good-wine = wine

fair-verb-buy = Buy
fair-verb-bid = Bid
fair-verb-sell = Sell
fair-verb-pass = Pass
fair-verb-swear = Promise
fair-verb-agree = Agree
fair-verb-rest = Rest
fair-verb-wake = Wake up
fair-do-buy = Buy { $goods }
fair-do-bid = Bid { $amount }
fair-do-sell = Sell { $count } × { $good }
fair-do-swear = Promise { $taker }: { $words }
fair-do-agree = Agree ({ $promise })

fair-prompt-buy = Buy goods, { $cost } coins each.
fair-prompt-bid = Seal your bid for the stall of round { $round }.
fair-prompt-sell = The stall is yours: what do you sell?
fair-prompt-aside = Meanwhile
fair-prompt-agree = { $promise }
fair-promise = { $giver } promises: { $words }

fair-ask-goods = Which goods?
fair-ask-goods-each = Good { $part } of { $most }
fair-ask-bid = How much of your { $purse } coins?
fair-ask-good = Which good?
fair-ask-count = How many of your { $good }?
fair-ask-taker = To whom?
fair-ask-words = What do you promise?
fair-ask-promise = Which promise?
fair-note-stock = { $left } left
fair-note-price = { $price } coins each

fair-refuse-sold-out = The market has no { $good } left.
fair-refuse-swore = One promise a round is enough.

fair-priced = { $good } at { $price }
fair-event-round-opened = Round { $round } opens: { $prices }.
fair-event-bought = { $who } buys { $goods }.
fair-event-sealed = { $who } seals { $amount }.
fair-event-stall-won = { $who } wins the stall. Bids: { $bids }.
fair-event-sold = { $who } sells { $count } × { $good } for { $income }.
fair-event-sworn = { $who } promises { $whom }: { $words }
fair-event-agreed = { $whom } agrees with { $who }: { $words }
fair-event-rested = { $resting ->
    [yes] { $who } rests.
   *[no] { $who } wakes up.
}
fair-event-fair-closed = The fair closes.
fair-over = The { $rounds } rounds are over.
fair-score = { $total }: { $coins } in coins, { $goods } in goods
