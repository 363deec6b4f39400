# 7 ronin po polsku.

title = 7 ronin
about = Blef i intuicja dla dwojga: ninja napadają na wioskę, siedmiu roninów zgaduje gdzie.
seat-0 = Atakujący: ninja
seat-1 = Obrońca: siedmiu roninów

option-edition = Wydanie
option-edition-grey_fox = Grey Fox Games
option-edition-grey_fox-text = Późniejsza wersja. W ośmiu rundach musi przyjść co najmniej 1 2 3 3 4 4 5 5 ninja, a Taiko leczy także na Rynku.
option-edition-first = pierwsze wydanie
option-edition-first-text = Pierwsza wersja. Ninja musi przychodzić coraz więcej: 1 2 3 4 5 6 7 8.
option-threat = Poziom zagrożenia w ośmiu rundach
option-threat-text = Jeśli masz tę grę, a na twojej planszy są inne: osiem liczb po przecinku.
option-threat-printed = co wiadomo, reszta odtworzona
option-minimum = Najmniejsza liczba wysyłanych ninja w ośmiu rundach
option-minimum-text = Jeśli na twojej planszy są inne: osiem liczb po przecinku.
option-minimum-printed = co wiadomo o tym wydaniu, reszta odtworzona
option-ring = Kolejność dziesięciu obszarów wokół Rynku
option-ring-printed = co wiadomo, reszta odtworzona

fact-threat = Ile obszarów wolno zaatakować, pokazuje tylko plansza. Znamy rundę 1; w rundach od 2 do 8 gramy 3 4 4 5 5 6 6.
fact-minimum = Ilu ninja musi przyjść, pokazuje tylko plansza. Z wydania Grey Fox znamy rundy 2 i 5; pozostałe uzupełniliśmy.
fact-ring = Jak obszary leżą wokół Rynku, pokazuje tylko plansza. Wiemy, że sąsiadują Pole, Wieża, Gospoda i Cmentarz; resztę uzupełniliśmy.

ronin-hayai = Hayai
ronin-kabe = Kabe
ronin-musashi = Musashi
ronin-taiko = Taiko
ronin-tasuke = Tasuke
ronin-yobu = Yobu
ronin-yumi = Yumi

power-hayai = Z obszaru bez ninja rusza na dowolny obszar z ninja, na którym nie ma ronina albo jest sama Tasuke.
power-kabe = Bez zdolności, za to z największą Wytrzymałością.
power-musashi = Usuwa 1 ninja ze swojego obszaru.
power-taiko = Z obszaru bez ninja leczy 1 ranę innego ronina.
power-tasuke = Może stać z innym roninem; Obrońca dzieli ich rany, jak chce.
power-yobu = Przepędza do 2 ninja ze swojego obszaru na sąsiednie.
power-yumi = Z obszaru bez ninja usuwa 1 ninja z rezerw.
power-lost = W tej rundzie bez zdolności: Kapliczka zbezczeszczona.

place-watchtower = Wieża
place-inn = Gospoda
place-burial = Cmentarz
place-shrine = Kapliczka
place-well = Studnia
place-granary = Spichlerz
place-pen = Zagroda
place-field2 = małe Pole
place-passage = Dukt
place-field3 = duże Pole
place-green = Rynek

short-watchtower = 1 rana dla każdego ronina obok niej
short-watchtower-inn = 1 rana dla każdego ronina obok Gospody
short-inn = kopiuje inny zajęty obszar
short-burial = do 2 ninja wraca do rezerw
short-shrine = ronin bez zdolności w następnej rundzie
short-well = 1 rana dla ronina
short-granary = 2 ninja z puli do rezerw
short-pen = ronin zostaje na miejscu w następnej rundzie
short-field2 = dwa Pola razem liczą się za 3
short-passage = do 2 ninja z rezerw na jeden obszar
short-field3 = dwa Pola razem liczą się za 3

head-round = runda
head-threat = zagrożenie
head-minimum = minimum
head-hunger = głód
head-area = obszar
head-limit = limit
head-ninja = ninja
head-sent = wysłani
head-ronin = ronini
head-planned = ronini (twój plan)
occupied = zajęty
occupied-used = zajęty, użyty
unguarded = bez obrońcy
tile-fallen = nie żyje
tile-held = zostaje na miejscu
tile-muted = bez zdolności
tile-used = zdolność użyta
tile-held-next = w następnej rundzie zostaje na miejscu
tile-muted-next = w następnej rundzie bez zdolności
line-markers = Rezerwy: { $reserve } ninja. Pula: { $supply }. Pierwszy i ostatni obszar powyżej też ze sobą sąsiadują.
line-plan = Twój plan: wysłani: { $sent }, co najmniej { $need }; pozostałe obszary: { $areas }; ponad limity: { $bonus }.
line-order = Lista ruchów idzie w kolejności obszarów powyżej, Rynek na końcu: po wyborze obszaru nie ma już wcześniejszych. Żeby do nich wrócić, wpisz undo.
line-counting = Na razie zajęte obszary liczyłyby się za { $count }; do zwycięstwa trzeba { $need }.
line-reconstructed = * częściowo odtworzone: nadrukowane tylko na planszy.
head-wounds = rany
head-state = gdzie i w jakim stanie
aloud-now = { $round }, teraz
aloud-nobody = nikt
aloud-wounds = { $wounds } z { $of }
aloud-reconstructed = Częściowo odtworzone, bo nadrukowane tylko na planszy: { $facts }.
aloud-ring = kolejność obszarów
aloud-ready = gotowy

stage-plan = plan
stage-abilities = zdolności roninów
stage-share = podział ran
stage-areas = zdolności zajętych obszarów
stage-copy = co kopiuje Gospoda
stage-target = ronin, który jest celem
stage-take = którzy ninja wracają
stage-send = dokąd prowadzi Dukt
stage-arrows = kto teraz dostaje ranę
stage-ambush = podział ran z zasadzki
stage-over = koniec gry

prompt-plan-attacker = Wyślij ninja najwyżej na { $threat ->
    [one] { $threat } obszar
    [few] { $threat } obszary
    [many] { $threat } obszarów
   *[other] { $threat } obszaru
 }; jeszcze jeden może iść na Rynek; { $need ->
    [0] możesz też nie wysłać żadnego.
   *[other] razem co najmniej { $need }.
 }{ $bonus ->
    [0] {""}
   *[other] { " " }Rynek pozwala przekroczyć limity o { $bonus }.
 }
prompt-plan-empty = Rezerwy są puste: zamknij plan.
prompt-plan-defender = Dokąd idzie { $ronin }? { $power }
prompt-plan-check = Wszyscy mają swoje miejsca. Czy plan jest gotowy?
prompt-plan-ready = Twój plan jest gotowy; możesz go jeszcze zmienić, dopóki drugi nie jest gotowy.
prompt-plan-watch = Obie strony układają plany na rundę { $round }.
prompt-abilities = { $own ->
    [yes] Możesz użyć zdolności roninów, każdej raz, w dowolnej kolejności. Potem uderzają ninja.
   *[no] { $seat } może użyć zdolności roninów, każdej raz, w dowolnej kolejności. Potem uderzają ninja.
 }
prompt-share = { $area }: { $count ->
    [one] { $count } rana
    [few] { $count } rany
    [many] { $count } ran
   *[other] { $count } rany
 } dla pary Tasuke i { $partner }. { $own ->
    [yes] Decydujesz, kto ile ran otrzymuje.
   *[no] { $seat } decyduje, kto ile ran otrzymuje.
 }
prompt-areas = { $own ->
    [yes] Możesz użyć zdolności zajętych obszarów, każdej raz, w dowolnej kolejności. Zwycięstwo daje pięć; teraz: { $count }.
   *[no] { $seat } może użyć zdolności zajętych obszarów, każdej raz, w dowolnej kolejności. Zwycięstwo daje pięć; teraz: { $count }.
 }
prompt-copy = Który zajęty obszar kopiuje Gospoda?
prompt-target-well = Kto pije ze Studni?
prompt-target-shrine = Kto traci zdolność na następną rundę?
prompt-target-pen = Kto musi zostać na miejscu w następnej rundzie?
prompt-take = { $first ->
    [none] Skąd ninja wraca do rezerw?
   *[other] Jeden wraca stąd: { $first }. Czy także drugi? Tylko z tego, co jest teraz do wyboru.
 }
prompt-send = { $first ->
    [none] Dokąd prowadzi Dukt?
   *[other] Jeden ninja dociera tutaj: { $first }. Czy także drugi?
 }
prompt-arrows = W puli jest za mało znaczników, by zranić wszystkich. { $own ->
    [yes] Decydujesz
   *[no] { $seat } decyduje
 }, kto teraz dostaje ranę.
prompt-ambush = Zasadzka, { $area }: { $count ->
    [one] { $count } rana
    [few] { $count } rany
    [many] { $count } ran
   *[other] { $count } rany
 } dla pary Tasuke i { $partner }. { $own ->
    [yes] Decydujesz, kto ile ran otrzymuje.
   *[no] { $seat } decyduje, kto ile ran otrzymuje.
 }
prompt-over = Gra skończona.

action-station = { $ronin }: { $area }
action-ride = Hayai rusza konno: { $area }
action-place = 1 ninja: { $area }
action-musashi = Musashi ścina 1 ninja
action-yumi = Yumi zabija strzałą 1 ninja w rezerwach
action-heal = Taiko leczy 1 ranę: { $ronin }
action-drive = Yobu przepędza ninja ({ $count }): { $area }
action-drive-both = Yobu przepędza po 1 ninja w obie strony: { $areas }
action-share = Tasuke: { $tasuke }, { $partner }: { $other }
action-use = { $area }: { $effect }
action-copy = Kopiuj: { $area } – { $effect }
action-on = { $ronin }
action-take = 1 ninja wraca stąd: { $area }
action-enough = Bez drugiego ninja
action-ready = Plan gotowy
action-fight = Koniec zdolności: uderzają ninja
action-end = Koniec zdolności: liczymy obszary

event-attacked = { $you ->
    [attacker] { $sent ->
        [none] Nie wysyłasz ninja. W rezerwach zostaje { $reserve }.
       *[other] Wysyłasz ninja ({ $count }): { $sent }. W rezerwach zostaje { $reserve }.
     }
   *[other] { $sent ->
        [none] { $seat } nie wysyła ninja. W rezerwach zostaje { $reserve }.
       *[other] { $seat } wysyła ninja ({ $count }): { $sent }. W rezerwach zostaje { $reserve }.
     }
 }
event-defended = { $you ->
    [defender] Rozstawiasz roninów: { $posts }.
   *[other] { $seat } rozstawia roninów: { $posts }.
 }
event-patrolled = { $you ->
    [attacker] { $ronin } patroluje Rynek i bez walki chwyta tam twoich ninja: { $count }.
   *[other] { $ronin } patroluje Rynek i bez walki chwyta tam { $count } ninja.
 }
event-rode = Hayai rusza konno: { $area } → { $to }.
event-struck = { $you ->
    [attacker] Musashi ścina twojego ninja ({ $area }); zostaje tam { $left }.
   *[other] Musashi ścina ninja ({ $area }); zostaje tam { $left }.
 }
event-shot = { $you ->
    [attacker] Yumi zabija strzałą twojego ninja w rezerwach; zostaje { $reserve }.
   *[other] Yumi zabija strzałą ninja w rezerwach; zostaje { $reserve }.
 }
event-healed = Taiko leczy ranę: { $ronin } ma teraz { $wounds ->
    [one] { $wounds } ranę.
    [few] { $wounds } rany.
    [many] { $wounds } ran.
   *[other] { $wounds } rany.
 }
event-drove = { $you ->
    [attacker] Okrzyk Yobu przepędza twoich ninja ({ $count }): { $area } → { $to }.
   *[other] Okrzyk Yobu przepędza ninja ({ $count }): { $area } → { $to }.
 }
event-clashed = { $you ->
    [attacker] Runda { $round }: twoi ninja uderzają.
   *[other] Runda { $round }: ninja uderzają.
 }
event-wounded = { $ronin } otrzymuje { $count ->
    [one] { $count } ranę
    [few] { $count } rany
    [many] { $count } ran
   *[other] { $count } rany
 }: { $wounds } z { $vitality } ({ $area }).
event-fell = Ginie { $ronin } ({ $area }).
event-occupied = { $you ->
    [attacker] { $areas ->
        [none] Twoi ninja niczego nie zajmują.
       *[other] Twoi ninja zajmują: { $areas }.
     }
   *[other] { $areas ->
        [none] Ninja niczego nie zajmują.
       *[other] Ninja zajmują: { $areas }.
     }
 }
event-copied = Gospoda kopiuje obszar: { $area }.
event-arrows = Lecą strzały na oba sąsiednie obszary ({ $area }).
event-looted = Spichlerz splądrowany: do rezerw przybywa ninja: { $count }; jest ich teraz { $reserve }.
event-poisoned = Studnia zatruta: pije { $ronin }.
event-desecrated = Kapliczka zbezczeszczona: { $ronin } nie ma zdolności w następnej rundzie.
event-penned = Zwierzęta uciekają z Zagrody: { $ronin } na następną rundę zostaje na planszy ({ $area }).
event-withdrew = { $you ->
    [attacker] Twoi ninja wracają do rezerw, jest ich tam teraz { $reserve }. Skąd: { $areas }.
   *[other] Ninja wracają do rezerw, jest ich tam teraz { $reserve }. Skąd: { $areas }.
 }
event-marched = Duktem przybywają ninja ({ $count }): { $area }. W rezerwach zostaje { $reserve }.
event-counted = Zajęte obszary liczą się za { $count }; do zwycięstwa trzeba { $need }.
event-cleared = Ronini znów się zbierają.{ $held ->
    [none] {""}
   *[other] { " " }{ $holding ->
        [one] Na miejscu zostaje
       *[other] Na miejscu zostają
    }: { $held }.
 }{ $muted ->
    [none] {""}
   *[other] { " " }Bez zdolności: { $muted }.
 }
event-starved = { $you ->
    [attacker] Twój ninja umiera z głodu; w rezerwach zostaje { $reserve }.
   *[other] Ninja umiera z głodu; w rezerwach zostaje { $reserve }.
 }
event-round = Runda { $round }: zagrożenie { $threat }, minimum { $minimum }.

means-unguarded = Nikt tu nie broni ({ $to }): jeśli nie przybędzie ronin, { $you ->
    [attacker] zajmiesz ten obszar.
   *[other] ninja zajmą ten obszar.
 }
means-nearly = Jeszcze jedna rana i ginie { $ronin }.
means-fell = { $standing ->
    [0] Nie ma już roninów.
    [one] Zostaje { $standing } ronin.
    [few] Zostaje { $standing } roninów.
    [many] Zostaje { $standing } roninów.
   *[other] Zostaje { $standing } ronina.
 }
means-one-more = { $you ->
    [attacker] Jeszcze jeden obszar i wioska jest twoja.
   *[other] Jeszcze jeden obszar i wioska przepadnie.
 }

outcome-village = Zwycięstwo: { $winners }. Wioska zdobyta w rundzie { $round }. Policzone obszary: { $areas }; pozostali ronini: { $ronin }; pozostali ninja: { $ninja }.
outcome-fallen = Zwycięstwo: { $winners }. Ostatni ronin padł w rundzie { $round }. Policzone obszary: { $areas }; pozostali ronini: { $ronin }; pozostali ninja: { $ninja }.
outcome-slain = Zwycięstwo: { $winners }. Ostatni ninja zginął w rundzie { $round }. Policzone obszary: { $areas }; pozostali ronini: { $ronin }; pozostali ninja: { $ninja }.
outcome-posthumous = Pośmiertne zwycięstwo: { $winners }. W rundzie { $round } ostatni ronin zabrał ze sobą ostatniego ninja. Policzone obszary: { $areas }; pozostali ronini: { $ronin }; pozostali ninja: { $ninja }.
outcome-hunger = Zwycięstwo: { $winners }. Po rundzie { $round } ostatni ninja umarł z głodu. Policzone obszary: { $areas }; pozostali ronini: { $ronin }; pozostali ninja: { $ninja }.
outcome-snow = Zwycięstwo: { $winners }. Po rundzie { $round } śnieg zamyka przełęcze. Policzone obszary: { $areas }; pozostali ronini: { $ronin }; pozostali ninja: { $ninja }.

refusal-reserve-empty = W rezerwach nie ma więcej ninja.
refusal-green-once = Na Rynek wolno w rundzie wysłać tylko 1 ninja.
refusal-threat = Poziom zagrożenia wynosi { $threat }: tyle obszarów już wybrano, a { $area } to o jeden za dużo.
refusal-limit = { $area } przyjmuje w rundzie tylu nowych ninja: { $limit }, a Rynek nie daje już znacznika ponad limit.
refusal-board-order = Znaczniki podaje się w kolejności miejsc: { $area }, a dopiero potem { $last }. Cofnij się, by tam wrócić.
refusal-minimum-lost = Trzeba wysłać razem co najmniej { $need } ninja, a dalej ({ $area } i następne) nie starczy na to miejsca. Podaj najpierw wcześniejsze obszary.
refusal-minimum-beyond = Trzeba wysłać razem co najmniej { $need } ninja. Z jeszcze jednym tutaj ({ $area }) zabraknie miejsca dla reszty.
refusal-minimum = Trzeba wysłać co najmniej { $need } ninja, a plan ma { $planned }.
refusal-fallen = { $ronin } już nie żyje.
refusal-held = Zagroda: { $ronin } zostaje na swoim miejscu.
refusal-placed = { $ronin } ma już miejsce. Cofnij się, by je zmienić.
refusal-ronin-order = Ronini są pytani po kolei; teraz { $asked }, a { $ronin } później.
refusal-green-empty = Na początku planowania na Rynku nie stał żaden ninja, więc żaden ronin nie może tam jeszcze iść.
refusal-green-taken = Na Rynek może iść tylko jeden ronin; Tasuke też tylko sama.
refusal-taken = Na tym obszarze ({ $area }) jest już ronin; z innym może stać tylko Tasuke.
refusal-tasuke-muted = Tasuke nie ma w tej rundzie zdolności i nie może dzielić obszaru.
refusal-unplaced = Plan nie jest pełny: { $asked } nie ma jeszcze miejsca.
refusal-used = { $ronin }: zdolność już użyta w tej rundzie.
refusal-muted = Kapliczka zbezczeszczona: { $ronin } nie ma zdolności w tej rundzie.
refusal-on-green = { $ronin } jest na Rynku, a tam nikt nie ma zdolności.
refusal-not-free = Tam, gdzie jest { $ronin }, są ninja; ta zdolność wymaga obszaru bez ninja.
refusal-no-ninja-here = Tam, gdzie jest { $ronin }, nie ma ninja.
refusal-never-green = Hayai nigdy nie rusza na Rynek.
refusal-no-ninja-there = Na tym obszarze ({ $area }) nie ma ninja; Hayai rusza tylko tam, gdzie są.
refusal-heals-others = Taiko nie może leczyć własnych ran.
refusal-unhurt = { $ronin } nie ma żadnej rany.
refusal-heal-green = { $ronin } jest na Rynku; w pierwszym wydaniu nikogo się tam nie leczy.
refusal-no-reserve = Rezerwy są puste, więc Yumi nie ma do kogo strzelać.
refusal-not-neighbour = { $area } nie sąsiaduje z obszarem, na którym jest Yobu.
refusal-too-few = Tam, gdzie jest Yobu, nie ma dwóch ninja.
refusal-not-occupied = Ten obszar ({ $area }) nie jest zajęty: muszą tam być ninja i żadnego ronina.
refusal-area-used = { $area }: zdolność już użyta w tej rundzie.
refusal-no-target = { $area }: nie ma kogo dosięgnąć.
refusal-nobody-near = { $area }: na sąsiednich obszarach nie ma żadnego ronina.
refusal-supply-empty = Pula jest pusta: bez znacznika nie ma efektu.
refusal-field-passive = Pola się nie używa; na koniec dwa liczą się za trzy. Skopiować je może tylko Gospoda.
refusal-nothing-to-copy = Nie ma innego zajętego obszaru, którego zdolności Gospoda mogłaby użyć.
refusal-own-copy = Gospoda kopiuje inny obszar, nie samą siebie.
refusal-not-in-village = { $ronin } nie stoi na obszarze wioski; Rynek jest poza zasięgiem.
refusal-out-of-reach = { $ronin }: poza zasięgiem albo rana już zadana.
refusal-nothing-to-take = Z tego obszaru ({ $area }) nie ma już kogo zabrać.
refusal-one-area = Dukt prowadzi tylko na jeden obszar; pierwszy ninja poszedł tutaj: { $area }.
refusal-passage-green = Dukt nie prowadzi na Rynek.
refusal-none-taken = Wskaż najpierw obszar, z którego wraca pierwszy ninja; zrezygnować można tylko z drugiego.
refusal-none-sent = Wskaż najpierw obszar, na który idzie pierwszy ninja; zrezygnować można tylko z drugiego.
refusal-too-many-wounds = Tasuke nie może wziąć tylu z tych ran; najwyżej { $most }.
refusal-too-few-wounds = Dopóki jest miejsce, trzeba położyć każdy znacznik: Tasuke bierze co najmniej { $least }.
refusal-other-decision = To nie jest odpowiedź na pytanie. Teraz do rozstrzygnięcia: { $stage }.

position-game = To nie jest pozycja gry 7 ronin.
position-track = Pole „{ $field }” pozycji musi mieć 8 liczb.
position-ring = Pierścień musi wymieniać każdy z dziesięciu obszarów raz.
position-fallen = Kto poległ ({ $ronin }), nie może mieć ran ani znaczników.
position-wounds = Ran ({ $ronin }) musi być mniej niż Wytrzymałość { $vitality }.
position-markers = Znaczników ninja jest razem { $all }; ta pozycja ma { $found } albo gdzieś mniej niż zero.
position-crowd = Za wielu roninów w jednym miejscu: { $place }. Z innym może stać tylko Tasuke, a na Rynku nikt.
position-contested = Ninja i ronin nie mogą być razem na „{ $place }” w fazie „{ $stage }”.
position-planning = Podczas planowania { $ronin } musi stać z boku albo stać na obszarze, zatrzymany przez Zagrodę.
position-aside = W fazie „{ $stage }” { $ronin } musi być na planszy albo nie żyć.
position-green = { $ronin } jest na Rynku, poza zasięgiem Zagrody i Kapliczki.
position-next = Zagroda i Kapliczka nie mogą w fazie „{ $stage }” działać na następną rundę ({ $ronin }).
position-desecrated = Tasuke nie ma zdolności i może dzielić „{ $place }” tylko wtedy, gdy oboje zatrzymała tam Zagroda.
position-decided = Gra byłaby skończona przed fazą „{ $stage }”.
position-stage = Pole „{ $field }” pozycji nie pasuje do fazy „{ $stage }”.
position-plan = Plan gracza { $seat } łamie zasadę albo nie da się go dokończyć.

piece-hayai = { ronin-hayai }
piece-hayai-text = { power-hayai } Raz na rundę, zanim ninja uderzą. Wytrzymałość 5.
piece-kabe = { ronin-kabe }
piece-kabe-text = { power-kabe } Wytrzymałość 7.
piece-musashi = { ronin-musashi }
piece-musashi-text = { power-musashi } Raz na rundę, zanim ninja uderzą. Wytrzymałość 4.
piece-taiko = { ronin-taiko }
piece-taiko-text = { power-taiko } Raz na rundę, zanim ninja uderzą. Wytrzymałość 5.
piece-tasuke = { ronin-tasuke }
piece-tasuke-text = { power-tasuke } Pozostali stoją na obszarach pojedynczo. Wytrzymałość 3.
piece-yobu = { ronin-yobu }
piece-yobu-text = { power-yobu } Raz na rundę, zanim ninja uderzą; limity się wtedy nie liczą. Wytrzymałość 3.
piece-yumi = { ronin-yumi }
piece-yumi-text = { power-yumi } Raz na rundę, zanim ninja uderzą. Wytrzymałość 3.
piece-watchtower = Wieża
piece-watchtower-text = Zajęta przez ninja: każdy ronin na dwóch sąsiednich obszarach dostaje 1 ranę.
piece-inn = Gospoda
piece-inn-text = Zajęta przez ninja: robi to, co potrafi jeden inny zajęty obszar, nawet jeśli on sam też to robi.
piece-burial = Cmentarz
piece-burial-text = Zajęty przez ninja: do 2 ninja z obszarów wraca do rezerw.
piece-shrine = Kapliczka
piece-shrine-text = Zajęta przez ninja: jeden ronin traci zdolność na następną rundę.
piece-well = Studnia
piece-well-text = Zajęta przez ninja: jeden ronin dostaje 1 ranę.
piece-granary = Spichlerz
piece-granary-text = Zajęty przez ninja: 2 ninja przechodzi z puli do rezerw.
piece-pen = Zagroda
piece-pen-text = Zajęta przez ninja: jeden ronin musi w następnej rundzie zostać tam, gdzie stoi.
piece-field2 = Małe pole
piece-field2-text = Nie ma czego użyć, ale dwa zajęte pola liczą się na koniec za trzy obszary.
piece-passage = Dukt
piece-passage-text = Zajęty przez ninja: do 2 ninja z rezerw idzie na jeden obszar. Jeśli stoi tam ronin, od razu go ranią.
piece-field3 = Duże pole
piece-field3-text = Nie ma czego użyć, ale dwa zajęte pola liczą się na koniec za trzy obszary.
piece-green = Rynek
piece-green-text = Środek wioski, nie obszar. Co rundę może tam pójść jeden ninja, a każdy, który tam stoi, pozwala co rundę jednemu znacznikowi przekroczyć limit. Jeśli na początku planowania stał tam ninja, jeden ronin może tam pójść i bez walki usunąć wszystkich.
piece-ninja = Ninja
piece-ninja-text = Znacznik Atakującego. Gdzie spotka ronina, staje się raną; gdzie nikogo nie ma, zajmuje obszar.
piece-reserve = Rezerwy
piece-reserve-text = Ninja, których Atakujący może jeszcze wysłać. Gdy nie ma ich ani tu, ani na planszy, wygrywa Obrońca.
piece-supply = Pula
piece-supply-text = Ninja chwilowo poza grą: zabici, zmarli z głodu albo zdjęci z poległych roninów. Niektóre miejsca ich przywracają.
piece-wound = Rana
piece-wound-text = Znacznik ninja na roninie. Gdy ran jest tyle, ile wynosi Wytrzymałość, ronin ginie na zawsze.
piece-threat = Zagrożenie
piece-threat-text = Ile obszarów Atakujący może w tej rundzie zaatakować. Rynek się nie liczy.
piece-minimum = Minimum
piece-minimum-text = Ilu ninja Atakujący musi w tej rundzie wysłać, razem z tym na Rynek.
piece-limit = Limit
piece-limit-text = Ilu nowych ninja może w jednej rundzie przyjść na obszar. Ci, którzy już tam są, się nie liczą; ninja na Rynku pozwalają go przekroczyć.
piece-hunger = Głód
piece-hunger-text = Na koniec rund od 4 do 7 jeden ninja z rezerw umiera z głodu.
piece-track = Tor czasu
piece-track-text = Osiem rund: u góry zagrożenie, u dołu minimum. Po ósmej spada śnieg i wygrywa Obrońca.
piece-occupied = Zajęte obszary
piece-occupied-text = Ninja sami na obszarze zajmują go. Jeśli na koniec walki zajęte obszary liczą się za co najmniej pięć, wygrywa Atakujący.
piece-held = Zatrzymany
piece-held-text = Otwarto Zagrodę: ten ronin przez jedną rundę zostaje na miejscu, ale zachowuje zdolność.
piece-muted = Bez zdolności
piece-muted-text = Zbezczeszczono Kapliczkę: ten ronin przez jedną rundę nie ma zdolności.
piece-attacker = Atakujący
piece-attacker-text = Prowadzi ninja. Wygrywa, zajmując pięć obszarów albo gdy padnie ostatni ronin.
piece-defender = Obrońca
piece-defender-text = Prowadzi siedmiu roninów. Wygrywa, gdy nie ma już ninja albo gdy minie osiem rund.

# Rozliczenie wyniku i to, co przesądziło o grze.
reason-village = Wioska zdobyta w rundzie { $round }: zajęte obszary liczą się za { $areas }.
reason-fallen = Ostatni ronin padł w rundzie { $round }.
reason-slain = Ostatni ninja zginął w rundzie { $round }.
reason-posthumous = W rundzie { $round } ostatni ronin zabrał ze sobą ostatniego ninja, a wioska stoi.
reason-hunger = Po rundzie { $round } ostatni ninja umarł z głodu.
reason-snow = Po rundzie { $round } śnieg zamyka przełęcze, a wioska stoi.
account-areas = Zajęte obszary
account-ninja = Pozostali ninja
account-ronin = Pozostali ronini
account-wounds = Ich rany
account-round = Runda { $round } z { $rounds }
moment-round = Runda { $round }

# Statistics of a player.
habits-taken = Zajęte obszary w kolejnych rundach
habits-taken-text = Jako Atakujący: średnia liczba obszarów liczonych na koniec każdej rundy.
habits-given = Oddane obszary w kolejnych rundach
habits-given-text = Jako Obrońca: średnia liczba obszarów, które na koniec każdej rundy trzymają ninja.
habits-taken-1 = Runda 1
habits-taken-2 = Runda 2
habits-taken-3 = Runda 3
habits-taken-4 = Runda 4
habits-taken-5 = Runda 5
habits-taken-6 = Runda 6
habits-taken-7 = Runda 7
habits-taken-8 = Runda 8
habits-given-1 = Runda 1
habits-given-2 = Runda 2
habits-given-3 = Runda 3
habits-given-4 = Runda 4
habits-given-5 = Runda 5
habits-given-6 = Runda 6
habits-given-7 = Runda 7
habits-given-8 = Runda 8
