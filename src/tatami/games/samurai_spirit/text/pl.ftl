# 7 Samurajów po polsku.

title = 7 Samurajów
about = Siedmiu samurajów, trzy noce, jedna wioska: razem ją ocalicie albo razem stracicie.

option-level = Poziom trudności
option-level-easy = łatwy
option-level-easy-text = O trzy barykady więcej niż samurajów i mniej najeźdźców.
option-level-normal = normalny
option-level-normal-text = O dwie barykady więcej niż samurajów. Na początek dość trudno.
option-level-hard = trudny: utracone gospodarstwo przynosi karę
option-level-hard-text = O jedną barykadę więcej niż samurajów.
option-level-heroic = heroiczny: a rodziny nie pomagają
option-level-heroic-text = Tyle barykad, ilu samurajów.
option-samurai = Kto prowadzi którego samuraja
option-samurai-random = decyduje los
option-samurai-chosen = gracze wybierają po kolei
option-team = Samuraje jednego gracza
option-team-2 = dwóch
option-team-3 = trzech
option-spares = Żetony nieobecnych samurajów
option-spares-book = przy jednym lub dwóch graczach
option-spares-always = także przy tym większym stole (łatwiej)

reconstructed-farms = Instrukcja wymienia cztery rodzaje kar pod sześcioma gospodarstwami, ale nie ich liczby; wybraliśmy sami.
reconstructed-cards = Większość kart najeźdźców znamy z jednego opisu; najmniej pewni jesteśmy dwóch hersztów z podwójną karą.
reconstructed-animals = W jakie zwierzęta zmieniają się Heihachi, Kyuzo i Katsushiro, zgadywaliśmy.

level-easy = łatwy
level-normal = normalny
level-hard = trudny
level-heroic = heroiczny

samurai-heihachi = Heihachi
samurai-daisuke = Daisuke
samurai-gorobei = Gorobei
samurai-kanbei = Kanbei
samurai-kikuchiyo = Kikuchiyo
samurai-kyuzo = Kyuzo
samurai-katsushiro = Katsushiro
led = { $samurai } ({ $player })

human = ludzka strona
animal-raccoon-dog = jenot
animal-monkey = małpa
animal-bear = niedźwiedź
animal-boar = dzik
animal-tiger = tygrys
animal-wolf = wilk
animal-fox = lis

talent-heihachi = przekazuje parzystą kartę sąsiadowi
talent-daisuke = przekazuje nieparzystą kartę sąsiadowi
talent-gorobei = ignoruje kary z parzystych kart
talent-kanbei = ignoruje kary z nieparzystych kart
talent-kikuchiyo = może walczyć dwa razy
talent-kyuzo = odrzuca kartę o sile, która jest już w linii
talent-katsushiro = wkłada kartę pod stos i dobiera inną

kiai-heihachi-human = zbuduj barykadę
kiai-heihachi-animal = zbuduj barykadę i ulecz samuraja
kiai-daisuke-human = przenieś ostatnią kartę linii do innego samuraja
kiai-daisuke-animal = przenieś ostatnią kartę linii do innego samuraja, dwa razy
kiai-gorobei-human = odrzuć dwóch wierzchnich najeźdźców
kiai-gorobei-animal = odrzuć trzech wierzchnich najeźdźców
kiai-kanbei-human = odrzuć dwóch wierzchnich intruzów
kiai-kanbei-animal = odrzuć trzech wierzchnich intruzów
kiai-kikuchiyo-human = odrzuć ostatnią kartę dowolnej linii
kiai-kikuchiyo-animal = odrzuć ostatnią kartę dowolnej linii, dwa razy
kiai-kyuzo-human = daj żeton wsparcia dowolnemu samurajowi
kiai-kyuzo-animal = daj żeton wsparcia dowolnemu samurajowi i zbuduj barykadę
kiai-katsushiro-human = odkryj dwóch wierzchnich najeźdźców i ułóż ich
kiai-katsushiro-animal = odkryj trzech wierzchnich najeźdźców i ułóż ich

symbol-hat = kapelusz
symbol-house = chata
symbol-doll = lalka
symbol-none = bez symbolu
letter-hat = K
letter-house = C
letter-doll = L
flame = płomienie

penalty-none = bez kary
penalty-barricade = strata barykady
penalty-wound = rana
penalty-intruder = najeźdźca do intruzów
penalty-no-defend = zakaz obrony
penalty-no-support = zakaz wsparcia
penalty-left-draws = lewy sąsiad dobiera
penalty-right-draws = prawy sąsiad dobiera
penalty-must-pass = przymusowy pas
penalty-reshuffle-discard = odrzucona karta wraca
penalty-no-talent = zakaz talentów
penalty-discard-left = odrzucenie karty z lewej

farm-family = ucieka rodzina
farm-farm = płonie kolejne gospodarstwo
farm-barricade = pada barykada
farm-wound = losowa rana

family-heal = leczy
family-barricade = buduje
family-intruder = przepędza intruza

ban-defend = obrona
ban-support = wsparcie
ban-all = wszystko oprócz pasu
ban-talent = talenty

head-round = { $round ->
    [0] Przed pierwszą rundą ({ $level })
   *[other] Runda { $round } z 3 ({ $level })
 }
head-raiders = Najeźdźcy
head-top = Znane na wierzchu stosu: { $cards }
head-intruders = Intruzi
head-discarded = Odrzucone
head-returned = Wtasowane z powrotem: { $cards }
head-unseen = Jeszcze niewidziane: grabieżcy { $marauders }, porucznicy { $lieutenants }, hersztowie { $bosses }, wśród tych:
head-barricades = Barykady
head-farms = Gospodarstwa
head-families = Rodziny
head-kiai = kiai
head-sum = suma
head-wound = rana
head-right = prawa strona
head-line = linia
head-able = { $samurai }: { $talents }. Kiai przy { $value }: { $effect }.
head-spares = Gotowe żetony nieobecnych samurajów: { $spares }
head-bans = Zakazane w tej turze: { $bans }
head-shown = Odkryte, od góry: { $cards }
legend = Karty: siła, symbol (K kapelusz, C chata, L lalka, - brak), * płomienie.
next-penalty = następna kara: { $penalties }
next-penalty-none = potem bez kary
lent = ma żetony: { $tokens }
token-away = własny żeton przekazany
has-passed = pas
yes = tak
dead = śmierć
aloud-dead = śmiertelna rana
aloud-bottom = Znane na spodzie stosu: { $cards }
aloud-of = { $count } z { $most }
aloud-strength = siła { $strength }: { $cards }
aloud-times = { $count } razy { $name }
aloud-hidden = nieznana karta
aloud-lacks = { $what }: brak
aloud-empty-line = prawa strona pusta

stage-deal = rozdanie samurajów
stage-choose = wybór samuraja
stage-first = kto zaczyna
stage-spare = żetony nieobecnych samurajów
stage-penalty = kara
stage-lose = którą kartę z lewej odrzucić
stage-action = akcja
stage-card = zagranie karty
stage-again = druga walka
stage-kiai = kiai
stage-give = odbiorca
stage-place = położenie przeniesionej karty
stage-order = kolejność najeźdźców
stage-draw = odkrywanie karty
stage-return = wtasowanie karty
stage-farm = które gospodarstwo płonie
stage-family = która rodzina ucieka
stage-hurt = kto otrzymuje ranę
stage-cure = kto zostaje uleczony
stage-over = koniec gry

prompt-deal = Samurajów rozdaje los.
prompt-choose = { $own ->
    [yes] Wybierz swojego samuraja. Ważne, kto siedzi obok kogo: talenty sięgają sąsiadów.
   *[no] Wybór samuraja: { $who }. Ważne, kto siedzi obok kogo: talenty sięgają sąsiadów.
 }
prompt-first = Los decyduje, kto zaczyna.
prompt-spare = { $own ->
    [yes] Możesz użyć żetonów nieobecnych samurajów; działają do końca tej rundy, każdy raz w grze.
   *[no] { $who } może użyć żetonów nieobecnych samurajów; działają do końca tej rundy, każdy raz w grze.
 }
prompt-penalty = Ostatnia karta linii uderza; { $who } ponosi karę: { $penalties }. { $choice ->
    [ignore] Talent może ją zignorować; inaczej trzeba ją przyjąć.
    [order] Przyjmuje się obie: którą najpierw?
   *[both] Talent może ją zignorować; inaczej przyjmuje się obie: którą najpierw?
 }
prompt-lose = { $own ->
    [yes] Odrzuć kartę z lewej strony ({ $who }).
   *[no] { $who } musi odrzucić kartę z lewej strony.
 }
prompt-action = { $who }, suma { $sum } z { $value }: { $support ->
    [yes] walcz z kolejnym najeźdźcą, przekaż żeton wsparcia albo spasuj do końca rundy.
   *[no] walcz z kolejnym najeźdźcą albo spasuj do końca rundy.
 }
prompt-card = { $who }, suma { $sum } z { $value }, staje przed kartą { $card }. Atak dodaje do sumy, obrona chroni.
prompt-again = { $own ->
    [yes] Możesz walczyć drugi raz ({ $who }).
   *[no] { $who } może walczyć drugi raz.
 }
prompt-kiai = Kiai! { $who }: { $effect }. Z efektem czy bez, pierwsza karta linii zostaje potem odrzucona.
prompt-give = { $what ->
    [token] Kto dostaje żeton (właściciel: { $of })? { $own ->
        [yes] Decydujesz ty.
       *[no] Decyduje { $who }.
     }
   *[card] Kto dostaje ostatnią kartę z linii, którą ma { $of }? { $own ->
        [yes] Decydujesz ty.
       *[no] Decyduje { $who }.
     }
 }
prompt-place = { $who }, suma { $sum } z { $value }, dostaje kartę { $card }: na lewo czy na prawo?
prompt-order = { $own ->
    [yes] Odłóż najeźdźców odkrytych. Która karta leży na miejscu { $number } od góry?
   *[no] { $who } odkłada najeźdźców odkrytych. Która karta leży na miejscu { $number } od góry?
 }
prompt-draw = Trwa odkrywanie karty.
prompt-return = Losowa odrzucona karta zostaje wtasowana z powrotem.
prompt-farm = Płonie losowe gospodarstwo.
prompt-family = Ucieka losowa rodzina.
prompt-hurt = Losowy samuraj otrzymuje ranę.
prompt-cure = Losowy ranny samuraj zostaje uleczony.
prompt-over = Gra skończona.

action-deal = Los przydziela: { $samurai }
action-choose = Prowadź: { $samurai } (kiai { $human }, jako zwierzę { $animal }), { $talent }
action-first = Zaczyna samuraj numer { $number }
action-take = Użyj żetonu: { $samurai }, { $talent }
action-ready = Bez kolejnych żetonów
action-ignore = Zignoruj dzięki talentowi
action-suffer = Przyjmij, najpierw: { $penalty }
action-suffer-only = Przyjmij: { $penalty }
action-lose = Odrzuć z lewej: { $symbol }
action-fight = Walcz: odkryj kolejnego najeźdźcę
action-support = Przekaż swój żeton – dostaje go { $samurai }; najeźdźca trafia zakryty do intruzów
action-pass = Spasuj do końca rundy
action-attack = Atak (prawa strona): suma { $sum } z { $value }{ $reach ->
    [kiai] , kiai!
    [over] , ponad kiai: pada barykada
    [farm] , ponad kiai: płonie gospodarstwo
    [last] , ponad kiai: płonie ostatnie gospodarstwo i gra jest przegrana
   *[below] {""}
 }
action-attack-plain = Atak (prawa strona)
action-defend = Obrona (lewa strona): { $symbol }
action-defend-plain = Obrona (lewa strona)
action-hand = Przekaż kartę: { $samurai }
action-discard = Odrzuć kartę (jej siła jest już w linii)
action-redraw = Włóż ją pod stos i dobierz inną, którą trzeba zagrać
action-again = Walcz ponownie
action-stop = Nie walcz więcej
action-use = Użyj kiai
action-build = Zbuduj barykadę
action-build-only = Tylko zbuduj barykadę
action-skip = Zrezygnuj
action-heal = Ulecz: { $samurai } (i zbuduj barykadę, jeśli jest miejsce)
action-token = Przenieś żeton: { $samurai } ...
action-token-build = Przenieś żeton: { $samurai } (i zbuduj barykadę) ...
action-strip = Odrzuć ostatnią kartę ({ $samurai }): { $card } ({ $next })
action-move = Przenieś ostatnią kartę ({ $samurai }): { $card } ({ $next }) ...
action-give = ... dostaje { $samurai }
action-top = { $card }
action-card = Odkryta karta: { $card }
action-deeper = To żadna z ostatnio wtasowanych kart
action-back = Wraca karta { $card }
action-farm = Płonie gospodarstwo: { $farm }
action-family = Ucieka rodzina, która { $family }
action-hurt = Ranę otrzymuje { $samurai }
action-cure = Uleczony: { $samurai }

event-dealt = { $you ->
    [seat] Prowadzisz
   *[other] { $seat } prowadzi
 } samuraja: { $samurai }.
event-chosen = { $you ->
    [seat] Wybierasz
   *[other] { $seat } wybiera
 } samuraja: { $samurai }.
event-round = Zaczyna się runda { $round }. Najeźdźcy: { $raiders }.
event-turn = { $you ->
    [seat] Twoja tura: { $samurai }.
   *[other] Tura: { $samurai } ({ $seat }).
 }
event-took = { $you ->
    [samurai] Używasz
   *[other] { $samurai } używa
 } w tej rundzie żetonu: { $of }.
event-prepared = { $you ->
    [samurai] Nie bierzesz
   *[other] { $samurai } nie bierze
 } więcej żetonów.
event-ignored = { $you ->
    [samurai] Ignorujesz
   *[other] { $samurai } ignoruje
 } karę z karty { $card }.
event-suffers = { $you ->
    [samurai] Ponosisz
   *[other] { $samurai } ponosi
 } karę: { $penalty }.
event-instead = Kary nie da się zastosować; zamiast niej rana.
event-barricade-lost = Pada barykada; { $barricades ->
    [0] nie została żadna.
    [one] została { $barricades }.
    [few] zostały { $barricades }.
    [many] zostało { $barricades }.
   *[other] zostało { $barricades }.
 }
event-barricade-built = { $by ->
    [family] Rodzina, która buduje, stawia barykadę;
   *[kiai] Powstaje barykada;
 } teraz { $barricades ->
    [one] stoi { $barricades }.
    [few] stoją { $barricades }.
    [many] stoi { $barricades }.
   *[other] stoi { $barricades }.
 }
event-farm-lost = Płonie gospodarstwo; { $farms ->
    [0] nie zostało żadne.
    [one] zostało { $farms }.
    [few] zostały { $farms }.
    [many] zostało { $farms }.
   *[other] zostało { $farms }.
 }
event-farm-turned = Płonie gospodarstwo; { $farms ->
    [one] zostało { $farms }.
    [few] zostały { $farms }.
    [many] zostało { $farms }.
   *[other] zostało { $farms }.
 } Jego kara: { $farm }.
event-family-lost = { $heroic ->
    [1] Ucieka rodzina;
   *[0] Ucieka rodzina, która { $family };
 } { $families ->
    [0] nie została żadna.
    [one] została { $families }.
    [few] zostały { $families }.
    [many] zostało { $families }.
   *[other] zostało { $families }.
 }
event-wounded = { $you ->
    [samurai] Otrzymujesz
   *[other] { $samurai } otrzymuje
 } ranę.
event-turned = { $you ->
    [samurai] Otrzymujesz drugą ranę: budzi się twoje zwierzę
   *[other] { $samurai } otrzymuje drugą ranę: budzi się zwierzę
 }, kiai { $value }.
event-killed = { $you ->
    [samurai] Giniesz
   *[other] { $samurai } ginie
 }.
event-healed = { $you ->
    [samurai] Pozbywasz się
   *[other] { $samurai } pozbywa się
 } { $by ->
    [family] rany dzięki rodzinie, która leczy.
   *[kiai] rany.
 }
event-intruded = Wierzchni najeźdźca trafia zakryty do intruzów ({ $intruders }). W stosie { $raiders ->
    [one] jest { $raiders } karta.
    [few] są { $raiders } karty.
    [many] jest { $raiders } kart.
   *[other] jest { $raiders } karty.
 }
event-intruded-known = Wierzchni najeźdźca, { $card }, trafia do intruzów ({ $intruders }). W stosie { $raiders ->
    [one] jest { $raiders } karta.
    [few] są { $raiders } karty.
    [many] jest { $raiders } kart.
   *[other] jest { $raiders } karty.
 }
event-fights = { $you ->
    [samurai] Walczysz
   *[other] { $samurai } walczy
 }.
event-drew = { $you ->
    [samurai] Dobierasz
   *[other] { $samurai } dobiera
 } { $card }.
event-attacked = { $forced ->
    [1] { $you ->
        [samurai] Musisz zaatakować
       *[other] { $samurai } musi zaatakować
     } { $card }
   *[0] { $you ->
        [samurai] Atakujesz
       *[other] { $samurai } atakuje
     } { $card }
 }: suma { $sum } z { $value }.
event-overrun = { $you ->
    [samurai] Przegrywasz
   *[other] { $samurai } przegrywa
 } z najeźdźcami, { $sum } przy kiai { $value }.
event-defended = { $you ->
    [samurai] Bronisz się
   *[other] { $samurai } broni się
 } kartą { $card }.
event-handed = { $you ->
    [samurai] Przekazujesz kartę { $card }; dostaje ją { $to }
    [to] { $samurai } przekazuje ci kartę { $card }
   *[other] { $samurai } przekazuje kartę { $card }; dostaje ją { $to }
 }.
event-discarded = { $you ->
    [samurai] Odrzucasz
   *[other] { $samurai } odrzuca
 } { $card }.
event-redrew = { $you ->
    [samurai] Wkładasz
   *[other] { $samurai } wkłada
 } pod stos { $card }.
event-again = { $you ->
    [samurai] Walczysz
   *[other] { $samurai } walczy
 } ponownie.
event-stopped = { $you ->
    [samurai] Nie walczysz
   *[other] { $samurai } nie walczy
 } więcej.
event-supported = { $you ->
    [samurai] Przekazujesz swój żeton; dostaje go { $to }
    [to] { $samurai } przekazuje ci swój żeton
   *[other] { $samurai } przekazuje swój żeton; dostaje go { $to }
 }.
event-passed = { $why ->
    [over] { $you ->
        [samurai] Ponosisz porażkę i musisz spasować.
       *[other] { $samurai } jest pokonany i musi spasować.
     }
    [penalty] { $you ->
        [samurai] Pasujesz
       *[other] { $samurai } pasuje
     } z przymusu.
   *[free] { $you ->
        [samurai] Pasujesz
       *[other] { $samurai } pasuje
     }.
 }
event-token-back = { $you ->
    [of] Twój żeton wraca do ciebie.
   *[other] Żeton wraca do właściciela: { $of }.
 }
event-kiai = Kiai! { $you ->
    [samurai] Osiągasz dokładnie { $value }
   *[other] { $samurai } osiąga dokładnie { $value }
 }{ $idle ->
    [barricades] , ale nie ma czego budować: stoją wszystkie barykady.
    [healthy] , ale stoją wszystkie barykady i nikt nie ma żetonu rany.
    [raiders] , ale stos najeźdźców jest pusty.
    [intruders] , ale nie ma intruzów.
    [alone] , ale w rundzie nie ma już innych samurajów.
   *[no] .
 }
event-kiai-skipped = { $you ->
    [samurai] Rezygnujesz
   *[other] { $samurai } rezygnuje
 } z efektu.
event-kiai-used = { $you ->
    [samurai] Używasz
   *[other] { $samurai } używa
 } kiai.
event-shed = { $you ->
    [samurai] Odrzucasz pierwszą kartę swojej linii
   *[other] { $samurai } odrzuca pierwszą kartę linii
 }, { $card }: suma { $sum }.
event-picked-token = { $you ->
    [samurai] Sięgasz
   *[other] { $samurai } sięga
 } po żeton: { $of }.
event-picked-card = { $you ->
    [samurai] Sięgasz po ostatnią kartę, którą ma { $of }.
    [of] { $samurai } sięga po twoją ostatnią kartę.
   *[other] { $samurai } sięga po ostatnią kartę, którą ma { $of }.
 }
event-token-moved = { $you ->
    [to] Dostajesz żeton ({ $of }).
    [of] Twój żeton dostaje { $to }.
   *[other] Żeton ({ $of }) dostaje { $to }.
 }
event-moved = { $you ->
    [to] Kartę { $card } oddaje { $of } (suma { $sum }), a dostajesz ją ty.
    [of] Oddajesz kartę { $card } (suma { $sum }), a dostaje ją { $to }.
   *[other] Kartę { $card } oddaje { $of } (suma { $sum }), a dostaje { $to }.
 }
event-stripped = { $you ->
    [samurai] Tracisz
   *[other] { $samurai } traci
 } ostatnią kartę, { $card }: suma { $sum }.
event-scattered = Odrzucony najeźdźca: { $card }; w stosie: { $raiders }.
event-repelled = { $by ->
    [family] Rodzina przepędza intruza: { $card };
   *[kiai] Odrzucony intruz: { $card };
 } zostaje: { $intruders }.
event-revealed = Odkryta karta: { $card }.
event-ordered = { $you ->
    [samurai] Kładziesz
   *[other] { $samurai } kładzie
 } na miejscu { $number }: { $card }.
event-restacked = Odkryte na stosie, od góry: { $cards }.
event-storm = Intruz: { $card }.
event-returned = Karta { $card } wraca do stosu ({ $raiders }).
event-left-lost = { $you ->
    [samurai] Odrzucasz
   *[other] { $samurai } odrzuca
 } z lewej strony { $card }.
event-round-over = { $why ->
    [all-passed] Wszyscy spasowali: reszta stosu ({ $raiders }) dołącza do intruzów.
    [too-long] Runda trwa zbyt długo: reszta stosu ({ $raiders }) dołącza do intruzów.
   *[pile-empty] Stos najeźdźców jest pusty: runda się kończy.
 }
event-undefended = { $you ->
    [samurai] Nie masz
   *[other] { $samurai } nie ma
 } symbolu: { $symbol }.

means-last-farms = Jeśli spłonie ostatnie gospodarstwo, wszystko przepadnie.
means-last-families = Jeśli ucieknie ostatnia rodzina, wszystko przepadnie.
means-no-barricade = Następny cios spali gospodarstwo.
means-turning = Jeszcze jedna rana i budzi się zwierzę: { $samurai }.
means-dying = Jeszcze jedna rana zabije ({ $samurai }) i wszystko przepadnie.
means-handed = Teraz ta karta należy do ciebie: decydujesz, co się z nią stanie.
means-supported = W następnej turze masz ten talent: { $talent }.

outcome-victory = Wioska ocalona! Wynik { $score }: gospodarstwa { $farms }, rodziny { $families }, { $unhurt ->
    [1] nikt nie jest ranny.
   *[0] nie wszyscy są zdrowi.
 } Poziom: { $level }, po rundzie { $round }.
outcome-killed = Porażka w rundzie { $round } ({ $level }): ginie { $fallen }. Gospodarstwa { $farms }, rodziny { $families }.
outcome-farms = Porażka w rundzie { $round } ({ $level }): spłonęło ostatnie gospodarstwo. Gospodarstwa { $farms }, rodziny { $families }.
outcome-families = Porażka w rundzie { $round } ({ $level }): uciekła ostatnia rodzina. Gospodarstwa { $farms }, rodziny { $families }.

refusal-samurai-taken = { $samurai } ma już swojego gracza.
refusal-samurai-absent = { $samurai } nie siedzi przy tym stole.
refusal-samurai-passed = { $samurai } spasował i nie bierze już udziału w tej rundzie.
refusal-spare-present = { $samurai } siedzi przy stole, więc jego żeton nie jest wolny.
refusal-spare-used = Ten żeton został już użyty ({ $samurai }); każdy działa raz w grze.
refusal-cannot-ignore = { $parity ->
    [odd] Karta jest nieparzysta; jej karę mógłby zignorować tylko talent, który ma Kanbei.
   *[even] Karta jest parzysta; jej karę mógłby zignorować tylko talent, który ma Gorobei.
 }
refusal-not-that-penalty = Na ostatniej karcie nie ma tej kary: { $penalty }.
refusal-nothing-there = Po lewej stronie nie ma karty z tym symbolem: { $symbol }.
refusal-no-support = Kara zabrania wsparcia w tej turze.
refusal-token-away = Żetonu nie ma pod ręką ({ $samurai }), więc wsparcie jest niemożliwe.
refusal-support-self = Wspiera się innego samuraja.
refusal-no-symbol = Ta karta nie ma symbolu, więc nie nadaje się do obrony: { $card }.
refusal-symbol-there = Po lewej stronie jest już ten symbol: { $symbol }.
refusal-no-defence = Kara zabrania kłaść karty po lewej stronie w tej turze.
refusal-moved-card = Talenty nie działają na przeniesioną kartę; połóż ją na lewo albo na prawo.
refusal-bound-card = Drugą kartę trzeba zatrzymać: atak albo obrona.
refusal-no-talent = Kara herszta zabrania w tej turze talentów i żetonów.
refusal-talent-missing = Do tego trzeba talentu, który ma { $samurai }.
refusal-even-only = { $samurai } przekazuje tylko karty parzyste.
refusal-odd-only = { $samurai } przekazuje tylko karty nieparzyste.
refusal-lent-talent = Talent przekazany z żetonem działa tylko we własnej turze ({ $samurai }).
refusal-no-duplicate = Żadna karta w linii nie ma tej samej siły co { $card }.
refusal-pile-empty = Za tą kartą stos najeźdźców jest pusty, więc nie ma czego dobrać.
refusal-handed-before = { $samurai } już przekazał tę kartę i nie może dostać jej z powrotem.
refusal-no-neighbour = { $samurai } nie jest sąsiadem.
refusal-barricades-full = Barykad jest już tyle, ile na początku ({ $most }).
refusal-other-kiai = { $samurai } nie ma takiego kiai.
refusal-human-kiai = Tego nie potrafi człowiek, tylko zwierzę ({ $samurai }).
refusal-name-samurai = Kiai, które ma { $samurai }, działa na samuraja: wskaż którego.
refusal-not-wounded = { $samurai } nie ma żetonu rany.
refusal-nobody-else = Nie ma w rundzie nikogo innego, kto mógłby to dostać.
refusal-line-empty = Linia jest pusta ({ $samurai }).
refusal-there-already = { $samurai } już to ma; wybierz kogoś innego.
refusal-not-shown = Tej karty nie ma wśród tych, które wracają na stos: { $card }.
refusal-other-decision = To nie jest odpowiedź na pytanie. Teraz do rozstrzygnięcia: { $stage }.

talent-and-kiai = Talent: { $talent }. Kiai przy { $human }: { $effect }. Jako { $animal }, kiai przy { $stronger }: { $more }.

piece-raiders = Najeźdźcy
piece-raiders-text = Stos, który atakuje wioskę w tej rundzie. Runda kończy się, gdy jest pusty albo gdy wszyscy samuraje spasowali.
piece-intruders = Intruzi
piece-intruders-text = Najeźdźcy, którzy się przemknęli. Na koniec rundy zostają odkryci: każdy z płomieniami niszczy barykadę albo pali gospodarstwo.
piece-discard = Odrzucone
piece-discard-text = Najeźdźcy wyłączeni z tej rundy. W następnej wrócą.
piece-barricade = Barykada
piece-barricade-text = Przyjmuje cios za wioskę: gdy ma paść, a żadnej nie ma, płonie gospodarstwo.
piece-farm = Gospodarstwo
piece-farm-text = Sześć gospodarstw żywi wioskę. Gdy spłonie ostatnie, gra jest przegrana; każde ocalone to punkt.
piece-family = Rodzina
piece-family-text = Trzy rodziny. Gdy ucieknie ostatnia, gra jest przegrana. Każda, która zostanie, pomaga po rundzie: leczy, buduje barykadę albo przepędza intruza (nie na poziomie heroicznym).
piece-round = Runda
piece-round-text = Trzy rundy, za każdym razem z silniejszą bandą: w drugiej dołączają porucznicy, w trzeciej hersztowie.
piece-track = Tor walki
piece-track-text = Suma sił kart po prawej stronie. Gdy równa się wartości kiai, następuje kiai; powyżej samuraj jest pokonany i pada barykada.
piece-kiai = Kiai
piece-kiai-text = Okrzyk bojowy, gdy suma jest równa tej wartości: można użyć jego efektu, po czym pierwsza karta linii jest odrzucana.
piece-right = Prawa: atak
piece-right-text = Zaatakowana karta trafia na koniec tej linii i dodaje swoją siłę do sumy. Na początku następnej tury działa kara z ostatniej karty.
piece-left = Lewa: obrona
piece-left-text = Karta z kapeluszem, chatą albo lalką może trafić tutaj, po jednej z każdym symbolem. Nie dodaje nic do sumy, a chroni na koniec rundy.
piece-hat = Kapelusz
piece-hat-text = Po lewej stronie chroni samuraja: bez kapelusza na koniec rundy zostaje ranny.
piece-house = Chata
piece-house-text = Po lewej stronie chroni gospodarstwo: bez chaty na koniec rundy jedno płonie.
piece-doll = Lalka
piece-doll-text = Po lewej stronie chroni rodzinę: bez lalki na koniec rundy jedna ucieka.
piece-flame = Płomienie
piece-flame-text = Taki najeźdźca wśród intruzów niszczy na koniec rundy barykadę, a gdy jej nie ma, pali gospodarstwo.
piece-wound = Rana
piece-wound-text = Pierwsza leży na planszy. Druga zmienia samuraja w zwierzę, o wyższym kiai. Trzecia znów leży na planszy, a czwarta zabija: gra jest przegrana.
piece-token = Żeton wsparcia
piece-token-text = Przekaż go innemu samurajowi: w swojej najbliższej turze może użyć twojego talentu. Jeden najeźdźca dołącza po kryjomu do intruzów. Po tamtej turze żeton wraca.
piece-spare = Żeton nieobecnego samuraja
piece-spare-text = Można go wziąć na początku tury. Jego talent działa do końca rundy, raz w grze.
piece-passed = Pas
piece-passed-text = Poza tą rundą: żadnych kart, żadnych kar. Leżące karty zostają i liczą się na koniec rundy.
piece-marauder = Grabieżca
piece-marauder-text = Najeźdźca o sile od 1 do 4. Od pierwszej rundy jest ich siedmiu na samuraja (na poziomie łatwym sześciu).
piece-lieutenant = Porucznik
piece-lieutenant-text = Najeźdźca o sile 5. Dołączają w drugiej rundzie, jeden na samuraja.
piece-boss = Herszt
piece-boss-text = Najeźdźca o sile 6 z ciężką karą, czasem z dwiema. Dołączają w trzeciej rundzie, jeden na samuraja.
piece-fight = Walka
piece-fight-text = Odkryj następnego najeźdźcę, a potem zaatakuj go (prawa strona) albo broń się nim (lewa strona).
piece-support = Wsparcie
piece-support-text = Przekaż swój żeton: drugi samuraj może użyć twojego talentu w swojej najbliższej turze. Wierzchni najeźdźca dołącza po kryjomu do intruzów.
piece-pass = Pas
piece-pass-text = Koniec tej rundy dla samuraja. Pokonany samuraj musi spasować.
piece-penalty-barricade = Strata barykady
piece-penalty-barricade-text = Na początku tury pada barykada, a gdy żadnej nie ma, płonie gospodarstwo.
piece-penalty-wound = Rana
piece-penalty-wound-text = Na początku tury ten samuraj zostaje ranny.
piece-penalty-intruder = Intruz
piece-penalty-intruder-text = Na początku tury wierzchni najeźdźca dołącza po kryjomu do intruzów.
piece-penalty-no-defend = Zakaz obrony
piece-penalty-no-defend-text = W tej turze żadna karta nie może trafić na własną lewą stronę.
piece-penalty-no-support = Zakaz wsparcia
piece-penalty-no-support-text = W tej turze ten samuraj nie może przekazać żetonu.
piece-penalty-left-draws = Lewy sąsiad dobiera
piece-penalty-left-draws-text = Lewy sąsiad dobiera najeźdźcę i musi go zaatakować. Jeśli spasował, ranny jest ten samuraj.
piece-penalty-right-draws = Prawy sąsiad dobiera
piece-penalty-right-draws-text = Prawy sąsiad dobiera najeźdźcę i musi go zaatakować. Jeśli spasował, ranny jest ten samuraj.
piece-penalty-must-pass = Przymusowy pas
piece-penalty-must-pass-text = W tej turze ten samuraj może tylko spasować.
piece-penalty-reshuffle-discard = Powrót
piece-penalty-reshuffle-discard-text = Losowa odrzucona karta zostaje wtasowana w stos najeźdźców.
piece-penalty-no-talent = Zakaz talentów
piece-penalty-no-talent-text = W tej turze nie działa ani własny talent, ani żetony.
piece-penalty-discard-left = Strata karty z lewej
piece-penalty-discard-left-text = Ten samuraj odrzuca wybraną kartę z lewej strony, a gdy żadnej nie ma, zostaje ranny.

position-game = To nie jest pozycja gry 7 Samurajów.
position-boards = Pozycja musi mieć po jednej planszy na gracza; jedyny gracz ma dwie albo trzy.
position-card = Pole „{ $field }” pozycji wymienia kartę, której nie ma w grze: { $card }.
position-twice = Pozycja ma kartę { $card } w { $field } i w { $other }.
position-early = Karta { $card } nie wchodzi do gry w tej rundzie.
position-left = Karta { $card } nie może leżeć po lewej stronie samuraja numer { $place }.
position-count = Karty nie zgadzają się z poziomem, liczbą samurajów i rundą.
position-dolls = Przy jednym lub dwóch graczach wśród najeźdźców muszą być co najmniej dwie lalki, a zostało na nie za mało kart.
position-samurai-twice = Pozycja zawiera dwa razy: { $samurai }.
position-setup = Przed pierwszą rundą żadna karta nie może nigdzie leżeć.
position-stage = Pole „{ $field }” pozycji nie pasuje do fazy „{ $stage }”.

# Rozliczenie wyniku i to, co przesądziło o grze.
reason-victory = Wioska ocalona: wynik { $score }, poziom { $level }.
reason-killed = W rundzie { $round } ginie { $fallen }.
reason-farms = W rundzie { $round } spłonęło ostatnie gospodarstwo.
reason-families = W rundzie { $round } uciekła ostatnia rodzina.
account-farms = Gospodarstwa
account-families = Rodziny
account-barricades = Barykady
account-start = Na początku
account-end = Na końcu
account-score = Punkty
account-reached = Runda, do której dotrwano
account-wounds = Rany
account-killed = nie żyje
account-samurai = { $samurai }
account-round = Runda { $round } z { $rounds }
moment-round = Runda { $round }

# Statistics of a player.
habits-lost = Dlaczego wioska padła
habits-lost-text = Przegrane gry według tego, co je zakończyło.
habits-lost-killed = Zginął samuraj
habits-lost-farms = Spłonęło ostatnie gospodarstwo
habits-lost-families = Uciekła ostatnia rodzina
