# Samurai in English.

title = Samurai
about = Lay tiles around cities and villages, win their castles, Buddhas and rice, and lead the most castes.

option-setup = How the figures come to the board
option-setup-drafted = the players place them by turns
option-setup-random = chance places them
option-hands = The first hands
option-hands-chosen = everyone chooses five tiles
option-hands-random = chance deals them
option-first = Who begins
option-first-random = chance decides

caste-castle = castle
caste-buddha = Buddha
caste-rice = rice

tile-castle = castle { $strength }
tile-buddha = Buddha { $strength }
tile-rice = rice { $strength }
tile-samurai = samurai { $strength }
tile-ronin = ronin 1 (fast)
tile-ship = ship { $strength } (fast)
tile-move = move
tile-exchange = exchange (fast)

power-castle = Counts for castles only.
power-buddha = Counts for Buddhas only.
power-rice = Counts for rice only.
power-samurai = Counts for figures of every caste.
power-ronin = Counts for every caste. Fast: any number of fast tiles may be played in one turn.
power-ship = Counts for every caste. The only tile for the sea, and for nothing else. Fast.
power-move = Take one of your tiles without the fast sign to another empty land hex; this tile stays in its place and counts 0.
power-exchange = Two figures of different castes change places. Fast; the tile leaves the game.

mark-castle = C
mark-buddha = B
mark-rice = R
mark-samurai = S
mark-ronin = N
mark-ship = ~
mark-move = M

settlement-village = village
settlement-city = city
settlement-edo = Edo
city-akita = Akita
city-kyoto = Kyoto
city-sapporo = Sapporo

head-hand = hand
head-stack = stack
head-captured = captured
behind-screen = behind the screen
set-aside = Set aside for nobody: { $figures } (the game ends at 4)
on-board = On the board: { $figures } (the game ends when one of them is gone)
in-supply = Still to be placed: { $figures }
goes-first = The first turn goes to: { $player }
hand-empty = nothing
your-hand = Your hand: { $tiles }
legend = A hex's name stands below it. (C) village, [CB] city, {"{"}CBR{"}"} Edo: C castle, B Buddha, R rice. . land, ~ sea.
legend-tiles = 2S3 is a samurai of strength 3 of player 2. Tiles: C castle, B Buddha, R rice, S samurai, N ronin, ~ ship, M move.
hand-order = The first hand is chosen down the list of moves: after a tile, those above it are no longer offered. To return to them, type undo.
figures-none = no figures
has-influence = { $player } has { $number }
influence-none = nobody has any
contested = Contested settlements: empty land hexes around, and each player's influence on each figure
untouched = Settlements with no tile beside them: empty land hexes around
open-land = { $number } open
aloud-laid = Tiles of { $player }: { $tiles }
aloud-bare = Settlements without figures: { $towns }
aloud-town = { $town }; { $number } open ({ $land })

stage-begin = deciding who begins
stage-hands = choosing the first hand
stage-deal = dealing the first hands
stage-settle = taking a figure to place
stage-cities = placing figures on the cities
stage-villages = placing figures on the villages
stage-spot = placing the figure
stage-scatter = chance places the figures
stage-turn = playing a tile
stage-lay = laying the tile
stage-lift = the tile to move
stage-shift = where to move it
stage-one = the first figure of the exchange
stage-other = the second figure of the exchange
stage-draw = filling up the hand
stage-over = the end

prompt-begin = Chance decides who begins.
prompt-hands = { $missing ->
    [0] Your first hand is chosen; the others are still choosing.
    [one] Choose one more tile for your first hand. Nobody sees it.
   *[other] Choose { $missing } more tiles for your first hand. Nobody sees them.
 }
prompt-deal = Chance deals the first hands.
prompt-cities = { $own ->
    [yes] Place a figure on a city: two different ones on each. First: which figure?
   *[no] { $turn } places a figure on a city: two different ones on each. First: which figure?
 }
prompt-villages = { $own ->
    [yes] Place a figure on a village: one on each. First: which figure?
   *[no] { $turn } places a figure on a village: one on each. First: which figure?
 }
prompt-spot = Where does this figure go: { $taken }?
prompt-scatter = Chance places the figures.
prompt-turn = { $played ->
    [none] { $own ->
        [yes] Play at most one ordinary tile and any number of fast ones, at least one in all. Most influence around a surrounded settlement wins its figures.
       *[no] { $turn } plays: at most one ordinary tile and any number of fast ones, in any order, at least one in all.
     }
    [fast] { $own ->
        [yes] You may still play one ordinary tile and any number of fast ones, or end the turn.
       *[no] { $turn } may still play one ordinary tile and any number of fast ones, or end the turn.
     }
   *[ordinary] { $own ->
        [yes] Your ordinary tile is played; add fast ones or end the turn. Then surrounded settlements are settled.
       *[no] { $turn } has played an ordinary tile; only fast ones may follow. Surrounded settlements are settled at the end of the turn.
     }
 }
prompt-lay = Where does this tile go: { $taken }?
prompt-lift = Which of your tiles do you move? Only tiles without the fast sign.
prompt-shift = Where does the tile from { $hex } go? The move tile stays behind in its place.
prompt-one = Which figure do you exchange? Name the castle first, or the Buddha against rice.
prompt-other = With which figure does this one change places: { $caste }, { $hex }?
prompt-draw = { $turn } fills up the hand.
prompt-over = The game is over.

action-first = { $player } begins
action-tile = { $tile }
action-caste = { $caste }
action-hex = { $hex } beside { $beside }
action-far = { $hex } beside no settlement
action-from = { $hex }: { $tile }
action-settlement = { $hex } { $settlement }
action-figure = { $caste }, { $hex }
action-end = End the turn

event-begins = { $seat } begins.
event-chose = { $seat } chooses { $tile }.
event-ready = All first hands are chosen.
event-took-figure = { $seat } takes a figure: { $caste }.
event-placed = { $seat } places a figure on { $hex }: { $caste }.
event-scattered = Chance places a figure on { $hex }: { $caste }.
event-opened = All figures stand. { $seat } has the first turn.
event-took = { $seat } takes up { $tile }.
event-laid = { $seat } lays { $tile } on { $hex }.
event-lifted = { $seat } takes up the tile on { $hex }.
event-moved = { $seat } moves { $tile } from { $hex } to { $to }; the move tile takes its place.
event-named = { $seat } chooses a figure to exchange: { $caste }, { $hex }.
event-exchanged = { $seat } exchanges two figures: { $caste } ({ $hex }) and { $other } ({ $to }).
event-ended = { $seat } ends the turn.
event-captured = { $seat } captures a figure from { $hex }: { $caste }. Influence: { $influence }.
event-aside = Nobody has the most influence on { $hex }, so a figure is set aside: { $caste }. Influence: { $influence }.
event-gone = The last figure of a caste has left the board: { $caste }. The game ends.
event-four-aside = { $number } figures have been set aside. The game ends.
event-drew = { $seat } draws a tile.
event-drew-known = { $seat } draws { $tile }.
event-skipped = { $seat } has no tile that can be played and is skipped.

outcome-leaders = { $winners } wins with the most leader tokens.
outcome-others = { $winners } wins: no more leader tokens than another, but more figures of the two other castes.
outcome-total = { $winners } wins: equal with another in leader tokens and in the other castes, but with more figures in all.
outcome-shared = { $winners } share the victory, equal in leader tokens, in the other castes and in all figures.
outcome-figures = Nobody leads a caste; { $winners } wins with the most figures in all.
outcome-equals = Nobody leads a caste; { $winners } share the victory with equally many figures in all.
score = { $player }: castles { $castles }, Buddhas { $buddhas }, rice { $rice }; leader tokens { $tokens }.
score-tied = { $player }: castles { $castles }, Buddhas { $buddhas }, rice { $rice }; leader tokens { $tokens }, other castes { $others }, in all { $totals }.

refusal-choose-order = Tiles of the first hand are named in the order of the list; { $tile } would have come earlier. Take back to choose anew.
refusal-no-more = You have no further tile of this kind: { $tile }.
refusal-too-few-after = After { $tile } too few tiles would follow in the order of the list to make five; choose an earlier one.
refusal-not-in-hand = You do not have { $tile } in your hand.
refusal-one-ordinary = You have played your one ordinary tile of this turn; { $tile } is ordinary too. Play a fast tile or end the turn.
refusal-nothing-to-move = You have no tile on the board that could be moved: only your own ones without the fast sign, to an empty land hex.
refusal-no-land = No land hex is empty any more, so there is no place for { $tile }.
refusal-no-exchange = No two figures on the board can change places now.
refusal-nothing-played = Play at least one tile before you end the turn.
refusal-supply-empty = No more figures of this caste wait to be placed: { $caste }.
refusal-no-city-for = No city lacks this figure now: { $caste }.
refusal-not-in-play = { $hex } is not part of the board for { $number } players.
refusal-no-settlement = { $hex } is not a settlement; figures go to cities and villages.
refusal-cities-first = { $hex } is a village; the cities are filled first.
refusal-settlement-full = { $hex } has all its figures already.
refusal-same-caste = { $hex } has this figure already: { $caste }. No settlement gets two alike.
refusal-settlement = { $hex } is a settlement; tiles go on land or sea.
refusal-ship-on-land = { $hex } is land; ships sail on the sea only.
refusal-tile-at-sea = { $hex } is sea, and only ships go there; { $tile } needs a land hex.
refusal-move-to-sea = { $hex } is sea; a tile is moved to an empty land hex.
refusal-occupied = { $hex } is not empty; a tile lies there already: { $tile }.
refusal-no-tile = No tile lies on { $hex }.
refusal-not-your-tile = The tile on { $hex } belongs to another: { $seat }. Move one of your own.
refusal-fast-tile = The tile on { $hex } cannot be moved: { $tile }. Only tiles without the fast sign can.
refusal-no-figure = { $hex } has no such figure: { $caste }.
refusal-name-earlier-first = Name the other figure of the exchange first: castles come before Buddhas, Buddhas before rice.
refusal-no-partner = No figure can change places with this one: { $caste }, { $hex }. It takes a figure of another caste, and no settlement may end with two alike.
refusal-same-settlement = Both figures stand on { $hex }: { $before }, { $caste }. Exchange figures of two settlements.
refusal-same-figure = Both figures are of one caste: { $caste } ({ $at }, { $hex }). Exchange different ones.
refusal-later-caste = The figures of an exchange are named in the order castle, Buddha, rice; { $before } ({ $at }) comes after { $caste } ({ $hex }). Take back and name the other one first.
refusal-two-alike = { $hex } or { $at } would end with two alike if { $before } and { $caste } changed places.
refusal-other-decision = That does not answer the question. To be decided now: { $stage }.

position-game = This is not a position of Samurai.
position-hex = The position's field "{ $field }" names a hex that does not fit there: "{ $hex }".
position-too-many-tiles = The position's field "{ $field }" has more of a tile than its owner has: { $tile }.
position-lost-tiles = Tiles of player { $player } are missing; only an exchange tile leaves the game.
position-wrong-ground = The tile { $tile } cannot lie on { $hex }.
position-two-alike = { $hex } has two figures of one caste.
position-crowded = { $hex } has too many figures; { $most } fit.
position-half-taken = { $hex } has lost some of its figures, but they are always taken together.
position-surrounded = { $hex } is surrounded, so its figures would have been taken already.
position-figures = The figures of a caste do not add up: { $caste }, { $number } instead of { $wanted }.
position-founding = The figures on the board do not fit the stage "{ $stage }".
position-too-early = No tile has been played yet in the stage "{ $stage }".
position-ending = The figures on the board do not fit the stage "{ $stage }": the game ends when a caste has left the board or four figures are set aside.
position-hand-size = The hand of player { $player } has the wrong number of tiles.
position-stage = The position's field "{ $field }" does not fit the stage "{ $stage }".

piece-castle = Castle
piece-castle-text = A figure of the warriors' caste. Whoever has the most influence on it takes it when its settlement is surrounded.
piece-buddha = Buddha
piece-buddha-text = A figure of the monks' caste. Whoever has the most influence on it takes it when its settlement is surrounded.
piece-rice = Rice
piece-rice-text = A figure of the merchants' caste. Whoever has the most influence on it takes it when its settlement is surrounded.
piece-tile-castle = Castle tile
piece-tile-castle-text = { power-castle } One ordinary tile a turn.
piece-tile-buddha = Buddha tile
piece-tile-buddha-text = { power-buddha } One ordinary tile a turn.
piece-tile-rice = Rice tile
piece-tile-rice-text = { power-rice } One ordinary tile a turn.
piece-tile-samurai = Samurai
piece-tile-samurai-text = { power-samurai } One ordinary tile a turn.
piece-tile-ronin = Ronin
piece-tile-ronin-text = { power-ronin }
piece-tile-ship = Ship
piece-tile-ship-text = { power-ship }
piece-tile-move = Move
piece-tile-move-text = { power-move } One ordinary tile a turn.
piece-tile-exchange = Exchange
piece-tile-exchange-text = { power-exchange } Never in Edo, and no settlement may end with two alike.
piece-fast = Fast
piece-fast-text = Any number of fast tiles may be played in a turn, beside the one ordinary tile or without it.
piece-village = Village
piece-village-text = Holds one figure.
piece-city = City
piece-city-text = Holds two figures of different castes. Each goes to whoever has the most influence on it.
piece-edo = Edo
piece-edo-text = The capital holds one figure of each caste. The exchange does not reach it.
piece-akita = Akita
piece-akita-text = { piece-city-text }
piece-kyoto = Kyoto
piece-kyoto-text = { piece-city-text }
piece-sapporo = Sapporo
piece-sapporo-text = { piece-city-text }
piece-land = Land
piece-land-text = One tile fits here. When all land around a settlement is full, its figures are taken at the end of the turn.
piece-sea = Sea
piece-sea-text = For ships only. It may stay empty: only land must be full to surround a settlement.
piece-influence = Influence
piece-influence-text = The sum of a player's tiles around a settlement, for each figure by itself: tiles of its caste, samurai, ronin and ships.
piece-hand = Hand
piece-hand-text = Five tiles. You draw back to five when your turn ends.
piece-stack = Stack
piece-stack-text = Tiles not drawn yet, in an order that nobody knows.
piece-captured = Captured
piece-captured-text = Figures won. With three or four players they stand behind the owner's screen.
piece-aside = Set aside
piece-aside-text = Figures on which nobody had the most influence. With four of them the game ends.
piece-supply = Supply
piece-supply-text = Figures that wait to be put on cities and villages.
piece-left = On the board
piece-left-text = When the last castle, the last Buddha or the last rice leaves the board, the game ends.
piece-leader = Leader
piece-leader-text = Whoever has captured the most figures of a caste leads it; in a tie nobody does. The most castes led wins.
