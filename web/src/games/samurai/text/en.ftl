# What the board of Samurai says beside the game's own words.
samurai-map = Map of Japan
samurai-zoom-in = Closer
samurai-zoom-out = Farther
samurai-fit = Whole map
samurai-hex-tile = { $hex }, { $tile } of { $player }
samurai-hex-settlement = { $hex }: { $figures }. Open land: { $open }.
samurai-figure = { $figure } ({ $influence })
samurai-nothing = empty
samurai-would = Then { $what }.
samurai-hand = Your hand
samurai-open = { $open ->
    [0] Surrounded: settled when the turn ends
    [one] { $open } land hex open
   *[other] { $open } land hexes open
 }
samurai-taken-by = to { $player }
samurai-nobody = set aside
samurai-lay = Lay it here
samurai-cancel = Cancel
samurai-end-taking = { $text }: { $count ->
    [one] { $count } figure is taken
   *[other] { $count } figures are taken
 }
samurai-again = Tap again: this cannot be taken back
samurai-pick-tile = Choose a tile of your hand
samurai-pick-hex = Choose a lit hex
samurai-pick-own = Choose one of your tiles on the board
samurai-pick-figure = Choose a figure
samurai-pick-other = Choose the figure it changes places with
samurai-pick-caste = Choose a figure to place
samurai-picked = { $tile }, { $taken } of { $count }
samurai-pick-hand = Choose five tiles: { $count } of 5
samurai-take-hand = Take these five
samurai-aside = { $count } of { $most }
samurai-who-leads = Who leads
samurai-player = Player
samurai-tiles = tiles
samurai-tiles-left = { $hand } in hand, { $stack } in the stack
samurai-behind = behind the screen
samurai-would-take = would take { $count } more as things stand
samurai-still = Still on the map
samurai-now = and who would take it now
samurai-fourth = the fourth ends the game
samurai-one-of = one of these
samurai-any-of = fast: any of these
samurai-pick-fast = Add fast tiles, or end the turn
samurai-aimed = { $place }: lay it here?
samurai-legend = What the marks mean
samurai-legend-tiles = { $hand } tiles in hand and { $stack } still in the stack, for each player
samurai-legend-dark = on dark: leads this caste now
samurai-legend-would = figures this player would take if every place were settled now
samurai-legend-crest = under a figure: who has the most influence, and would take it
samurai-legend-tie = equal influence: nobody would take it
samurai-legend-left = figures still on the map; when a caste has none left, the game ends
samurai-legend-aside = figures set aside because nobody had the most; the fourth ends the game
samurai-legend-tense = one land hex is still open: the next tile closes the place
samurai-legend-full = surrounded: its figures are taken when the turn ends
samurai-legend-done = its figures are gone
samurai-legend-last = somebody's last move
samurai-legend-fast = fast: any number in a turn
fold-scattered = Chance places { $count } figures on villages and cities.
fold-chose = { $player } chooses { $count } tiles.
fold-drew = { $player } draws { $count } tiles.

