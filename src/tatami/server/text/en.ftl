# What the server itself says.

ending-resigned = { $player } gave up.
ending-time = { $player } ran out of time.
refused = The table refused this: { $code } ({ $facts }).

letters = ABCDEFG
bot-peasant = Peasant
bot-peasant-text = Just learning: looks one step ahead, forgets what was shown and takes good moves for bad.
bot-ronin = Ronin
bot-ronin-text = Knows the rules well and makes a person's mistakes.
bot-samurai = Samurai
bot-samurai-text = A solid club player. Misjudges only close calls.
bot-daimyo = Daimyo
bot-daimyo-text = Thinks far ahead and forgets little.
bot-shogun = Shogun
bot-shogun-text = The best we have, thinking for up to two seconds. It sees only what a player in its seat would see.
