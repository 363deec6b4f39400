# Samurai Spirit in short, and its examples.
guide-samurai_spirit-about = Samurai defend a village against raiders, and all players win or lose together. Each leads a samurai with a talent of his own. Through three rounds you decide which raiders to attack, which to hold off, and when to stop.
guide-samurai_spirit-win = You all win if after three rounds no samurai has been killed, and at least one farm and one family are left. Each farm and each family that is left is a point, and so is a team without a wound token.
guide-samurai_spirit-turn = A turn at a glance
guide-samurai_spirit-turn-1 = First comes the penalty on the last card of your line, if it has one.
guide-samurai_spirit-turn-2 = Then do one thing: fight, lend your talent to another, or pass for the rest of the round.
guide-samurai_spirit-turn-3 = Who fights turns up a raider. Attacked, it goes to the right, and its strength is added to your sum. A card with a hat, a house or a doll may defend on the left instead, one of each.
guide-samurai_spirit-turn-4 = At exactly your kiai value you shout: it helps, and your first card goes. Over that value every further card breaks a barricade, or burns a farm.
guide-samurai_spirit-turn-5 = When the round ends, whoever has no hat is wounded, without a house a farm burns, without a doll a family flees. Then the intruders with flames strike.

example-samurai_spirit-defend-title = Attack or defend?
example-samurai_spirit-defend = You lead Kanbei, whose kiai is 9, and your sum is 2. You fight and turn up a 3 with a house. You have no house on the left yet, and lay it there.
example-samurai_spirit-defend-so = On the left the card adds nothing to your sum and its penalty never strikes; the house saves a farm when the round ends. On the right it would have made your sum 5 (R3.2, R3.3, R3.4).
example-samurai_spirit-kiai-title = Exactly eight: kiai!
example-samurai_spirit-kiai = You lead Heihachi, whose kiai is 8, and your sum is 5. You fight and turn up a 3 with a doll. A doll lies on your left already, so the card must be attacked.
example-samurai_spirit-kiai-so = 5 + 3 is exactly 8. Heihachi’s kiai builds a barricade; then the first card of the line goes, a 4, and there is room for new ones (R3.7, R5.2, R5.6).
example-samurai_spirit-over-title = One card too many
example-samurai_spirit-over = You lead Gorobei, whose kiai is 9, and your sum is 8. You fight all the same, and turn up a 4 without a symbol.
example-samurai_spirit-over-so = A card without a symbol cannot defend, so your sum becomes 12. That is over 9: a barricade falls. From now on you can only pass (R2.6, R3.5, R3.8).
