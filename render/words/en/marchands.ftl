# Merchants of the Middle Ages: names, prompts and events outside the phases with files of their own.

marchands-name = Merchants of the Middle Ages
marchands-about = Buy goods, win the wagons, drive them to the cities that pay, and climb from pedlar to councillor.

## Settings

marchands-setting-edition = Edition
marchands-setting-edition-2 = Second edition: investments are auctioned each round
marchands-setting-edition-1 = First edition: two abilities each from the start
marchands-setting-start = Wagon start
marchands-setting-start-random = One of the edition’s sets, at random
marchands-setting-start-paris-koeln-wien = Paris, Köln and Wien
marchands-setting-start-brugge-genova-hamburg = Brugge, Genova and Hamburg
marchands-setting-start-paris-koeln-genova = Paris, Köln and Genova
marchands-setting-start-any = Any three cities, at random
marchands-setting-abilities = Abilities (first edition)
marchands-setting-abilities-pairs = Beginners: pairs are dealt for 1,000
marchands-setting-abilities-auction = Experts: cards are auctioned
marchands-setting-auctions = Wagon bids
marchands-setting-auctions-in-order = One wagon after the other
marchands-setting-auctions-at-once = All wagons in one sealed answer
marchands-setting-light = Light variant
marchands-setting-light-off = No: loading is negotiated
marchands-setting-light-on = Yes: no axle breaks, loading costs 200 / 400
marchands-setting-negotiation = Art of negotiation
marchands-setting-negotiation-off = No deals outside the wagons
marchands-setting-negotiation-on = Free deals with the active player
marchands-setting-purses = Purses
marchands-setting-purses-hidden = Money is hidden
marchands-setting-purses-open = Money is open

## Goods, cities, spaces

marchands-good-cloth = cloth
marchands-good-iron = iron
marchands-good-silk = silk
marchands-good-wine = wine
marchands-good-salt = salt
marchands-good-food = food
marchands-city-paris = Paris
marchands-city-brugge = Brugge
marchands-city-koeln = Köln
marchands-city-hamburg = Hamburg
marchands-city-wien = Wien
marchands-city-genova = Genova
marchands-wagon = wagon { $number }
marchands-place = { $good } in { $city }
marchands-counted = { $count } × { $good }
marchands-space-fork = the { $city } fork
marchands-space-spur = { $steps } { $steps ->
    [one] space
   *[other] spaces
} outside { $city }
marchands-route-arrive = into { $city }
marchands-route-in = { $steps } { $steps ->
    [one] space
   *[other] spaces
} before { $city }, inbound
marchands-route-out = { $steps } { $steps ->
    [one] space
   *[other] spaces
} outside { $city }, outbound
marchands-route-fork = { $city } fork, coming from { $via }
marchands-note-price = { $amount } florins
marchands-arms = the arms
marchands-everybody = everybody who waits
marchands-note-arms = this hand changes no price

## Cards

marchands-ability-coachman = Coachman
marchands-ability-warehouse-sale = Warehouse sale
marchands-ability-courier = Courier
marchands-ability-counting-house = Counting-house
marchands-ability-master-coachman = Master coachman
marchands-ability-cheap-purchase = Cheap purchase
marchands-ability-express-courier = Express courier
marchands-ability-great-counting-house = Great counting-house
marchands-ability-coachman-about = One extra movement point each round
marchands-ability-warehouse-sale-about = Sell stored goods at the purchase price each round
marchands-ability-courier-about = Move the courier one space each round
marchands-ability-counting-house-about = Move one price a level up or down each round
marchands-ability-master-coachman-about = Two extra movement points each round
marchands-ability-cheap-purchase-about = All your purchases of a round cost 100 in all
marchands-ability-express-courier-about = Move the courier up to two spaces each round
marchands-ability-great-counting-house-about = Move one price a level, even between 600 and 1,000
marchands-influence-axle-break = Axle break
marchands-influence-free-loading = Free loading
marchands-influence-special-sale = Special sale
marchands-influence-sale-with-bonus = Sale with bonus
marchands-influence-social-rise = Social rise
marchands-influence-load-master = Load master
marchands-influence-social-status = Social status
marchands-influence-axle-break-about = A wagon cannot move this round
marchands-influence-free-loading-about = Load up to two goods whatever the master says
marchands-influence-special-sale-about = Sell one stored good for 800
marchands-influence-sale-with-bonus-about = The city bonus for all your goods on one wagon
marchands-influence-social-rise-about = One step up for 1,200
marchands-influence-load-master-about = Become master of a wagon for 800, without a bid
marchands-influence-social-status-about = Pay 400 upkeep whatever your rank

## Ranks and phases

marchands-rank-0 = Pedlar
marchands-rank-1 = Dealer
marchands-rank-2 = Merchant
marchands-rank-3 = Guild brother
marchands-rank-4 = Trader
marchands-rank-5 = Great merchant
marchands-rank-6 = Guild master
marchands-rank-7 = Banker
marchands-rank-8 = Patrician
marchands-rank-9 = Councillor
marchands-phase-abilities = Abilities
marchands-phase-buying = Buying
marchands-phase-bidding = Wagon auction
marchands-phase-loading = Loading
marchands-phase-axles = Axle breaks
marchands-phase-moving = Moving
marchands-phase-dials = Price dials
marchands-phase-counting = Counting-houses
marchands-phase-selling = Selling
marchands-phase-investing = Investment
marchands-phase-loans = Loans
marchands-phase-climbing = Upkeep and climbing
marchands-phase-over = The end

## Verbs

marchands-verb-buy = Buy
marchands-verb-pass = Pass
marchands-verb-dial = Set the dial
marchands-verb-shift = Shift a price
marchands-verb-sell = Warehouse sale
marchands-verb-sell-specially = Special sale
marchands-verb-claim-bonus = Sale with bonus
marchands-verb-propose = Propose a card
marchands-verb-invest = Take a card
marchands-verb-bid-up-to = Bid up to
marchands-verb-pay-status = Play social status
marchands-verb-borrow = Borrow 2,000
marchands-verb-repay = Repay 2,500
marchands-verb-climb = Climb
marchands-verb-deal = Propose a deal
marchands-verb-agree = Agree
marchands-verb-reject = Call off
marchands-do-buy = Buy { $goods }
marchands-do-dial = Set the dial to { $first } and { $second }
marchands-do-shift = Shift { $good } { $direction }
marchands-do-sell = Sell { $goods } from the warehouse
marchands-do-sell-specially = Sell { $good } for 800
marchands-do-claim-bonus = Claim the bonus on { $wagon }
marchands-do-propose = Propose { $card }
marchands-do-invest = Take { $card }
marchands-do-bid-up-to = Bid up to { $amount }
marchands-do-climb = Climb { $steps }
marchands-do-deal = Deal with { $partner }: pay { $pays }, receive { $gets }; card given: { $gives }; card received: { $wants }; promise: { $promise }
marchands-do-agree = Agree to { $deal }
marchands-do-reject = Call off { $deal }

## Prompts and fields

marchands-prompt-buy = Buy up to three goods.
marchands-prompt-buy-each = Good { $part } of { $most }
marchands-prompt-dial = Set your price dial: each hand raises one price a level.
marchands-field-first-hand = First hand
marchands-field-second-hand = Second hand
marchands-prompt-shift = { $house }: move one price?
marchands-field-good = Which good?
marchands-field-direction = Up or down?
marchands-shift-up = up to { $price }
marchands-shift-down = down to { $price }
marchands-prompt-sell = Sell from your warehouses, or play a sales card?
marchands-field-special = Sell which good for 800?
marchands-field-wagon = Which wagon?
marchands-field-warehouse = From which warehouse?
marchands-field-sell = Sell up to { $most } goods
marchands-field-sell-each = Good { $part } of { $most }
marchands-prompt-raise = Investment auction: bid { $least } or more, or pass.
marchands-prompt-limit = { $limit ->
    [0] Investment auction: how far will you go? Leave a hidden maximum that bids for you, or pass.
   *[other] Your hidden maximum is { $limit }. You may change it.
}
marchands-field-bid = Your bid
marchands-field-limit = Your hidden maximum
marchands-prompt-invest = You won: choose a card.
marchands-field-card = Which card?
marchands-prompt-propose = Propose a card; you bid its printed price.
marchands-prompt-borrow = You have lost rank. Borrow { $loan } now and owe { $repayment }?
marchands-prompt-repay = { $debts ->
    [one] You have a loan to repay: 2,500.
   *[other] You have { $debts } loans to repay, 2,500 each.
}
marchands-prompt-repay-first = You have { $debts } { $debts ->
    [one] loan
   *[other] loans
}: repay before you may climb?
marchands-prompt-climb = Climb the status ladder? A step costs { $cost }; first you pay your upkeep.
marchands-field-climb = How far?
marchands-climb-steps = { $steps } { $steps ->
    [one] step
   *[other] steps
} for { $cost }{ $cards ->
    [0] { "" }
    [one] {" "}with a card
   *[other] {" "}with { $cards } cards
}
marchands-prompt-negotiate = Propose a deal, if you like.
marchands-prompt-agree = { $giver } proposes { $terms }.
marchands-prompt-withdraw = You propose { $terms }.
marchands-field-partner = With whom?
marchands-field-pays = You pay
marchands-field-gets = You receive
marchands-field-gives-card = Card you give
marchands-field-wants-card = Card you want
marchands-field-promise = Your promise (kept on record)
marchands-field-deal = Which deal?
marchands-deal-terms = deal { $number } with { $taker } ({ $parts })
marchands-deal-pays = pays { $amount }
marchands-deal-gets = receives { $amount }
marchands-deal-gives = gives { $card }
marchands-deal-wants = gets { $card }
marchands-deal-promise = “{ $promise }”

## Refusals

marchands-refuse-city-lacks = { $city } sells { $sold }; no { $good }.
marchands-refuse-stock = Only { $left } { $good } left in stock.
marchands-refuse-money = That costs more than the { $money } you have.
marchands-refuse-wrap = Only the great counting-house moves a price between { $low } and { $high }.
marchands-refuse-climb = A step costs { $cost } and you have { $money }; at most { $most } steps a round.

## Events

marchands-event-round-began = Round { $round } begins; { $first } is first player.
marchands-event-phase-began = { $phase }.
marchands-event-passed-abilities = { $seat } goes without a card.
marchands-event-passed-buying = { $seat } buys nothing.
marchands-event-passed-counting = { $seat } leaves the prices alone.
marchands-event-passed-loans = { $seat } does not borrow.
marchands-event-bought = { $seat } buys { $goods } for { $paid }.
marchands-event-dials-revealed = The dials are opened: { $hands }.
marchands-event-dial = { $seat } ({ $goods })
marchands-event-price-moved = Now { $good } sells for { $after } (was { $before }) and costs { $buying }.
marchands-event-price-shifted = { $seat } uses the { $house }: { $good } now sells for { $after }.
marchands-event-sold-from-warehouse = { $seat } sells { $goods } from the warehouse for { $income }.
marchands-event-sold-specially = { $seat } sells { $good } in a special sale for { $income }.
marchands-event-bonus-claimed = { $seat } claims the bonus for all goods on { $wagon }.
marchands-event-cargo-sold = { $seat } sells { $goods } in { $city } for { $income }.
marchands-event-arrivals-counted = { $arrivals ->
    [one] { $arrivals } wagon has arrived
   *[other] { $arrivals } wagons have arrived
}; a social step now costs { $cost }.
marchands-event-bonuses-moved = City bonuses: { $cubes }.
marchands-event-bonus = { $city } { $bonus }
marchands-event-cards-offered = Open for investment: { $cards }.
marchands-event-ability-proposed = { $seat } proposes { $card } at { $amount }.
marchands-event-bid-made = { $seat } bids { $amount }.
marchands-event-bidder-passed = { $seat } passes.
marchands-event-auction-won = { $seat } wins for { $amount }.
marchands-event-ability-gained = { $seat } takes { $card }.
marchands-event-pair-dealt = { $seat } receives { $cards } for { $paid }.
marchands-event-upkeep-paid = { $seat } pays { $amount } upkeep.
marchands-event-upkeep-paid-card = { $seat } plays social status and pays only { $amount } upkeep.
marchands-event-fell = { $seat } cannot pay { $fee } and falls to { $rank }.
marchands-event-fell-shown = { $seat } shows { $purse } florins, cannot pay { $fee } and falls to { $rank }.
marchands-event-borrowed = { $seat } borrows { $amount }.
marchands-event-repaid = { $seat } repays a loan with { $amount }.
marchands-event-climbed = { $seat } climbs { $steps } { $steps ->
    [one] step
   *[other] steps
} for { $paid }{ $cards ->
    [0] { "" }
    [one] {" "}with a social-rise card
   *[other] {" "}with { $cards } social-rise cards
} and now ranks as { $rank }.
marchands-event-deal-proposed = { $giver } proposes { $terms }.
marchands-event-deal-agreed = { $taker } accepts deal { $number } of { $giver }.
marchands-event-deal-rejected = Deal { $number } is off ({ $seat }).
marchands-event-game-ended-arrivals = Enough wagons have arrived: the game is over.
marchands-event-game-ended-rounds = The twentieth round is over: the game ends.

## The end

marchands-end-arrivals = { $arrivals } wagons arrived
marchands-end-rounds = the last round allowed was played, with { $arrivals } arrivals
marchands-score = { $rank }, { $money } florins{ $debts ->
    [0] { "" }
    [one] , one loan open
   *[other] , { $debts } loans open
}
