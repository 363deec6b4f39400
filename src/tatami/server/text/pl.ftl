# To, co mówi sam serwer.

ending-resigned = { $player }: poddanie partii.
ending-time = { $player }: czas minął.
refused = Stół tego nie przyjął: { $code } ({ $facts }).

letters = ABCDEFG
bot-peasant = Wieśniak
bot-peasant-text = Dopiero się uczy: patrzy na jeden krok naprzód, zapomina, co odsłonięto, i myli dobre ruchy ze złymi.
bot-ronin = Ronin
bot-ronin-text = Zna dobrze zasady i popełnia ludzkie błędy.
bot-samurai = Samuraj
bot-samurai-text = Solidny gracz klubowy. Myli się tylko tam, gdzie różnice są małe.
bot-daimyo = Daimyo
bot-daimyo-text = Myśli daleko naprzód i niewiele zapomina.
bot-shogun = Szogun
bot-shogun-text = Najlepszy, jakiego mamy; myśli do dwóch sekund. Widzi tylko to, co widziałby gracz na jego miejscu.
