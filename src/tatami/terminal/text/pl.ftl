# Terminal po polsku.

name-1 = Akira
name-2 = Botan
name-3 = Chiyo
name-4 = Daichi
name-5 = Emi
name-6 = Fumiko
name-7 = Goro

chance = Los
ask = { $player }, twój wybór:
commands = Wpisz numer albo kod; ? wyjaśnia zasady tej decyzji, a ponadto: hint (podpowiedź), undo (cofnij), log (przebieg), save PLIK (zapisz), quit (wyjdź).
legal = Teraz możliwe: { $codes }
hand-over = Klawiatura dla: { $player }. Potem naciśnij Enter.
save-needs-name = Podaj, dokąd zapisać: save PLIK.
save-failed = Nie udało się zapisać { $file }: { $why }.
saved = Zapisano w { $file }. Później można grać dalej: tatami play --resume { $file }
offer-save = Zapisać grę przed wyjściem? Nazwa pliku albo sam Enter, by wyjść bez zapisu:
offer-keep = Zachować zapis partii? Nazwa pliku albo sam Enter:
left = Stół opuszczony.
welcome = { $title }, { $seats ->
    [one] { $seats } gracz
    [few] { $seats } gracze
    [many] { $seats } graczy
   *[other] { $seats } gracza
 }. Miejsca: { $players }.
with-bot = { $player } (bot: { $bot })
fair = Losowość tej partii ustala z góry ten skrót SHA-256: { $commitment }
replay-step = Krok { $at } z { $all }
replay-ask = Enter: dalej, b: wstecz, numer: skok, q: wyjście

games-exactly = liczba graczy: { $least }
games-seats = liczba graczy: { $least }–{ $most }
games-option = { $about }: { $values }
games-sample = { $about }, na przykład: { $values }

fuzz-clean = { $title }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
 } pod wszystkimi prawami, niczego nie znaleziono.
fuzz-found = Partia zapisana w { $file }.
new-name = „{ $name }” nie może być nazwą własnego pakietu. Użyj małych liter, cyfr i _, na początku litery, na przykład „rudy_lis”.
new-known = Gra o nazwie { $name } już istnieje; wybierz inną nazwę.
new-folder = { $folder } już istnieje i nie jest puste. Wybierz inne miejsce przez --folder.
new-game-made = Mała, cała gra jest w { $folder }. Wpisz tam:
new-bot-made = Bot jest w { $folder }. Wpisz tam:

file-missing = Nie można odczytać { $file }: { $why }.
language = Nie ma języka „{ $lang }”. Znane: { $known }.
from-seat = { $most ->
    [1] W zapisie jest tylko gracz 1, nie { $seat }.
   *[other] W zapisie są gracze od 1 do { $most }, nie { $seat }.
 }
option-form = Opcję zapisuje się NAZWA=WARTOŚĆ, nie „{ $given }”.
resume-or-game = Podaj grę, w którą chcesz zagrać, albo zapis do wznowienia.

arena-bot = bot
arena-games = partie
arena-score = wynik
arena-interval = przedział 95 %
arena-elo = Elo
arena-files = „{ $given }” to o słowo za dużo; pliki podaje się tylko z „merge”.
arena-deals = --deals wymaga dwóch liczb, na przykład 1-50, a nie „{ $given }”.
arena-on = Można grać na „ray” albo „ray:ADRES”, a nie na „{ $given }”.
arena-no-ray = Do tego potrzebny jest Ray: pip install 'ścieżka/do/repozytorium[cluster]' ({ $why }).
arena-lost = Gra raz po raz kończyła swój proces; to, co już rozegrano, jest zapisane.
arena-merge-nothing = Podaj pliki do połączenia.
arena-disagree = Pliki podają różne wyniki rozdania { $deal }: nie grały te same boty.
arena-missing = Brakuje niektórych gier. Rozegraj je ponownie: { $deals }.
arena-other = { $file } zawiera wyniki innych zawodów; podaj nowy plik.
hint-over = Ta gra się skończyła; nie ma o czym decydować.
hint-seat = Gracz { $seat } nie ma teraz nic do rozstrzygnięcia. Decyzja należy do: { $seats }.
hint-level = Nie ma poziomu „{ $level }”. Znane: { $known }.

undone = Cofnięto: { $what }.
number-range = { $most ->
    [1] Na liście jest tylko numer 1; wybierz go albo wpisz kod.
   *[other] Wybierz numer od 1 do { $most } albo wpisz kod.
 }
save-exists = Plik { $file } już istnieje. Aby go zastąpić: save! { $file }
kept = Zapisano w { $file }. Obejrzyj ponownie: tatami replay { $file }
resume-alone = Zapisana partia ma własną grę, miejsca, opcje, imiona i ziarno; podaj tylko --resume, a --bots, by zmienić towarzystwo.
seat-without-bots = --seat mówi, gdzie siadasz wśród botów; podaj je przez --bots.
seat-range = { $most ->
    [1] Jest tu tylko miejsce 1, nie { $seat }.
   *[other] Możesz usiąść na miejscu od 1 do { $most }, nie { $seat }.
 }
log-head = Przy tym stole nikt nie prowadzi notatek (memory=head): co było widać, wie tylko twoja głowa.
names-wrong = Podaj różne imiona, najwyżej tyle: { $seats }, każde na najwyżej { $longest } znaków.
hint-head = Szansa na wygraną i co zrobić:
hint-merit = Ocena położenia (od 0 do 100) i co zrobić:
hint-blind = Analiza nie widzi różnicy między tymi ruchami:
wire-stale = Te wygenerowane pliki są nieaktualne: { $files }. Odświeży je polecenie: tatami wire --write { $folder }
serve-at = Tatami działa pod adresem { $address } - otwórz go w przeglądarce. Ctrl-C kończy.
serve-network = Dla innych w twojej sieci: { $address }
serve-port-taken = Port { $port } zajmuje inny program; wybierz inny przez --port, a --port 0 weźmie dowolny wolny.
serve-address = Nie można nasłuchiwać pod { $host }, port { $port }: { $why }.
serve-setting = Ustawienie { $name } nie może mieć wartości „{ $value }”; możliwe wartości podaje docs/hosting.md.
serve-data = Nie można przechowywać danych w { $folder }: { $why }.
serve-taken = Z danych w { $folder } korzysta inny serwer Tatami; zatrzymaj go albo wskaż inny katalog przez --data.
serve-unshared = Z danych w { $folder } korzysta inny serwer Tatami; zatrzymaj go albo uruchom oba z tym samym --redis-url, by o sobie wiedziały.
serve-key = Klucz w { $file } jest uszkodzony. Przywróć go z kopii albo usuń, a wtedy wszyscy będą musieli wrócić przez imię i hasło.
serve-newer = Dane w { $folder } pochodzą z późniejszej wersji Tatami; uruchom tamtą wersję albo przywróć wcześniejszą kopię.
backup-done = Wszystko skopiowano do { $file }. Aby przywrócić, zatrzymaj serwer i wstaw ten plik jako tatami.db.
store-driver = PostgreSQL wymaga dodatkowych pakietów: pip install 'tatami-games[scale]'
serve-redis-alone = --redis-url jest dla kilku procesów na jednej bazie: podaj ją przez --database-url albo pomiń oba.
serve-processes = Kilka procesów potrzebuje bazy i sposobu, by o sobie wiedzieć: --database-url i --redis-url.
serve-redis-package = Redis wymaga dodatkowych pakietów: pip install 'tatami-games[scale]'
think-where = Podaj Redisa, dla którego serwerów myśleć: --redis-url albo TATAMI_REDIS_URL.
think-ready = Myśli dla innych; procesów dla botów jednej osoby: { $count }. Ctrl-C kończy.
store-busy = Z danych w { $folder } korzysta serwer Tatami; najpierw go zatrzymaj.
bench-held-up = W którejś fazie wąskim gardłem był generator obciążenia: daj mu więcej procesów przez --generators, na maszynie z większą liczbą rdzeni.
bench-processes = --processes to liczba albo kilka z przecinkami, na przykład 1,2,4; nie może to być „{ $given }”.
bench-postgresql = Potrzebny jest tu PostgreSQL 15 lub nowszy (Debian: apt-get install postgresql); możesz też wskazać inny przez --database-url.
bench-redis = Potrzebny jest tu Redis (Debian: apt-get install redis-server); możesz też wskazać inny przez --redis-url.
bench-npm = Nie można pobrać boardgame.io: potrzebne są Node i npm, a npm musi mieć dostęp do swojego rejestru.
migrate-done = Dane w { $folder } mają postać tej wersji.
move-not-empty = W { $folder } są już dane; przyjąć cudze może tylko puste miejsce.
move-done = Skopiowano z { $source } do { $target } i porównano; dzienniki: { $logs }, wiersze: { $rows }. W pierwszym miejscu wszystko pozostało.
admin-no-data = W { $folder } nie ma danych serwera; wskaż katalog przez --data.
admin-no-table = Nie ma stołu { $table }.
admin-no-player = Nie ma gracza { $player }.
admin-closed = Stół { $table } jest zamknięty.
admin-closed-already = Na stole { $table } gra już się skończyła.
admin-busy = Na stole { $table } gra się zbyt szybko, by go zamknąć; spróbuj ponownie.
admin-removed = Gracz { $player } został zapomniany.
admin-no-session = Nie trwa żadna sesja { $session }.
admin-session-ended = Sesja { $session } została zakończona.
ratings-same = Z dziennika ({ $games ->
    [one] { $games } wynik
    [few] { $games } wyniki
   *[many] { $games } wyników
 }) wychodzą dokładnie te rankingi, które są zapisane ({ $ratings }).
ratings-differ = Z dziennikiem wyników nie zgadza się { $count ->
    [one] { $count } ranking
    [few] { $count } rankingi
   *[many] { $count } rankingów
 }. Zatrzymaj serwer i uruchom to polecenie z --anew.
ratings-anew = Wyniki w dzienniku: { $games }. Rankingi obliczone od nowa: { $ratings }, w { $seconds } s.
arena-rank = Średnie miejsce
arena-skill = Ranking (95 %)
arena-forfeits = { $bot }, przegrane walkowerem: { $times } ({ $why }).
arena-forfeit-case = Na przykład w rozdaniu { $deal }: { $sentence }
arena-forfeit-failed = bot zawiódł
arena-forfeit-silent = brak odpowiedzi na czas
arena-forfeit-ended = program zakończył się albo zamknął wyjście
arena-forfeit-garbled = nie ta wiadomość, która się należała
arena-forfeit-illegal = niedozwolony kod
hint-mix = Tajny plan najlepiej wybrać losowo. Jak często, szansa na wygraną i plan:
sit-program = Potrzebny jest program, podany jako exec:POLECENIE, a nie „{ $given }”.
sit-address = „{ $given }” nie jest adresem miejsca przy stole; gospodarz stołu dostaje go, gdy oddaje miejsce programowi.
sit-refused = Serwer nie otwiera tego miejsca: stołu już nie ma albo adres źle skopiowano.
sit-gone = Serwer zniknął.
sit-away = Serwer odesłał program ({ $code }).
sit-away-not-your-seat = Program nie ma już miejsca przy tym stole: gospodarz je oddał.
sit-away-removed = Program usunięto z tego serwera.
sit-away-too-fast = Serwer odesłał program: żąda za dużo naraz.
sit-unreached = Nikt tam nie odpowiada: { $why }.
sit-certificate = Ten komputer nie ufa certyfikatowi serwera: { $why }.
sit-left = Program odszedł od stołu. Jego miejsce czeka, a zegar, jeśli jest, biegnie; to samo polecenie posadzi go znowu.
play-forfeit = Program przegrywa walkowerem.
sit-down = Program zajął swoje miejsce.
sit-over = Gra skończona.
review-agreed = { $decisions ->
    [one] W { $agreed } na 1 decyzję
    [few] W { $agreed } na { $decisions } decyzje
    [many] W { $agreed } na { $decisions } decyzji
   *[other] W { $agreed } na { $decisions } decyzji
} sędzia zagrałby tak samo.
review-unsure = { $count ->
    [one] W jeszcze 1 zagrałby inaczej, ale nie umie powiedzieć, czy lepiej.
    [few] W { $count } dalszych zagrałby inaczej, ale nie umie powiedzieć, czy lepiej.
   *[other] W { $count } dalszych zagrałby inaczej, ale nie umie powiedzieć, czy lepiej.
}
review-by-decisions = Punkty szansy za decyzje, które mogły być lepsze: { $points }
review-by-luck = Za sprawą losu: { $points }
review-by-others = Za sprawą innych i tego, czego nie było widać: { $points }
review-by-both = Za sprawą losu i innych razem: { $points }
review-sure = Strata: { $loss } punktu, z dokładnością do { $error }.
review-nothing = Nie ma czego wytknąć: żadna decyzja nie oddała niczego, co można było wiedzieć.
review-head = Co oddało najwięcej, sądząc po tym, co można było wtedy wiedzieć. Szansa na wygraną: tak jak zagrano i jak mogło być:
review-merit = Co oddało najwięcej, sądząc po tym, co można było wtedy wiedzieć. Jak dobra byłaby pozycja (0–100): tak jak zagrano i jak mogło być:
review-move = Ruch { $number }. { $prompt }
usage-no-command = Nie ma polecenia „{ $given }”.
usage-no-option = Nie ma tu opcji { $given }.
usage-near = Może chodziło o { $near }?
usage-value = { $what } nie może mieć wartości „{ $given }”.
usage-no-value = { $what } wymaga wartości.
usage-missing = Brakuje { $what }.
usage-extra = W wierszu jest więcej, niż przyjmuje „{ $command }”.
usage-help = Co jest do wyboru: { $command } --help
