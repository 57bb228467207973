# Les règles de la question posée, telles que /game rules les dit.

marchands-rules-buy = **Achats.** À tour de rôle, jusqu’à trois marchandises au prix d’achat, dans les entrepôts des cités qui les vendent, tant qu’il en reste. Au premier tour, chacun achète deux fois. L’*achat à prix réduit* paie 100 pour tous les achats d’un tour.
marchands-rules-bid = **Enchère des chariots.** Chacun scelle une mise, multiple de 100. La plus haute paie la banque et devient maître chargeur ; à égalité, le premier dans l’ordre du tour ; si tous misent 0, le premier joueur l’obtient sans payer. La carte *maître chargeur* (800) annule les mises.
marchands-rules-bids = **Enchère des chariots.** Une seule réponse scellée, une mise par chariot vide, dans la limite de votre argent. Chaque chariot va à la plus haute mise ; à égalité au premier dans l’ordre du tour.
marchands-rules-load = **Chargement, côté maître.** Chargez sans payer jusqu’à trois marchandises d’un type ; personne d’autre ne peut charger ce type. Proposez à chacun un prix pour une et pour deux, trois fois au plus, ou finissez le chargement.
marchands-rules-deal = **Chargement, côté invité.** Jusqu’à deux marchandises de types que le maître n’a pas chargés, au prix proposé. Vous pouvez répondre une fois à chaque offre par vos marchandises et votre prix. On paie et on charge ensemble.
marchands-rules-reply = **Une contre-offre.** Acceptée, on charge et on paie aussitôt ; refusée, votre prix affiché reste ouvert.
marchands-rules-last-call = **Dernier appel.** Qui tient des cartes d’influence peut encore jouer *chargement gratuit* : jusqu’à deux marchandises sur un chariot en cité, de types que son maître n’a pas chargés.
marchands-rules-axles = **Ruptures d’essieu.** Jouées en secret avant le premier déplacement : un chariot ne bouge pas de ce tour. Première édition : à votre tour vous pouvez retirer la vôtre.
marchands-rules-move = **Déplacements.** Jouez une tuile et avancez un chariot d’autant de cases, aussi loin que possible. On dépasse les chariots mais on ne s’y arrête pas. Entrer dans une cité finit le mouvement. Les cochers ajoutent des points, les coursiers déplacent le coursier ; une rencontre gagne une carte d’influence.
marchands-rules-move-on = **Après la tuile.** Les points de cocher et le coursier restants peuvent encore servir, ou passez.
marchands-rules-take = **Une carte d’influence.** Choisissez-en une dans la pile, en secret ; chacune sert une fois.
marchands-rules-dial = **Disques des prix.** Chaque aiguille monte un prix d’un niveau ; les deux sur la même marchandise, de deux ; les armoiries, rien. Au-delà de 1 000 un prix retombe à 600. Tous les disques s’ouvrent ensemble.
marchands-rules-shift = **Comptoir.** Après les disques, dans l’ordre du tour, changez un prix d’un niveau. Seul le grand comptoir fait passer un prix entre 600 et 1 000.
marchands-rules-sell = **Ventes.** Vente d’entrepôt : jusqu’à cinq marchandises (première édition : trois d’un entrepôt) au prix d’achat. Vente spéciale : une marchandise pour 800. Vente avec bonus : le bonus de la cité pour tous vos biens d’un chariot arrivé.
marchands-rules-raise = **Investissement.** Misez par multiples de 100 ou passez ; passer est définitif pour cette carte. La meilleure mise paie et choisit une carte ouverte ; au plus une par joueur et par tour.
marchands-rules-limit = **Investissement.** Avant votre tour vous pouvez laisser un maximum caché, qui monte de 100 pour vous jusqu’à être dépassé, ou passer ; passer est définitif pour cette carte.
marchands-rules-invest = **Votre carte.** Choisissez un investissement ouvert ; il vous sert à chaque tour dès le prochain.
marchands-rules-propose = **Habiletés.** Proposez une carte et misez son prix imprimé ; les autres montent de 100 exactement ou passent. Chacun finit avec deux cartes.
marchands-rules-climb = **Entretien et ascension.** L’entretien du rang est payé d’office ; qui ne peut payer descend. Puis montez de deux rangs au plus, au coût de l’échelle des chariots. Un débiteur ne monte pas.
marchands-rules-repay-first = **Dettes.** Un emprunt se rembourse 2 500 à tout moment ; d’ici là on ne monte pas, et à la fin les débiteurs sont classés derrière tous.
marchands-rules-borrow = **Emprunt.** Qui est descendu ce tour peut emprunter 2 000 une fois, et doit 2 500.
marchands-reconstructed = Reconstitué, non comparé à la boîte : les marchandises de cinq cités, les routes, les rangs inférieurs et les étoiles. Voir docs/rules/marchands.md.
