# What the board of 7 Ronin says beside the game's own words.
ronin-ready = Plan is made
ronin-clear = Start over
ronin-sent = { $sent } sent (min. { $need })
ronin-areas = { $areas } of { $threat } areas
ronin-bonus = { $bonus } more over a limit
ronin-place = { $ronin }: choose a place
ronin-complete = Everyone has a place
ronin-waiting = Your plan is made. Waiting for the other side.
ronin-change = Change the plan
ronin-add = { $place }: { $ninja } ninja, { $sent } more planned, limit { $limit }.
ronin-keys = Enter sends one ninja more, minus takes one back.
ronin-village = Village
ronin-occupied = Occupied.
ronin-fewer = One ninja fewer: { $place }
ronin-area = { $place }. Ninja: { $ninja }. Ronin: { $ronin }.
ronin-area-limit = { $place }, limit { $limit }. Ninja: { $ninja }. Ronin: { $ronin }.
ronin-nobody = none
ronin-tile = { $name }: { $wounds } of { $vitality } wounds. { $state }
ronin-fallen = Fallen.
ronin-used = Ability used.
ronin-conquered = { $count } of { $need }
ronin-now-areas = { $threat ->
    [one] { $threat } area,
   *[other] { $threat } areas,
}
ronin-now-ninja = { $minimum }+ ninja
ronin-round = Round { $round }: at most { $threat } areas (the first number), at least { $minimum } ninja (the second).
ronin-round-hunger = Round { $round }: at most { $threat } areas (the first number), at least { $minimum } ninja (the second); then hunger (the bowl).
ronin-round-snow = Round { $round }: at most { $threat } areas (the first number), at least { $minimum } ninja (the second); then snow falls.
ronin-choose = Choose on the board
ronin-check = Everyone has a place. Is the plan made?
ronin-where = Where does { $ronin } go? { $power }

