# Tenno in English.

title = Tenno
about = Bluff and memory: turn up a card, guess theirs, fill your prison.

option-first = Who begins
option-first-random = chance decides
option-memory = Notes of what was seen
option-memory-aid = Tatami keeps them for you
option-memory-aid-text = Cards that were shown stay marked on the table, for everybody who saw them.
option-memory-head = in your head only
option-memory-head-text = Nothing is marked: remember it yourselves, as around a real table.

card-1 = peasant 1
card-2 = peasant 2
card-3 = peasant 3
card-4 = ninja 4
card-5 = monk 5
card-6 = ronin 6
card-7 = samurai 7
card-8 = samurai 8
card-9 = daimyo 9
card-10 = shogun 10
card-X = geisha X

power-1 = The weakest: a decoy.
power-2 = A peasant: a decoy.
power-3 = A peasant: a decoy.
power-4 = Strength 8 when attacking, 4 when defending.
power-5 = Shown from your table, gives another attacked card of yours +2.
power-6 = After it attacks, you may attack once more with another card.
power-7 = Strong and plain.
power-8 = Strong and plain.
power-9 = Only the geisha attacks with more.
power-10 = Never attacks. Takes whoever loses against him prisoner.
power-X = Beats any card once, then leaves the game.

head-hand = hand
head-prison = prison
head-discarded = discarded
hand-empty = none
your-hand = Your hand: { $cards }
goes-first = The first turn goes to: { $player }
one-of = { $player }, { $places }: one of { $cards }
aloud-gap = empty
aloud-up = { $card }, face up
aloud-down = face down
aloud-sure = face down, must be { $cards }
aloud-one-of = face down, one of { $cards }
aloud-prison = { $count }, worth { $total }

stage-begin = deciding who begins
stage-arrange = laying the peasants
stage-strike = the attack
stage-support = the monk
stage-again = the second attack after the ronin
stage-refill = filling the gaps
stage-change = changing a card
stage-relay = laying a card
stage-peek = the look
stage-over = the end

prompt-begin = Chance decides who begins.
prompt-arrange = { $own ->
    [laid] The peasants are being laid.
   *[open] Lay your three peasants at a, b and c. Nobody sees the order; a wrong guess will cost them dear.
 }
prompt-strike = { $own ->
    [yes] Attack: one of your three cards against one card of an opponent. The higher strength wins.
   *[no] { $turn } must attack: one of the three cards against one card of an opponent. The higher strength wins.
 }
prompt-support = Attack: { $card } ({ $attacker }). Defence: { $met } ({ $defender }).{ $monk ->
    [others] {""}
    [none] { " " }Your monk is not on the table; you are asked so that nobody can tell.
   *[other] { " " }Showing the monk at { $monk } adds 2 to the defence.
 }
prompt-again = { $own ->
    [yes] Your ronin has fought. You may attack once more, with one of your two other cards.
   *[no] The ronin has fought. { $turn } may attack once more with one of the two other cards.
 }
prompt-refill = { $gaps ->
    [0] The lost cards are being replaced.
    [one] Fill place { $place } from your hand, unseen.
   *[other] Fill { $gaps } gaps from your hand, unseen; place { $place } comes first.
 }
prompt-change = { $own ->
    [yes] { $hand ->
        [empty] You lost no card and your hand is empty: two of your cards may trade places, or only seem to.
       *[full] You lost no card, so you may change one of your three cards for one of your hand.
     }
   *[no] { $hand ->
        [empty] { $turn } lost no card and has an empty hand: two of the three cards may trade places, or only seem to.
       *[full] { $turn } lost no card and may change one of the three cards for one of the hand.
     }
 }
prompt-relay = Lay a card at { $place }. The others see the place, not the card; it may be the same one.
prompt-peek = { $own ->
    [yes] You won the defence, so you may look at one card of { $turn }.
    [looked] { $looker } won the defence and may look at one of your cards.
   *[no] { $looker } won the defence and may look at one card of { $turn }.
 }
prompt-over = The game is over.

action-first = { $player } begins
action-set = Lay { $cards }
action-attack = Attack with { $place } ({ $card }): { $defender }, card { $at }
action-monk = Show the monk: +2
action-plain = Do not show a monk
action-stop = No second attack
action-fill = Lay { $card } at { $place }
action-swap = Take up { $place } ({ $card })
action-keep = Change nothing
action-lay = Lay { $card } at { $place }
action-trade = Exchange { $p } and { $q }
action-feint = Only pretend to exchange { $p } and { $q }
action-look = Look at card { $place } of { $attacker }
action-trust = Do not look

event-begins = { $you ->
    [seat] You begin
   *[other] { $seat } begins
 }.
event-arranged = { $you ->
    [seat] You lay
   *[other] { $seat } lays
 } the peasants { $cards }.
event-ready = All peasants are laid. { $you ->
    [seat] You open
   *[other] { $seat } opens
 } the game.
event-attacked = { $you ->
    [seat] You attack with { $card } ({ $place }). { $defender } turns up { $met } ({ $at }).
    [defender] { $seat } attacks you with { $card } ({ $place }). You turn up { $met } ({ $at }).
   *[other] { $seat } attacks with { $card } ({ $place }). { $defender } turns up { $met } ({ $at }).
 }
event-supported = { $you ->
    [seat] You show
   *[other] { $seat } shows
 } the monk ({ $place }): +2.
event-captured = { $you ->
    [seat] { $card } wins: { $met } goes to your prison.
    [defender] { $card } wins: your { $met } goes to the prison of { $seat }.
   *[other] { $card } wins: { $met } goes to the prison of { $seat }.
 }
event-repelled = { $you ->
    [seat] { $met } wins the defence: your { $card } leaves the game.
    [defender] Your { $met } wins the defence: { $card } of { $seat } leaves the game.
   *[other] { $met } wins the defence: { $card } of { $seat } leaves the game.
 }
event-seized = { $you ->
    [seat] The shogun wins: your { $card } goes to the prison of { $defender }.
    [defender] Your shogun wins: { $card } goes to your prison.
   *[other] The shogun wins: { $card } goes to the prison of { $defender }.
 }
event-departed = { $you ->
    [seat] Having fought, your { $card } leaves the game.
   *[other] Having fought, { $card } of { $seat } leaves the game.
 }
event-drawn = { $card } and { $met } both leave the game.
event-stopped = { $you ->
    [seat] You do not
   *[other] { $seat } does not
 } attack again.
event-exhausted = { $you ->
    [seat] You have
   *[other] { $seat } has
 } too few cards to fill the gaps. The game ends.
event-filled = { $you ->
    [seat] You lay
   *[other] { $seat } lays
 } { $card } at { $place }.
event-refilled = { $gaps ->
    [one] { $you ->
        [seat] You fill
       *[other] { $seat } fills
     } the gap at { $places }.
   *[other] { $you ->
        [seat] You fill
       *[other] { $seat } fills
     } the gaps at { $places }.
 }
event-took = { $you ->
    [seat] You take up
   *[other] { $seat } takes up
 } { $card } from { $place }.
event-kept = { $you ->
    [seat] You change
   *[other] { $seat } changes
 } nothing.
event-changed = { $you ->
    [seat] You change
   *[other] { $seat } changes
 } the card at { $place }.
event-changed-known = { $you ->
    [seat] You take up { $card } from { $place } and lay { $laid }.
   *[other] { $seat } takes up { $card } from { $place } and lays { $laid }.
 }
event-traded = { $you ->
    [seat] You take up { $places } and lay them back.
   *[other] { $seat } takes up { $places } and lays them back.
 }
event-traded-known = { $real ->
    [1] { $you ->
        [seat] You exchange
       *[other] { $seat } exchanges
     } { $places }.
   *[0] { $you ->
        [seat] You pretend
       *[other] { $seat } pretends
     } to exchange { $places }.
 }
event-looked = { $you ->
    [seat] You look at card { $place } of { $attacker }.
    [attacker] { $seat } looks at your card { $place }.
   *[other] { $seat } looks at card { $place } of { $attacker }.
 }
event-looked-known = { $you ->
    [seat] You look
   *[other] { $seat } looks
 } at card { $place } of { $attacker }: { $card }.
event-trusted = { $you ->
    [seat] You do not look
   *[other] { $seat } does not look
 }.


means-captured = It counts { $worth } for { $seat } at the end.
means-seized = It counts { $worth } for you at the end.
means-repelled = You may look at one card of { $seat }.
means-looked = { $seat } knows your card { $place } now.

outcome-prisoners = { $winners } wins with the most valuable prison. Prisons: { $prison }.
outcome-court = { $winners } wins: equal with another in prison, stronger in hand and on the table. Prisons: { $prison }; cards in hand and on the table: { $court }.
outcome-shared = { $winners } share the victory, equal in prison, and in hand and on the table. Prisons: { $prison }; cards in hand and on the table: { $court }.

refusal-no-such-player = There is no player { $number } here; this table has { $most } players.
refusal-own-card = Your own cards cannot be attacked; choose a card of an opponent.
refusal-ronin-again = The ronin at { $place } has fought already; the second attack needs one of the two other cards.
refusal-empty-place = Your place { $place } is empty.
refusal-shogun = The shogun at { $place } never attacks; choose another card.
refusal-same-target = Card { $place } of { $defender } was attacked first; the second attack must meet another card.
refusal-empty-target = Place { $place } of { $defender } is empty; choose a card that is there.
refusal-no-monk = Your monk does not lie on the table, so it cannot help.
refusal-not-in-hand = You do not have { $card } in your hand.
refusal-hand-empty = With an empty hand no card can be changed; you may exchange two of your three cards.
refusal-hand-not-empty = Cards are exchanged only with an empty hand; you may change one for a card of your hand.
refusal-other-decision = That does not answer the question. To be decided now: { $stage }.

piece-peasant = Peasant
piece-peasant-text = Strength 1, 2 or 3. A decoy: let them waste a strong card on it, or lose a prisoner that counts little.
piece-ninja = Ninja
piece-ninja-text = Strikes as an 8 when attacking. Defending, in a prison and in the final count only a 4.
piece-monk = Monk
piece-monk-text = Strength 5. Lying before you, it may be shown when another card of yours is attacked: that card gets +2. It goes back face down and can help again.
piece-ronin = Ronin
piece-ronin-text = Strength 6. After attacking with the ronin, won, lost or tied, you may attack once more with one of your two other cards, against another target.
piece-samurai = Samurai
piece-samurai-text = Strength 7 or 8. Strong and plain, in attack and defence.
piece-daimyo = Daimyo
piece-daimyo-text = Strength 9. Only the geisha attacks with more; a shogun, a geisha, another daimyo or a monk's help stops it.
piece-shogun = Shogun
piece-shogun-text = Strength 10. Never attacks. An attacker who loses against him is not discarded but goes to your prison.
piece-geisha = Geisha
piece-geisha-text = Beats any card, once, attacking or defending, then leaves the game. Two geishas take each other out. She never becomes a prisoner and counts zero.
piece-court = Court
piece-court-text = The three cards lying before a player, at the places a, b and c. Every fight is between two such cards.
piece-hand = Hand
piece-hand-text = Your cards that are not on the table. They fill the gaps; whoever cannot fill every gap ends the game.
piece-prison = Prison
piece-prison-text = Cards you have captured, face down; nobody may look at them again. The most valuable prison wins the game.
piece-discards = Out of the game
piece-discards-text = Cards of this player that were discarded or left the game. Everybody saw them, so everybody may remember them.
piece-back = Face-down card
piece-back-text = Only its owner knows it. Cards go back face down to the same place after a fight, so what you have seen stays true until the card is changed.
piece-gap = Empty place
piece-gap-text = The card here was lost. Its owner fills the place from the hand before the next turn.
piece-notes = It can be
piece-notes-text = What this card can still be, from all that your seat has seen: cards turned up, cards looked at, and places changed since then.
piece-attack = Attack
piece-attack-text = Choose one of your three cards, then a card of an opponent. Both are turned up and the higher strength wins: a loser in defence becomes your prisoner, a loser in attack is discarded, equal cards are both discarded.
piece-change = Change
piece-change-text = After a turn without losing a card, the attacker may lay a card of the hand in place of one on the table; the others see only the place. With an empty hand two cards may be exchanged, or it is only pretended.
piece-look = Look
piece-look-text = Whoever has won a defence may look at one card of the attacker. Nobody else sees it.

position-game = This is not a position of Tenno.
position-twice = The position has the card { $card } twice in { $field }.
position-own-prison = Player { $player } cannot hold own cards prisoner.
position-geisha = The geisha of player { $player } cannot be in a prison.
position-gap = Player { $player } has an empty place, which cannot be in the stage "{ $stage }".
position-start = Before the first turn player { $player } must have the peasants to lay or laid, and the other eight in hand.
position-stage = The position's field "{ $field }" does not fit the stage "{ $stage }".
position-log = The notes in "known" have a line that cannot be read: "{ $line }".
position-known = What is known of player { $player } contradicts the cards.

# The account of the result, and what turned the game.
reason-prisoners = The most valuable prison decides.
reason-court = The prisons are level, so the cards in hand and on the table decide.
reason-shared = The prisons are level, and so are the cards in hand and on the table.
account-prisoners = Prisoners
account-prison = Their worth
account-worth = Worth of the prison
account-court = Hand and table
moment-attack = Attack { $number }

# Statistics of a player.
habits-attacks = Cards to attack with
habits-attacks-text = Attacks with each card, all games together.
habits-attacks-1 = { card-1 }
habits-attacks-2 = { card-2 }
habits-attacks-3 = { card-3 }
habits-attacks-4 = { card-4 }
habits-attacks-5 = { card-5 }
habits-attacks-6 = { card-6 }
habits-attacks-7 = { card-7 }
habits-attacks-8 = { card-8 }
habits-attacks-9 = { card-9 }
habits-attacks-10 = { card-10 }
habits-attacks-X = { card-X }
