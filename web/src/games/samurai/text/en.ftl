# What the board of Samurai says beside the game's own words.
samurai-map = Map of Japan
samurai-zoom-in = Closer
samurai-zoom-out = Farther
samurai-fit = Whole map
samurai-hex = { $hex }, { $ground }
samurai-hex-tile = { $hex }, { $tile } of { $player }
samurai-hex-settlement = { $hex }, { $name }: { $figures }. Open land: { $open }.
samurai-figure = { $figure } ({ $influence })
samurai-nothing = empty
samurai-would = { $hex }. Then { $what }.
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
samurai-clan = { $player }: hand { $hand }, stack { $stack }. { $captured }
samurai-hidden = Captured figures behind the screen.
samurai-aside = { $count } of { $most }
fold-scattered = Chance places { $count } figures on villages and cities.
fold-chose = { $player } chooses { $count } tiles.
fold-drew = { $player } draws { $count } tiles.

intro-samurai-goal = Three castes: castles, Buddhas, rice. Win more figures of a caste than anybody else and you lead it. Whoever leads the most castes wins.
intro-samurai-towns = Figures stand on villages, cities and Edo. When all land around a place is full of tiles, each figure goes to whoever has the most influence on it.
intro-samurai-hand = Every tile adds influence around it. A castle tile counts for castles only; samurai, ronin and ships count for all. Before you lay one you see what it would add.
intro-samurai-lay = Take up a tile, then tap a lit hex.
intro-samurai-end = One ordinary tile a turn, and as many fast ones (with the wind sign) as you like. You can still take everything back. Then end the turn; a second tap makes sure.
intro-samurai-taken = What you have captured stands here. A dark field means that you lead this caste now.
intro-samurai-over = The game ends when the last figure of a caste leaves the board, or when four were set aside because nobody had the most.
intro-samurai-cards = Hold your finger on anything, or click it with the right button, to read its card. Tap a settlement to compare influence. Good luck!
