# Koi-Koi po polsku.

title = Koi-Koi
about = Karty kwiatów: łącz miesiące, zbieraj układy i odważ się grać dalej.

option-months = Ile miesięcy gramy
option-months-1 = jeden
option-months-3 = trzy
option-months-6 = sześć
option-months-12 = cały rok

flower-pine = sosna
flower-plum = śliwa
flower-cherry = wiśnia
flower-wisteria = glicynia
flower-iris = irys
flower-peony = piwonia
flower-clover = lespedeza
flower-grass = miskant
flower-mum = chryzantema
flower-maple = klon
flower-willow = wierzba
flower-paulownia = paulownia

thing-crane = żuraw
thing-warbler = słowik
thing-curtain = kurtyna
thing-cuckoo = kukułka
thing-bridge = mostek
thing-butterflies = motyle
thing-boar = dzik
thing-moon = księżyc
thing-geese = gęsi
thing-cup = czarka sake
thing-deer = jeleń
thing-rain = człowiek w deszczu
thing-swallow = jaskółka
thing-phoenix = feniks
thing-poem = czerwona wstążka z wierszem
thing-red = czerwona wstążka
thing-blue = niebieska wstążka
thing-a = zwykła A
thing-b = zwykła B
thing-c = zwykła C

short-poem = wiersz
short-blue = niebieska

card = { $flower } { $thing }

head = Miesiąc { $month } z { $months }. Karty w stosie: { $pile }
head-field = Na polu:
head-hand = Twoja ręka:
points = punkty { $points }
hand = ręka { $count }
dealer = rozdaje

stage-begin = wybór rozdającego
stage-deal = rozdanie
stage-play = zagranie karty
stage-match = wybór, co bierze zagrana karta
stage-turn-up = odkrycie karty
stage-pick = wybór, co bierze odkryta karta
stage-call = koi-koi albo koniec
stage-over = koniec gry

prompt-begin = Los wybiera, kto rozdaje.
prompt-deal = Karty są rozdawane.
prompt-play = { $whose ->
    [own] Zagraj kartę z ręki. Jeśli na polu leży jej kwiat, bierze stamtąd kartę; jeśli nie, zostaje na polu.
   *[other] Kartę zagrywa { $turn }.
 }
prompt-match = { $whose ->
    [own] Do karty { $card } pasują dwie. Którą bierzesz?
   *[other] { $turn } wybiera, co weźmie karta { $card }.
 }
prompt-turn-up = Odkrywana jest karta ze stosu.
prompt-pick = { $whose ->
    [own] Ze stosu wyszła karta { $card } i pasują do niej dwie. Którą bierzesz?
   *[other] { $turn } wybiera, co weźmie karta { $card }.
 }
prompt-call = { $whose ->
    [own] Masz układy: { $yaku }. Kończysz i liczysz { $points } czy wołasz koi-koi i grasz dalej? Jeśli potem skończy druga strona, jej punkty liczą się podwójnie.
   *[other] { $turn } ma układy: { $yaku }. Koi-koi czy koniec?
 }
prompt-over = Gra skończona.

action-play = { $count ->
    [0] Zagraj: { $card }
    [2] Zagraj: { $card }, weź jedną z: { $takes }
   *[other] Zagraj: { $card }, weź: { $takes }
 }
action-take = Weź: { $card }
action-draw = Odkryto: { $card }
action-koi = Koi-koi! Gramy dalej
action-stop = Koniec miesiąca: punkty { $points }
action-first = Pierwszy rozdaje { $player }

event-begins = Pierwszy rozdaje { $seat }.
event-dealt = Zaczyna się miesiąc { $month }; rozdaje i zaczyna { $seat }. Na polu: { $cards }.
event-hand = Twoja ręka: { $cards }.
event-played = { $seat } zagrywa: { $card }.
event-turned-up = { $seat } odkrywa: { $card }.
event-laid = Nic nie pasuje, na polu zostaje: { $card }.
event-took = { $seat } bierze: { $cards }.
event-made = { $seat } ma układy: { $yaku }; { $points ->
    [one] 1 punkt.
    [few] { $points } punkty.
   *[other] { $points } punktów.
 }
event-called = { $seat } woła koi-koi i gra dalej!
event-won = { $seat } kończy i wygrywa miesiąc { $month }: { $points ->
    [one] 1 punkt.
    [few] { $points } punkty.
   *[other] { $points } punktów.
 }
event-nothing = Miesiąc { $month } kończy się z pustymi rękami; nikt nie punktuje.

outcome-points = Wygrywa { $winners }. Punkty: { $points }.
outcome-level = Nikt nie prowadzi, zwycięstwo dzielą: { $winners }. Punkty: { $points }.

refusal-chance = Karty rozdaje i odkrywa los.
refusal-not-in-hand = Nie masz w ręce karty: { $card }.
refusal-other-flower = Ta karta nie pasuje: { $card }. Potrzebny kwiat: { $flower }.
refusal-not-on-field = Na polu nie ma karty: { $card }.
refusal-other-decision = To nie jest odpowiedź na pytanie. Teraz rozstrzyga się: { $stage }.

piece-bright = Blaski
piece-bright-text = Pięć kart: żuraw, kurtyna, księżyc, człowiek w deszczu i feniks. Punktują już trzy, jeśli nie ma wśród nich człowieka w deszczu.
piece-animal = Zwierzęta
piece-animal-text = Dziewięć kart ze zwierzęciem, mostkiem albo czarką sake. Pięć daje 1 punkt, każda następna o 1 więcej.
piece-ribbon = Wstążki
piece-ribbon-text = Dziesięć kart z papierową wstążką: trzy z wierszem, trzy niebieskie, cztery zwykłe czerwone. Pięć daje 1 punkt, każda następna o 1 więcej.
piece-plain = Zwykłe
piece-plain-text = Dwadzieścia cztery karty z samą rośliną. Dziesięć daje 1 punkt, każda następna o 1 więcej.
piece-three-brights = Trzy blaski
piece-three-brights-text = Trzy blaski bez człowieka w deszczu: 5.
piece-rainy-four = Deszczowe cztery blaski
piece-rainy-four-text = Człowiek w deszczu i trzy inne blaski: 7.
piece-four-brights = Cztery blaski
piece-four-brights-text = Wszystkie blaski prócz człowieka w deszczu: 8.
piece-five-brights = Pięć blasków
piece-five-brights-text = Wszystkie blaski: 10.
piece-boar-deer-butterflies = Dzik, jeleń i motyle
piece-boar-deer-butterflies-text = Te trzy zwierzęta razem: 5.
piece-poems = Wstążki z wierszem
piece-poems-text = Czerwone wstążki z wierszem: sosny, śliwy i wiśni: 5.
piece-blues = Niebieskie wstążki
piece-blues-text = Niebieskie wstążki: piwonii, chryzantemy i klonu: 5.
piece-moon-viewing = Podziwianie księżyca
piece-moon-viewing-text = Księżyc i czarka sake: 5.
piece-blossom-viewing = Podziwianie kwiatów
piece-blossom-viewing-text = Kurtyna i czarka sake: 5.
piece-animals = Pięć zwierząt
piece-animals-text = Pięć zwierząt daje 1 punkt, każde następne o 1 więcej.
piece-ribbons = Pięć wstążek
piece-ribbons-text = Pięć wstążek daje 1 punkt, każda następna o 1 więcej.
piece-plains = Dziesięć zwykłych
piece-plains-text = Dziesięć zwykłych kart daje 1 punkt, każda następna o 1 więcej.
piece-koi-koi = Koi-koi
piece-koi-koi-text = „Chodź, chodź!” Kto ułoży układ, może skończyć i policzyć punkty albo zawołać koi-koi i grać o więcej. Jeśli potem pierwsza skończy druga strona, jej punkty się podwajają.

position-game = To nie jest pozycja z Koi-Koi.
position-cards = Pole „{ $field }” pozycji musi zawierać karty takie jak „pine-crane”.
position-twice = W pozycji karta { $card } występuje dwa razy.
position-stage = Pole „{ $field }” pozycji nie pasuje do etapu „{ $stage }”.
position-deal = Rozdanie jest w złej kolejności: osiem kart na pole, potem pierwsza ręka, potem druga.
position-pile = Liczba kart w stosie powinna wynosić { $count }.
position-hands = Rozdający zaczyna i gra się na zmianę: takich rąk być nie może.
position-flowers = Wzięte karty i pole nie mogły powstać z łączenia kwiatów.
position-best = To, z czym gracz { $player } zawołał koi-koi, nie pasuje do wziętych kart.
