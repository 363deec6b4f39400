# What the server itself says.

ending-resigned = { $player } gave up.
ending-time = { $player } ran out of time.
refused = The table refused this: { $code } ({ $facts }).

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

# The bots' own names: none is a word of a game.
doll-tama = Tama
doll-suzu = Suzu
doll-haru = Haru
doll-yuzu = Yuzu
doll-momo = Momo
doll-natsu = Natsu
doll-iroha = Iroha
doll-riku = Riku
doll-jiro = Jiro
doll-taro = Taro
doll-tomo = Tomo
doll-hiro = Hiro
doll-sora = Sora
doll-sayo = Sayo
doll-ryo = Ryo
doll-isamu = Isamu
doll-hisa = Hisa
doll-tetsu = Tetsu
doll-mitsu = Mitsu
doll-shizu = Shizu
doll-nobu = Nobu
doll-yasu = Yasu
doll-fumi = Fumi
doll-kazu = Kazu

# Notices: what waits for somebody who is not at the table.
notice-turn = Your turn at the table with { $names }.
notice-due = Time until { $when }.
notice-full = Everybody is at the table. You can begin the game.
notice-begun = The game with { $names } has begun.
notice-asked-undo = { $by } asks to take a move back.
notice-asked-abandon = { $by } asks to end the game without a result.
notice-asked-pause = { $by } asks to stop the clocks.
notice-asked-resume = { $by } asks to go on after the pause.
notice-asked-stand-in = { $by } asks to let a bot go on for somebody who has left.
notice-again = { $by } wants to play again.
notice-ended-won = The game is over. You won!
notice-ended-by = The game is over. The winner: { $names }.
notice-ended-lost = The game is over. It is lost.
notice-ended-without = The game ended without a result.
notice-digest = { $count ->
    [one] One thing waits for you
   *[other] { $count } things wait for you
}
notice-test = This is how you will be told.

# Letters.
letter-open = Open
letter-play = To the table
letter-stop = Send no more mail
letter-account-subject = Is this address yours?
letter-account-text = Somebody, probably you, named this address for the case that they lose the passphrase of their name at our table. If it was you, confirm it with the button. If not, do nothing: we will not write again.
letter-recovery-subject = Back to your name at the table
letter-recovery-text = Somebody, probably you, has lost the passphrase of “{ $name }”. The button lets you choose a new one: once, and within an hour. If it was not you, do nothing: your passphrase stays as it is.
letter-channel-subject = Shall we write to this address?
letter-channel-text = Somebody, probably you, wants to be told here when it is their turn at our table. If so, confirm it with the button. If not, do nothing: we will not write again.
