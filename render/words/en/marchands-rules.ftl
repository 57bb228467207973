# The rules of the question at hand, as /game rules tells them.

marchands-rules-buy = **Buying.** In turn order, up to three goods at the purchase price, into warehouses of cities that sell them, while the stock lasts. In round 1 everybody buys twice. *Cheap purchase* pays 100 for all purchases of a round.
marchands-rules-bid = **Wagon auction.** Everybody seals a bid in multiples of 100. The highest pays the bank and becomes load master; ties go to the earliest in turn order; if all bid 0, the first player has it free. The *load master* card (800) voids all bids.
marchands-rules-bids = **Wagon auction.** One sealed answer with a bid for each empty wagon, together within your money. Each wagon goes to its highest bid; ties to the earliest in turn order.
marchands-rules-load = **Loading, as master.** Load up to three goods of one type free; nobody else may load that type. Offer each other player a price for one and for two goods, up to three times each, or end the loading.
marchands-rules-deal = **Loading, as guest.** Up to two goods of types the master has not loaded, at the price offered. You may answer each offer once with goods and a price of your own. Payment and loading happen together.
marchands-rules-reply = **A counter-offer.** Agree to it and the goods are loaded and paid at once; refuse it and your posted price stays open.
marchands-rules-last-call = **Last call.** Holders of influence cards may still play *free loading*: up to two goods on any wagon in a city, of types its master has not loaded.
marchands-rules-axles = **Axle breaks.** Played in secret before the first move: a wagon does not move this round. First edition: at your own turn you may take yours off again.
marchands-rules-move = **Moving.** Play one tile and move any wagon that many spaces forward, as far as possible. You may pass wagons but not end on them. Entering a city ends the move. Coachmen add points, couriers move the courier; meeting wins an influence card.
marchands-rules-move-on = **After the tile.** Coachman points and courier moves that are left may still be used, or pass.
marchands-rules-take = **An influence card.** Choose one from the pile in secret; each is used once.
marchands-rules-dial = **Price dials.** Each hand raises one price a level; both hands on one good two levels; the arms nothing. Past 1,000 a price falls back to 600. All dials open together.
marchands-rules-shift = **Counting-house.** After the dials, in turn order, move one price a level up or down. Only the great counting-house moves a price between 600 and 1,000.
marchands-rules-sell = **Sales.** Warehouse sale: up to five goods (first edition three from one warehouse) at the purchase price. Special sale: one good for 800. Sale with bonus: the city bonus for all your goods on one arrived wagon.
marchands-rules-raise = **Investment.** Bid in multiples of 100 or pass; a pass is final for this card. The highest bidder pays and chooses an open card; everybody wins at most one a round.
marchands-rules-limit = **Investment.** Ahead of your turn you may leave a hidden maximum, which raises by 100 for you until exceeded, or pass; a pass is final for this card.
marchands-rules-invest = **Your card.** Choose one of the open investments; it serves you every round from the next one on.
marchands-rules-propose = **Abilities.** Propose a card and bid its printed price; the others raise by exactly 100 or pass. Everybody ends with two cards.
marchands-rules-climb = **Upkeep and climbing.** Upkeep of your rank is paid by itself; who cannot pay falls. Then climb up to two ranks at the arrival ladder’s cost. Debtors do not climb.
marchands-rules-repay-first = **Debts.** A loan is repaid with 2,500 at any time; until then you do not climb, and at the end debtors rank behind everybody.
marchands-rules-borrow = **Loan.** Who fell this round may borrow 2,000 once and owes 2,500.
marchands-reconstructed = Reconstructed, not compared with the box: the goods of five cities, the roads, the lower ranks and the stars. See docs/rules/marchands.md.
