# Commandes : ce que portent boutons, listes et formulaires en plus des mots d’un jeu.

plan-other = Autre…
plan-open = { $what }…
plan-none = Rien
plan-each = Choix { $part } sur { $most }
plan-remove = Reprendre { $what }
plan-done = Fini : { $what }
plan-ungrouped = Autres
plan-part = { $group } ({ $part })
plan-range = { $first } – { $last }
plan-bounds = { $step ->
    [1] Un nombre de { $least } à { $most }
   *[other] Un nombre de { $least } à { $most }, par pas de { $step }
}
plan-letters = { $most } caractères au plus
plan-at-most = { $most } au plus
plan-between = { $least } à { $most } en tout
