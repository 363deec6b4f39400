# Klient po polsku.

app = Tatami
loading = Chwileczkę…
close = Zamknij
home = Strona główna
yes = Tak
no = Nie
pages = Strony
name = Imię
your-name = Twoje imię
language = Język
not-found = Nie ma takiej strony.
copied = Skopiowano

# --- strona główna ---
welcome = Cztery gry z czasów samurajów
welcome-text = Wybierz i graj: z botami od razu albo ze znajomymi przez link. Bez konta i bez instalowania.
play-bots = Graj z botami
invite-friends = Zaproś znajomych
learn = Pokaż, jak grać
rules = Zasady
rules-all = Wszystkie zasady
rules-contents = Spis treści
rules-win = Jak się wygrywa
rules-examples = Przykłady
rules-paragraphs = Zasady, akapit po akapicie
cooperative = wszyscy razem
players = Gracze
players-exactly = { $count ->
    [one] jeden gracz
    [few] { $count } gracze
   *[many] { $count } graczy
 }
players-range = od { $least } do { $most } graczy
games-wait = { $count ->
    [0] Żadna gra na ciebie nie czeka
    [one] Jedna gra czeka na ciebie
    [few] { $count } gry czekają na ciebie
   *[many] { $count } gier czeka na ciebie
 }
begin-game = Zacznij grę
all-tables = Wszystkie stoły: { $count }
others-decide = { $count ->
    [one] Decyduje { $names }.
   *[other] Decydują { $names }.
 }
with-names = przy stole: { $names }
time-left = zostało: { $time }
go-play = Graj
go-answer = Odpowiedz
go-look = Zobacz
bots-as = { $title } z botami, jak wolisz:
your-side = Twoja strona
your-seat = Twoje miejsce
by-chance = losowo
my-tables = Twoje stoły
my-tables-none = Nie siedzisz jeszcze przy żadnym stole.
open-tables = Otwarte stoły
open-tables-none = Nikt teraz nie czeka na graczy.
finished-tables = Zakończone gry
ended-meanwhile = Zakończona w międzyczasie: { $outcome }
status-open = czeka na graczy
status-playing = gra trwa
status-aside = odłożona
status-finished = zakończona
status-abandoned = przerwana
asked-again = Ktoś chce zagrać jeszcze raz i czeka na twoją odpowiedź.
asked-here = Ktoś o coś prosi przy stole i czeka na twoją odpowiedź.
import = Obejrzyj zapis gry
import-text = Plik z zapisem gry, stąd albo z terminala:
fan-notice-short = Nieoficjalny projekt fanów. Jeśli gra ci się spodoba, kup ją.

# --- imiona gości ---
guest-name-1 = Wędrowiec
guest-name-2 = Podróżny
guest-name-3 = Latarnia
guest-name-4 = Czapla
guest-name-5 = Sosna
guest-name-6 = Rzeka
guest-name-7 = Wróbel
guest-name-8 = Klon

# --- nowy stół ---
new-table = Nowy stół
lobby = Stoły
seats = Miejsca
seat = Miejsce { $number }
sit-me = Ja
sit-friend = Ktoś znajomy, przez link
sit-bot = Bot
sit-same-device = Ktoś inny przy tym urządzeniu
bot-level = Jak silne mają być boty?
table-open = Każdy może dołączyć: pokaż ten stół na liście
table-begin = Gra zaczyna się sama, gdy wszystkie miejsca są zajęte
about-minutes = Około { $minutes } minut.
who-plays = Kto gra?
when-play = Kiedy gracie?
when-none = Dziś, bez pośpiechu
when-none-text = Wszyscy są przy stole, a decyzja trwa, ile trzeba.
when-live = Dziś, z zegarem
when-live-text = Każdy ma tyle a tyle minut na całą grę.
when-slow = Przez wiele dni
when-slow-text = Każdy decyduje, kiedy ma czas, jak w listach.
how-play = Jak gracie?
house-rules = Własna plansza i to, czego nie mówią instrukcje
books-open = Czego nie mówią instrukcje
as-known = tak jak znamy
more-terms = Gdy ktoś odejdzie
pace-bank = Minuty na całą grę
pace-increment = Dodatkowe sekundy za każdą decyzję
pace-days = Dni na każdą decyzję
pace-counted = Jak liczyć czas?
pace-each = dni na każdą decyzję
pace-whole = pula dni na całą grę
pace-bank-days = Dni w puli
pace-bank-hours = Dodatkowe godziny za każdą decyzję
leaver = Gdy ktoś nie zdąży z decyzją
leaver-bot = bot gra dalej za tę osobę
leaver-forfeit = ta osoba przegrywa
patience = Gdy potrzebna jest zgoda wszystkich, a za kogoś nieobecnego gra bot
patience-0 = czekaj, aż wróci
patience-1 = czekaj godzinę
patience-24 = czekaj dobę
patience-168 = czekaj tydzień
make-invite = Utwórz stół i skopiuj link
make-start = Zaczynamy

# --- przed rozpoczęciem ---
at-table = przy stole
seats-taken = { $taken } z { $all }
invites-you = { $name } zaprasza cię do gry { $title }
invited-to = Zaproszenie do gry { $title }
the-bot = bot { $name }
are-here = { $count ->
    [one] Jest już { $names }.
   *[other] Są już { $names }.
 }
pace-is-none = Bez zegara: decyzja trwa tyle, ile trzeba.
pace-is-live = { $minutes ->
    [one] Minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
 } na całą grę dla każdego i { $seconds } s więcej za każdą decyzję.
pace-is-slow = { $days ->
    [one] Dzień na każdą decyzję
    [few] { $days } dni na każdą decyzję
   *[many] { $days } dni na każdą decyzję
 }: graj, kiedy masz czas.
pace-is-bank = { $days ->
    [one] Jeden dzień dla każdego na całą grę.
   *[many] { $days } dni dla każdego na całą grę.
 }
pace-bank-more = { $hours ->
    [one] Godzina więcej za każdą decyzję.
    [few] { $hours } godziny więcej za każdą decyzję.
   *[many] { $hours } godzin więcej za każdą decyzję.
 }
never-played = Pierwszy raz?
lesson-first = Najpierw weź lekcję
small-print = Ustalenia tej gry
watch = Oglądaj
just-watch = Tylko popatrzę
while-waiting = Zanim zaczniecie
while-waiting-text = lekcja na kilka minut. Twoje miejsce poczeka.
learn-begin = Zacznij
table-of = Stół: { $name }
share-link = Wyślij link
waiting = { $count ->
    [one] Jedno miejsce jest wolne.
    [few] { $count } miejsca są wolne.
   *[many] { $count } miejsc jest wolnych.
 }
waiting-full = Wszyscy już są.
waiting-taken = Wszystkie miejsca są zajęte.
full-watch = Gdy gra się zacznie, możesz ją oglądać.
late-begun = Ta partia już trwa: { $title }
late-begun-text = Wszystkie miejsca są zajęte, ale możesz popatrzeć.
late-over = Ta partia już się skończyła: { $title }
late-over-text = Możesz zobaczyć, jak się skończyła.
see-end = Zobacz, jak się skończyła
ask-game = Zaproś do własnej gry: { $name }
name-missing = Wpisz imię: po nim poznają cię inni.
invite-needed = Patrzysz jako widz; żeby usiąść, otwórz link, który ci wysłano.
name-mine = To moje imię: zaloguj się
sit = Usiądź
sit-here = Usiądź tutaj
sit-too = Tu też gram ja
stand-up = Wstań
free-seat = Zwolnij miejsce
add-bot = Bot
invite = Zaproszenie
invite-text = Kto otworzy ten link, może usiąść do stołu.
invite-here = Kto otworzy ten link na tym komputerze, może usiąść do stołu. Aby działał na innych, uruchom serwer z --host 0.0.0.0.
share = Kopiuj link
start = Zaczynamy
start-needs = Gra może się zacząć, gdy każde miejsce jest zajęte; tam, gdzie nikt nie przyjdzie, posadź bota.
start-by-itself = Gra zacznie się sama, gdy wszystkie miejsca będą zajęte.
host-begins = Grę zaczyna { $name }, gdy wszystkie miejsca są zajęte.
host-now = { $name } może już zacząć grę.
host-starts = Grę zaczyna osoba, która utworzyła stół.

# --- przy stole ---
seat-you = ty
seat-bot = bot
seat-bot-level = bot, { $level }
level-peasant = wieśniak
level-ronin = ronin
level-samurai = samuraj
level-daimyo = daimyo
level-shogun = szogun
seat-guest = gość
seat-claimed = zastrzeżone imię
seat-free = wolne
seat-away = poza stołem
seat-resigned = poddana gra
seat-stand-in = bot w zastępstwie
seat-acts = teraz decyduje
side = Gracze, przebieg i czat
log = Przebieg
log-empty = Jeszcze nic się nie wydarzyło.
chat = Czat
chat-empty = Nikt jeszcze nic nie napisał.
chat-say = Napisz coś
chat-send = Wyślij
chat-mute = Wycisz: { $name }
chat-muted = Wyciszono: { $name }.
chat-unmute = Słuchaj znowu
decision = Decyzja
actions = Co możesz zrobić
actions-all = Ruchy ({ $count })
actions-find = Szukaj
confirm-again = Jeszcze raz, aby potwierdzić
follows = Wtedy: { $what } Jeszcze raz, aby potwierdzić.
follows-again = Jeszcze raz, aby potwierdzić.
choosable = { $what }. Możesz to wybrać.
caption = Co się stało
caption-of = { $at } z { $count }
caption-again = Jeszcze raz
caption-all = Wszystko naraz
caption-on = Dalej
means-good = Dobrze dla ciebie:{" "}
means-bad = Źle dla ciebie:{" "}
missed = Od twojej ostatniej tury
missed-again = Pokaż jeszcze raz
last-turn = Pokaż ostatnią turę jeszcze raz
your-turn = Twoja kolej.
undo = Cofnij
undo-far = Poproś o cofnięcie mojego ostatniego ruchu
hint = Co zrobiłby dobry gracz?
advice = Dobry gracz rozważyłby
advice-none = Nic nie przychodzi do głowy.
help = Zasady i elementy
help-now = Co teraz jest ważne
help-pieces = Elementy i ich moce
card-none = O tym jeszcze nic nie napisano.
history = Co się wydarzyło
history-first = Na początek
history-back = Krok wstecz
history-next = Krok naprzód
history-last = Na koniec
history-play = Odtwarzaj
history-stop = Zatrzymaj
history-close = Wróć do gry
history-step = Krok { $at } z { $all }
menu = Menu stołu
sound-on = Dźwięk włączony
sound-off = Dźwięk wyłączony
text-on = Pokaż stół jako tekst
text-off = Pokaż narysowaną planszę
text-table = Stół jako tekst
text-now = teraz
watch-link = Kopiuj link dla widzów
watch-mine = Jedno z tych miejsc jest moje
pause = Zaproponuj przerwę
resume = Zaproponuj dalszą grę
abandon = Zaproponuj przerwanie gry
resign = Poddaj się
paused = zegary stoją
fairness = Skrót, który ustala każde tasowanie w tej grze:
proposal-undo = { $count ->
    [one] { $name } chce cofnąć jedną decyzję. Każdy, kto wtedy decydował, zdecyduje od nowa.
    [few] { $name } chce cofnąć { $count } decyzje. Wszyscy podejmą je od nowa.
   *[many] { $name } chce cofnąć { $count } decyzji. Wszyscy podejmą je od nowa.
 }
proposal-abandon = { $name } chce przerwać grę.
proposal-pause = { $name } chce przerwy.
proposal-resume = { $name } chce grać dalej.
proposal-stand-in = { $name } proponuje, by za gracza { $who } grał dalej bot. { $who } w każdej chwili może wrócić.
awaited = Czekamy na odpowiedź: { $names }.
awaited-away = Poza stołem: { $names }; pytanie poczeka.
withdraw = Jednak nie
settled-refused = { $name } się nie zgadza.
settled-word = „{ $word }”
settled-undone = Zgoda wszystkich: gra się cofnęła.
settled-returned = Bot nie jest już potrzebny: gracz wrócił do stołu.
settled-overtaken = Twoja prośba jest nieaktualna: gra poszła dalej.
answer-word = Słowo do odpowiedzi
over = Koniec gry
abandoned = Ta gra została przerwana.
told-aside = Stół jest odłożony. Nic z niego nie przepadło i żaden zegar nie biegnie: gra ruszy z tego samego miejsca, gdy serwer znów będzie grał według jej zasad.
told-over = Nie da się jej już pokazać na planszy, ale można ją przeczytać.
told-lost = Przebieg gry nie został spisany, zanim zmieniły się zasady.
given-up = Gra poddana; za ciebie gra dalej bot.
stood-in = Bot gra za ciebie.
come-back = Wracam na miejsce
away-text = { $name } nie siedzi już przy stole. Możesz poczekać albo posadzić bota w zastępstwie; { $name } w każdej chwili może wrócić na swoje miejsce.
away-watch = { $name } nie siedzi już przy stole. Gra czeka.
away-bot = Niech bot gra dalej za: { $name }
note-away = { $name } odchodzi od stołu.
note-here = Do stołu przychodzi { $name }.
note-back = { $name } wraca do stołu.
note-stand-in = Bot gra dalej za: { $name }.
note-returned = { $name } znów gra zamiast bota.
rematch = Zagraj jeszcze raz
rematch-wanted = { $count ->
    [one] { $names } chce zagrać jeszcze raz.
   *[other] { $names } chcą zagrać jeszcze raz.
 }
rematch-rotate = { $seats ->
    [2] Zamiana miejsc
   *[other] Wszyscy o miejsce dalej
 }
rematch-rotated = { $seats ->
    [2] Gracze zamienią się miejscami.
   *[other] Wszyscy przesiądą się o jedno miejsce.
 }
rematch-kept = Wszyscy zostaną na swoich miejscach.
rematch-said-no = Twoja odpowiedź: nie. Możesz jeszcze zmienić zdanie.
rematch-declined = { $count ->
    [one] { $names } nie chce.
   *[other] { $names } nie chcą.
 }
rematch-without = { $count ->
    [one] Zacznij z botem
   *[other] Zacznij z botami
 }
rematch-no = Nie, dziękuję
rematch-begun = Następna gra już się zaczęła.
rematch-join = Do następnej gry
rematch-watch = Oglądaj następną grę
# Rozdanie dnia.
daily = Rozdanie dnia
daily-results = Wyniki
daily-done = To była twoja próba w rozdaniu dnia.
daily-here = Rozdanie dnia: jedna próba, bez podpowiedzi i bez widzów.
same-deal = To samo rozdanie, zamiana stron
same-deal-asked = { $seats ->
    [2] Byłoby to jeszcze raz to samo rozdanie, z zamianą stron. Gra towarzyska: nie liczy się do rankingu.
   *[other] Byłoby to jeszcze raz to samo rozdanie, każdy o jedno miejsce dalej. Gra towarzyska: nie liczy się do rankingu.
 }
same-deal-here = To samo rozdanie co w poprzedniej grze, z drugiej strony. Gra towarzyska: nie liczy się do rankingu.
problem-daily-secret = Tę grę można obejrzeć po skończeniu tego samego rozdania dnia albo po upływie dnia.
problem-daily-once = Rozdanie dnia gra się jeden raz.
problem-daily-hint = W rozdaniu dnia nie ma podpowiedzi.
problem-daily-undo = W rozdaniu dnia nic nie wraca przed to, co już dobrano albo odkryto.
problem-daily-record = Przebieg gry można zapisać po upływie dnia.
problem-same-deal = Tego rozdania nie można zagrać jeszcze raz.

replay = Powtórka
handover-title = { $name }, twoja kolej
handover-text = Inni nie patrzą. To, co wolno ci widzieć, pokaże się na twój znak.
handover-confirm = To ja, { $name }
link-connecting = Łączenie…
link-lost = Utracono połączenie; próbujemy ponownie…
link-open = Chwileczkę…
link-gone = Stół został zamknięty.
gone = Ten stół jest zamknięty
skip-actions = Do możliwych ruchów
skip-text = Do stołu jako tekstu
skip-command = Do wiersza poleceń

# --- dla ucha ---
told-waiting = Teraz decyduje: { $names }.
told-moves = { $count ->
    [one] Jeden ruch: { $list }.
    [few] { $count } ruchy: { $list }.
   *[many] { $count } ruchów: { $list }.
 }
told-more = { $count ->
    [one] Jeszcze jeden jest na liście ruchów.
    [few] Jeszcze { $count } są na liście ruchów.
   *[many] Jeszcze { $count } jest na liście ruchów.
 }
told-no-moves = Teraz nie musisz nic wybierać.
told-clock = { $name } ma jeszcze { $time }.
told-clock-runs = { $name } ma jeszcze { $time }, zegar idzie.
told-no-clock = Nie ma zegara: decyzja może trwać, ile trzeba.
told-low = Masz jeszcze { $time }.
told-chat = { $name } mówi: { $text }
told-sat = { $name } siada do stołu.
told-seated = Siadasz do stołu jako { $name }.
told-bot = Do stołu siada bot { $name }.
told-left = { $name } wstaje od stołu.
told-stood = Wstajesz od stołu.
told-free = { $count ->
    [0] Wszystkie miejsca są zajęte.
    [one] Zostało jedno miejsce.
    [few] Zostały { $count } miejsca.
   *[many] Zostało { $count } miejsc.
 }
told-begun = Gra się zaczyna.
time-days = { $count ->
    [one] { $count } dzień
   *[many] { $count } dni
 }
time-hours = { $count ->
    [one] { $count } godzinę
    [few] { $count } godziny
   *[many] { $count } godzin
 }
time-minutes = { $count ->
    [one] { $count } minutę
    [few] { $count } minuty
   *[many] { $count } minut
 }
time-seconds = { $count ->
    [one] { $count } sekundę
    [few] { $count } sekundy
   *[many] { $count } sekund
 }
keys = Klawisze
keys-text = Litera pyta o stół, a odpowiedź odczytuje czytnik ekranu:
key-last = ostatni ruch
key-turn = czyja kolej i o co chodzi
key-hand = co masz, planujesz albo prowadzisz
key-table = cały stół
key-clock = zegary
key-moves = co możesz zrobić
key-repeat = wszystko, co się stało od twojej ostatniej odpowiedzi
key-who = kto gdzie siedzi
key-command = wiersz poleceń: pytania i ruchy słowami
command = Polecenie
command-hint = pytanie albo ruch; pomoc podaje listę
command-last = ostatni, ostatni ruch, ostatnie
command-turn = kolej, czyja kolej, tura
command-hand = ręka, moje
command-table = stół, plansza, gdzie
command-clock = zegar, zegary, czas
command-moves = ruchy, możliwości
command-repeat = powtórz, jeszcze raz
command-who = kto, kto gdzie, miejsca
command-say = powiedz, czat
command-undo = cofnij
command-help = pomoc, polecenia
command-list = W wierszu poleceń: ostatni (albo ostatnie 3), kolej, ręka, stół (albo stół i słowo, na przykład nazwa miejsca), zegar, ruchy (albo ruchy i słowo), powtórz, kto, powiedz i treść, cofnij. Ruch wpisuje się jego kodem albo kilkoma jego słowami. Escape zamyka wiersz.
command-again = Enter jeszcze raz, a zagrasz: { $move }.
command-several = { $count ->
    [one] Pasuje { $count } ruch: { $list }.
    [few] Pasują { $count } ruchy: { $list }.
   *[other] Pasuje { $count } ruchów: { $list }.
 }
command-unknown = „{ $line }” to ani polecenie, ani ruch. Wpisz pomoc, aby poznać polecenia.
command-not-there = Nigdzie tu nie ma słowa „{ $word }”.
command-no-undo = Nie ma teraz czego cofnąć.
command-said = Powiedziane.
keys-browse = Czytnik, który zatrzymuje litery dla siebie, musi być w trybie formularzy: Insert i spacja w NVDA, klawisz Orki i A w Orce. Litery można wyłączyć w ustawieniach.

# --- rankingi i zakończone gry ---
ratings = Rankingi
ratings-about = Jak działają rankingi
rating = Ranking
rating-yours = Twój ranking:
rating-side = { $side }:
rating-told = { $mean }, plus minus { $spread }
rating-rose = o { $points } w górę
rating-fell = o { $points } w dół
rating-change = Zmiana
rating-provisional = tymczasowy
rating-provisional-text = Znak zapytania: ranking jest tymczasowy, bo znamy jeszcze za mało gier.
rating-none = Nie ma jeszcze gier rankingowych.
rating-none-mine = Nie masz jeszcze gier rankingowych. Przygotuj stół i wybierz „Rankingowa”.
rating-games = { $count ->
    [one] jedna gra rankingowa, wygrane: { $won }
    [few] { $count } gry rankingowe, wygrane: { $won }
   *[many] { $count } gier rankingowych, wygrane: { $won }
 }
rating-plot-text = { $title }: { $count ->
    [one] { $last } po jednej grze.
   *[other] { $last } po { $count } grach; najwięcej { $best }, najmniej { $least }.
 }
plot-table = To samo jako tabela
plot-date = Data
rated = Rankingowa
rated-text = Wynik zmienia rankingi.
rated-legend = Czy gra się liczy?
rated-choice-text = Wynik zmienia rankingi wszystkich przy stole. Nie ma podpowiedzi, a odejście to przegrana.
friendly = Towarzyska
friendly-text = Dla samej gry: niczyj ranking się nie zmienia.
bar-friendly = Gra towarzyska nie liczy się do rankingu.
bar-guest = Gra gość, więc się nie liczy: ranking mają tylko zastrzeżone imiona.
bar-self = Jedna osoba ma kilka miejsc, więc gra się nie liczy.
bar-program = Ktoś gra z własnym programem, więc gra się nie liczy.
bar-bots = Grają same boty, więc gra się nie liczy.
bar-away = Ktoś dostał miejsce bez swojej zgody, więc gra się nie liczy.
bar-abandoned = Gra została przerwana bez wyniku, więc się nie liczy.
bar-rewound = Stół cofnął się do wcześniejszej decyzji, więc gra się nie liczy.
bar-short = Ktoś odszedł, zanim wszyscy wykonali ruch, więc gra się nie liczy.
board-text = Najpewniejsi na górze: ranking pomniejszony o ±. Ludzie, programy i poziomy botów.
board-of = Rankingi w { $title }
board-both = Obie strony
board-bot = Boty, { $level }
board-program = { $name } (program)
board-village = Wioska, { $level }, { $count ->
    [one] jeden gracz
    [few] { $count } graczy
   *[many] { $count } graczy
 }
board-empty = Nikt nie rozegrał tu jeszcze gry rankingowej.
board-pages = Strony tabeli
board-page = Strona { $page } z { $pages }
board-before = Wstecz
board-after = Dalej
board-mine = Do mojego wiersza
board-all = Wszystkie tabele
rating-about-number = Liczba
rating-about-number-text = Kto zaczyna, ma 1500. Kto wygrywa, idzie w górę, kto przegrywa, w dół: dużo, gdy wynik zaskakuje, mało, gdy był oczekiwany. Przy trzech i więcej graczach liczy się każde miejsce.
rating-about-spread = Znak ± za liczbą
rating-about-spread-text = Mówi, na ile jesteśmy pewni. Dziewiętnaście razy na dwadzieścia prawdziwa siła leży w jego granicach; z każdą grą maleje. Dopóki jest większy niż 400, ranking jest tymczasowy i ma znak zapytania.
rating-about-board = Kolejność w tabelach
rating-about-board-text = O kolejności decyduje to, co prawie pewne: ranking pomniejszony o ±. Szczęśliwy początek nie stoi więc nad kimś, kto pokazał to wiele razy.
rating-about-pools = Ranking w każdej grze
rating-about-pools-text = Każda gra ma własny. W grze „7 ronin” osobny mają też Atakujący i Obrońca, obok rankingu całej gry.
rating-about-spirit = 7 Samurajów
rating-about-spirit-text = Drużyna gra przeciw wiosce: jej poziom przy danej liczbie graczy ma własny ranking. Gdy drużyna wygrywa, wszyscy w niej idą w górę, a wioska w dół.
rating-about-bots = Boty i programy
rating-about-bots-text = Każdy poziom botów ma ranking, podobnie każdy program, który ktoś przyprowadzi, pod swoją nazwą.
rating-about-counts = Co się liczy
rating-about-counts-text = Gra się liczy, jeśli stół przygotowano jako rankingowy. W tych przypadkach się nie liczy:
rating-about-leave = Kto odchodzi
rating-about-leave-text = Kto się poddaje, komu kończy się czas albo za kogo na końcu gra bot, przegrywa i zajmuje miejsce za wszystkimi, cokolwiek osiągnie bot. Kto wróci na swoje miejsce na czas, gra dalej, jakby nic się nie stało.
rating-about-alone = Gry rankingowe z samymi botami
rating-about-alone-text = Nie ma podpowiedzi, cofania zamkniętych decyzji ani przerywania gry: inaczej nikt by nie przegrał. Poddać się można zawsze, i jest to przegrana.
rating-about-open = Jak się to oblicza
rating-about-open-text = Według modelu Placketta i Luce’a, wolną biblioteką openskill. Jej średnia 25 to nasze 1500, jeden jej punkt to czterdzieści naszych, a ± to dwa jej odchylenia. Każdy ranking wynika z samych wyników, a gospodarz serwera może obliczyć wszystkie od nowa.
game = Gra
past-games = Gry
past-mine = Twoje gry
past-of = Gry gracza { $name }
past-all = Wszystkie gry
past-all-mine = Wszystkie twoje gry
past-latest = Ostatnie gry
past-with = Przy stole:
past-none = Nie ma tu jeszcze zakończonych gier.
past-more = Więcej gier
past-shown = { $count ->
    [0] Brak gier
    [one] Jedna gra
    [few] { $count } gry
   *[many] { $count } gier
 }
past-together = Wasze wspólne gry
past-uncounted = Nie liczy się
fate-won = Wygrana
fate-shared = Wspólna wygrana
fate-lost = Przegrana
fate-none = Bez wyniku
filters = Które gry
filter-fate = Wynik
filter-company = Przeciw
filter-people = ludziom
filter-bots = samym botom
filter-rated = Do rankingu?
filter-unrated = Nie liczy się
filter-all = Wszystkie
page-mine = Twoja strona
page-of = Strona gracza { $name }
page-none = Tu nie ma nic do zobaczenia
page-since = Tutaj od: { $date }
page-guest = Grasz jako gość, więc tę stronę widzisz tylko ty. Z zastrzeżonym imieniem zobaczą ją też inni, a twoje gry będą mogły liczyć się do rankingu.
statistics = W każdej z gier
statistic-from = { $count ->
    [one] Z jednej gry.
   *[other] Z { $count } gier.
 }
progress = Z botami
progress-text = Pokonaj poziom trzy razy w pięciu grach, a zaprosi cię następny.
progress-beaten = Pokonany.
progress-won = { $count ->
    [one] Wygrane: { $won } z 1 gry
   *[other] Wygrane: { $won } z ostatnich { $count } gier
 }
progress-unplayed = Jeszcze bez gry
progress-play = Zagraj, poziom: { $level }
progress-all = Wszystkie poziomy są pokonane.
problem-no-player = Nie ma takiego gracza albo ta strona nie jest dla ciebie otwarta.
problem-no-pool = Nie ma takiej tabeli.
problem-hint-rated = W grze rankingowej nie ma podpowiedzi.
problem-rated-alone = W grze rankingowej z botami nie można cofać się ani jej przerwać. Możesz się poddać; to przegrana.

# --- powtórki ---
replay-eye = Czyimi oczami
replay-open = wszystko odkryte
replay-seat = oczami: { $name }
replay-none = oczami widza
record = Zapisz przebieg gry

# --- ustawienia ---
settings = Ustawienia
theme = Światło
theme-system = jak w systemie
theme-light = dzień
theme-dark = noc
motion = Ruch
motion-system = jak w systemie
motion-full = elementy się poruszają
motion-less = mniej ruchu
sound = Dźwięki
notify = Powiadom mnie o mojej kolei, nawet gdy patrzę gdzie indziej
notify-denied = Przeglądarka nie pozwala tej stronie na powiadomienia.
quiet-hours = Godziny ciszy
quiet-hours-text = Otwarta strona milczy i nie pokazuje powiadomień; mówi tylko jej tytuł.
on-holiday = urlop do { $day }
holiday = Urlop
holiday-text = Twoje zegary stoją we wszystkich grach na wiele dni, a inni widzą, kiedy wracasz. Na rok masz { $days ->
    [one] jeden dzień
   *[many] { $days } dni
 }; dzień rozpoczęty się liczy.
holiday-left = { $count ->
    [0] W tym roku nie został już żaden dzień.
    [one] W tym roku został jeden dzień.
    [few] W tym roku zostały { $count } dni.
   *[many] W tym roku zostało { $count } dni.
 }
holiday-days = Dni
holiday-begin = Zacznij urlop teraz
holiday-back = Powrót: { $day }.
holiday-is = Masz urlop do { $day }.
holiday-end = Już jestem
holiday-begun = Udanego urlopu! Twoje zegary stoją.
holiday-over = Witaj z powrotem! Twoje zegary znów idą.
confirm = Każdy ruch wymaga drugiego dotknięcia, na planszy i na liście
confirm-text = To, czego nie można cofnąć, a co wiele znaczy, jak poddanie gry, wymaga go zawsze.
keys-setting = Litery pytają o stół
keys-setting-text = Przy stole L, T, H, B, C, M, R, W i / mają odpowiedź głosową. Wyłącz je, jeśli coś innego wpisuje litery za ciebie.
text-setting = Pokazuj stoły jako tekst
tempo = Jak pokazywać ruchy innych
tempo-calm = spokojnie, jeden po drugim
tempo-quick = szybko
tempo-instant = od razu
player = Ty
keep = Zapisz
kept = Zapisano.
passphrase = Hasło
claim-title = Zachowaj to imię
claim-text = Gościa zna tylko ta przeglądarka. Z hasłem imię należy do ciebie: odnajdziesz je i swoje stoły na każdym urządzeniu, nosi pieczęć i nikt inny nie użyje ani jego, ani podobnego.
claim = Zachowaj to imię dla mnie
claimed = To imię należy do ciebie.
passphrase-hint = Co najmniej osiem znaków. Kilka własnych słów jest lepszych niż jedno słowo z cyframi.
passphrase-old = Obecne hasło
passphrase-new = Nowe hasło
passphrase-change = Zmień hasło
passphrase-changed = Od teraz obowiązuje nowe hasło.
show = Pokaż
end-others = Wyloguj mnie wszędzie indziej
visitor-new = Jestem tu pierwszy raz
visitor-known = Mam tu imię
account-since = Z nami od { $day }
account-history = Gry i rankingi
account-rename = Zmień imię
account-rename-text = Imię zachowane jako pierwsze nadal cię wpuszcza.
sessions = Zalogowane urządzenia
sessions-text = Przeglądarka nieużywana przez 90 dni sama się wylogowuje.
session-here = ta przeglądarka
session-unknown = Nieznane urządzenie
session-when = ostatnio { $seen }, od { $since }
session-end = Zakończ
session-end-others = Zakończ wszystkie inne
session-ended = Zakończono.
codes = Kody zapasowe
codes-title = Twoje kody zapasowe
codes-keep = { $count ->
    [one] Ten kod widzisz tylko teraz. Zachowaj go tam, gdzie znajdziesz go bez tego urządzenia: wpuści cię raz, jeśli zapomnisz hasła.
    [few] Te { $count } kody widzisz tylko teraz. Zachowaj je tam, gdzie znajdziesz je bez tego urządzenia: każdy wpuści cię raz, jeśli zapomnisz hasła.
   *[many] Te { $count } kodów widzisz tylko teraz. Zachowaj je tam, gdzie znajdziesz je bez tego urządzenia: każdy wpuści cię raz, jeśli zapomnisz hasła.
 }
codes-text = Kod wpuści cię raz, jeśli zapomnisz hasła. Nowe kody unieważniają wszystkie poprzednie.
codes-left = { $count ->
    [0] nie został żaden
    [one] został jeden
    [few] zostały { $count }
   *[many] zostało { $count }
 }
codes-none = Nie masz już kodów zapasowych. Utwórz poniżej nowe: bez kodu zapomniane hasło może oznaczać utracone imię.
codes-new = Utwórz nowe kody
codes-copy = Kopiuj
codes-copy-failed = Tu nie udało się skopiować. Zapisz je na kartce albo w pliku.
codes-save = Zapisz w pliku
codes-kept = Mam je zachowane
account-mail = Poczta na wypadek zapomnianego hasła
account-mail-text = Jeśli zapomnisz hasła, wyślemy na ten adres odnośnik i nic poza nim.
account-mail-none = brak
account-mail-waits = jeszcze niepotwierdzony
account-mail-unconfirmed = Otwórz odnośnik z naszego listu; do tego czasu adres się nie liczy.
account-mail-notices = Powiadamiaj mnie pocztą także o moim ruchu
profile = Kto widzi twoją stronę
profile-text = Twoja strona pokazuje gry i rankingi. Widzą ją
profile-everybody = wszyscy
profile-met = osoby, które grały z tobą
profile-nobody = nikt
export = Twoje dane
export-text = Wszystko, co ten serwer o tobie przechowuje, w jednym pliku (JSON): imię, zalogowania, powiadomienia, gry i wyniki, rankingi, twoje słowa na czacie, wyciszone osoby.
export-button = Zapisz moje dane
delete = Usuń konto
delete-games = Trwające gry zostaną poddane; gdzie inni grają dalej, twoje miejsce zajmie bot. Twoje czekające stoły zostaną zamknięte.
delete-rest = Znikną twoje słowa na czacie, zalogowania, kody, adresy i ustawienia. Zakończone gry zostaną, a zamiast imienia będzie w nich „Gracz 1” lub podobnie.
delete-name = Przez rok nikt nie będzie mógł przyjąć twojego imienia; potem jest wolne.
delete-guest-name = Twoje imię od razu jest wolne: imię gościa nie należy do nikogo.
delete-final = Nikt nie może tego cofnąć, nawet gospodarz serwera.
delete-type = Wpisz swoje imię na potwierdzenie: { $name }
delete-button = Usuń na zawsze
deleted = Twoje konto zostało usunięte.
recover = Powrót do swojego imienia
recover-lost = Nie pamiętam hasła
recover-code = Kodem zapasowym
recover-code-field = Kod zapasowy
recover-code-hint = Jeden z kodów pokazanych przy zachowaniu imienia.
recover-mail = Listem
recover-mail-text = Jeśli to imię ma potwierdzony adres, wyślemy tam odnośnik. Działa raz, przez godzinę.
recover-mail-name = Imię
recover-mail-button = Wyślij mi odnośnik
recover-mail-sent = Jeśli jest takie imię z potwierdzonym adresem, list jest już w drodze.
recover-button = Przyjmij nowe hasło
recover-link-text = Wybierz nowe hasło dla imienia { $name }.
recover-again = Spróbuj inaczej
recover-neither = Bez kodu i bez potwierdzonego adresu nikt nie odda imienia, bo nikt nie wie, do kogo należy. Zawsze możesz grać dalej pod innym.
lost-title = Wylogowano
lost-owner = W tej przeglądarce było zalogowane imię { $name }. To się skończyło: zakończono to z innego miejsca albo przeglądarka nie była używana przez 90 dni. Zaloguj się, by grać dalej.
lost-guest = W tej przeglądarce grał gość { $name }. Przeglądarka nie jest już znana; grasz dalej jako nowy gość.
lost-dismiss = Graj dalej jako gość
letter-confirm-account = Poczta od Tatami
letter-confirm-account-text = Czy ten adres ma cię wpuścić z powrotem, jeśli zapomnisz hasła?
letter-confirm-account-button = Tak, to mój adres
letter-confirm-account-done = Dobrze. Jeśli zapomnisz hasła, napiszemy na ten adres.
login = Zaloguj się
face-text = Pieczęć powstaje z imienia: po niej poznają cię inni.
to-table = Do stołu
logged-in = Witaj z powrotem.
logout = Wyloguj się

# --- o projekcie ---
about = O projekcie
about-what = Co to jest
about-what-text = Tatami to stół do czterech gier o feudalnej Japonii: 7 ronin, Samuraj, Tenno i 7 Samurajów. Graj ze znajomymi z daleka, dziś wieczorem z botami albo w pojedynkę.
about-fan = Zrobione przez fanów
about-fan-text = Tatami jest nieoficjalne. Nie jest związane z autorami, ilustratorami ani wydawcami tych gier i nie ma ich poparcia; nazwy mówią tylko, według jakich zasad się gra. Wszystkie słowa i rysunki są nasze własne. Jeśli gra ci się spodoba, kup ją: stół i ludzie wokół niego to lepsza połowa.
about-bots = Boty, które nie podglądają
about-bots-text = Bot wie tyle, ile wiedziałby gracz na jego miejscu, i nic więcej. Resztę sobie wyobraża, tak jak ty.
about-fair = Tasowanie, które można sprawdzić
about-fair-text = Skrót pokazany na początku ustala każde tasowanie; ziarno jest w zapisie, gdy gra się skończy.
about-private = Twoje ślady
about-private-text = Jest jedno ciasteczko, które mówi, kim jesteś przy stole, oraz to, co ustawisz w tej przeglądarce. Niczego nie pobieramy z innych miejsc i niczego im nie mówimy.
about-free = Wolne oprogramowanie
about-free-text = Na licencji Apache 2.0. Każdy może postawić własny stół jednym poleceniem.
licences = Czcionki i narzędzia w środku oraz ich licencje

# --- czego nie zrobiono ---
problem = Nie udało się. Spróbuj ponownie.
problem-offline = Serwer stołów jest nieosiągalny.
problem-internal = Coś się zepsuło na serwerze. Spróbuj ponownie.
problem-failed = Nie udało się. Spróbuj ponownie.
problem-storage = Serwer nie mógł tego zapisać, więc nic się nie stało.
problem-thinkers = Boty chwilowo nie odpowiadają; właśnie uruchamiają się na nowo.
problem-metrics-off = Liczb tego serwera nikt nie może podglądać. Gospodarz włącza to ustawieniem TATAMI_METRICS_KEY.
problem-metrics-key = Liczby są dla tych, którzy podadzą klucz: Authorization: Bearer i wartość TATAMI_METRICS_KEY.
problem-too-fast = Powoli: to było za dużo naraz.
problem-who = Najpierw powiedz, kim jesteś.
problem-removed = Gospodarz tego serwera usunął cię z niego.
problem-signed-out = Wylogowano cię na tym urządzeniu.
problem-origin = Tę stronę otwarto pod adresem, którego serwer nie uważa za swój. Za serwerem proxy trzeba mu go podać: --public-url.
problem-elsewhere = Ten serwer otwiera się pod adresem { $address }.
problem-content-type = Serwer tego nie zrozumiał.
problem-message = Serwer tego nie zrozumiał.
problem-not-json = Serwer czyta tylko JSON, a to nim nie jest.
problem-encoding = Serwer czyta tylko UTF-8, a to nim nie jest.
problem-too-deep = To jest zbyt głęboko zagnieżdżone.
problem-unknown-field = Serwer nie zna pola „{ $field }”.
problem-missing-field = Brakuje pola „{ $field }”.
problem-wrong-field = Pole „{ $field }” nie może mieć takiej wartości.
problem-torn = Wiadomość się urwała.
problem-codes-none = Odpowiedź wymaga co najmniej jednego ruchu.
problem-codes-many = To za dużo naraz: najwyżej { $most } ruchów.
problem-method = Tego adresu nie można użyć w ten sposób.
problem-no-page = Pod tym adresem nic nie ma.
problem-too-large = To jest za duże.
problem-protocol = Ta strona jest starsza niż serwer. Wczytaj ją ponownie.
problem-reload = Stół jest właśnie otwierany na nowo.
problem-name = Imię ma od 1 do { $longest } liter i każdą z nich widać.
problem-name-unavailable = Tego imienia nie można tu użyć. Wybierz inne; jeśli jest twoje, zaloguj się u góry strony.
problem-claimed-already = To imię już należy do ciebie.
problem-passphrase-length = Hasło ma od { $least } do { $most } znaków.
problem-passphrase-common = To hasło ktoś wypróbowałby jako jedno z pierwszych. Weź kilka własnych słów.
problem-passphrase-wrong = To nie jest twoje hasło.
problem-name-wrong = To nie jest twoje imię.
problem-unclaimed = Najpierw zachowaj imię dla siebie.
problem-recovery-code = Imię i kod nie pasują do siebie albo kod był już użyty.
problem-recovery-link = Ten odnośnik był już użyty albo ma więcej niż godzinę.
problem-login = Imię i hasło nie pasują do siebie.
problem-no-session = Nie masz takiej sesji.
problem-no-table = Nie ma takiego stołu.
problem-no-seat = Nie ma takiego miejsca.
problem-aside-game = Gra, w którą się tu grało, nie jest już zainstalowana.
problem-aside-rules = Ta gra toczy się według wersji { $theirs } swoich zasad, a ten serwer gra według wersji { $ours }.
problem-table-outdated = Ta wersja serwera nie umie odczytać tego stołu. Nic z niego nie przepadło.
problem-told-record = Zapis tej gry nie został zachowany, zanim zmieniły się zasady.
problem-tables-many = Masz już wiele stołów, które czekają na graczy albo na których trwa gra.
problem-records-many = Masz tu już bardzo wiele wczytanych gier.
problem-mutes-many = Masz już wyciszonych graczy: { $most }. Więcej się nie da.
problem-sockets-many = Otwarto tu naraz zbyt wiele stołów. Zamknij kilka okien i wczytaj stronę ponownie.
problem-seats-many = Miejsc jest tylko { $most }.
problem-seat-taken = Ktoś już tam siedzi.
problem-one-seat = Przy stole otwartym dla wszystkich każdy zajmuje jedno miejsce.
problem-seat-free = Nikt tam nie siedzi.
problem-seat-yours = To miejsce już jest twoje.
problem-seats-free = Niektóre miejsca są jeszcze wolne.
problem-sit = Ktoś taki nie może tam usiąść.
problem-started = Gra już się zaczęła.
problem-not-playing = Gra teraz nie trwa.
problem-not-over = To pokażemy po zakończeniu gry.
problem-not-your-seat = To nie jest twoje miejsce.
problem-host-only = Może to zrobić tylko osoba, która utworzyła stół.
problem-invite = To prywatny stół; otwiera go link z zaproszenia.
problem-pace = Zegara nie można tak ustawić.
problem-holiday-now = Masz już urlop.
problem-holiday-none = Nie masz teraz urlopu.
problem-holiday-days = { $left ->
    [0] W tym roku nie został już żaden dzień.
    [one] Co najmniej jeden dzień, a w tym roku został tylko jeden.
   *[many] Co najmniej jeden dzień i najwyżej { $left }, bo tyle zostało w tym roku.
 }
problem-clocks = Zegarów nie można teraz tak zmienić.
problem-late = Za późno: gra poszła dalej.
problem-stand-in = Bot gra za ciebie. Najpierw wróć na swoje miejsce.
problem-time-up = Czas na tę decyzję minął: podejmie ją bot. Potem możesz wrócić na swoje miejsce.
problem-resigned = Ta gra jest już przez ciebie poddana.
problem-seat-here = Tam nie trzeba nikogo zastępować.
problem-seat-waits = Przy tym stole decyzja może trwać dni; zegar powie, kiedy zagra bot.
problem-just-left = Ta osoba dopiero co odeszła. Bot może ją zastąpić za { $seconds } s.
problem-proposal-open = Jest już inna propozycja.
problem-proposal-gone = Tej propozycji już nie ma.
problem-resume-soon = Zgódź się, gdy będziesz gotowy lub gotowa. Gra i tak ruszy sama po dziesięciu minutach, a tam, gdzie na decyzję są dni, po dobie.
problem-proposal-own = To twoja prośba; odpowiadają inni.
problem-program-refuses = Gra tu program, który nie umie odpowiadać; przy tym stole liczy się to jako odmowa.
problem-word-length = Zmieść to w { $most } znakach.
problem-rematch-none = Nikt nie prosił o kolejną grę.
problem-consent-hours = Na zgodę można czekać najwyżej { $most } godzin.
problem-undo-nothing = Nie ma czego cofać.
problem-undo-often = W tej grze cofano już dość razy: { $most }.
problem-hint-company = W grze przeciw ludziom nie ma podpowiedzi.
problem-hint-now = To nie twoja kolej.
problem-chat-seated = Rozmawiać mogą tylko siedzący przy stole.
problem-chat-length = Zmieść się w { $most } znakach.
program-seat = Mój własny program
program-text = Program, który zna protokół botów, zajmuje pierwsze wolne miejsce i gra z dowolnego komputera.
program-name = Jego nazwa
program-give = Oddaj mu pierwsze wolne miejsce
program-command = Uruchom to tam, gdzie jest program:
program-key = Adres zawiera klucz do tego miejsca: zachowaj go dla siebie.
review = Analiza
review-of = Analiza: { $name }
review-text = Silny bot przygląda się jeszcze raz każdej decyzji, według tego, co ten gracz mógł wtedy wiedzieć. Czyja gra?
review-reading = Sędzia czyta partię…
review-agreed = { $decisions ->
    [one] W { $agreed } na 1 decyzję
    [few] W { $agreed } na { $decisions } decyzje
    [many] W { $agreed } na { $decisions } decyzji
   *[other] W { $agreed } na { $decisions } decyzji
} sędzia mógłby zagrać tak samo.
review-unsure = { $count ->
    [one] W jeszcze 1 zagrałby inaczej, ale nie umie powiedzieć, czy lepiej.
    [few] W { $count } dalszych zagrałby inaczej, ale nie umie powiedzieć, czy lepiej.
   *[other] W { $count } dalszych zagrałby inaczej, ale nie umie powiedzieć, czy lepiej.
}
review-account = Co zmieniło szansę na wygraną, w punktach
review-by-decisions = Decyzje, które mogły być lepsze
review-by-luck = Los
review-by-others = To, co zrobili inni, i to, czego nie było widać
review-by-both = Los i inni razem
review-turns = Co nie było decyzją tego gracza
review-turn-luck = Los: { $points }
review-turn-others = Inni i to, czego nie było widać: { $points }
review-turn-both = Los i inni: { $points }
review-sure = Strata w punktach: { $loss }, z dokładnością do { $error }
advice-close = { $count ->
    [2] Nie sposób rozstrzygnąć: dwa z tych ruchów są równie dobre.
    [3] Nie sposób rozstrzygnąć: wszystkie trzy są równie dobre.
   *[other] Nie sposób rozstrzygnąć: te ruchy są równie dobre.
}
advice-chance = Szansa na wygraną: { $chance } %, z dokładnością do { $error }
review-nothing = Nie ma czego wytknąć: żadna decyzja nie oddała niczego, co można było wiedzieć.
review-chances = Co oddało najwięcej. Szansa na wygraną tak, jak zagrano (✕), i jak mogło być (○):
review-merit = Co oddało najwięcej. Jak dobrze miałaby się wioska (0–100) tak, jak zagrano (✕), i jak mogło być (○):
review-share = Silny gracz zagrywa tak w { $share } % przypadków.
review-all = Wszystkie decyzje
review-played = Zagrano:
review-better = Lepiej:
problem-review-failed = Sędzia nie dał rady skończyć; spróbuj jeszcze raz.

# Lekcje
lesson-number = Lekcja { $number }
lesson-steps = Kroki lekcji
lesson-of = { $step } z { $of }
lesson-back = Wstecz
lesson-show = Pokaż mi
lesson-repeat = Powiedz jeszcze raz
lesson-leave = Przerwij lekcję
lesson-waits = Możesz przerwać w każdej chwili. Lekcja czeka na pierwszej stronie.
lesson-astray = Dobry pomysł na później. Najpierw ta jedna rzecz.
lesson-astray-again = Nie tutaj. Szukaj czerwonej obwódki albo poproś o pokazanie.
lesson-left = krok { $step } z { $of }
lesson-on = Dalej
lesson-done = Lekcja { $number } ukończona
lesson-finished = ukończona
lesson-next = Lekcja { $number }
problem-lesson-waits = Jeszcze nie: najpierw to, o co prosi lekcja.
problem-no-lesson = Nie ma takiej lekcji.

# Zakończenia.
end-you = Wygrywasz
end-one = Wygrywa { $name }
end-you-share = Dzielisz zwycięstwo: { $names }
end-share = Wspólne zwycięstwo: { $names }
end-together = { $count ->
    [one] Wygrana
   *[other] Wspólna wygrana
 }
end-lost = { $count ->
    [one] Przegrana
   *[other] Wspólna przegrana
 }
end-alone-lost = Przegrywasz
end-abandoned = Gra przerwana
end-abandoned-text = Wszyscy zgodzili się przerwać. Nikt nie wygrywa.
end-gave-up = Poddajesz partię.
end-time-up = Twój czas minął.
end-gave-up-by = poddanie
end-time-up-by = koniec czasu
end-top = Koniec
end-result = Wynik
end-figures = Rozliczenie
end-rank = Miejsce
end-player = Gracz
end-level = równo
end-decided = rozstrzyga
end-leads = lider
end-turned = Co przesądziło
end-look = Zobacz jeszcze raz
end-board = Plansza
end-share-link = Udostępnij
end-again = Jeszcze jedna gra?
end-yes = { $name }: tak
end-no = { $name }: nie
end-open = { $name }: jeszcze bez odpowiedzi

# Gdzie dostajesz wieści
notices = Gdzie dać ci znać
notices-text = Gdy przychodzi twoja kolej, a nie ma cię przy stole, dajemy znać tutaj. Wszystko można w każdej chwili zmienić i zakończyć.
next-game = Następna gra ({ $count })
notice-here = Ta przeglądarka
notice-browser = Inna przeglądarka
notice-mail = Poczta
notice-hook = Program albo czat
notice-add = Dodaj
notice-remove = Usuń
notice-what = Daj mi znać
notice-turn = gdy przychodzi moja kolej
notice-asked = gdy ktoś prosi o moją zgodę
notice-again = gdy ktoś chce zagrać jeszcze raz
notice-full = gdy mój stół jest pełny i mogę zacząć
notice-begun = gdy gra się zaczyna
notice-ended = gdy gra się kończy
notice-when = Kiedy
notice-when-always = od razu
notice-when-quiet = nie w nocy
notice-when-digest = razem, raz dziennie
notice-from = Cisza od
notice-until = do
notice-at = O godzinie
notice-zone = Według czasu { $zone }.
notice-test = Wyślij mi próbę
notice-test-sent = Wysłano. Powinno zaraz dotrzeć.
notice-failing = Nie udało się tu do ciebie dotrzeć, więc to wyłączono. Włącz, aby spróbować ponownie.
notice-unconfirmed = Otwórz odnośnik z naszego listu; do tego czasu niczego tu nie wysyłamy.
notice-letter = Napisaliśmy na { $address }. Otwórz odnośnik z tego listu.
push-text = Powiadomienie pojawia się nawet wtedy, gdy ta strona jest zamknięta. Dotknięcie otwiera stół.
push-add = Daj mi znać tutaj
push-denied = Powiadomienia z tej strony są zablokowane. Zezwól na nie w ustawieniach przeglądarki i spróbuj ponownie.
push-unable = Ta przeglądarka nie odbiera powiadomień, gdy strona jest zamknięta.
push-home = Tutaj działa to tylko z ekranu początkowego: wybierz Udostępnij, potem Do ekranu początkowego, i otwórz Tatami stamtąd.
push-insecure = To działa tylko tam, gdzie adres zaczyna się od https.
mail-address = Adres
hook-text = Każde powiadomienie wysyłamy na wskazany przez ciebie adres w sieci.
hook-form = Dla
hook-json = mojego programu (JSON)
hook-discord = Discord
hook-ntfy = ntfy
hook-address = Adres w sieci
letter-confirm = Poczta od Tatami
letter-confirm-text = Czy mamy pisać do ciebie, gdy przychodzi twoja kolej?
letter-confirm-button = Tak, piszcie
letter-confirm-done = Dobrze. Napiszemy, gdy przyjdzie twoja kolej.
letter-stop = Koniec poczty
letter-stop-text = Czy mamy przestać pisać na ten adres?
letter-stop-button = Przestańcie
letter-stop-done = Już nie piszemy.
problem-channels-many = { $most ->
    [one] Możesz dostawać wieści najwyżej w { $most } miejscu. Najpierw je usuń.
   *[other] Możesz dostawać wieści najwyżej w { $most } miejscach. Najpierw usuń jedno.
  }
problem-mail-off = Ten serwer nie wysyła poczty.
problem-mail-address = To nie jest adres poczty.
problem-hook-address = Tego adresu nie można użyć. Musi zaczynać się od https:// i być w sieci publicznej.
problem-push-keys = Ta przeglądarka nie podała, jak do niej dotrzeć. Spróbuj ponownie.
problem-notice-times = Tej godziny nie można użyć.
problem-no-channel = Tego już tu nie ma.
problem-unconfirmed = Najpierw otwórz odnośnik z naszego listu.
problem-channel-failed = Próba nie dotarła.
