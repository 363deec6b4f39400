# 7 Ronin in English.

title = 7 Ronin
about = Bluff and intuition for two: ninja raid a village, seven ronin guess where.
seat-0 = Attacker: the ninja
seat-1 = Defender: the seven ronin

option-edition = Edition
option-edition-grey_fox = Grey Fox Games
option-edition-grey_fox-text = The later book. In the eight rounds at least 1 2 3 3 4 4 5 5 ninja must come, and Taiko heals on the Green too.
option-edition-first = first edition
option-edition-first-text = The first book. More and more ninja must come: 1 2 3 4 5 6 7 8.
option-threat = Threat level of the eight rounds
option-threat-text = If you own the game and your board shows others: eight numbers with commas.
option-threat-printed = as far as known, the rest reconstructed
option-minimum = Least ninja to be sent, in the eight rounds
option-minimum-text = If your board shows others: eight numbers with commas.
option-minimum-printed = of the edition as far as known, the rest reconstructed
option-ring = Order of the ten areas around the Green
option-ring-printed = as far as known, the rest reconstructed

fact-threat = How many areas may be attacked is printed on the board only. We know round 1; for rounds 2 to 8 we play 3 4 4 5 5 6 6.
fact-minimum = How many ninja must come is printed on the board only. Of the Grey Fox edition we know rounds 2 and 5; the others we filled in.
fact-ring = How the areas lie around the Green is printed on the board only. We know that Field, Watchtower, Inn and Burial Grounds are neighbours; the rest we filled in.

ronin-hayai = Hayai
ronin-kabe = Kabe
ronin-musashi = Musashi
ronin-taiko = Taiko
ronin-tasuke = Tasuke
ronin-yobu = Yobu
ronin-yumi = Yumi

power-hayai = From an area without ninja he rides to any area with ninja where no ronin stands, or only Tasuke.
power-kabe = No ability, but the most vitality.
power-musashi = Removes 1 ninja from his own area.
power-taiko = From an area without ninja he heals 1 wound of another ronin.
power-tasuke = May stand with another ronin; their wounds are shared as the Defender likes.
power-yobu = Drives up to 2 ninja from his own area to its neighbours.
power-yumi = From an area without ninja he removes 1 ninja from the reserve.
power-lost = No ability in this round: the Shrine was desecrated.

place-watchtower = Watchtower
place-inn = Inn
place-burial = Burial Grounds
place-shrine = Shrine
place-well = Well
place-granary = Granary
place-pen = Animal Pen
place-field2 = small Field
place-passage = Passage
place-field3 = large Field
place-green = Green

short-watchtower = 1 wound to every ronin next to it
short-watchtower-inn = 1 wound to every ronin next to the Inn
short-inn = copy another occupied area
short-burial = up to 2 ninja back to the reserve
short-shrine = a ronin loses the ability for the next round
short-well = 1 wound to a ronin
short-granary = 2 ninja from the supply to the reserve
short-pen = a ronin stays put for the next round
short-field2 = two Fields together count as 3
short-passage = up to 2 ninja from the reserve to one area
short-field3 = two Fields together count as 3

head-round = round
head-threat = threat
head-minimum = minimum
head-hunger = hunger
head-area = area
head-limit = limit
head-ninja = ninja
head-sent = sent
head-ronin = ronin
head-planned = ronin (your plan)
occupied = occupied
occupied-used = occupied, used
unguarded = unguarded
tile-fallen = fallen
tile-held = held in place
tile-muted = without ability
tile-used = ability used
tile-held-next = held next round
tile-muted-next = without ability next round
line-markers = Reserve: { $reserve } ninja. Supply: { $supply }. The first and the last area above are neighbours too.
line-plan = Your plan: { $sent } sent, at least { $need }; areas left: { $areas }; above the limits: { $bonus }.
line-order = The list of moves follows the order of the areas above, the Green last: after an area, those before it are no longer offered. To return to them, type undo.
line-counting = As it stands the occupied areas would count { $count }; { $need } are needed.
line-reconstructed = * partly reconstructed: it is printed on the board only.
head-wounds = wounds
head-state = where and how
aloud-now = { $round }, now
aloud-nobody = nobody
aloud-wounds = { $wounds } of { $of }
aloud-reconstructed = Partly reconstructed, since it is printed on the board only: { $facts }.
aloud-ring = the order of the areas
aloud-ready = ready

stage-plan = the plan
stage-abilities = the abilities of the ronin
stage-share = sharing the wounds
stage-areas = the abilities of the occupied areas
stage-copy = what the Inn copies
stage-target = the ronin it is aimed at
stage-take = which ninja go back
stage-send = where the Passage leads
stage-arrows = who is hit next
stage-ambush = sharing the wounds of the ambush
stage-over = the end

prompt-plan-attacker = Send ninja to at most { $threat ->
    [one] { $threat } area
   *[other] { $threat } areas
 }; one more may go to the Green; { $need ->
    [0] or send none at all.
   *[other] at least { $need } in all.
 }{ $bonus ->
    [0] {""}
   *[other] { " " }The Green lets you exceed limits by { $bonus }.
 }
prompt-plan-empty = The reserve is empty: close the plan.
prompt-plan-defender = Where does { $ronin } go? { $power }
prompt-plan-check = Everyone has a place. Is the plan made?
prompt-plan-ready = Your plan is made; it can still be changed until the other one is made too.
prompt-plan-watch = Both sides make their plans for round { $round }.
prompt-abilities = { $own ->
    [yes] You may use the abilities of your ronin, each once, in any order. Then the ninja strike.
   *[no] { $seat } may use the abilities of the ronin, each once, in any order. Then the ninja strike.
 }
prompt-share = { $area }: { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
 } for Tasuke and { $partner }. { $own ->
    [yes] You decide who takes how many.
   *[no] { $seat } decides who takes how many.
 }
prompt-areas = { $own ->
    [yes] You may use the abilities of the occupied areas, each once, in any order. Five win; now they count { $count }.
   *[no] { $seat } may use the abilities of the occupied areas, each once, in any order. Five areas win; now they count { $count }.
 }
prompt-copy = Which occupied area does the Inn copy?
prompt-target-well = Who drinks from the Well?
prompt-target-shrine = Who loses the ability for the next round?
prompt-target-pen = Who has to stay put for the next round?
prompt-take = { $first ->
    [none] From where does a ninja go back to the reserve?
   *[other] One goes back from: { $first }. A second one? Only from what can be chosen now.
 }
prompt-send = { $first ->
    [none] Where does the Passage lead?
   *[other] One ninja arrives: { $first }. A second one?
 }
prompt-arrows = The supply has too few markers to hit everybody. { $own ->
    [yes] You decide
   *[no] { $seat } decides
 } who is hit next.
prompt-ambush = An ambush, { $area }: { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
 } for Tasuke and { $partner }. { $own ->
    [yes] You decide who takes how many.
   *[no] { $seat } decides who takes how many.
 }
prompt-over = The game is over.

action-station = { $ronin }: { $area }
action-ride = Hayai rides: { $area }
action-place = 1 ninja: { $area }
action-musashi = Musashi strikes 1 ninja down
action-yumi = Yumi shoots 1 ninja in the reserve
action-heal = Taiko heals 1 wound: { $ronin }
action-drive = Yobu drives { $count } ninja away: { $area }
action-drive-both = Yobu drives 1 ninja each way: { $areas }
action-share = Tasuke takes { $tasuke }, { $partner } { $other }
action-use = { $area }: { $effect }
action-copy = Copy the { $area }: { $effect }
action-on = { $ronin }
action-take = 1 ninja back from: { $area }
action-enough = No second ninja
action-ready = The plan is made
action-fight = No more abilities: the ninja strike
action-end = No more abilities: count the areas

event-attacked = { $you ->
    [attacker] { $sent ->
        [none] You send no ninja.
       *[other] You send { $count } ninja: { $sent }.
     } { $reserve ->
        [one] { $reserve } stays in the reserve.
       *[other] { $reserve } stay in the reserve.
     }
   *[other] { $sent ->
        [none] { $seat } sends no ninja.
       *[other] { $seat } sends { $count } ninja: { $sent }.
     } { $reserve ->
        [one] { $reserve } stays in the reserve.
       *[other] { $reserve } stay in the reserve.
     }
 }
event-defended = { $you ->
    [defender] You post your ronin: { $posts }.
   *[other] { $seat } posts the ronin: { $posts }.
 }
event-patrolled = { $you ->
    [attacker] { $ronin } patrols the Green; { $count ->
        [one] { $count } of your ninja is
       *[other] { $count } of your ninja are
     } caught without a fight.
   *[other] { $ronin } patrols the Green; { $count ->
        [one] { $count } ninja is
       *[other] { $count } ninja are
     } caught without a fight.
 }
event-rode = Hayai rides from the { $area } to the { $to }.
event-struck = { $you ->
    [attacker] Musashi strikes one of your ninja down at the { $area }; { $left } left there.
   *[other] Musashi strikes a ninja down at the { $area }; { $left } left there.
 }
event-shot = { $you ->
    [attacker] Yumi shoots one of your ninja in the reserve; { $reserve } left there.
   *[other] Yumi shoots a ninja in the reserve; { $reserve } left there.
 }
event-healed = Taiko heals { $ronin }, who now has { $wounds ->
    [one] { $wounds } wound.
   *[other] { $wounds } wounds.
 }
event-drove = { $you ->
    [attacker] Yobu's cry drives { $count } of your ninja from the { $area } to the { $to }.
   *[other] Yobu's cry drives { $count } ninja from the { $area } to the { $to }.
 }
event-clashed = { $you ->
    [attacker] Round { $round }: your ninja strike.
   *[other] Round { $round }: the ninja strike.
 }
event-wounded = { $ronin } takes { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
 }: { $wounds } of { $vitality } ({ $area }).
event-fell = { $ronin } falls ({ $area }).
event-occupied = { $you ->
    [attacker] { $areas ->
        [none] Your ninja occupy nothing.
       *[other] Your ninja occupy: { $areas }.
     }
   *[other] { $areas ->
        [none] The ninja occupy nothing.
       *[other] The ninja occupy: { $areas }.
     }
 }
event-copied = The Inn copies the { $area }.
event-arrows = Arrows fly from the { $area } to both sides.
event-looted = The Granary is looted: { $count } ninja join the reserve, now { $reserve }.
event-poisoned = The Well is poisoned: { $ronin } drinks.
event-desecrated = The Shrine is desecrated: { $ronin } has no ability in the next round.
event-penned = The beasts break out of the Pen: { $ronin } is not taken back from the { $area } for the next round.
event-withdrew = { $you ->
    [attacker] Your ninja return to the reserve, now { $reserve }: { $areas }.
   *[other] Ninja return to the reserve, now { $reserve }: { $areas }.
 }
event-marched = The Passage brings { $count } ninja to the { $area }; { $reserve } left in the reserve.
event-counted = The occupied areas count { $count }; { $need } are needed.
event-cleared = The ronin gather again.{ $held ->
    [none] {""}
   *[other] { " " }{ $holding ->
        [one] One is held in place
       *[other] { $holding } are held in place
    }: { $held }.
 }{ $muted ->
    [none] {""}
   *[other] { " " }Without ability: { $muted }.
 }
event-starved = { $you ->
    [attacker] One of your ninja starves; { $reserve } left in the reserve.
   *[other] A ninja starves; { $reserve } left in the reserve.
 }
event-round = Round { $round }: threat { $threat }, minimum { $minimum }.

means-unguarded = Nobody guards the { $to }: unless a ronin comes, { $you ->
    [attacker] you will occupy it.
   *[other] the ninja will occupy it.
 }
means-nearly = One more wound, and { $ronin } falls.
means-fell = { $standing ->
    [0] No ronin is left.
    [one] { $standing } ronin is left.
   *[other] { $standing } ronin are left.
 }
means-one-more = { $you ->
    [attacker] One more area, and the village is yours.
   *[other] One more area, and the village is lost.
 }

outcome-village = { $winners } wins: the village is taken in round { $round }. Areas counted: { $areas }; ronin left: { $ronin }; ninja left: { $ninja }.
outcome-fallen = { $winners } wins: the last ronin fell in round { $round }. Areas counted: { $areas }; ronin left: { $ronin }; ninja left: { $ninja }.
outcome-slain = { $winners } wins: the last ninja was slain in round { $round }. Areas counted: { $areas }; ronin left: { $ronin }; ninja left: { $ninja }.
outcome-posthumous = { $winners } wins after death: the last ronin took the last ninja along in round { $round }. Areas counted: { $areas }; ronin left: { $ronin }; ninja left: { $ninja }.
outcome-hunger = { $winners } wins: the last ninja starved after round { $round }. Areas counted: { $areas }; ronin left: { $ronin }; ninja left: { $ninja }.
outcome-snow = { $winners } wins: snow closes the passes after round { $round }. Areas counted: { $areas }; ronin left: { $ronin }; ninja left: { $ninja }.

refusal-reserve-empty = The reserve has no more ninja.
refusal-green-once = Only 1 ninja a round may go to the Green.
refusal-threat = The threat level is { $threat }: so many areas have been chosen already, and the { $area } would be one too many.
refusal-limit = The { $area } takes { $limit } new ninja a round, and the Green gives no further marker above the limit.
refusal-board-order = Markers are named in the order of the places: the { $area } comes before the { $last }. Undo to go back to it.
refusal-minimum-lost = At least { $need } ninja must be sent in all, and after the { $area } there is no room left for them. Name the earlier areas first.
refusal-minimum-beyond = At least { $need } ninja must be sent in all. With one more at the { $area } there would be no room for the rest.
refusal-minimum = At least { $need } ninja must be sent; the plan has { $planned }.
refusal-fallen = { $ronin } has fallen.
refusal-held = { $ronin } is held by the Animal Pen and stays put.
refusal-placed = { $ronin } has a place already. Undo to change it.
refusal-ronin-order = The ronin are asked for one by one; now it is { $asked }, and { $ronin } comes later.
refusal-green-empty = No ninja stood on the Green when the planning began, so no ronin may go there yet.
refusal-green-taken = Only one ronin may go to the Green; Tasuke too only alone.
refusal-taken = A ronin is at the { $area } already; only Tasuke may stand with another.
refusal-tasuke-muted = Tasuke has lost her ability in this round and may not share an area.
refusal-unplaced = The plan is not complete: { $asked } has no place yet.
refusal-used = { $ronin } has used the ability in this round.
refusal-muted = The Shrine was desecrated: { $ronin } has no ability in this round.
refusal-on-green = { $ronin } is on the Green, where nobody has an ability.
refusal-not-free = There are ninja where { $ronin } is; this ability needs an area without ninja.
refusal-no-ninja-here = There is no ninja where { $ronin } is.
refusal-never-green = Hayai never rides to the Green.
refusal-no-ninja-there = There is no ninja at the { $area }; Hayai rides only where ninja are.
refusal-heals-others = Taiko cannot heal his own wounds.
refusal-unhurt = { $ronin } has no wound.
refusal-heal-green = { $ronin } is on the Green; in the first edition nobody is healed there.
refusal-no-reserve = The reserve is empty, so Yumi has nothing to shoot at.
refusal-not-neighbour = The { $area } is not next to Yobu.
refusal-too-few = There are not two ninja where Yobu is.
refusal-not-occupied = The { $area } is not occupied: ninja must be there, and no ronin.
refusal-area-used = The { $area } has been used in this round.
refusal-no-target = The { $area } has nobody to hit.
refusal-nobody-near = No ronin is next to the { $area }.
refusal-supply-empty = The general supply is empty: no marker, no effect.
refusal-field-passive = A Field has nothing to use; two of them count for three in the end. Only the Inn can copy it.
refusal-nothing-to-copy = There is no other occupied area whose ability the Inn could use.
refusal-own-copy = The Inn copies another area, not itself.
refusal-not-in-village = { $ronin } is not in the village; the Green is out of reach.
refusal-out-of-reach = { $ronin } is out of reach or has been hit already.
refusal-nothing-to-take = There is no ninja left to take from the { $area }.
refusal-one-area = The Passage leads to one area only; the first ninja went to the { $area }.
refusal-passage-green = The Passage does not lead to the Green.
refusal-none-taken = Name the area of the first ninja before you stop; only the second may be left out.
refusal-none-sent = Name the area that the first ninja goes to before you stop; only the second may be left out.
refusal-too-many-wounds = Tasuke cannot take so many of these wounds; at most { $most }.
refusal-too-few-wounds = Every marker must be placed while there is room: Tasuke takes at least { $least }.
refusal-other-decision = That does not answer the question. To be decided now: { $stage }.

position-game = This is not a position of 7 Ronin.
position-track = The position's field "{ $field }" must have 8 numbers.
position-ring = The ring must name each of the ten areas once.
position-fallen = { $ronin } has fallen and cannot have wounds or markers.
position-wounds = The wounds of { $ronin } must be fewer than the vitality { $vitality }.
position-markers = There are { $all } ninja markers in all; this position has { $found }, or fewer than none somewhere.
position-crowd = Too many ronin at: { $place }. Only Tasuke may stand with another, and nobody on the Green.
position-contested = Ninja and ronin cannot be together at "{ $place }" in the stage "{ $stage }".
position-planning = While plans are made, { $ronin } must be aside, or held at an area.
position-aside = In the stage "{ $stage }" { $ronin } must be on the board or fallen.
position-green = { $ronin } is on the Green, out of reach of the Pen and the Shrine.
position-next = { $ronin } cannot be held or silenced for the next round in the stage "{ $stage }".
position-desecrated = Tasuke has no ability and can share "{ $place }" only if both are held there.
position-decided = The game would be over before the stage "{ $stage }".
position-stage = The position's field "{ $field }" does not fit the stage "{ $stage }".
position-plan = The plan of player { $seat } breaks a rule or cannot be completed.

piece-hayai = { ronin-hayai }
piece-hayai-text = { power-hayai } Once a round, before the ninja strike. Vitality 5.
piece-kabe = { ronin-kabe }
piece-kabe-text = { power-kabe } Vitality 7.
piece-musashi = { ronin-musashi }
piece-musashi-text = { power-musashi } Once a round, before the ninja strike. Vitality 4.
piece-taiko = { ronin-taiko }
piece-taiko-text = { power-taiko } Once a round, before the ninja strike. Vitality 5.
piece-tasuke = { ronin-tasuke }
piece-tasuke-text = { power-tasuke } All others go one to an area. Vitality 3.
piece-yobu = { ronin-yobu }
piece-yobu-text = { power-yobu } Once a round, before the ninja strike; limits do not matter then. Vitality 3.
piece-yumi = { ronin-yumi }
piece-yumi-text = { power-yumi } Once a round, before the ninja strike. Vitality 3.
piece-watchtower = Watchtower
piece-watchtower-text = Occupied by ninja: every ronin in the two neighbouring areas takes 1 wound.
piece-inn = Inn
piece-inn-text = Occupied by ninja: it does what one other occupied area can do, even if that area does it too.
piece-burial = Burial Grounds
piece-burial-text = Occupied by ninja: up to 2 ninja from the areas go back to the reserve.
piece-shrine = Shrine
piece-shrine-text = Occupied by ninja: one ronin loses the ability for the next round.
piece-well = Well
piece-well-text = Occupied by ninja: one ronin takes 1 wound.
piece-granary = Granary
piece-granary-text = Occupied by ninja: 2 ninja go from the supply to the reserve.
piece-pen = Animal Pen
piece-pen-text = Occupied by ninja: one ronin has to stay where he is in the next round.
piece-field2 = Small field
piece-field2-text = Nothing to use, but two occupied fields count as three areas in the end.
piece-passage = Passage
piece-passage-text = Occupied by ninja: up to 2 ninja of the reserve go to one area. If a ronin is there, they wound him at once.
piece-field3 = Large field
piece-field3-text = Nothing to use, but two occupied fields count as three areas in the end.
piece-green = Green
piece-green-text = The middle of the village, not an area. One ninja a round may go there, and each one standing there lets one marker exceed a limit in every round. If a ninja stood there when the planning began, one ronin may go there, and eliminates them all without a fight.
piece-ninja = Ninja
piece-ninja-text = A marker of the Attacker. Where it meets a ronin it becomes a wound; where nobody is, it occupies the area.
piece-reserve = Reserve
piece-reserve-text = The ninja that the Attacker can still send. If none is left here and on the board, the Defender wins.
piece-supply = Supply
piece-supply-text = Ninja that are out of the game for now: slain, starved, or taken from fallen ronin. Some places bring them back.
piece-wound = Wound
piece-wound-text = A ninja marker on a ronin. With as many wounds as vitality the ronin falls for good.
piece-threat = Threat
piece-threat-text = How many areas the Attacker may attack in this round. The Green is not counted.
piece-minimum = Minimum
piece-minimum-text = How many ninja the Attacker must send in this round, the one to the Green included.
piece-limit = Limit
piece-limit-text = How many new ninja may come to the area in one round. Those who stay there do not count; ninja on the Green lift it.
piece-hunger = Hunger
piece-hunger-text = At the end of rounds 4 to 7 one ninja of the reserve starves.
piece-track = Time track
piece-track-text = Eight rounds: above the threat, below the minimum. When the eighth is over snow falls, and the Defender wins.
piece-occupied = Occupied areas
piece-occupied-text = Ninja alone in an area occupy it. If at the end of a combat the occupied areas count as five or more, the Attacker wins.
piece-held = Held
piece-held-text = The Animal Pen was opened: this ronin stays where he is for one round, and keeps the ability.
piece-muted = Without ability
piece-muted-text = The Shrine was desecrated: this ronin has no ability for one round.
piece-attacker = Attacker
piece-attacker-text = Leads the ninja. Wins with five areas, or when the last ronin has fallen.
piece-defender = Defender
piece-defender-text = Leads the seven ronin. Wins when no ninja is left, or when eight rounds are over.

# The account of the result, and what turned the game.
reason-village = The village is taken in round { $round }: the occupied areas count { $areas }.
reason-fallen = The last ronin fell in round { $round }.
reason-slain = The last ninja was slain in round { $round }.
reason-posthumous = The last ronin took the last ninja along in round { $round }, and the village stands.
reason-hunger = The last ninja starved after round { $round }.
reason-snow = Snow closes the passes after round { $round }, and the village stands.
account-areas = Areas taken
account-ninja = Ninja left
account-ronin = Ronin left
account-wounds = Their wounds
account-round = Round { $round } of { $rounds }
moment-round = Round { $round }

# Statistics of a player.
habits-taken = Areas taken by round
habits-taken-text = As the Attacker: areas counted at the end of each round, on average.
habits-given = Areas given up by round
habits-given-text = As the Defender: areas the ninja held at the end of each round, on average.
habits-taken-1 = Round 1
habits-taken-2 = Round 2
habits-taken-3 = Round 3
habits-taken-4 = Round 4
habits-taken-5 = Round 5
habits-taken-6 = Round 6
habits-taken-7 = Round 7
habits-taken-8 = Round 8
habits-given-1 = Round 1
habits-given-2 = Round 2
habits-given-3 = Round 3
habits-given-4 = Round 4
habits-given-5 = Round 5
habits-given-6 = Round 6
habits-given-7 = Round 7
habits-given-8 = Round 8
