# Samurai in English.

title = Samurai
about = Lay tiles around cities and villages, win their castles, Buddhas and rice, and lead the most castes.

option-setup = How the figures come to the board
option-setup-drafted = the players place them by turns
option-setup-drafted-text = As in the book; takes a few minutes before the first turn.
option-setup-random = chance places them
option-setup-random-text = The game begins at once.
option-hands = The first hands
option-hands-chosen = everyone chooses five tiles
option-hands-chosen-text = As in the book: everybody picks from the same twenty tiles, unseen.
option-hands-random = chance deals them
option-hands-random-text = Quicker, and good for a first game.
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

town-edo = Edo
town-akita = Akita
town-kyoto = Kyoto
town-sapporo = Sapporo
from-edo = Edo
from-akita = Akita
from-kyoto = Kyoto
from-sapporo = Sapporo
in-edo = in Edo
in-akita = in Akita
in-kyoto = in Kyoto
in-sapporo = in Sapporo
town-tsugaru = Tsugaru
town-nanbu = Nanbu
town-rikuzen = Rikuzen
town-aizu = Aizu
town-hitachi = Hitachi
town-kazusa = Kazusa
town-suruga = Suruga
town-echigo = Echigo
town-noto = Noto
town-echizen = Echizen
town-kii = Kii
town-harima = Harima
town-izumo = Izumo
town-nagato = Nagato
town-buzen = Buzen
town-hizen = Hizen
town-hyuga = Hyuga
town-satsuma = Satsuma
town-osumi = Osumi
town-sanuki = Sanuki
town-iyo = Iyo
town-awa = Awa
town-tosa = Tosa
town-teshio = Teshio
town-kitami = Kitami
town-nemuro = Nemuro
town-kushiro = Kushiro
town-shiribeshi = Shiribeshi
town-oshima = Oshima
town-hidaka = Hidaka
way-n = north
way-ne = northeast
way-e = east
way-se = southeast
way-s = south
way-sw = southwest
way-w = west
way-nw = northwest
place-village = village of { $name }
in-village = in the village of { $name }
from-village = { $name }
place-land = land { $way } of { $town }
in-land = { $way } of { $town }
place-sea = sea { $way } of { $town }
in-sea = at sea { $way } of { $town }
place-open = open sea { $way } of { $town }
in-open = on the open sea { $way } of { $town }

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
has-influence = { $you ->
    [seat] you have { $number }
   *[other] { $player } has { $number }
 }
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
prompt-shift = Where does the tile { $in_hex } go? The move tile stays behind in its place.
prompt-one = Which figure do you exchange? Name the castle first, or the Buddha against rice.
prompt-other = With which figure does this one change places: { $caste } { $in_hex }?
prompt-draw = { $turn } fills up the hand.
prompt-over = The game is over.

action-first = { $player } begins
action-tile = { $tile }
action-caste = { $caste }
action-hex = { $hex }, beside { $beside }
action-far = { $hex }, beside no settlement
action-from = { $hex }: { $tile }
action-figure = { $caste } { $in_hex }
action-end = End the turn

event-begins = { $you ->
    [seat] You begin
   *[other] { $seat } begins
 }.
event-chose = { $you ->
    [seat] You choose
   *[other] { $seat } chooses
 } { $tile }.
event-ready = All first hands are chosen.
event-took-figure = { $you ->
    [seat] You take
   *[other] { $seat } takes
 } a figure: { $caste }.
event-placed = { $you ->
    [seat] You place
   *[other] { $seat } places
 } a figure { $in_hex }: { $caste }.
event-scattered = Chance places a figure { $in_hex }: { $caste }.
event-opened = All figures stand. { $you ->
    [seat] You have
   *[other] { $seat } has
 } the first turn.
event-took = { $you ->
    [seat] You take up
   *[other] { $seat } takes up
 } { $tile }.
event-laid = { $you ->
    [seat] You lay
   *[other] { $seat } lays
 } { $tile } { $in_hex }.
event-lifted = { $you ->
    [seat] You take up
   *[other] { $seat } takes up
 } the tile { $in_hex }.
event-moved = { $you ->
    [seat] You move
   *[other] { $seat } moves
 } { $tile }: it lay { $in_hex }, and now it lies { $in_to }. The move tile takes its place.
event-named = { $you ->
    [seat] You choose
   *[other] { $seat } chooses
 } a figure to exchange: { $caste } { $in_hex }.
event-exchanged = { $you ->
    [seat] You exchange
   *[other] { $seat } exchanges
 } two figures: { $caste } { $in_hex } and { $other } { $in_to }.
event-ended = { $you ->
    [seat] You end
   *[other] { $seat } ends
 } the turn.
event-captured = { $you ->
    [seat] You capture
   *[other] { $seat } captures
 } a figure { $in_hex }: { $caste }. Influence: { $influence }.
event-aside = Nobody has the most influence { $in_hex }, so a figure is set aside: { $caste }. Influence: { $influence }.
event-gone = The last figure of a caste has left the board: { $caste }. The game ends.
event-four-aside = { $number } figures have been set aside. The game ends.
event-drew = { $you ->
    [seat] You draw
   *[other] { $seat } draws
 } a tile.
event-drew-known = { $you ->
    [seat] You draw
   *[other] { $seat } draws
 } { $tile }.
event-skipped = { $you ->
    [seat] You have no tile that can be played and are skipped.
   *[other] { $seat } has no tile that can be played and is skipped.
 }


means-missed = You miss it by { $count }.
means-passed = { $caste } { $in_hex }: { $player } now has more than you, { $theirs } to { $mine }.

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
refusal-not-in-play = Not part of the board for { $number } players: { $hex }.
refusal-no-settlement = Figures go to cities and villages, and this is neither: { $hex }.
refusal-cities-first = The cities are filled first, and this is a village: { $hex }.
refusal-settlement-full = All figures stand there already: { $hex }.
refusal-same-caste = Such a figure stands { $in_hex } already: { $caste }. No settlement gets two alike.
refusal-settlement = Tiles go on land or sea, and this is a settlement: { $hex }.
refusal-ship-on-land = Ships sail on the sea only; this is { $hex }.
refusal-tile-at-sea = Only ships go to sea; { $tile } needs a land hex, and this is { $hex }.
refusal-move-to-sea = A tile is moved to an empty land hex; this is { $hex }.
refusal-occupied = Not empty: { $hex }. A tile lies there already: { $tile }.
refusal-no-tile = No tile lies there: { $hex }.
refusal-not-your-tile = The tile { $in_hex } belongs to another: { $seat }. Move one of your own.
refusal-fast-tile = The tile { $in_hex } cannot be moved: { $tile }. Only tiles without the fast sign can.
refusal-no-figure = No such figure stands { $in_hex }: { $caste }.
refusal-name-earlier-first = Name the other figure of the exchange first: castles come before Buddhas, Buddhas before rice.
refusal-no-partner = No figure can change places with this one: { $caste } { $in_hex }. It takes a figure of another caste, and no settlement may end with two alike.
refusal-same-settlement = Both figures stand { $in_hex }: { $before }, { $caste }. Exchange figures of two settlements.
refusal-same-figure = Both figures are of one caste: { $caste } ({ $at }, { $hex }). Exchange different ones.
refusal-later-caste = The figures of an exchange are named in the order castle, Buddha, rice; { $before } ({ $at }) comes after { $caste } ({ $hex }). Take back and name the other one first.
refusal-two-alike = If { $before } and { $caste } changed places, two alike would stand { $in_hex } or { $in_at }.
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

# The account of the result, and what turned the game.
reason-leaders = Nobody else leads as many castes.
reason-others = Level in castes led, so the figures of the other castes decide.
reason-total = Level in castes led and in the other castes, so all figures together decide.
reason-shared = Level in castes led, in the other castes and in all figures.
reason-figures = Nobody leads a caste, so all figures together decide.
reason-equals = Nobody leads a caste, and all figures together are level.
account-castles = Castles
account-buddhas = Buddhas
account-rice = Rice
account-tokens = Leader tokens
account-others = Figures of the other castes
account-totals = All figures
account-aside = { $count ->
    [one] { $count } figure was set aside: castles { $castles }, Buddhas { $buddhas }, rice { $rice }.
   *[other] { $count } figures were set aside: castles { $castles }, Buddhas { $buddhas }, rice { $rice }.
 }
moment-turn = Turn { $turn }

# Statistics of a player.
habits-led = Castes led
habits-led-text = Games in which each caste was led at the end.
habits-led-castles = { account-castles }
habits-led-buddhas = { account-buddhas }
habits-led-rice = { account-rice }
