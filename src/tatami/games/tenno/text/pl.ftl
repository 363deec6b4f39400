# Tenno po polsku.

title = Tenno
about = Blef i pamięć: odkryj kartę, odgadnij cudzą, zapełnij swoje więzienie.

option-first = Kto zaczyna
option-first-random = decyduje los
option-memory = Notatki o tym, co było widać
option-memory-aid = prowadzi je za ciebie Tatami
option-memory-aid-text = Karty, które pokazano, są zaznaczone na stole dla tych, którzy je widzieli.
option-memory-head = tylko we własnej głowie
option-memory-head-text = Nic nie jest zaznaczone: pamiętacie sami, jak przy prawdziwym stole.

card-1 = chłop 1
card-2 = chłop 2
card-3 = chłop 3
card-4 = ninja 4
card-5 = mnich 5
card-6 = ronin 6
card-7 = samuraj 7
card-8 = samuraj 8
card-9 = daimyo 9
card-10 = szogun 10
card-X = gejsza X

power-1 = Najsłabszy: wabik.
power-2 = Chłop: wabik.
power-3 = Chłop: wabik.
power-4 = Siła 8 w ataku, 4 w obronie.
power-5 = Pokazany ze stołu, daje +2 innej twojej karcie, która jest atakowana.
power-6 = Po jego ataku możesz zaatakować jeszcze raz, inną kartą.
power-7 = Silny, bez sztuczek.
power-8 = Silny, bez sztuczek.
power-9 = W ataku silniejsza jest tylko gejsza.
power-10 = Nigdy nie atakuje. Kto z nim przegra, trafia do twojego więzienia.
power-X = Raz pokonuje dowolną kartę, potem odpada z gry.

head-hand = ręka
head-prison = więzienie
head-discarded = odrzucone
hand-empty = pusta
your-hand = Twoja ręka: { $cards }
goes-first = Pierwszą turę ma: { $player }
one-of = { $player }, { $places }: jedna z kart { $cards }
aloud-gap = puste
aloud-up = odkryta: { $card }
aloud-down = zakryta
aloud-sure = zakryta, na pewno { $cards }
aloud-one-of = zakryta, jedna z: { $cards }
aloud-prison = { $count }, razem { $total }

stage-begin = kto zaczyna
stage-arrange = układanie chłopów
stage-strike = atak
stage-support = mnich
stage-again = drugi atak po roninie
stage-refill = uzupełnianie luk
stage-change = wymiana karty
stage-relay = położenie karty
stage-peek = podgląd karty
stage-over = koniec gry

prompt-begin = Los decyduje, kto zaczyna.
prompt-arrange = { $own ->
    [laid] Trwa układanie chłopów.
   *[open] Ułóż trzech chłopów na miejscach a, b i c. Nikt nie widzi kolejności, a zły strzał drogo kosztuje.
 }
prompt-strike = { $own ->
    [yes] Atakuj: jedna z twoich trzech kart przeciw jednej karcie przeciwnika. Wygrywa wyższa siła.
   *[no] { $turn } musi zaatakować: jedna z trzech kart przeciw jednej karcie przeciwnika. Wygrywa wyższa siła.
 }
prompt-support = Atak: { $card } ({ $attacker }). Obrona: { $met } ({ $defender }).{ $monk ->
    [others] {""}
    [none] { " " }Twój mnich nie leży na stole; pytanie pada, żeby nikt się nie domyślił.
   *[other] { " " }Pokazanie mnicha z miejsca { $monk } dodaje 2 do obrony.
 }
prompt-again = { $own ->
    [yes] Twój ronin już walczył. Możesz zaatakować jeszcze raz, jedną z dwóch pozostałych kart.
   *[no] Ronin już walczył. { $turn } może zaatakować jeszcze raz, jedną z dwóch pozostałych kart.
 }
prompt-refill = { $gaps ->
    [0] Trwa uzupełnianie straconych kart.
    [one] Uzupełnij miejsce { $place } zakrytą kartą z ręki.
    [few] Uzupełnij { $gaps } luki zakrytymi kartami z ręki; najpierw miejsce { $place }.
    [many] Uzupełnij { $gaps } luk zakrytymi kartami z ręki; najpierw miejsce { $place }.
   *[other] Uzupełnij { $gaps } luki zakrytymi kartami z ręki; najpierw miejsce { $place }.
 }
prompt-change = { $own ->
    [yes] { $hand ->
        [empty] Atak bez strat, a ręka pusta: możesz zamienić miejscami dwie ze swoich kart albo tylko to udać.
       *[full] Atak bez strat: możesz wymienić jedną ze swoich trzech kart na kartę z ręki.
     }
   *[no] { $hand ->
        [empty] Atak bez strat, a ręka pusta: { $turn } może zamienić miejscami dwie ze swoich trzech kart albo tylko to udać.
       *[full] Atak bez strat: { $turn } może wymienić jedną ze swoich trzech kart na kartę z ręki.
     }
 }
prompt-relay = Połóż kartę na miejscu { $place }. Inni widzą miejsce, ale nie kartę; może to być ta sama.
prompt-peek = { $own ->
    [yes] Twoja obrona się udała: możesz podejrzeć jedną z kart, które ma przed sobą { $turn }.
    [looked] Obrona się udała: { $looker } może podejrzeć jedną z twoich kart.
   *[no] Obrona się udała: { $looker } może podejrzeć jedną z kart, które ma przed sobą { $turn }.
 }
prompt-over = Gra skończona.

action-first = Zaczyna { $player }
action-set = Ułóż { $cards }
action-attack = Zaatakuj kartą { $place } ({ $card }): { $defender }, karta { $at }
action-monk = Pokaż mnicha: +2
action-plain = Nie pokazuj mnicha
action-stop = Bez drugiego ataku
action-fill = Połóż na miejscu { $place }: { $card }
action-swap = Weź na rękę kartę { $place } ({ $card })
action-keep = Niczego nie zmieniaj
action-lay = Połóż na miejscu { $place }: { $card }
action-trade = Zamień miejscami { $p } i { $q }
action-feint = Tylko udaj zamianę { $p } i { $q }
action-look = Podejrzyj: { $attacker }, karta { $place }
action-trust = Nie podglądaj

event-begins = { $you ->
    [seat] Zaczynasz.
   *[other] Zaczyna { $seat }.
 }
event-arranged = { $you ->
    [seat] Układasz
   *[other] { $seat } układa
 } chłopów: { $cards }.
event-ready = { $you ->
    [seat] Wszyscy chłopi już leżą. Otwierasz grę.
   *[other] Wszyscy chłopi już leżą. Grę otwiera { $seat }.
 }
event-attacked = { $you ->
    [seat] Atakujesz kartą „{ $card }” ({ $place }). { $defender } odkrywa kartę „{ $met }” ({ $at }).
    [defender] { $seat } atakuje cię kartą „{ $card }” ({ $place }). Odkrywasz kartę „{ $met }” ({ $at }).
   *[other] { $seat } atakuje kartą „{ $card }” ({ $place }). { $defender } odkrywa kartę „{ $met }” ({ $at }).
 }
event-supported = { $you ->
    [seat] Pokazujesz
   *[other] { $seat } pokazuje
 } mnicha ({ $place }): +2.
event-captured = { $you ->
    [seat] Wygrywa { $card }. Masz nowego więźnia: { $met }.
    [defender] Wygrywa { $card }. Twoja karta trafia do niewoli, więzi ją { $seat }: { $met }.
   *[other] Wygrywa { $card }. { $seat } ma nowego więźnia: { $met }.
 }
event-repelled = { $you ->
    [seat] W obronie wygrywa { $met }. Z gry odpada twoja karta: { $card }.
    [defender] W obronie wygrywa twoja karta: { $met }. Z gry odpada { $card } ({ $seat }).
   *[other] W obronie wygrywa { $met }. Z gry odpada { $card } ({ $seat }).
 }
event-seized = { $you ->
    [seat] Wygrywa szogun. { $defender } więzi twoją kartę: { $card }.
    [defender] Wygrywa twój szogun. Masz nowego więźnia: { $card }.
   *[other] Wygrywa szogun. { $defender } ma nowego więźnia: { $card }.
 }
event-departed = { $you ->
    [seat] Po walce twoja karta odpada z gry: { $card }.
   *[other] Po walce { $card } ({ $seat }) odpada z gry.
 }
event-drawn = Remis: { $card } i { $met } odpadają z gry.
event-stopped = { $you ->
    [seat] Nie atakujesz
   *[other] { $seat } nie atakuje
 } ponownie.
event-exhausted = { $you ->
    [seat] Masz
   *[other] { $seat } ma
 } za mało kart, by uzupełnić luki. Gra się kończy.
event-filled = { $you ->
    [seat] Kładziesz
   *[other] { $seat } kładzie
 } kartę na miejscu { $place }: { $card }.
event-refilled = { $gaps ->
    [one] { $you ->
        [seat] Uzupełniasz
       *[other] { $seat } uzupełnia
     } miejsce { $places }.
   *[other] { $you ->
        [seat] Uzupełniasz
       *[other] { $seat } uzupełnia
     } miejsca { $places }.
 }
event-took = { $you ->
    [seat] Bierzesz
   *[other] { $seat } bierze
 } na rękę kartę z miejsca { $place }: { $card }.
event-kept = { $you ->
    [seat] Niczego nie zmieniasz
   *[other] { $seat } niczego nie zmienia
 }.
event-changed = { $you ->
    [seat] Wymieniasz
   *[other] { $seat } wymienia
 } kartę na miejscu { $place }.
event-changed-known = { $you ->
    [seat] Wymieniasz
   *[other] { $seat } wymienia
 } kartę na miejscu { $place }: { $card } wraca na rękę, { $laid } trafia na stół.
event-traded = { $you ->
    [seat] Podnosisz karty { $places } i kładziesz je z powrotem.
   *[other] { $seat } podnosi karty { $places } i kładzie je z powrotem.
 }
event-traded-known = { $real ->
    [1] { $you ->
        [seat] Zamieniasz
       *[other] { $seat } zamienia
     } miejscami karty { $places }.
   *[0] { $you ->
        [seat] Tylko udajesz
       *[other] { $seat } tylko udaje
     } zamianę kart { $places }.
 }
event-looked = { $you ->
    [seat] Podglądasz kartę { $place } ({ $attacker }).
    [attacker] { $seat } podgląda twoją kartę { $place }.
   *[other] { $seat } podgląda kartę { $place } ({ $attacker }).
 }
event-looked-known = { $you ->
    [seat] Podglądasz
   *[other] { $seat } podgląda
 } kartę { $place } ({ $attacker }): { $card }.
event-trusted = { $you ->
    [seat] Rezygnujesz
   *[other] { $seat } rezygnuje
 } z podglądu.


means-captured = Na koniec { $seat } dostanie za nią { $worth }.
means-seized = Na koniec liczy się dla ciebie za { $worth }.
means-repelled = Możesz podejrzeć jedną kartę, którą ma { $seat }.
means-looked = { $seat } zna teraz twoją kartę { $place }.

outcome-prisoners = Zwycięstwo: { $winners }. Decyduje najcenniejsze więzienie. Więzienia: { $prison }.
outcome-court = Zwycięstwo: { $winners }. Przy równych więzieniach decydują karty na ręce i na stole. Więzienia: { $prison }; karty na ręce i na stole: { $court }.
outcome-shared = Wspólne zwycięstwo: { $winners }. Równe więzienia, równe karty na ręce i na stole. Więzienia: { $prison }; karty na ręce i na stole: { $court }.

refusal-no-such-player = Nie ma tu gracza { $number }; przy tym stole { $most ->
    [one] siedzi { $most } gracz.
    [few] siedzą { $most } gracze.
    [many] siedzi { $most } graczy.
   *[other] siedzi { $most } gracza.
 }
refusal-own-card = Własnych kart nie można atakować; wybierz kartę przeciwnika.
refusal-ronin-again = Ronin z miejsca { $place } już walczył; do drugiego ataku trzeba jednej z dwóch pozostałych kart.
refusal-empty-place = Twoje miejsce { $place } jest puste.
refusal-shogun = Szogun z miejsca { $place } nigdy nie atakuje; wybierz inną kartę.
refusal-same-target = Karta { $place } ({ $defender }) była celem pierwszego ataku; drugim trzeba zaatakować inną kartę.
refusal-empty-target = Miejsce { $place } ({ $defender }) jest puste; wybierz kartę, która leży na stole.
refusal-no-monk = Twój mnich nie leży na stole, więc nie może pomóc.
refusal-not-in-hand = Nie masz na ręce karty „{ $card }”.
refusal-hand-empty = Z pustą ręką nie można wymienić karty; możesz zamienić miejscami dwie ze swoich trzech kart.
refusal-hand-not-empty = Karty zamienia się miejscami tylko przy pustej ręce; możesz wymienić jedną na kartę z ręki.
refusal-other-decision = To nie jest odpowiedź na pytanie. Teraz do rozstrzygnięcia: { $stage }.

piece-peasant = Chłop
piece-peasant-text = Siła 1, 2 albo 3. Wabik: niech przeciwnik zmarnuje na niego silną kartę, a i więzień z niego niewiele wart.
piece-ninja = Ninja
piece-ninja-text = W ataku uderza z siłą 8. W obronie, w więzieniu i przy liczeniu na koniec to tylko 4.
piece-monk = Mnich
piece-monk-text = Siła 5. Leżąc przed tobą, może się ujawnić, gdy atakowana jest inna twoja karta: dostaje ona +2. Mnich wraca zakryty na swoje miejsce i może pomóc znowu.
piece-ronin = Ronin
piece-ronin-text = Siła 6. Po ataku roninem, wygranym, przegranym czy zremisowanym, możesz uderzyć jeszcze raz, jedną z dwóch pozostałych kart i w inny cel.
piece-samurai = Samuraj
piece-samurai-text = Siła 7 albo 8. Silny w ataku i w obronie, bez sztuczek.
piece-daimyo = Daimyo
piece-daimyo-text = Siła 9. W ataku silniejsza jest tylko gejsza; zatrzyma go szogun, gejsza, inny daimyo albo pomoc mnicha.
piece-shogun = Szogun
piece-shogun-text = Siła 10. Nigdy nie atakuje. Atakujący, który z nim przegra, nie jest odrzucany, tylko trafia do twojego więzienia.
piece-geisha = Gejsza
piece-geisha-text = Raz pokonuje dowolną kartę, w ataku albo w obronie, potem odpada z gry. Dwie gejsze odpadają obie. Nigdy nie zostaje więźniem i liczy się za zero.
piece-court = Dwór
piece-court-text = Trzy karty leżące przed graczem, na miejscach a, b i c. Każda walka toczy się między dwiema takimi kartami.
piece-hand = Ręka
piece-hand-text = Twoje karty, które nie leżą na stole. Nimi uzupełniasz luki; kto nie może uzupełnić wszystkich, kończy grę.
piece-prison = Więzienie
piece-prison-text = Zdobyte karty, zakryte; nikt już nie może ich obejrzeć. Grę wygrywa najcenniejsze więzienie.
piece-discards = Poza grą
piece-discards-text = Karty tego gracza, które odrzucono albo które odpadły z gry. Wszyscy je widzieli, więc wszyscy mogą je pamiętać.
piece-back = Zakryta karta
piece-back-text = Zna ją tylko właściciel. Po walce karta wraca zakryta na to samo miejsce, więc to, co widać było raz, pozostaje prawdą aż do wymiany.
piece-gap = Puste miejsce
piece-gap-text = Leżąca tu karta przepadła. Właściciel uzupełni miejsce z ręki przed następną turą.
piece-notes = To może być
piece-notes-text = Czym ta karta może jeszcze być, sądząc po wszystkim, co widać z twojego miejsca: karty odkryte, podejrzane i miejsca od tamtej pory zmienione.
piece-attack = Atak
piece-attack-text = Wybierz jedną ze swoich trzech kart, potem kartę przeciwnika. Obie się odkrywa, wygrywa wyższa siła: pokonana w obronie zostaje twoim więźniem, pokonana w ataku jest odrzucana, przy remisie odpadają obie.
piece-change = Wymiana
piece-change-text = Kto w swojej turze nie stracił karty, może położyć kartę z ręki w miejsce jednej ze stołu; inni widzą tylko miejsce. Z pustą ręką możesz zamienić miejscami dwie karty albo tylko to udać.
piece-look = Podgląd
piece-look-text = Kto wygrał obronę, może obejrzeć jedną kartę atakującego. Nikt inny jej nie widzi.

position-game = To nie jest pozycja gry Tenno.
position-twice = Pozycja zawiera kartę { $card } dwa razy w: { $field }.
position-own-prison = Gracz { $player } nie może więzić własnych kart.
position-geisha = Gejsza gracza { $player } nie może być w więzieniu.
position-gap = Gracz { $player } ma puste miejsce, a to niemożliwe w fazie „{ $stage }”.
position-start = Przed pierwszą turą gracz { $player } musi mieć chłopów do ułożenia lub już ułożonych, a pozostałe osiem kart na ręce.
position-stage = Pole „{ $field }” pozycji nie pasuje do fazy „{ $stage }”.
position-log = Notatki w „known” zawierają wiersz, którego nie można odczytać: „{ $line }”.
position-known = To, co wiadomo o graczu { $player }, przeczy kartom.

# Rozliczenie wyniku i to, co przesądziło o grze.
reason-prisoners = Decyduje najcenniejsze więzienie.
reason-court = Więzienia są równe, więc decydują karty na ręce i na stole.
reason-shared = Więzienia są równe i karty na ręce i na stole też.
account-prisoners = Więźniowie
account-prison = Ich wartość
account-worth = Wartość więzienia
account-court = Ręka i stół
moment-attack = Atak { $number }

# Statistics of a player.
habits-attacks = Karty użyte do ataku
habits-attacks-text = Ataki każdą kartą, we wszystkich grach razem.
habits-attacks-1 = { card-1 }
habits-attacks-2 = { card-2 }
habits-attacks-3 = { card-3 }
habits-attacks-4 = { card-4 }
habits-attacks-5 = { card-5 }
habits-attacks-6 = { card-6 }
habits-attacks-7 = { card-7 }
habits-attacks-8 = { card-8 }
habits-attacks-9 = { card-9 }
habits-attacks-10 = { card-10 }
habits-attacks-X = { card-X }
