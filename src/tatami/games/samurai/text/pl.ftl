# Samuraj po polsku.

title = Samuraj
about = Otaczaj kafelkami miasta i wioski, zdobywaj zamki, Buddów i ryż, i zostań liderem największej liczby kast.

option-setup = Jak figurki trafiają na planszę
option-setup-drafted = gracze stawiają je po kolei
option-setup-drafted-text = Jak w instrukcji; zajmuje kilka minut przed pierwszą turą.
option-setup-random = rozstawia je los
option-setup-random-text = Gra zaczyna się od razu.
option-hands = Pierwsze kafelki na ręce
option-hands-chosen = każdy wybiera pięć
option-hands-chosen-text = Jak w instrukcji: każdy wybiera w tajemnicy z takich samych dwudziestu kafelków.
option-hands-random = rozdaje je los
option-hands-random-text = Szybciej; dobre na pierwszą grę.
option-first = Kto zaczyna
option-first-random = decyduje los

caste-castle = zamek
caste-buddha = Budda
caste-rice = ryż

tile-castle = zamek { $strength }
tile-buddha = Budda { $strength }
tile-rice = ryż { $strength }
tile-samurai = samuraj { $strength }
tile-ronin = ronin 1 (spryt)
tile-ship = statek { $strength } (spryt)
tile-move = ruch
tile-exchange = zamiana (spryt)

power-castle = Liczy się tylko dla zamków.
power-buddha = Liczy się tylko dla figurek Buddy.
power-rice = Liczy się tylko dla ryżu.
power-samurai = Liczy się dla figurek każdej kasty.
power-ronin = Liczy się dla każdej kasty. Spryt: takich kafelków wolno zagrać w turze dowolnie wiele.
power-ship = Liczy się dla każdej kasty. Jedyny kafelek na morze, i tylko na morze. Spryt.
power-move = Przenieś jeden ze swoich kafelków bez symbolu sprytu na inne puste pole lądu; kafelek ruchu zostaje na jego miejscu i liczy się za 0.
power-exchange = Dwie figurki różnych kast zamieniają się miejscami. Spryt; kafelek odpada z gry.

mark-castle = Z
mark-buddha = B
mark-rice = R
mark-samurai = S
mark-ronin = N
mark-ship = ~
mark-move = P

town-edo = Edo
town-akita = Akita
town-kyoto = Kioto
town-sapporo = Sapporo
from-edo = Edo
from-akita = Akity
from-kyoto = Kioto
from-sapporo = Sapporo
in-edo = w Edo
in-akita = w Akicie
in-kyoto = w Kioto
in-sapporo = w Sapporo
town-tsugaru = Tsugaru
town-nanbu = Nanbu
town-rikuzen = Rikuzen
town-aizu = Aizu
town-hitachi = Hitachi
town-kazusa = Kazusa
town-suruga = Suruga
town-echigo = Echigo
town-noto = Noto
town-echizen = Echizen
town-kii = Kii
town-harima = Harima
town-izumo = Izumo
town-nagato = Nagato
town-buzen = Buzen
town-hizen = Hizen
town-hyuga = Hyuga
town-satsuma = Satsuma
town-osumi = Osumi
town-sanuki = Sanuki
town-iyo = Iyo
town-awa = Awa
town-tosa = Tosa
town-teshio = Teshio
town-kitami = Kitami
town-nemuro = Nemuro
town-kushiro = Kushiro
town-shiribeshi = Shiribeshi
town-oshima = Oshima
town-hidaka = Hidaka
way-n = północ
way-ne = północny wschód
way-e = wschód
way-se = południowy wschód
way-s = południe
way-sw = południowy zachód
way-w = zachód
way-nw = północny zachód
place-village = wioska { $name }
in-village = w wiosce { $name }
from-village = wioski { $name }
place-land = ląd na { $way } od { $town }
in-land = na { $way } od { $town }
place-sea = morze na { $way } od { $town }
in-sea = na morzu na { $way } od { $town }
place-open = otwarte morze na { $way } od { $town }
in-open = na otwartym morzu na { $way } od { $town }

head-hand = ręka
head-stack = stos
head-captured = zdobyte
behind-screen = za zasłonką
set-aside = Odłożone na bok, niczyje: { $figures } (przy 4 gra się kończy)
on-board = Na planszy: { $figures } (gra kończy się, gdy zabraknie którejś z nich)
in-supply = Jeszcze do ustawienia: { $figures }
goes-first = Pierwszą turę ma: { $player }
hand-empty = pusta
your-hand = Twoja ręka: { $tiles }
legend = Nazwa pola stoi pod nim. (Z) wioska, [ZB] miasto, {"{"}ZBR{"}"} Edo: Z zamek, B Budda, R ryż. Kropka to ląd, fala to morze.
legend-tiles = 2S3 to samuraj o sile 3 gracza 2. Kafelki: Z zamek, B Budda, R ryż, S samuraj, N ronin, ~ statek, P ruch.
hand-order = Pierwsze kafelki wybiera się w kolejności listy ruchów: po wyborze nie ma już tych, które stały przed wybranym. Żeby do nich wrócić, wpisz undo.
figures-none = bez figurek
has-influence = { $you ->
    [seat] ty masz { $number }
   *[other] { $player } ma { $number }
 }
influence-none = nikt nie ma żadnych
contested = Sporne osady: puste pola lądu dookoła i wpływy każdego gracza na każdą figurkę
untouched = Osady bez kafelków obok: puste pola lądu dookoła
open-land = puste: { $number }
aloud-laid = Kafelki gracza { $player }: { $tiles }
aloud-bare = Osady bez figurek: { $towns }
aloud-town = { $town }; puste: { $number } ({ $land })

stage-begin = kto zaczyna
stage-hands = wybór pierwszych kafelków
stage-deal = rozdanie pierwszych kafelków
stage-settle = wybór figurki do ustawienia
stage-cities = zaludnianie miast
stage-villages = zaludnianie wiosek
stage-spot = ustawienie figurki
stage-scatter = los rozstawia figurki
stage-turn = zagranie kafelka
stage-lay = położenie kafelka
stage-lift = kafelek do przeniesienia
stage-shift = dokąd go przenieść
stage-one = pierwsza figurka zamiany
stage-other = druga figurka zamiany
stage-draw = uzupełnianie ręki
stage-over = koniec gry

prompt-begin = O tym, kto zaczyna, decyduje los.
prompt-hands = { $missing ->
    [0] Twoje pierwsze kafelki są wybrane; inni jeszcze wybierają.
    [one] Wybierz jeszcze jeden kafelek na pierwszą rękę. Nikt go nie widzi.
    [few] Wybierz jeszcze { $missing } kafelki na pierwszą rękę. Nikt ich nie widzi.
    [many] Wybierz jeszcze { $missing } kafelków na pierwszą rękę. Nikt ich nie widzi.
   *[other] Wybierz jeszcze { $missing } kafelka na pierwszą rękę. Nikt ich nie widzi.
 }
prompt-deal = Los rozdaje pierwsze kafelki.
prompt-cities = { $own ->
    [yes] Postaw figurkę w mieście: w każdym stoją dwie różne. Najpierw: która figurka?
   *[no] { $turn } stawia figurkę w mieście: w każdym dwie różne. Najpierw: która figurka?
 }
prompt-villages = { $own ->
    [yes] Postaw figurkę w wiosce: w każdej stoi jedna. Najpierw: która figurka?
   *[no] { $turn } stawia figurkę w wiosce: w każdej jedną. Najpierw: która figurka?
 }
prompt-spot = Gdzie stanie ta figurka: { $taken }?
prompt-scatter = Los rozstawia figurki.
prompt-turn = { $played ->
    [none] { $own ->
        [yes] Zagraj najwyżej jeden zwykły kafelek i dowolnie wiele sprytnych, razem co najmniej jeden. Figurki otoczonej osady zdobywa największy wpływ.
       *[no] { $turn } gra: najwyżej jeden zwykły kafelek i dowolnie wiele sprytnych, w dowolnej kolejności, razem co najmniej jeden.
     }
    [fast] { $own ->
        [yes] Możesz jeszcze zagrać jeden zwykły kafelek i dowolnie wiele sprytnych albo zakończyć turę.
       *[no] { $turn } może jeszcze zagrać jeden zwykły kafelek i dowolnie wiele sprytnych albo zakończyć turę.
     }
   *[ordinary] { $own ->
        [yes] Zwykły kafelek już zagrany; dołóż sprytne albo zakończ turę. Wtedy rozstrzygną się otoczone osady.
       *[no] { $turn } ma już za sobą zwykły kafelek; dalej tylko sprytne. Otoczone osady rozstrzyga koniec tury.
     }
 }
prompt-lay = Gdzie położyć ten kafelek: { $taken }?
prompt-lift = Który ze swoich kafelków przenosisz? Tylko te bez symbolu sprytu.
prompt-shift = Dokąd trafi kafelek leżący { $in_hex }? Na jego miejscu zostaje kafelek ruchu.
prompt-one = Którą figurkę zamieniasz? Najpierw wskaż zamek, a przy zamianie Buddy z ryżem – Buddę.
prompt-other = Z którą figurką zamieni się miejscami ta: { $caste } { $in_hex }?
prompt-draw = { $turn } uzupełnia rękę.
prompt-over = Gra skończona.

action-first = Zaczyna { $player }
action-tile = { $tile }
action-caste = { $caste }
action-hex = { $hex }; obok: { $beside }
action-far = { $hex }, z dala od osad
action-from = { $hex }: { $tile }
action-figure = { $caste } { $in_hex }
action-end = Zakończ turę

event-begins = { $you ->
    [seat] Zaczynasz.
   *[other] Zaczyna { $seat }.
 }
event-chose = { $you ->
    [seat] Wybierasz
   *[other] { $seat } wybiera
 } kafelek: { $tile }.
event-ready = Wszystkie pierwsze kafelki są wybrane.
event-took-figure = { $you ->
    [seat] Bierzesz
   *[other] { $seat } bierze
 } figurkę: { $caste }.
event-placed = { $you ->
    [seat] Stawiasz
   *[other] { $seat } stawia
 } figurkę { $in_hex }: { $caste }.
event-scattered = Los stawia figurkę { $in_hex }: { $caste }.
event-opened = { $you ->
    [seat] Wszystkie figurki stoją. Masz pierwszą turę.
   *[other] Wszystkie figurki stoją. Pierwszą turę ma { $seat }.
 }
event-took = { $you ->
    [seat] Bierzesz
   *[other] { $seat } bierze
 } kafelek: { $tile }.
event-laid = { $you ->
    [seat] Kładziesz
   *[other] { $seat } kładzie
 } kafelek { $in_hex }: { $tile }.
event-lifted = { $you ->
    [seat] Podnosisz
   *[other] { $seat } podnosi
 } kafelek leżący { $in_hex }.
event-moved = { $you ->
    [seat] Przenosisz
   *[other] { $seat } przenosi
 } kafelek ({ $tile }): leżał { $in_hex }, a teraz leży { $in_to }. Na jego miejscu zostaje kafelek ruchu.
event-named = { $you ->
    [seat] Wskazujesz
   *[other] { $seat } wskazuje
 } figurkę do zamiany: { $caste } { $in_hex }.
event-exchanged = { $you ->
    [seat] Zamieniasz
   *[other] { $seat } zamienia
 } dwie figurki: { $caste } { $in_hex } i { $other } { $in_to }.
event-ended = { $you ->
    [seat] Kończysz
   *[other] { $seat } kończy
 } turę.
event-captured = { $you ->
    [seat] Zdobywasz
   *[other] { $seat } zdobywa
 } figurkę { $in_hex }: { $caste }. Wpływy: { $influence }.
event-aside = Nikt nie ma przewagi { $in_hex }, więc figurka trafia na bok: { $caste }. Wpływy: { $influence }.
event-gone = Z planszy znika ostatnia figurka kasty: { $caste }. Gra się kończy.
event-four-aside = { $number ->
    [one] Na bok odłożono { $number } figurkę. Gra się kończy.
    [few] Na bok odłożono { $number } figurki. Gra się kończy.
    [many] Na bok odłożono { $number } figurek. Gra się kończy.
   *[other] Na bok odłożono { $number } figurki. Gra się kończy.
 }
event-drew = { $you ->
    [seat] Dobierasz
   *[other] { $seat } dobiera
 } kafelek.
event-drew-known = { $you ->
    [seat] Dobierasz
   *[other] { $seat } dobiera
 } kafelek: { $tile }.
event-skipped = { $you ->
    [seat] Nie masz czego zagrać i tracisz turę.
   *[other] { $seat } nie ma czego zagrać i traci turę.
 }


means-missed = Do zdobycia jej brakuje ci { $count }.
means-passed = { $caste } { $in_hex }: { $player } ma teraz więcej niż ty, { $theirs } do { $mine }.

outcome-leaders = Zwycięstwo: { $winners }. Decyduje największa liczba żetonów lidera.
outcome-others = Zwycięstwo: { $winners }. Przy równej liczbie żetonów lidera decydują figurki dwóch pozostałych kast.
outcome-total = Zwycięstwo: { $winners }. Przy równej liczbie żetonów i figurek pozostałych kast decyduje suma wszystkich figurek.
outcome-shared = Wspólne zwycięstwo: { $winners }. Równo w żetonach lidera, w pozostałych kastach i w sumie figurek.
outcome-figures = Żadna kasta nie ma lidera. Zwycięstwo: { $winners }. Decyduje suma wszystkich figurek.
outcome-equals = Żadna kasta nie ma lidera. Wspólne zwycięstwo: { $winners }. Równa suma wszystkich figurek.
score = { $player }: zamki { $castles }, Budda { $buddhas }, ryż { $rice }; żetony lidera { $tokens }.
score-tied = { $player }: zamki { $castles }, Budda { $buddhas }, ryż { $rice }; żetony lidera { $tokens }, pozostałe kasty { $others }, razem { $totals }.

refusal-choose-order = Pierwsze kafelki wskazuje się w kolejności z listy; { $tile } stoi na niej wcześniej. Cofnij, by wybrać inaczej.
refusal-no-more = Nie masz więcej takich kafelków: { $tile }.
refusal-too-few-after = Na liście po tym kafelku ({ $tile }) zostaje za mało innych, by uzbierać pięć; wybierz wcześniejszy.
refusal-not-in-hand = Nie masz na ręce takiego kafelka: { $tile }.
refusal-one-ordinary = Zwykły kafelek tej tury jest już zagrany, a { $tile } to też zwykły. Zagraj sprytny kafelek albo zakończ turę.
refusal-nothing-to-move = Nie masz na planszy kafelka, który można przenieść: tylko własny, bez symbolu sprytu, na puste pole lądu.
refusal-no-land = Żadne pole lądu nie jest już puste, więc nie ma gdzie położyć kafelka: { $tile }.
refusal-no-exchange = Żadne dwie figurki na planszy nie mogą się teraz zamienić miejscami.
refusal-nothing-played = Zanim zakończysz turę, zagraj co najmniej jeden kafelek.
refusal-supply-empty = Nie ma już do ustawienia figurek tej kasty: { $caste }.
refusal-no-city-for = Żadne miasto nie przyjmie teraz tej figurki: { $caste }.
refusal-not-in-play = To miejsce nie należy do planszy dla tylu graczy ({ $number }): { $hex }.
refusal-no-settlement = Figurki stawia się w miastach i wioskach, a to nie jest osada: { $hex }.
refusal-cities-first = Najpierw zapełnia się miasta, a to jest wioska: { $hex }.
refusal-settlement-full = Stoją tam już wszystkie figurki: { $hex }.
refusal-same-caste = Taka figurka stoi już { $in_hex }: { $caste }. Dwie jednakowe nie mogą stać razem.
refusal-settlement = Kafelki kładzie się na lądzie lub na morzu, a to jest osada: { $hex }.
refusal-ship-on-land = Statki pływają tylko po morzu, a to jest { $hex }.
refusal-tile-at-sea = Na morze trafiają tylko statki; { $tile } wymaga pola lądu, a to jest { $hex }.
refusal-move-to-sea = Kafelek przenosi się na puste pole lądu, a to jest { $hex }.
refusal-occupied = To pole nie jest puste: { $hex }. Leży tam kafelek: { $tile }.
refusal-no-tile = Nie leży tam żaden kafelek: { $hex }.
refusal-not-your-tile = Kafelek leżący { $in_hex } ma innego właściciela: { $seat }. Przenieś własny.
refusal-fast-tile = Kafelka leżącego { $in_hex } nie można przenieść: { $tile }. Przenosi się tylko te bez symbolu sprytu.
refusal-no-figure = Nie ma takiej figurki { $in_hex }: { $caste }.
refusal-name-earlier-first = Najpierw wskaż drugą z figurek: zamki idą przed Buddami, a Buddowie przed ryżem.
refusal-no-partner = Żadna figurka nie może się zamienić z tą: { $caste } { $in_hex }. Potrzebna jest figurka innej kasty, a w żadnej osadzie nie mogą stać dwie jednakowe.
refusal-same-settlement = Obie figurki stoją { $in_hex }: { $before }, { $caste }. Zamień figurki z dwóch różnych osad.
refusal-same-figure = Obie figurki są jednej kasty: { $caste } ({ $at }, { $hex }). Zamień różne.
refusal-later-caste = Figurki zamiany wskazuje się w kolejności: zamek, Budda, ryż; { $before } ({ $at }) idzie po figurce { $caste } ({ $hex }). Cofnij i wskaż najpierw tę drugą.
refusal-two-alike = Po takiej zamianie ({ $before }, { $caste }) dwie jednakowe stałyby { $in_hex } albo { $in_at }.
refusal-other-decision = To nie jest odpowiedź na pytanie. Teraz do rozstrzygnięcia: { $stage }.

position-game = To nie jest pozycja gry Samuraj.
position-hex = W polu „{ $field }” pozycji jest pole planszy, które tam nie pasuje: „{ $hex }”.
position-too-many-tiles = W polu „{ $field }” pozycji jest więcej takich kafelków, niż ma ich właściciel: { $tile }.
position-lost-tiles = Brakuje kafelków gracza { $player }; z gry odpada tylko kafelek zamiany.
position-wrong-ground = Kafelek { $tile } nie może leżeć na polu { $hex }.
position-two-alike = Na polu { $hex } stoją dwie figurki jednej kasty.
position-crowded = Na polu { $hex } jest za dużo figurek; miejsc jest { $most }.
position-half-taken = Z pola { $hex } zniknęła część figurek, a zawsze zabiera się wszystkie naraz.
position-surrounded = Pole { $hex } jest otoczone, więc jego figurki byłyby już zabrane.
position-figures = Liczba figurek kasty się nie zgadza: { $caste }, { $number } zamiast { $wanted }.
position-founding = Figurki na planszy nie pasują do fazy „{ $stage }”.
position-too-early = W fazie „{ $stage }” nikt jeszcze nie zagrał kafelka.
position-ending = Figurki na planszy nie pasują do fazy „{ $stage }”: gra kończy się, gdy z planszy zniknie jedna z kast albo na boku leżą cztery figurki.
position-hand-size = Gracz { $player } ma niewłaściwą liczbę kafelków na ręce.
position-stage = Pole „{ $field }” pozycji nie pasuje do fazy „{ $stage }”.

piece-castle = Zamek
piece-castle-text = Figurka kasty wojowników. Zdobywa ją ten, kto ma na nią największy wpływ, gdy jej osada zostanie otoczona.
piece-buddha = Budda
piece-buddha-text = Figurka kasty mnichów. Zdobywa ją ten, kto ma na nią największy wpływ, gdy jej osada zostanie otoczona.
piece-rice = Ryż
piece-rice-text = Figurka kasty kupców. Zdobywa ją ten, kto ma na nią największy wpływ, gdy jej osada zostanie otoczona.
piece-tile-castle = Kafelek zamku
piece-tile-castle-text = { power-castle } Zwykły: jeden w turze.
piece-tile-buddha = Kafelek Buddy
piece-tile-buddha-text = { power-buddha } Zwykły: jeden w turze.
piece-tile-rice = Kafelek ryżu
piece-tile-rice-text = { power-rice } Zwykły: jeden w turze.
piece-tile-samurai = Samuraj
piece-tile-samurai-text = { power-samurai } Zwykły: jeden w turze.
piece-tile-ronin = Ronin
piece-tile-ronin-text = { power-ronin }
piece-tile-ship = Statek
piece-tile-ship-text = { power-ship }
piece-tile-move = Ruch
piece-tile-move-text = { power-move } Zwykły: jeden w turze.
piece-tile-exchange = Zamiana
piece-tile-exchange-text = { power-exchange } Nigdy w Edo, i w żadnej osadzie nie mogą zostać dwie takie same.
piece-fast = Spryt
piece-fast-text = Kafelków ze sprytem wolno zagrać w turze dowolnie wiele, obok jednego zwykłego albo bez niego.
piece-village = Wioska
piece-village-text = Mieści jedną figurkę.
piece-city = Miasto
piece-city-text = Mieści dwie figurki różnych kast. Każdą dostaje ten, kto ma na nią największy wpływ.
piece-edo = Edo
piece-edo-text = W stolicy stoi po jednej figurce każdej kasty. Zamiana jej nie dotyczy.
piece-akita = Akita
piece-akita-text = { piece-city-text }
piece-kyoto = Kioto
piece-kyoto-text = { piece-city-text }
piece-sapporo = Sapporo
piece-sapporo-text = { piece-city-text }
piece-land = Ląd
piece-land-text = Mieści się tu jeden kafelek. Gdy cały ląd wokół osady jest pełny, na koniec tury zabiera się jej figurki.
piece-sea = Morze
piece-sea-text = Tylko dla statków. Może zostać puste: do otoczenia osady wystarczy pełny ląd.
piece-influence = Wpływ
piece-influence-text = Suma kafelków gracza wokół osady, dla każdej figurki osobno: kafelki jej kasty, samuraje, ronin i statki.
piece-hand = Ręka
piece-hand-text = Pięć kafelków. Na koniec tury dobierasz znów do pięciu.
piece-stack = Stos
piece-stack-text = Kafelki jeszcze niedobrane, w kolejności, której nikt nie zna.
piece-captured = Zdobyte
piece-captured-text = Figurki, które ktoś zdobył. Przy trzech i czterech graczach stoją za zasłonką właściciela.
piece-aside = Odłożone
piece-aside-text = Figurki, na które nikt nie miał największego wpływu. Przy czterech gra się kończy.
piece-supply = Pula
piece-supply-text = Figurki, które czekają na ustawienie w miastach i wioskach.
piece-left = Na planszy
piece-left-text = Gdy z planszy zniknie ostatni zamek, ostatni Budda albo ostatni ryż, gra się kończy.
piece-leader = Lider
piece-leader-text = Kto zdobył najwięcej figurek kasty, jest jej liderem; przy remisie nikt. Wygrywa lider największej liczby kast.

# Rozliczenie wyniku i to, co przesądziło o grze.
reason-leaders = Nikt inny nie jest liderem tylu kast.
reason-others = Równo w żetonach lidera, więc decydują figurki pozostałych kast.
reason-total = Równo w żetonach lidera i w pozostałych kastach, więc decyduje suma wszystkich figurek.
reason-shared = Równo w żetonach lidera, w pozostałych kastach i w sumie figurek.
reason-figures = Żadna kasta nie ma lidera, więc decyduje suma wszystkich figurek.
reason-equals = Żadna kasta nie ma lidera, a suma wszystkich figurek jest równa.
account-castles = Zamki
account-buddhas = Buddowie
account-rice = Ryż
account-tokens = Żetony lidera
account-others = Figurki pozostałych kast
account-totals = Wszystkie figurki
account-aside = { $count ->
    [one] Odłożono { $count } figurkę: zamki { $castles }, Buddowie { $buddhas }, ryż { $rice }.
    [few] Odłożono { $count } figurki: zamki { $castles }, Buddowie { $buddhas }, ryż { $rice }.
   *[many] Odłożono { $count } figurek: zamki { $castles }, Buddowie { $buddhas }, ryż { $rice }.
 }
moment-turn = Tura { $turn }

# Statistics of a player.
habits-led = Żetony lidera
habits-led-text = Gry, w których zdobyto żeton lidera danej kasty.
habits-led-castles = { account-castles }
habits-led-buddhas = { account-buddhas }
habits-led-rice = { account-rice }
