# To, co wspólne dla wszystkich gier, po polsku.

player = Gracz { $number }
you = (ty)
head-player = gracz
aloud-none = brak
aloud-yes = tak
aloud-no = nie

refusal-over = Gra się skończyła; żaden ruch nie jest już możliwy.
refusal-not-now = Teraz decyzja nie należy do ciebie. Stół czeka na ruch: { $seats }.
refusal-past-reveal = Plan kończy się tam, gdzie coś zostaje odkryte; resztę wyślij, gdy już to zobaczysz.

error-game = Nie ma gry „{ $game }”. Znane gry: { $known }.
error-game-broken = Pakiet, który oferuje grę „{ $game }”, nie działa: { $why }.
error-start-seats = Liczba miejsc w tej pozycji to { $held }, nie { $seats }.
error-start-option = Ta pozycja pochodzi ze stołu z opcją { $option }={ $held }, nie { $value }.
error-seats = { $exact ->
    [yes] { $game }: miejsc jest zawsze { $least }, nie { $seats }.
   *[no] { $game }: miejsc może być od { $least } do { $most }, nie { $seats }.
 }
error-option-unknown = Gra „{ $game }” nie ma opcji „{ $option }”. Dostępne: { $known }.
error-option-value = Opcja { $option } nie może mieć wartości „{ $value }”. Dozwolone: { $allowed }.
error-bot = Nie ma bota „{ $name }”. Znane boty: { $known }.
error-bots-many = Boty ({ $bots }) nie zmieszczą się przy stole, przy którym miejsc jest { $seats }.
error-arena-bots = Wymień każdego bota areny raz; gdy botów jest mniej niż miejsc, siadają na zmianę. Podano: „{ $bots }”.
error-seat = { $most ->
    [0] Przy tym stole nie ma miejsca { $seat }; jedyne miejsce ma numer 0.
   *[other] Przy tym stole nie ma miejsca { $seat }; miejsca mają numery od 0 do { $most }.
 }
error-code = „{ $given }” nie jest akcją gry „{ $game }”.
error-undo-sealed = Tego nie da się cofnąć: od tamtej pory coś zostało odkryte albo rozstrzygnięte.
error-undo-nothing = Nie ma czego cofnąć.
error-record-json = Ten zapis nie jest poprawnym JSON-em w wierszu { $line }, w kolumnie { $column }.
error-record-letters = Ten zapis zawiera połówki znaków (pojedyncze surogaty), których nie da się zapisać.
error-record-kind = To nie jest zapis partii Tatami.
error-record-format = Ten zapis ma format { $theirs }; ten program czyta format { $ours }.
error-record-field = W zapisie brakuje pola „{ $field }” albo jest ono niewłaściwego rodzaju.
error-record-digest = Suma kontrolna zapisu nie zgadza się z ruchami: zapis został zmieniony lub uszkodzony.
error-record-commitment = Ziarno losowe zapisu nie zgadza się z jego zobowiązaniem.
error-record-move = Nie można odczytać ruchu { $number } zapisu: „{ $move }”.
error-record-player = { $most ->
    [1] Ruch { $number } zapisu wykonuje gracz { $player }; przy tym stole jest tylko gracz 1.
   *[other] Ruch { $number } zapisu wykonuje gracz { $player }; przy tym stole są gracze od 1 do { $most }.
 }
error-record-chance = Ruch { $number } zapisu, „{ $move }”, nie jest w tym miejscu możliwym wynikiem losowania.
error-record-draw = Ruch { $number } zapisu, „{ $move }”, nie jest tym, co losuje jego ziarno: rozdanie zostało zmienione.
error-record-illegal = Ruch { $number } zapisu, „{ $move }”, jest niedozwolony: { $why }
error-record-rules = Ten zapis powstał według zasad gry „{ $game }” w wersji { $theirs }; ten program gra według wersji { $ours } i nie będzie zgadywać.
error-record-custom = Partia rozpoczęta od ustawionej pozycji nie ma zapisu.
error-imagine = Pozycji gry „{ $game }” nie da się odtworzyć z widoku i jego zdarzeń: jej pakiet tego nie umie.
error-tensor = Gry „{ $game }” nie da się zapisać liczbami: jej pakiet nie ma kodera.
error-start-packed = Nie można odczytać początku gry „{ $game }”. Utwórz go funkcją tatami.adapters.openspiel.packed.
error-observer-all = Gra „{ $game }” pokazuje każdemu tylko jego stronę; nie ma obserwatora, który widzi wszystkie ręce.
error-openspiel-native = { $bot } z OpenSpiel jest napisany w C++ i przerywa program przy grach napisanych w Pythonie; użyj przeszukiwania w Pythonie albo tatami.adapters.openspiel.ismcts.
error-saved = To nie zostało zapisane przez środowisko gry „{ $game }” z tą samą liczbą graczy i tymi samymi opcjami.
error-windows = W grze „{ $game }” nigdy nie decyduje naraz więcej niż jedna osoba; użyj środowiska z jednym agentem naraz.
error-vector-count = Środowisko wektorowe mieści całkowitą liczbę gier, co najmniej jedną, a nie „{ $count }”.
error-vector-actions = Najpierw wywołaj reset, a potem podaj po jednej liczbie całkowitej na każdą grę; liczba gier: { $count }.
error-vector-illegal = Akcja { $action } jest niedozwolona w grze { $lane }; niczego nie zagrano. Wybieraj tam, gdzie maska jest prawdziwa.
error-render-mode = Środowisko można pokazać jako { $known }, a nie jako „{ $mode }”.
error-policy-actions = Polityka odpowiada jedną liczbą całkowitą na każdy otrzymany wiersz; tu liczba wierszy to { $count }.
error-policy-illegal = Polityka wybrała akcję { $action }, która jest tam niedozwolona. Wybieraj tam, gdzie maska jest prawdziwa.
error-bot-illegal = Bot na miejscu { $seat } odpowiedział „{ $given }”, a to jest tam niedozwolone.
error-bot-python = Nie można wczytać bota „{ $name }”: { $why }.
error-exploit-game = Tylko { $known } ukrywają dość, by było co studiować; { $given } nie.
error-bot-missing = Nie znaleziono programu bota „exec:{ $command }” albo nie wolno go uruchomić.
error-bot-program = Nie można uruchomić bota „exec:{ $command }”: { $why }.
error-bot-saved = Zapisana gra wymienia program jako bota ({ $name }). Aby go uruchomić, podaj boty samodzielnie przez --bots.
error-forfeit-failed = Bot zawiódł: { $why }.
error-forfeit-silent = Program nie odpowiedział na czas (limit w sekundach: { $seconds }).
error-forfeit-ended = Program zakończył się albo zamknął wyjście w trakcie gry.
error-forfeit-garbled = Program napisał „{ $said }”, gdy należała się wiadomość „{ $wanted }”.
error-forfeit-illegal = Program odpowiedział „{ $given }”, czego nie było wśród dozwolonych kodów.

position-retrace-seat = Pozycję można sobie wyobrazić z widoku gracza, a nie widza.
position-retrace-view = Te zdarzenia prowadzą do innego widoku.
position-retrace-event = Zdarzenie { $number } ({ $event }) nie może nastąpić po wcześniejszych.
position-field = Pole „{ $field }” pozycji musi mieć jedną z wartości: { $wanted }.
position-list = Pole „{ $field }” pozycji musi być listą{ $length ->
    [-1] {"."}
   *[other] { " " }o długości { $length }.
 }
position-object = Pole „{ $field }” pozycji musi być obiektem z nazwanymi polami.
