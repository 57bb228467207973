# Ce que tous les jeux partagent : nombres, listes, places et refus.

number = { $value }
nothing = rien
counted = { $count } × { $what }
quoted = « { $words } »
unsaid = …
list-end = { $head } et { $last }
list-more = { $head } et { $count } de plus

## Places sans nom

seat-number = Place { $number }
colour-black = Noir
colour-blue = Bleu
colour-brown = Brun
colour-green = Vert
colour-grey = Gris
colour-orange = Orange
colour-purple = Violet
colour-red = Rouge
colour-white = Blanc
colour-yellow = Jaune

## Refus : ce qui n’allait pas, et ce qui serait allé

refuse-verb = « { $offender } » n’est pas possible ici. Possible : { $verbs }.
refuse-not-asked = « { $verb } » ne vous est pas demandé maintenant. Possible : { $verbs }.
refuse-closed = { $verb } n’est pas possible maintenant.
refuse-over = La partie est terminée.
refuse-stale = Cette question est close.
refuse-extra = « { $offender } » est de trop : le coup est complet avant.
refuse-missing = Il manque quelque chose : { $prompt }
refuse-incomplete = { $verb } avec ces réponses n’est pas un coup complet.
refuse-action = Ce n’est pas un coup de ce jeu : { $offender }.
refuse-option = « { $offender } » n’est pas possible ici ({ $prompt }). Possible : { $options }.
refuse-number = « { $offender } » n’est pas un nombre entier : { $step ->
    [1] de { $least } à { $most }.
   *[other] de { $least } à { $most } par pas de { $step }.
}
refuse-amount = { $value } n’est pas possible : { $step ->
    [1] de { $least } à { $most }.
   *[other] de { $least } à { $most } par pas de { $step }.
}
refuse-limit = { $count } × { $what }, c’est trop : { $most } au plus.
refuse-count = Vous en avez choisi { $count }, mais { $most ->
    [0] il n’y a rien à choisir ici.
   *[other] il en faut de { $least } à { $most }.
}
refuse-text = Écrivez de 1 à { $most } caractères sur une ligne, et non { $length }.
refuse-setting = « { $offender } » ne peut pas être réglé. Possible : { $options }.
refuse-seats = { $seats ->
    [one] { $seats } place n’est pas possible
   *[other] { $seats } places ne sont pas possibles
} : ce jeu se joue de { $least } à { $most }.

## Parties notées

refuse-record-format = Ce n’est pas une partie notée : la première ligne doit être « { $expected } ».
refuse-record-header = L’en-tête de cette partie notée est faux : { $offender }.
refuse-record-game = C’est une partie notée de « { $offender } », non de « { $expected } ».
refuse-record-public = Cette partie notée n’a pas de graine : celle, publique, d’une partie en cours ne peut pas être rejouée.
refuse-record-line = La ligne { $number } n’est pas un coup : « { $offender } ».
refuse-record-move = Le coup { $number } ne peut pas être joué. { $reason }
