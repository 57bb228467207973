# La ligne de commande.

replay-unknown = Aucun jeu ne s’appelle « { $game } ». Il y a : { $games }.
replay-diverged = Le coup { $number } mène à une autre position que celle notée : il a été modifié, ou les règles l’ont été.
replay-seat = Aucune place ne s’appelle « { $seat } ». Il y a : { $seats }.
replay-verified = { $game }, { $seats } places : { $moves ->
    [one] { $moves } coup vérifié
   *[other] { $moves } coups vérifiés
}.
replay-position = La position après le coup { $number } :
render-whose-hand = Nommez une place avec --seat : une main n’est vue que de son propriétaire.
render-not-over = La partie n’est pas terminée à ce coup : il n’y a pas encore de classement.
