# Tenno in short, and its examples.
guide-tenno-about = Everybody has the same eleven cards, and three of them lie face down before each player. You attack card against card, and the stronger one wins; but you know only your own. Bluff, remember what was turned up, and take prisoners.
guide-tenno-win = Cards that you beat in an attack go to your prison. When somebody can no longer fill the gaps, the game ends, and the prison with the highest sum wins.
guide-tenno-turn = A turn at a glance
guide-tenno-turn-1 = You must attack: turn up one of your three cards and one card of an opponent.
guide-tenno-turn-2 = The higher number wins. If it is yours, the other card is your prisoner. If you lose, your card is out of the game; equal cards are both out.
guide-tenno-turn-3 = Whoever lost cards fills the gaps from the hand, face down.
guide-tenno-turn-4 = If you lost no card, you may change one of yours. Whoever won a defence may look at one of the attacker’s cards.

example-tenno-ninja-title = A ninja in attack
example-tenno-ninja = You attack with your ninja 4, and Ken’s card turns out to be a samurai 7. Ken’s monk is not on the table to help.
example-tenno-ninja-so = In an attack the ninja counts as 8, so it beats the 7. The samurai goes to your prison, where it is worth 7 in the end. Your ninja goes back face down, and Ken has a gap to fill (R2.4, R3.1).
example-tenno-monk-title = The monk helps
example-tenno-monk = Ken’s samurai 8 attacks your samurai 7. Your monk lies before you, and you show him.
example-tenno-monk-so = The monk adds 2 to the attacked card: 9 beats 8. Ken’s samurai is out of the game, but it is no prisoner, because only attackers take prisoners. Your monk goes back face down; now Ken knows where he is (R2.5, R3.2).
example-tenno-geisha-title = The geisha, once
example-tenno-geisha = You attack with your geisha. Ken’s card is the shogun, the strongest of all.
example-tenno-geisha-so = The geisha is always stronger by one, so even the shogun becomes your prisoner: 10 points. But having fought she leaves the game, and you have a gap to fill too (R3.10, R3.11).
