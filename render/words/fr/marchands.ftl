# Marchands du Moyen Âge : noms, questions et événements hors des phases qui ont leur fichier.

marchands-name = Marchands du Moyen Âge
marchands-about = Achetez, emportez les chariots, menez-les aux cités qui paient, et montez de colporteur à conseiller.

## Réglages

marchands-setting-edition = Édition
marchands-setting-edition-2 = Deuxième édition : des investissements aux enchères à chaque tour
marchands-setting-edition-1 = Première édition : deux habiletés chacun dès le début
marchands-setting-start = Départ des chariots
marchands-setting-start-random = Un des départs de l’édition, au hasard
marchands-setting-start-paris-koeln-wien = Paris, Köln et Wien
marchands-setting-start-brugge-genova-hamburg = Brugge, Genova et Hamburg
marchands-setting-start-paris-koeln-genova = Paris, Köln et Genova
marchands-setting-start-any = Trois cités quelconques, au hasard
marchands-setting-abilities = Habiletés (première édition)
marchands-setting-abilities-pairs = Débutants : des paires distribuées pour 1 000
marchands-setting-abilities-auction = Experts : les cartes aux enchères
marchands-setting-auctions = Mises sur les chariots
marchands-setting-auctions-in-order = Un chariot après l’autre
marchands-setting-auctions-at-once = Tous les chariots en une réponse cachée
marchands-setting-light = Variante légère
marchands-setting-light-off = Non : le chargement se négocie
marchands-setting-light-on = Oui : pas de rupture d’essieu, chargement à 200 / 400
marchands-setting-negotiation = Art de négocier
marchands-setting-negotiation-off = Pas d’accord hors des chariots
marchands-setting-negotiation-on = Accords libres avec le joueur actif
marchands-setting-purses = Bourses
marchands-setting-purses-hidden = L’argent est caché
marchands-setting-purses-open = L’argent est visible

## Marchandises, cités, cases

marchands-good-cloth = tissu
marchands-good-iron = fer
marchands-good-silk = soie
marchands-good-wine = vin
marchands-good-salt = sel
marchands-good-food = vivres
marchands-city-paris = Paris
marchands-city-brugge = Brugge
marchands-city-koeln = Köln
marchands-city-hamburg = Hamburg
marchands-city-wien = Wien
marchands-city-genova = Genova
marchands-wagon = chariot { $number }
marchands-place = { $good } à { $city }
marchands-counted = { $count } × { $good }
marchands-space-fork = la fourche de { $city }
marchands-space-spur = { $steps } { $steps ->
    [one] case
   *[other] cases
} avant { $city }
marchands-route-arrive = dans { $city }
marchands-route-in = à { $steps } { $steps ->
    [one] case
   *[other] cases
} de { $city }, en approche
marchands-route-out = à { $steps } { $steps ->
    [one] case
   *[other] cases
} de { $city }, en partance
marchands-route-fork = fourche de { $city }, venant de { $via }
marchands-note-price = { $amount } florins
marchands-arms = armoiries
marchands-everybody = tous ceux qui attendent
marchands-note-arms = cette aiguille ne change aucun prix

## Cartes

marchands-ability-coachman = Cocher
marchands-ability-warehouse-sale = Vente d’entrepôt
marchands-ability-courier = Coursier
marchands-ability-counting-house = Comptoir
marchands-ability-master-coachman = Maître cocher
marchands-ability-cheap-purchase = Achat à prix réduit
marchands-ability-express-courier = Coursier express
marchands-ability-great-counting-house = Grand comptoir
marchands-ability-coachman-about = Un point de déplacement de plus à chaque tour
marchands-ability-warehouse-sale-about = Vendre de l’entrepôt au prix d’achat à chaque tour
marchands-ability-courier-about = Déplacer le coursier d’une case à chaque tour
marchands-ability-counting-house-about = Monter ou baisser un prix d’un niveau à chaque tour
marchands-ability-master-coachman-about = Deux points de déplacement de plus à chaque tour
marchands-ability-cheap-purchase-about = Tous vos achats d’un tour coûtent 100 en tout
marchands-ability-express-courier-about = Déplacer le coursier d’une ou deux cases à chaque tour
marchands-ability-great-counting-house-about = Changer un prix d’un niveau, même entre 600 et 1 000
marchands-influence-axle-break = Rupture d’essieu
marchands-influence-free-loading = Chargement gratuit
marchands-influence-special-sale = Vente spéciale
marchands-influence-sale-with-bonus = Vente avec bonus
marchands-influence-social-rise = Ascension sociale
marchands-influence-load-master = Maître chargeur
marchands-influence-social-status = Statut social
marchands-influence-axle-break-about = Un chariot ne peut pas bouger ce tour
marchands-influence-free-loading-about = Charger jusqu’à deux marchandises malgré le maître
marchands-influence-special-sale-about = Vendre une marchandise en entrepôt pour 800
marchands-influence-sale-with-bonus-about = Le bonus de la cité pour tous vos biens d’un chariot
marchands-influence-social-rise-about = Un échelon pour 1 200
marchands-influence-load-master-about = Devenir maître d’un chariot pour 800, sans enchère
marchands-influence-social-status-about = Payer 400 d’entretien quel que soit votre rang

## Rangs et phases

marchands-rank-0 = Colporteur
marchands-rank-1 = Boutiquier
marchands-rank-2 = Marchand
marchands-rank-3 = Frère de guilde
marchands-rank-4 = Négociant
marchands-rank-5 = Grand marchand
marchands-rank-6 = Maître de guilde
marchands-rank-7 = Banquier
marchands-rank-8 = Patricien
marchands-rank-9 = Conseiller
marchands-phase-abilities = Habiletés
marchands-phase-buying = Achats
marchands-phase-bidding = Enchère des chariots
marchands-phase-loading = Chargement
marchands-phase-axles = Ruptures d’essieu
marchands-phase-moving = Déplacements
marchands-phase-dials = Disques des prix
marchands-phase-counting = Comptoirs
marchands-phase-selling = Ventes
marchands-phase-investing = Investissement
marchands-phase-loans = Emprunts
marchands-phase-climbing = Entretien et ascension
marchands-phase-over = Fin

## Verbes

marchands-verb-buy = Acheter
marchands-verb-pass = Passer
marchands-verb-dial = Régler le disque
marchands-verb-shift = Changer un prix
marchands-verb-sell = Vente d’entrepôt
marchands-verb-sell-specially = Vente spéciale
marchands-verb-claim-bonus = Vente avec bonus
marchands-verb-propose = Proposer une carte
marchands-verb-invest = Prendre une carte
marchands-verb-bid-up-to = Miser jusqu’à
marchands-verb-pay-status = Jouer statut social
marchands-verb-borrow = Emprunter 2 000
marchands-verb-repay = Rembourser 2 500
marchands-verb-climb = Monter
marchands-verb-deal = Proposer un accord
marchands-verb-agree = Accepter l’accord
marchands-verb-reject = Annuler l’accord
marchands-do-buy = Acheter { $goods }
marchands-do-dial = Régler le disque sur { $first } et { $second }
marchands-do-shift = Changer le prix : { $good }, { $direction }
marchands-do-sell = Vendre de l’entrepôt : { $goods }
marchands-do-sell-specially = Vendre { $good } pour 800
marchands-do-claim-bonus = Réclamer le bonus sur le { $wagon }
marchands-do-propose = Proposer { $card }
marchands-do-invest = Prendre { $card }
marchands-do-bid-up-to = Miser jusqu’à { $amount }
marchands-do-climb = Monter de { $steps }
marchands-do-deal = Accord avec { $partner } : payer { $pays }, recevoir { $gets } ; carte donnée : { $gives } ; carte reçue : { $wants } ; promesse : { $promise }
marchands-do-agree = Accepter l’{ $deal }
marchands-do-reject = Annuler l’{ $deal }

## Questions et champs

marchands-prompt-buy = Achetez jusqu’à trois marchandises.
marchands-prompt-buy-each = Marchandise { $part } sur { $most }
marchands-prompt-dial = Réglez votre disque : chaque aiguille monte un prix d’un niveau.
marchands-field-first-hand = Première aiguille
marchands-field-second-hand = Seconde aiguille
marchands-prompt-shift = { $house } : changer un prix ?
marchands-field-good = Quelle marchandise ?
marchands-field-direction = Hausse ou baisse ?
marchands-shift-up = hausse à { $price }
marchands-shift-down = baisse à { $price }
marchands-prompt-sell = Vendre de vos entrepôts, ou jouer une carte de vente ?
marchands-field-special = Vendre quoi pour 800 ?
marchands-field-wagon = Quel chariot ?
marchands-field-warehouse = De quel entrepôt ?
marchands-field-sell = Vendre jusqu’à { $most } marchandises
marchands-field-sell-each = Marchandise { $part } sur { $most }
marchands-prompt-raise = Enchère d’investissement : misez { $least } ou plus, ou passez.
marchands-prompt-limit = { $limit ->
    [0] Enchère d’investissement : jusqu’où irez-vous ? Laissez un maximum caché qui misera pour vous, ou passez.
   *[other] Votre maximum caché est { $limit }. Vous pouvez le changer.
}
marchands-field-bid = Votre mise
marchands-field-limit = Votre maximum caché
marchands-prompt-invest = Vous l’emportez : choisissez une carte.
marchands-field-card = Quelle carte ?
marchands-prompt-propose = Proposez une carte ; vous misez son prix imprimé.
marchands-prompt-borrow = Vous avez perdu un rang. Emprunter { $loan } et devoir { $repayment } ?
marchands-prompt-repay = { $debts ->
    [one] Vous avez un emprunt à rembourser : 2 500.
   *[other] Vous avez { $debts } emprunts à rembourser, 2 500 chacun.
}
marchands-prompt-repay-first = Vous avez { $debts } { $debts ->
    [one] emprunt
   *[other] emprunts
} : rembourser avant de monter ?
marchands-prompt-climb = Monter sur l’échelle ? Un échelon coûte { $cost } ; l’entretien est payé d’abord.
marchands-field-climb = De combien ?
marchands-climb-steps = { $steps } { $steps ->
    [one] échelon
   *[other] échelons
} pour { $cost }{ $cards ->
    [0] { "" }
    [one] {" "}avec une carte
   *[other] {" "}avec { $cards } cartes
}
marchands-prompt-negotiate = Proposez un accord, si vous voulez.
marchands-prompt-agree = { $giver } propose l’{ $terms }.
marchands-prompt-withdraw = Vous proposez l’{ $terms }.
marchands-field-partner = Avec qui ?
marchands-field-pays = Vous payez
marchands-field-gets = Vous recevez
marchands-field-gives-card = Carte que vous donnez
marchands-field-wants-card = Carte que vous voulez
marchands-field-promise = Votre promesse (conservée)
marchands-field-deal = Quel accord ?
marchands-deal-terms = accord { $number } avec { $taker } ({ $parts })
marchands-deal-pays = paie { $amount }
marchands-deal-gets = reçoit { $amount }
marchands-deal-gives = donne { $card }
marchands-deal-wants = obtient { $card }
marchands-deal-promise = « { $promise } »

## Refus

marchands-refuse-city-lacks = { $city } vend { $sold } ; pas de { $good }.
marchands-refuse-stock = Il ne reste que { $left } { $good } en réserve.
marchands-refuse-money = Cela coûte plus que les { $money } que vous avez.
marchands-refuse-wrap = Seul le grand comptoir fait passer un prix entre { $low } et { $high }.
marchands-refuse-climb = Un échelon coûte { $cost } et vous avez { $money } ; au plus { $most } échelons par tour.

## Événements

marchands-event-round-began = Le tour { $round } commence ; { $first } est premier joueur.
marchands-event-phase-began = { $phase }.
marchands-event-passed-abilities = { $seat } se passe de carte.
marchands-event-passed-buying = { $seat } n’achète rien.
marchands-event-passed-counting = { $seat } laisse les prix.
marchands-event-passed-loans = { $seat } n’emprunte pas.
marchands-event-bought = { $seat } achète { $goods } pour { $paid }.
marchands-event-dials-revealed = Les disques sont ouverts : { $hands }.
marchands-event-dial = { $seat } ({ $goods })
marchands-event-price-moved = Nouveau prix, { $good } : vente { $after } (avant { $before }), achat { $buying }.
marchands-event-price-shifted = { $seat } utilise son { $house } : { $good } à { $after } désormais.
marchands-event-sold-from-warehouse = { $seat } vend de l’entrepôt { $goods } pour { $income }.
marchands-event-sold-specially = { $seat } vend { $good } en vente spéciale pour { $income }.
marchands-event-bonus-claimed = { $seat } réclame le bonus pour tous ses biens du { $wagon }.
marchands-event-cargo-sold = { $seat } vend { $goods } à { $city } pour { $income }.
marchands-event-arrivals-counted = { $arrivals ->
    [one] { $arrivals } chariot est arrivé
   *[other] { $arrivals } chariots sont arrivés
} ; un échelon coûte maintenant { $cost }.
marchands-event-bonuses-moved = Bonus des cités : { $cubes }.
marchands-event-bonus = { $city } { $bonus }
marchands-event-cards-offered = À l’enchère : { $cards }.
marchands-event-ability-proposed = { $seat } propose { $card } à { $amount }.
marchands-event-bid-made = { $seat } mise { $amount }.
marchands-event-bidder-passed = { $seat } passe.
marchands-event-auction-won = { $seat } l’emporte pour { $amount }.
marchands-event-ability-gained = { $seat } prend { $card }.
marchands-event-pair-dealt = { $seat } reçoit { $cards } pour { $paid }.
marchands-event-upkeep-paid = { $seat } paie { $amount } d’entretien.
marchands-event-upkeep-paid-card = { $seat } joue statut social et ne paie que { $amount } d’entretien.
marchands-event-fell = { $seat } ne peut payer { $fee } et descend au rang { $rank }.
marchands-event-fell-shown = { $seat } montre { $purse } florins, ne peut payer { $fee } et descend au rang { $rank }.
marchands-event-borrowed = { $seat } emprunte { $amount }.
marchands-event-repaid = { $seat } rembourse un emprunt avec { $amount }.
marchands-event-climbed = { $seat } monte de { $steps } { $steps ->
    [one] échelon
   *[other] échelons
} pour { $paid }{ $cards ->
    [0] { "" }
    [one] {" "}avec une carte d’ascension
   *[other] {" "}avec { $cards } cartes d’ascension
} et atteint le rang { $rank }.
marchands-event-deal-proposed = { $giver } propose l’{ $terms }.
marchands-event-deal-agreed = { $taker } accepte l’accord { $number } proposé par { $giver }.
marchands-event-deal-rejected = L’accord { $number } tombe ({ $seat }).
marchands-event-game-ended-arrivals = Assez de chariots sont arrivés : la partie est finie.
marchands-event-game-ended-rounds = Le vingtième tour est joué : la partie s’arrête.

## Fin

marchands-end-arrivals = { $arrivals } chariots arrivés
marchands-end-rounds = le dernier tour permis est joué, avec { $arrivals } arrivées
marchands-score = { $rank }, { $money } florins{ $debts ->
    [0] { "" }
    [one] , un emprunt restant
   *[other] , { $debts } emprunts restants
}
