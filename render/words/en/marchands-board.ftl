# Words that only the pictures of Merchants of the Middle Ages need.

marchands-board-bonus = Bonus
marchands-board-buy = Buy
marchands-board-sell = Sell
marchands-board-arrived = { $arrived } of { $end } arrived
marchands-board-step-costs = Step up: { $cost }
marchands-board-offers = Investments: { $waiting } more to come
marchands-board-offers-none = All cards are sold
marchands-board-cards = { $count } { $count ->
    [one] card
   *[other] cards
}
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
