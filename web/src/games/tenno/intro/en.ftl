intro-tenno-court = Welcome. This is your court: three cards, face down. Everybody has the same eleven characters; you want to take theirs prisoner. The highest sum in prison wins.
intro-tenno-lay = First you lay your three peasants in an order that nobody can see. Tap two of them to exchange their places, then confirm in the middle.
intro-tenno-hand = These are the cards you hold back. They fill your gaps later. Tap a card to read what it can do.
intro-tenno-attack = Now attack: choose one of your three cards, then a card of an opponent. Both are turned up, and the stronger one wins.
intro-tenno-fight = Win, and the other card goes to your prison. Lose, and your card is gone. Either way everybody has seen both cards, so remember them.
intro-tenno-gaps = Whoever lost a card fills the gap from the hand, unseen. An attacker who lost nothing may quietly change a card instead.
intro-tenno-defend = When others attack you, you may be asked about the monk, who adds 2 to a defence. A defence won lets you look at one of the attacker's cards.
intro-tenno-aids = Here you can take back, ask what a strong player would do, read the rules and look at what has happened. Good luck!
