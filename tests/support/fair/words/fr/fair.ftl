# La foire, le petit jeu des tests.

fair-name = La foire
fair-about = Un petit marché : acheter, miser en secret pour l’étal, vendre.
fair-setting-rounds = Tours
fair-setting-rounds-3 = Trois tours
fair-setting-rounds-5 = Cinq tours
fair-setting-tastes = Goûts
fair-setting-tastes-secret = Goûts secrets
fair-setting-tastes-none = Sans goûts

fair-good-wool = laine
fair-good-salt = sel
fair-good-wine = vin

fair-verb-buy = Acheter
fair-verb-bid = Miser
fair-verb-sell = Vendre
fair-verb-pass = Passer
fair-verb-swear = Promettre
fair-verb-agree = Accepter
fair-verb-rest = Se reposer
fair-verb-wake = Se réveiller
fair-do-buy = Acheter { $goods }
fair-do-bid = Miser { $amount }
fair-do-sell = Vendre { $count } × { $good }
fair-do-swear = Promettre à { $taker } : { $words }
fair-do-agree = Accepter ({ $promise })

fair-prompt-buy = Achetez des marchandises, { $cost } pièces chacune.
fair-prompt-bid = Scellez votre mise pour l’étal du tour { $round }.
fair-prompt-sell = L’étal est à vous : que vendez-vous ?
fair-prompt-aside = Entre-temps
fair-prompt-agree = { $promise }
fair-promise = { $giver } promet : { $words }

fair-ask-goods = Quelles marchandises ?
fair-ask-goods-each = Marchandise { $part } sur { $most }
fair-ask-bid = Combien de vos { $purse } pièces ?
fair-ask-good = Quelle marchandise ?
fair-ask-count = Combien de votre { $good } ?
fair-ask-taker = À qui ?
fair-ask-words = Que promettez-vous ?
fair-ask-promise = Quelle promesse ?
fair-note-stock = reste { $left }
fair-note-price = { $price } pièces chacune

fair-refuse-sold-out = Le marché n’a plus de { $good }.
fair-refuse-swore = Une promesse par tour suffit.

fair-priced = { $good } à { $price }
fair-event-round-opened = Le tour { $round } s’ouvre : { $prices }.
fair-event-bought = { $who } achète { $goods }.
fair-event-sealed = { $who } scelle { $amount }.
fair-event-stall-won = { $who } gagne l’étal. Mises : { $bids }.
fair-event-sold = { $who } vend { $count } × { $good } pour { $income }.
fair-event-sworn = { $who } promet à { $whom } : { $words }
fair-event-agreed = { $whom } accepte de { $who } : { $words }
fair-event-rested = { $resting ->
    [yes] { $who } se repose.
   *[no] { $who } se réveille.
}
fair-event-fair-closed = La foire ferme.
fair-over = Les { $rounds } tours sont finis.
fair-score = { $total } : { $coins } en pièces, { $goods } en marchandises
