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
cooperative = wszyscy razem
players = Gracze
players-exactly = { $count ->
    [one] jeden gracz
    [few] { $count } gracze
   *[many] { $count } graczy
 }
players-range = od { $least } do { $most } graczy
my-tables = Twoje stoły
my-tables-none = Nie siedzisz jeszcze przy żadnym stole.
open-tables = Otwarte stoły
open-tables-none = Nikt teraz nie czeka na graczy.
finished-tables = Zakończone gry
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
options = Opcje gry
pace = Zegar
pace-text = Ile czasu na decyzję?
pace-none = Ile trzeba
pace-live = Zegar dla każdego gracza
pace-slow = Dni na każdą decyzję
pace-bank = Minuty na całą grę
pace-increment = Dodatkowe sekundy za każdą decyzję
pace-days = Dni na każdą decyzję
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
waiting = { $count ->
    [one] Jedno miejsce jest wolne.
    [few] { $count } miejsca są wolne.
   *[many] { $count } miejsc jest wolnych.
 }
waiting-full = Wszyscy już są.
waiting-taken = Wszystkie miejsca są zajęte.
full-watch = Gdy gra się zacznie, możesz ją oglądać.
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
skip-on = Pomiń
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
intro-next = Dalej
intro-end = Już wiem, jak grać

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
keys-browse = Czytnik, który zatrzymuje litery dla siebie, musi być w trybie formularzy: Insert i spacja w NVDA, klawisz Orki i A w Orce. Litery można wyłączyć w ustawieniach.

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
confirm = Każdy ruch wymaga drugiego dotknięcia, na planszy i na liście
confirm-text = To, czego nie można cofnąć, a co wiele znaczy, jak poddanie gry, wymaga go zawsze.
keys-setting = Litery pytają o stół
keys-setting-text = Przy stole L, T, H, B, C, M i R mają odpowiedź głosową. Wyłącz je, jeśli coś innego wpisuje litery za ciebie.
text-setting = Pokazuj stoły jako tekst
tempo = Jak pokazywać ruchy innych
tempo-calm = spokojnie, jeden po drugim
tempo-quick = szybko
tempo-instant = od razu
player = Ty
keep = Zapisz
kept = Zapisano.
passphrase = Hasło
claim-text = Z hasłem (co najmniej osiem znaków) wrócisz pod tym imieniem do swoich stołów z innego urządzenia. Bez poczty i bez niczego więcej.
claimed-text = To imię należy do ciebie; hasło przywróci je na każdym urządzeniu.
claim = Zachowaj to imię dla mnie
claimed = To imię należy do ciebie.
login = Wróć
to-table = Do stołu
logged-in = Witaj z powrotem.
logout = Zapomnij mnie tutaj
logged-out = Ta przeglądarka już cię nie pamięta.

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
problem-name-unavailable = Tego imienia nie można tu użyć. Wybierz inne; jeśli jest twoje, zaloguj się w ustawieniach.
problem-claimed-already = To imię już należy do ciebie.
problem-passphrase-length = Hasło ma od { $least } do { $most } znaków.
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
problem-clocks = Zegarów nie można teraz tak zmienić.
problem-late = Za późno: gra poszła dalej.
problem-uncertain = To, co nastąpi, zależy od tego, czego nie możesz wiedzieć.
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
review-nothing = Nie ma czego wytknąć: żadna decyzja nie oddała niczego, co można było wiedzieć.
review-chances = Co oddało najwięcej. Szansa na wygraną tak, jak zagrano (✕), i jak mogło być (○):
review-merit = Co oddało najwięcej. Jak dobrze miałaby się wioska (0–100) tak, jak zagrano (✕), i jak mogło być (○):
review-share = Silny gracz zagrywa tak w { $share } % przypadków.
review-all = Wszystkie decyzje
review-played = Zagrano:
review-better = Lepiej:
problem-review-failed = Sędzia nie dał rady skończyć; spróbuj jeszcze raz.
