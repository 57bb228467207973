# Controls: what stands on buttons, selects and forms besides a game’s own words.

plan-other = Other…
plan-open = { $what }…
plan-none = Nothing
plan-each = Choice { $part } of { $most }
plan-remove = Take back { $what }
plan-done = Done: { $what }
plan-ungrouped = Others
plan-part = { $group } ({ $part })
plan-range = { $first } – { $last }
plan-bounds = { $step ->
    [1] A number from { $least } to { $most }
   *[other] A number from { $least } to { $most }, in steps of { $step }
}
plan-letters = At most { $most } characters
plan-at-most = At most { $most }
plan-between = { $least } to { $most } in all
