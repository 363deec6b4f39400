# To, co mówi sam serwer.

ending-resigned = { $player }: poddanie partii.
ending-time = { $player }: czas minął.
refused = Stół tego nie przyjął: { $code } ({ $facts }).

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

# Imiona botów: żadne nie jest słowem z gry.
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

# Powiadomienia: co czeka na kogoś, kogo nie ma przy stole.
notice-turn = Twoja kolej przy stole. Gracie: { $names } i ty.
notice-due = Czas do { $when }.
notice-full = Wszyscy są przy stole. Możesz zacząć grę.
notice-begun = Gra się zaczęła. Gracie: { $names } i ty.
notice-asked-undo = { $by } prosi o cofnięcie ruchu.
notice-asked-abandon = { $by } prosi o zakończenie gry bez wyniku.
notice-asked-pause = { $by } prosi o zatrzymanie zegarów.
notice-asked-resume = { $by } prosi o wznowienie gry po przerwie.
notice-asked-stand-in = { $by } prosi, by za nieobecną osobę grał bot.
notice-again = { $by } chce zagrać jeszcze raz.
notice-ended-won = Koniec gry. Wygrywasz!
notice-ended-by = Koniec gry. Zwycięstwo: { $names }.
notice-ended-lost = Koniec gry. To przegrana.
notice-ended-without = Gra zakończyła się bez wyniku.
notice-digest = { $count ->
    [one] Czeka na ciebie { $count } sprawa
    [few] Czekają na ciebie { $count } sprawy
   *[other] Czeka na ciebie { $count } spraw
}
notice-test = Tak będą wyglądać powiadomienia.

# Listy.
letter-open = Otwórz
letter-play = Do stołu
letter-stop = Nie przysyłajcie więcej wiadomości
letter-account-subject = Czy to twój adres?
letter-account-text = Ktoś, zapewne ty, podał ten adres na wypadek, gdyby przepadło hasło do jego imienia przy naszym stole. Jeśli to ty, potwierdź to przyciskiem. Jeśli nie, nie rób nic: więcej nie napiszemy.
letter-recovery-subject = Powrót do twojego imienia przy stole
letter-recovery-text = Ktoś, zapewne ty, nie pamięta hasła do imienia „{ $name }”. Przycisk pozwala wybrać nowe: raz i w ciągu godziny. Jeśli to nie ty, nie rób nic: hasło zostaje bez zmian.
letter-channel-subject = Czy mamy pisać na ten adres?
letter-channel-text = Ktoś, zapewne ty, chce dostawać tu wiadomości, gdy przy naszym stole przyjdzie jego kolej. Jeśli tak, potwierdź to przyciskiem. Jeśli nie, nic nie rób: więcej nie napiszemy.
