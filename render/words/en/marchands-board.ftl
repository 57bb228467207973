# Words that only the pictures of Merchants of the Middle Ages need.

marchands-board-bonus = Bonus
marchands-board-buy = Buy
marchands-board-sell = Sell
marchands-board-arrived = { $arrived } of { $end } arrived
marchands-board-step-costs = Step up: { $cost }
marchands-board-status = Rank, and upkeep each round
marchands-board-offers = Investments: { $waiting } more
marchands-board-offers-none = No cards for sale
marchands-board-influence = { $count } influence
marchands-board-supply = Supply
marchands-board-debts = { $count } { $count ->
    [one] debt
   *[other] debts
}
marchands-board-phase-buying = Buying
marchands-board-phase-loading = Auction, loading
marchands-board-phase-moving = Moving
marchands-board-phase-prices = Prices
marchands-board-phase-selling = Selling
marchands-board-phase-investing = Investing
marchands-board-phase-status = Status

## Two letters for each good, all different

marchands-board-code-cloth = Cl
marchands-board-code-iron = Ir
marchands-board-code-silk = Si
marchands-board-code-wine = Wi
marchands-board-code-salt = Sa
marchands-board-code-food = Fo

## The hand card

marchands-hand-money = Money
marchands-hand-goods = Your goods
marchands-hand-cards = Your influence cards
marchands-hand-no-cards = You hold no influence card.
marchands-hand-no-goods = You own no goods.
marchands-hand-sealed = Your sealed answers and offers
marchands-hand-secret = Only you can see this.
marchands-hand-debts = Debts: { $count } × 2,500
marchands-hand-bid = Bid for wagon { $wagon }: { $amount }
marchands-hand-bid-card = Load-master card on wagon { $wagon }
marchands-hand-dial = Price dial: { $one }, { $two }
marchands-hand-arms = arms
marchands-hand-axles = Axle breaks: { $wagons }
marchands-hand-no-axle = No axle break
marchands-hand-climb = Climb { $steps ->
    [one] one step
   *[other] { $steps } steps
}, { $cards } with a card
marchands-hand-status-card = Social-status card: { $played ->
    [1] play it
   *[other] keep it
}
marchands-hand-limit = Hidden maximum: { $amount }
marchands-hand-offer-made = Wagon { $wagon }, your offer to { $name }: { $prices }
marchands-hand-offer-got = Wagon { $wagon }, { $name } offers you: { $prices }
marchands-hand-counter = Wagon { $wagon }, { $name } would pay { $price } for { $goods }
marchands-hand-price-one = one piece for { $price }
marchands-hand-price-two = two for { $price }

## Close-ups and the end

marchands-close-prices = Prices
marchands-close-cards = Investment cards
marchands-close-stock = Left
marchands-close-level = Buy / sell
marchands-close-master = Load master
marchands-close-posted = Asked of { $name }: { $prices }
marchands-close-bonus-for = The bonus is paid for goods from elsewhere
marchands-close-sells = Sold here
marchands-close-empty = Empty
marchands-close-for-sale = For sale
marchands-close-in-deck = Still face down
marchands-close-gone = Not in this game
marchands-close-arrived = Arrived this round
marchands-close-broken = Axle broken: does not move this round

## The board in words

marchands-text-title = Round { $round }, { $phase }
marchands-text-first = first player { $name }
marchands-text-awaited = waiting for { $names }
marchands-text-sealed = { $answered } of { $asked } answers sealed
marchands-text-over = the game is over
marchands-text-arrivals = { $arrived } of { $end } wagons arrived, a step up costs { $cost }
marchands-text-in = Wagon { $wagon } in { $city }
marchands-text-road = Wagon { $wagon }: { $space }, heading for { $towards }
marchands-text-or = { $head } or { $last }
marchands-text-master = load master { $name }
marchands-text-broken = axle broken
marchands-text-empty = empty
marchands-text-load = { $name }: { $goods }
marchands-text-fee = offer to { $name }: { $prices }
marchands-text-counter = { $name } would pay { $price } for { $goods }
marchands-text-courier = Courier: { $space }
marchands-text-sale = { $good } { $buy }/{ $sell }
marchands-text-prices = Prices, buy/sell: { $prices }
marchands-text-stock = { $good } { $count }
marchands-text-stocks = Left in the supply: { $stocks }
marchands-text-town = { $city } sells { $goods }, bonus { $bonus }
marchands-text-store = { $name }: { $goods }
marchands-text-nothing-stored = warehouses empty
marchands-text-player = { $name } ({ $colour }): { $rank }, upkeep { $upkeep }
marchands-text-cards = { $count } influence { $count ->
    [one] card
   *[other] cards
}
marchands-text-tiles = tiles { $tiles }
marchands-text-no-tiles = no tiles
marchands-text-offers = Investment cards for sale: { $cards }
marchands-text-deck = { $count } face down
marchands-text-pile = Influence cards left: { $count }
marchands-text-bid = highest bid { $amount } by { $name }
marchands-text-bidding = Sealed bids for { $wagons }
marchands-text-promise = { $giver } promised { $taker }: “{ $words }”
marchands-text-own = Only you see this: { $money } florins
marchands-text-hand = in hand: { $cards }
marchands-text-no-hand = no influence card
marchands-text-wagons = Wagons
marchands-text-towns = Cities
marchands-text-table = Prices and cards
marchands-text-players = Players
marchands-hand-pile = Left in the pile when you last chose: { $cards }
