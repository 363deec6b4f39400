# Koi-Koi in English.

title = Koi-Koi
about = Flower cards: match the months, gather combinations, and dare to go on.

option-months = Months to play
option-months-1 = one
option-months-3 = three
option-months-6 = six
option-months-12 = the whole year

flower-pine = pine
flower-plum = plum
flower-cherry = cherry
flower-wisteria = wisteria
flower-iris = iris
flower-peony = peony
flower-clover = bush clover
flower-grass = pampas grass
flower-mum = chrysanthemum
flower-maple = maple
flower-willow = willow
flower-paulownia = paulownia

thing-crane = crane
thing-warbler = warbler
thing-curtain = curtain
thing-cuckoo = cuckoo
thing-bridge = bridge
thing-butterflies = butterflies
thing-boar = boar
thing-moon = moon
thing-geese = geese
thing-cup = sake cup
thing-deer = deer
thing-rain = rain man
thing-swallow = swallow
thing-phoenix = phoenix
thing-poem = red ribbon with a poem
thing-red = red ribbon
thing-blue = blue ribbon
thing-a = plain A
thing-b = plain B
thing-c = plain C

short-poem = poem
short-blue = blue

card = { $flower } { $thing }

head = Month { $month } of { $months }. Cards in the pile: { $pile }
head-field = On the field:
head-hand = Your hand:
points = points { $points }
hand = hand { $count }
dealer = dealer

stage-begin = choosing the dealer
stage-deal = the deal
stage-play = playing a card
stage-match = choosing what the played card takes
stage-turn-up = turning up a card
stage-pick = choosing what the turned-up card takes
stage-call = koi-koi or stop
stage-over = the end

prompt-begin = Chance decides who deals.
prompt-deal = The cards are being dealt.
prompt-play = { $whose ->
    [own] Play a card of your hand. If its flower lies on the field, it takes a card there; otherwise it stays.
   *[other] { $turn } plays a card.
 }
prompt-match = { $whose ->
    [own] Two cards match { $card }. Which one do you take?
   *[other] { $turn } chooses what { $card } takes.
 }
prompt-turn-up = A card of the pile is turned up.
prompt-pick = { $whose ->
    [own] The pile gave you { $card }, and two cards match. Which one do you take?
   *[other] { $turn } chooses what { $card } takes.
 }
prompt-call = { $whose ->
    [own] You have: { $yaku }. Stop and score { $points }, or call koi-koi and go on? If the other then stops, it counts double for them.
   *[other] { $turn } has: { $yaku }. Koi-koi, or stop?
 }
prompt-over = The game is over.

action-play = { $count ->
    [0] Play { $card }
    [2] Play { $card }, take one of: { $takes }
   *[other] Play { $card }, take { $takes }
 }
action-take = Take { $card }
action-draw = { $card } is turned up
action-koi = Koi-koi! Go on
action-stop = Stop: score { $points }
action-first = { $player } deals first

event-begins = { $seat } deals first.
event-dealt = Month { $month } begins; { $seat } deals and plays first. On the field: { $cards }.
event-hand = Your hand: { $cards }.
event-played = { $seat } plays { $card }.
event-turned-up = { $seat } turns up { $card }.
event-laid = Nothing matches: { $card } stays on the field.
event-took = { $seat } takes { $cards }.
event-made = { $seat } has { $yaku }: { $points ->
    [one] 1 point.
   *[other] { $points } points.
 }
event-called = { $seat } calls koi-koi and goes on!
event-won = { $seat } stops and wins month { $month }: { $points ->
    [one] 1 point.
   *[other] { $points } points.
 }
event-nothing = Month { $month } ends with empty hands; nobody scores.

outcome-points = { $winners } wins. Points: { $points }.
outcome-level = Nobody is ahead: { $winners } share the victory. Points: { $points }.

refusal-chance = Cards are dealt and turned up by chance.
refusal-not-in-hand = You do not have { $card } in your hand.
refusal-other-flower = { $card } does not match: the flower must be { $flower }.
refusal-not-on-field = { $card } does not lie on the field.
refusal-other-decision = That does not answer the question. To be decided now: { $stage }.

piece-bright = Brights
piece-bright-text = Five cards: crane, curtain, moon, rain man and phoenix. Three of them without the rain man already score.
piece-animal = Animals
piece-animal-text = Nine cards with an animal, a bridge or the sake cup. Five of them score 1, each further one 1 more.
piece-ribbon = Ribbons
piece-ribbon-text = Ten cards with a paper ribbon: three with a poem, three blue, four plainly red. Five of them score 1, each further one 1 more.
piece-plain = Plains
piece-plain-text = Twenty-four cards with nothing but the plant. Ten of them score 1, each further one 1 more.
piece-three-brights = Three brights
piece-three-brights-text = Three bright cards without the rain man: 5.
piece-rainy-four = Rainy four brights
piece-rainy-four-text = The rain man and three other brights: 7.
piece-four-brights = Four brights
piece-four-brights-text = All brights but the rain man: 8.
piece-five-brights = Five brights
piece-five-brights-text = All bright cards: 10.
piece-boar-deer-butterflies = Boar, deer and butterflies
piece-boar-deer-butterflies-text = These three animals together: 5.
piece-poems = Poem ribbons
piece-poems-text = The red ribbons with a poem, of pine, plum and cherry: 5.
piece-blues = Blue ribbons
piece-blues-text = The blue ribbons, of peony, chrysanthemum and maple: 5.
piece-moon-viewing = Moon viewing
piece-moon-viewing-text = The moon and the sake cup: 5.
piece-blossom-viewing = Blossom viewing
piece-blossom-viewing-text = The curtain and the sake cup: 5.
piece-animals = Five animals
piece-animals-text = Five animals are worth 1, each further one 1 more.
piece-ribbons = Five ribbons
piece-ribbons-text = Five ribbons are worth 1, each further one 1 more.
piece-plains = Ten plains
piece-plains-text = Ten plain cards are worth 1, each further one 1 more.
piece-koi-koi = Koi-koi
piece-koi-koi-text = "Come, come!" Whoever makes a combination may stop and score, or call koi-koi and go on for more. If the other then stops first, their points are doubled.

position-game = This is not a position of Koi-Koi.
position-cards = The position's field "{ $field }" must be cards like "pine-crane".
position-twice = The position has the card { $card } twice.
position-stage = The position's field "{ $field }" does not fit the stage "{ $stage }".
position-deal = The deal is not in order: eight cards to the field, then to the first hand, then to the second.
position-pile = The pile should hold { $count } cards.
position-hands = The dealer plays first and by turns: these hands cannot be.
position-flowers = The taken cards and the field cannot have come from matching flowers.
position-best = What player { $player } has called koi-koi with does not fit the taken cards.
