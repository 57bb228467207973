# Bedienung: was auf Knöpfen, Listen und Formularen außer den Wörtern eines Spiels steht.

plan-other = Andere …
plan-open = { $what } …
plan-none = Nichts
plan-each = Wahl { $part } von { $most }
plan-remove = { $what } zurücknehmen
plan-done = Fertig: { $what }
plan-ungrouped = Übrige
plan-part = { $group } ({ $part })
plan-range = { $first } – { $last }
plan-bounds = { $step ->
    [1] Eine Zahl von { $least } bis { $most }
   *[other] Eine Zahl von { $least } bis { $most } in Schritten von { $step }
}
plan-letters = Höchstens { $most } Zeichen
plan-at-most = Höchstens { $most }
plan-between = { $least } bis { $most } insgesamt
