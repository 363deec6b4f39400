# Samurai Spirit in English.

title = Samurai Spirit
about = Seven samurai, three nights, one village: hold it together or lose it together.

option-level = Level
option-level-easy = easy
option-level-easy-text = Three barricades more than samurai, and fewer raiders.
option-level-normal = normal
option-level-normal-text = Two barricades more than samurai. Hard enough for a start.
option-level-hard = hard: a lost farm brings a penalty
option-level-hard-text = One barricade more than samurai.
option-level-heroic = heroic: and families give no help
option-level-heroic-text = As many barricades as samurai.
option-samurai = Who leads which samurai
option-samurai-random = chance decides
option-samurai-chosen = the players choose in turn
option-team = Samurai led by a single player
option-team-2 = two
option-team-3 = three
option-spares = Tokens of absent samurai
option-spares-book = with one or two players
option-spares-always = at this larger table too (easier)

reconstructed-farms = The book names four kinds of penalties under the six farms, not how many of each; we chose.
reconstructed-cards = Of most raider cards we have only one description; of the two bosses with a doubled penalty we are least sure.
reconstructed-animals = Which animals Heihachi, Kyuzo and Katsushiro become, we guessed.

level-easy = easy
level-normal = normal
level-hard = hard
level-heroic = heroic

samurai-heihachi = Heihachi
samurai-daisuke = Daisuke
samurai-gorobei = Gorobei
samurai-kanbei = Kanbei
samurai-kikuchiyo = Kikuchiyo
samurai-kyuzo = Kyuzo
samurai-katsushiro = Katsushiro
led = { $samurai } ({ $player })

human = human side
animal-raccoon-dog = raccoon dog
animal-monkey = monkey
animal-bear = bear
animal-boar = boar
animal-tiger = tiger
animal-wolf = wolf
animal-fox = fox

talent-heihachi = hands an even card to a neighbour
talent-daisuke = hands an odd card to a neighbour
talent-gorobei = ignores the penalties of even cards
talent-kanbei = ignores the penalties of odd cards
talent-kikuchiyo = may fight twice
talent-kyuzo = discards a card whose strength is in the line already
talent-katsushiro = puts a card under the pile and draws another

kiai-heihachi-human = build a barricade
kiai-heihachi-animal = build a barricade and heal a samurai
kiai-daisuke-human = move the last card of a line to another samurai
kiai-daisuke-animal = move the last card of a line to another samurai, twice
kiai-gorobei-human = discard the top two raiders
kiai-gorobei-animal = discard the top three raiders
kiai-kanbei-human = discard the top two intruders
kiai-kanbei-animal = discard the top three intruders
kiai-kikuchiyo-human = discard the last card of a line
kiai-kikuchiyo-animal = discard the last card of a line, twice
kiai-kyuzo-human = give a support token to any samurai
kiai-kyuzo-animal = give a support token to any samurai and build a barricade
kiai-katsushiro-human = turn up the top two raiders and order them
kiai-katsushiro-animal = turn up the top three raiders and order them

symbol-hat = hat
symbol-house = house
symbol-doll = doll
symbol-none = no symbol
letter-hat = Ha
letter-house = Ho
letter-doll = Do
flame = flames

penalty-none = no penalty
penalty-barricade = lose a barricade
penalty-wound = wound
penalty-intruder = raider to the intruders
penalty-no-defend = no defence
penalty-no-support = no support
penalty-left-draws = left neighbour draws
penalty-right-draws = right neighbour draws
penalty-must-pass = must pass
penalty-reshuffle-discard = discarded card returns
penalty-no-talent = no talents
penalty-discard-left = discard a left card

farm-family = a family flees
farm-farm = another farm burns
farm-barricade = a barricade falls
farm-wound = a random wound

family-heal = heals
family-barricade = builds
family-intruder = drives off an intruder

ban-defend = defending
ban-support = supporting
ban-all = everything but passing
ban-talent = talents

head-round = { $round ->
    [0] Before the first round ({ $level })
   *[other] Round { $round } of 3 ({ $level })
 }
head-raiders = Raiders
head-top = Known on top of the pile: { $cards }
head-intruders = Intruders
head-discarded = Discarded
head-returned = Shuffled back into the pile: { $cards }
head-unseen = Not seen yet: marauders { $marauders }, lieutenants { $lieutenants }, bosses { $bosses }, among these:
head-barricades = Barricades
head-farms = Farms
head-families = Families
head-kiai = kiai
head-sum = sum
head-wound = wound
head-right = right side
head-line = line
head-able = { $samurai }: { $talents }. Kiai at { $value }: { $effect }.
head-spares = Tokens of absent samurai, ready: { $spares }
head-bans = Forbidden in this turn: { $bans }
head-shown = Turned up, from the top: { $cards }
legend = Cards: strength, symbol (Ha hat, Ho house, Do doll, - none), * flames.
next-penalty = next penalty: { $penalties }
next-penalty-none = no penalty next
lent = has the token of { $tokens }
token-away = own token lent
has-passed = passed
yes = yes
dead = dead
aloud-dead = mortal wound
aloud-bottom = Known at the bottom of the pile: { $cards }
aloud-of = { $count } of { $most }
aloud-strength = strength { $strength }: { $cards }
aloud-times = { $count } times { $name }
aloud-hidden = an unseen card
aloud-lacks = no { $what }
aloud-empty-line = nothing on the right side

stage-deal = dealing the samurai
stage-choose = choosing a samurai
stage-first = deciding who begins
stage-spare = tokens of absent samurai
stage-penalty = the penalty
stage-lose = which left card to discard
stage-action = the action
stage-card = playing the card
stage-again = a second fight
stage-kiai = the kiai
stage-give = who receives it
stage-place = placing the moved card
stage-order = the order of the raiders
stage-draw = turning up a card
stage-return = shuffling a card back
stage-farm = which farm burns
stage-family = which family flees
stage-hurt = who is wounded
stage-cure = who is healed
stage-over = the end

prompt-deal = Chance deals the samurai.
prompt-choose = { $own ->
    [yes] Choose your samurai. Where they sit matters: talents reach neighbours.
   *[no] { $who } chooses a samurai. Where they sit matters: talents reach neighbours.
 }
prompt-first = Chance decides who begins.
prompt-spare = { $own ->
    [yes] You may use tokens of absent samurai until the end of this round; each works once a game.
   *[no] { $who } may use tokens of absent samurai until the end of this round; each works once a game.
 }
prompt-penalty = The last card in the line of { $who } strikes: { $penalties }. { $choice ->
    [ignore] A talent can ignore it, or it is taken.
    [order] Both are taken: which first?
   *[both] A talent can ignore it; else both are taken: which first?
 }
prompt-lose = { $own ->
    [yes] Discard a card of the left side ({ $who }).
   *[no] { $who } must discard a card of the left side.
 }
prompt-action = { $who }, sum { $sum } of { $value }: { $support ->
    [yes] fight the next raider, lend the support token, or pass for this round.
   *[no] fight the next raider, or pass for this round.
 }
prompt-card = { $who }, sum { $sum } of { $value }, faces { $card }. Attack adds to the sum, defence protects.
prompt-again = { $own ->
    [yes] You may fight a second time ({ $who }).
   *[no] { $who } may fight a second time.
 }
prompt-kiai = Kiai of { $who }: { $effect }. Used or not, the first card of the line is then discarded.
prompt-give = { $what ->
    [token] Who receives the token of { $of }? { $own ->
        [yes] You decide.
       *[no] { $who } decides.
     }
   *[card] Who receives the last card of { $of }? { $own ->
        [yes] You decide.
       *[no] { $who } decides.
     }
 }
prompt-place = { $who }, sum { $sum } of { $value }, receives { $card }: left or right?
prompt-order = { $own ->
    [yes] Put the raiders back face up. Which lies at position { $number } from the top?
   *[no] { $who } puts the raiders back face up. Which lies at position { $number } from the top?
 }
prompt-draw = A card is being turned up.
prompt-return = A random discarded card is shuffled back.
prompt-farm = A random farm burns.
prompt-family = A random family flees.
prompt-hurt = A random samurai is wounded.
prompt-cure = A random wounded samurai is healed.
prompt-over = The game is over.

action-deal = Deal { $samurai }
action-choose = Lead { $samurai } (kiai { $human }, animal { $animal }): { $talent }
action-first = Samurai number { $number } begins
action-take = Use the token of { $samurai }: { $talent }
action-ready = No more tokens
action-ignore = Ignore it with a talent
action-suffer = Take it, this first: { $penalty }
action-suffer-only = Take it: { $penalty }
action-lose = Discard the { $symbol }
action-fight = Fight: turn up the next raider
action-support = Lend your own token to { $samurai }; a raider joins the intruders unseen
action-pass = Pass for the rest of the round
action-attack = Attack (right side): sum { $sum } of { $value }{ $reach ->
    [kiai] , kiai!
    [over] , over the kiai: a barricade falls
    [farm] , over the kiai: a farm burns
    [last] , over the kiai: the last farm burns and the game is lost
   *[below] {""}
 }
action-attack-plain = Attack (right side)
action-defend = Defend (left side): { $symbol }
action-defend-plain = Defend (left side)
action-hand = Hand the card to { $samurai }
action-discard = Discard the card (its strength is in the line)
action-redraw = Put it under the pile and draw another, which must be played
action-again = Fight again
action-stop = Fight no more
action-use = Use the kiai
action-build = Build a barricade
action-build-only = Only build a barricade
action-skip = Do without
action-heal = Heal { $samurai } (and build a barricade, if there is room)
action-token = Move the token of { $samurai } ...
action-token-build = Move the token of { $samurai } (and build a barricade) ...
action-strip = Discard the last card of { $samurai }: { $card } ({ $next })
action-move = Move the last card of { $samurai }: { $card } ({ $next }) ...
action-give = ... to { $samurai }
action-top = { $card }
action-card = { $card } is turned up
action-deeper = It is none of the cards shuffled back last
action-back = { $card } is shuffled back
action-farm = A farm burns: { $farm }
action-family = The family that { $family } flees
action-hurt = { $samurai } is wounded
action-cure = { $samurai } is healed

event-dealt = { $you ->
    [seat] You lead
   *[other] { $seat } leads
 } { $samurai }.
event-chosen = { $you ->
    [seat] You choose
   *[other] { $seat } chooses
 } { $samurai }.
event-round = Round { $round } begins: { $raiders } raiders.
event-turn = { $you ->
    [seat] Your turn: { $samurai }.
   *[other] Turn of { $samurai } ({ $seat }).
 }
event-took = { $you ->
    [samurai] You use
   *[other] { $samurai } uses
 } the token of { $of } for this round.
event-prepared = { $you ->
    [samurai] You take
   *[other] { $samurai } takes
 } no more tokens.
event-ignored = { $you ->
    [samurai] You ignore
   *[other] { $samurai } ignores
 } the penalty of { $card }.
event-suffers = { $you ->
    [samurai] You take
   *[other] { $samurai } takes
 } the penalty: { $penalty }.
event-instead = It cannot be applied: a wound instead.
event-barricade-lost = A barricade falls; { $barricades ->
    [0] none is left.
    [one] { $barricades } is left.
   *[other] { $barricades } are left.
 }
event-barricade-built = { $by ->
    [family] The family that builds puts up a barricade;
   *[kiai] A barricade is built;
 } now there { $barricades ->
    [one] is { $barricades }.
   *[other] are { $barricades }.
 }
event-farm-lost = A farm burns; { $farms ->
    [0] none is left.
    [one] { $farms } is left.
   *[other] { $farms } are left.
 }
event-farm-turned = A farm burns; { $farms ->
    [one] { $farms } is left.
   *[other] { $farms } are left.
 } Its penalty: { $farm }.
event-family-lost = { $heroic ->
    [1] A family flees;
   *[0] The family that { $family } flees;
 } { $families ->
    [0] none is left.
    [one] { $families } is left.
   *[other] { $families } are left.
 }
event-wounded = { $you ->
    [samurai] You are wounded
   *[other] { $samurai } is wounded
 }.
event-turned = { $you ->
    [samurai] You take a second wound: your animal awakes
   *[other] { $samurai } takes a second wound: the animal awakes
 }, kiai { $value }.
event-killed = { $you ->
    [samurai] You are killed
   *[other] { $samurai } is killed
 }.
event-healed = { $by ->
    [family] { $you ->
        [samurai] You are healed
       *[other] { $samurai } is healed
     }, thanks to the family that heals.
   *[kiai] { $you ->
        [samurai] You are healed
       *[other] { $samurai } is healed
     }.
 }
event-intruded = The top raider joins the intruders unseen ({ $intruders }); { $raiders ->
    [one] { $raiders } raider is left.
   *[other] { $raiders } raiders are left.
 }
event-intruded-known = The top raider, { $card }, joins the intruders ({ $intruders }); { $raiders ->
    [one] { $raiders } raider is left.
   *[other] { $raiders } raiders are left.
 }
event-fights = { $you ->
    [samurai] You fight
   *[other] { $samurai } fights
 }.
event-drew = { $you ->
    [samurai] You draw
   *[other] { $samurai } draws
 } { $card }.
event-attacked = { $forced ->
    [1] { $you ->
        [samurai] You must attack
       *[other] { $samurai } must attack
     } { $card }
   *[0] { $you ->
        [samurai] You attack
       *[other] { $samurai } attacks
     } { $card }
 }: sum { $sum } of { $value }.
event-overrun = { $you ->
    [samurai] You are beaten
   *[other] { $samurai } is beaten
 }, { $sum } against { $value }.
event-defended = { $you ->
    [samurai] You defend
   *[other] { $samurai } defends
 } with { $card }.
event-handed = { $you ->
    [samurai] You hand { $card } to { $to }
    [to] { $samurai } hands you { $card }
   *[other] { $samurai } hands { $card } to { $to }
 }.
event-discarded = { $you ->
    [samurai] You discard
   *[other] { $samurai } discards
 } { $card }.
event-redrew = { $you ->
    [samurai] You put
   *[other] { $samurai } puts
 } { $card } under the pile.
event-again = { $you ->
    [samurai] You fight
   *[other] { $samurai } fights
 } again.
event-stopped = { $you ->
    [samurai] You fight
   *[other] { $samurai } fights
 } no more.
event-supported = { $you ->
    [samurai] You lend your token to { $to }
    [to] { $samurai } lends you the token
   *[other] { $samurai } lends the token to { $to }
 }.
event-passed = { $why ->
    [over] { $you ->
        [samurai] You are
       *[other] { $samurai } is
     } beaten and must pass.
    [penalty] { $you ->
        [samurai] You are
       *[other] { $samurai } is
     } forced to pass.
   *[free] { $you ->
        [samurai] You pass
       *[other] { $samurai } passes
     }.
 }
event-token-back = { $you ->
    [of] Your token comes back.
   *[other] The token of { $of } goes back.
 }
event-kiai = Kiai! { $you ->
    [samurai] You stand at exactly { $value }
   *[other] { $samurai } stands at exactly { $value }
 }{ $idle ->
    [barricades] , but nothing can be built: all barricades are standing.
    [healthy] , but all barricades are standing and nobody has a wound token.
    [raiders] , but the raider pile is empty.
    [intruders] , but there are no intruders.
    [alone] , but no other samurai is left in the round.
   *[no] .
 }
event-kiai-skipped = { $you ->
    [samurai] You do
   *[other] { $samurai } does
 } without the effect.
event-kiai-used = { $you ->
    [samurai] You use your kiai
   *[other] { $samurai } uses the kiai
 }.
event-shed = { $you ->
    [samurai] You discard the first card of your line
   *[other] { $samurai } discards the first card of the line
 }, { $card }: sum { $sum }.
event-picked-token = { $you ->
    [samurai] You reach
   *[other] { $samurai } reaches
 } for the token of { $of }.
event-picked-card = { $you ->
    [samurai] You reach for the last card of { $of }.
    [of] { $samurai } reaches for your last card.
   *[other] { $samurai } reaches for the last card of { $of }.
 }
event-token-moved = { $you ->
    [to] You receive the token of { $of }.
    [of] Your token goes to { $to }.
   *[other] The token of { $of } goes to { $to }.
 }
event-moved = { $you ->
    [to] { $card } moves from { $of } (sum { $sum }) to you.
    [of] { $card } moves from you (sum { $sum }) to { $to }.
   *[other] { $card } moves from { $of } (sum { $sum }) to { $to }.
 }
event-stripped = { $you ->
    [samurai] Your last card
   *[other] The last card of { $samurai }
 }, { $card }, is discarded: sum { $sum }.
event-scattered = The raider { $card } is discarded; { $raiders } left.
event-repelled = { $by ->
    [family] A family drives off the intruder { $card };
   *[kiai] The intruder { $card } is discarded;
 } { $intruders } left.
event-revealed = { $card } is turned up.
event-ordered = { $you ->
    [samurai] You put
   *[other] { $samurai } puts
 } { $card } at position { $number }.
event-restacked = Face up on the pile, from the top: { $cards }.
event-storm = Intruder: { $card }.
event-returned = { $card } is shuffled back into the pile ({ $raiders }).
event-left-lost = { $you ->
    [samurai] You discard { $card } from your left side
   *[other] { $samurai } discards { $card } from the left side
 }.
event-round-over = { $why ->
    [all-passed] All have passed: the raiders left ({ $raiders }) join the intruders.
    [too-long] The round has lasted too long: the raiders left ({ $raiders }) join the intruders.
   *[pile-empty] The raider pile is empty: the round ends.
 }
event-undefended = { $you ->
    [samurai] You have
   *[other] { $samurai } has
 } no { $symbol }.

means-last-farms = If the last farm burns, all is lost.
means-last-families = If the last family flees, all is lost.
means-no-barricade = The next blow burns a farm.
means-turning = One more wound, and the animal of { $samurai } awakes.
means-dying = One more wound kills { $samurai }, and all is lost.
means-handed = It is yours now: you decide what becomes of it.
means-supported = In your next turn you have this talent: { $talent }.

outcome-victory = The village is saved! Score { $score }: farms { $farms }, families { $families }, { $unhurt ->
    [1] nobody wounded.
   *[0] some still wounded.
 } Level: { $level }, after round { $round }.
outcome-killed = Lost in round { $round } ({ $level }): { $fallen } is killed. Farms { $farms }, families { $families }.
outcome-farms = Lost in round { $round } ({ $level }): the last farm has burned. Farms { $farms }, families { $families }.
outcome-families = Lost in round { $round } ({ $level }): the last family has fled. Farms { $farms }, families { $families }.

refusal-samurai-taken = { $samurai } is led by somebody already.
refusal-samurai-absent = { $samurai } is not at this table.
refusal-samurai-passed = { $samurai } has passed and is out of this round.
refusal-spare-present = { $samurai } is at the table, so the token is not free.
refusal-spare-used = The token of { $samurai } has been used already; each works once a game.
refusal-cannot-ignore = { $parity ->
    [odd] The card is odd; only the talent of Kanbei could ignore its penalty.
   *[even] The card is even; only the talent of Gorobei could ignore its penalty.
 }
refusal-not-that-penalty = The last card does not have this penalty: { $penalty }.
refusal-nothing-there = There is no card with this symbol on the left side: { $symbol }.
refusal-no-support = A penalty forbids support in this turn.
refusal-token-away = The token of { $samurai } is not at hand, so no support is possible.
refusal-support-self = Support goes to another samurai.
refusal-no-symbol = This card has no symbol, so it cannot be used to defend: { $card }.
refusal-symbol-there = The left side already has this symbol: { $symbol }.
refusal-no-defence = A penalty forbids cards on the left side in this turn.
refusal-moved-card = No talent acts on a moved card; place it left or right.
refusal-bound-card = The second card must be kept: attack or defend.
refusal-no-talent = A boss's penalty forbids talents and tokens in this turn.
refusal-talent-missing = This needs the talent of { $samurai }.
refusal-even-only = { $samurai } hands on even cards only.
refusal-odd-only = { $samurai } hands on odd cards only.
refusal-lent-talent = A lent talent works only in your own turn ({ $samurai }).
refusal-no-duplicate = No card in the line has the strength of { $card }.
refusal-pile-empty = The raider pile is empty behind this card, so there is nothing to redraw.
refusal-handed-before = { $samurai } has already handed this card on and cannot get it back.
refusal-no-neighbour = { $samurai } is not a neighbour.
refusal-barricades-full = There are already { $most } barricades, as many as at the start.
refusal-other-kiai = The kiai of { $samurai } cannot do that.
refusal-human-kiai = Only the animal side of { $samurai } can do that.
refusal-name-samurai = The kiai of { $samurai } is used on a samurai: say on whom.
refusal-not-wounded = { $samurai } has no wound token.
refusal-nobody-else = There is nobody else in the round who could receive it.
refusal-line-empty = The line of { $samurai } is empty.
refusal-there-already = It is with { $samurai } already; choose somebody else.
refusal-not-shown = This card is not among those to be put back: { $card }.
refusal-other-decision = That does not answer the question. To be decided now: { $stage }.

talent-and-kiai = Talent: { $talent }. Kiai at { $human }: { $effect }. As { $animal }, kiai at { $stronger }: { $more }.

piece-raiders = Raiders
piece-raiders-text = The pile that attacks the village in this round. The round ends when it is empty or when all samurai have passed.
piece-intruders = Intruders
piece-intruders-text = Raiders who slipped through. When the round ends they are turned up: each one with flames breaks a barricade, or burns a farm.
piece-discard = Discarded
piece-discard-text = Raiders who are out of this round. In the next round they come back.
piece-barricade = Barricade
piece-barricade-text = Takes a blow for the village: whenever one should fall and there is none, a farm burns.
piece-farm = Farm
piece-farm-text = Six farms feed the village. When the last one burns, the game is lost; each one left is a point.
piece-family = Family
piece-family-text = Three families. When the last one flees, the game is lost. Each one left helps after a round: it heals, builds a barricade or drives off an intruder (not at the heroic level).
piece-round = Round
piece-round-text = Three rounds, with a stronger band each time: lieutenants join in the second, bosses in the third.
piece-track = Fight track
piece-track-text = The strengths of the cards on the right, added up. Exactly at the kiai value the kiai follows; over it the samurai is beaten and a barricade falls.
piece-kiai = Kiai
piece-kiai-text = The war cry when the sum is exactly this value: its effect may be used, then the first card of the line is discarded.
piece-right = Right: attack
piece-right-text = An attacked card goes to the end of this line and adds its strength to the sum. At the start of the next turn the penalty of the last card strikes.
piece-left = Left: defend
piece-left-text = A card with a hat, a house or a doll may go here instead, one of each. It adds nothing to the sum and protects when the round ends.
piece-hat = Hat
piece-hat-text = On the left side it protects the samurai: without a hat he is wounded when the round ends.
piece-house = House
piece-house-text = On the left side it protects a farm: without a house a farm burns when the round ends.
piece-doll = Doll
piece-doll-text = On the left side it protects a family: without a doll a family flees when the round ends.
piece-flame = Flames
piece-flame-text = Among the intruders, this raider breaks a barricade when the round ends, or burns a farm if there is none.
piece-wound = Wound
piece-wound-text = The first lies on the board. The second turns the samurai into the animal, with a higher kiai. The third lies on the board again, and the fourth kills: the game is lost.
piece-token = Support token
piece-token-text = Lend it to another samurai, who may then use your talent in the next turn. A raider joins the intruders unseen. It comes back after that turn.
piece-spare = Token of an absent samurai
piece-spare-text = May be taken at the start of a turn. Its talent works until the end of the round, once a game.
piece-passed = Passed
piece-passed-text = Out of this round: no more cards, no penalties. The cards stay and count when the round ends.
piece-marauder = Marauder
piece-marauder-text = A raider of strength 1 to 4. Seven for each samurai are there from the first round (six at the easy level).
piece-lieutenant = Lieutenant
piece-lieutenant-text = A raider of strength 5. They join in the second round, one for each samurai.
piece-boss = Boss
piece-boss-text = A raider of strength 6 with a hard penalty, or two. They join in the third round, one for each samurai.
piece-fight = Fight
piece-fight-text = Turn up the next raider, then attack it (right side) or defend with it (left side).
piece-support = Support
piece-support-text = Lend your own token: the other samurai may use your talent in the next turn. The top raider joins the intruders unseen.
piece-pass = Pass
piece-pass-text = Be out for the rest of this round. A beaten samurai must pass.
piece-penalty-barricade = Lose a barricade
piece-penalty-barricade-text = At the start of the turn a barricade falls, or a farm burns if there is none.
piece-penalty-wound = Wound
piece-penalty-wound-text = At the start of the turn this samurai is wounded.
piece-penalty-intruder = Intruder
piece-penalty-intruder-text = At the start of the turn the top raider joins the intruders unseen.
piece-penalty-no-defend = No defence
piece-penalty-no-defend-text = In this turn no card may go to the own left side.
piece-penalty-no-support = No support
piece-penalty-no-support-text = In this turn this samurai may not lend the token.
piece-penalty-left-draws = Left neighbour draws
piece-penalty-left-draws-text = The left neighbour draws a raider and must attack it. If that neighbour has passed, this samurai is wounded instead.
piece-penalty-right-draws = Right neighbour draws
piece-penalty-right-draws-text = The right neighbour draws a raider and must attack it. If that neighbour has passed, this samurai is wounded instead.
piece-penalty-must-pass = Must pass
piece-penalty-must-pass-text = In this turn this samurai can only pass.
piece-penalty-reshuffle-discard = Return
piece-penalty-reshuffle-discard-text = A random discarded card is shuffled into the raider pile.
piece-penalty-no-talent = No talents
piece-penalty-no-talent-text = In this turn neither the own talent nor tokens work.
piece-penalty-discard-left = Lose a left card
piece-penalty-discard-left-text = This samurai discards a card of the own choice from the left side, or is wounded if there is none.

position-game = This is not a position of Samurai Spirit.
position-boards = The position needs one board for each player; a single player has two or three.
position-card = The position's field "{ $field }" names a card that is not in the game: { $card }.
position-twice = The position has the card { $card } in { $field } and in { $other }.
position-early = The card { $card } does not come into the game in this round.
position-left = The card { $card } cannot lie on the left side of samurai number { $place }.
position-count = The cards do not add up to those of this level, number of samurai and round.
position-dolls = With one or two players at least two dolls must be among the raiders, and too few cards are left for them.
position-samurai-twice = The position has { $samurai } twice.
position-setup = Before the first round no card can be anywhere.
position-stage = The position's field "{ $field }" does not fit the stage "{ $stage }".

# The account of the result, and what turned the game.
reason-victory = The village is saved: score { $score }, level { $level }.
reason-killed = { $fallen } was killed in round { $round }.
reason-farms = The last farm burned in round { $round }.
reason-families = The last family fled in round { $round }.
account-farms = Farms
account-families = Families
account-barricades = Barricades
account-start = At the start
account-end = At the end
account-score = Score
account-reached = Round reached
account-wounds = Wounds
account-killed = killed
account-samurai = { $samurai }
account-round = Round { $round } of { $rounds }
moment-round = Round { $round }

# Statistics of a player.
habits-lost = Why the village fell
habits-lost-text = Lost games by what ended them.
habits-lost-killed = A samurai was killed
habits-lost-farms = The last farm burned
habits-lost-families = The last family fled
