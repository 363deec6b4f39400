# What the board of Samurai says beside the game's own words.
samurai-map = Map of Japan
samurai-zoom-in = Closer
samurai-zoom-out = Farther
samurai-fit = Whole map
samurai-hex = { $hex }, { $ground }
samurai-hex-tile = { $hex }, { $tile } of { $player }
samurai-hex-settlement = { $hex }, { $name }: { $figures }. Open land: { $open }.
samurai-figure = { $figure } { $influence }
samurai-nothing = empty
samurai-target = { $hex }. You can choose this.
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
samurai-pick-hand = Choose five tiles: { $count } of 5
samurai-take-hand = Take these five
samurai-clan = { $player }: hand { $hand }, stack { $stack }. { $captured }
samurai-hidden = Captured figures behind the screen.
samurai-aside = { $count } of { $most }
