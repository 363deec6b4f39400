# Co mówi sama plansza Tenno.
tenno-cell = { $player }, miejsce { $place }: { $what }
tenno-down = zakryta karta
tenno-known-down = { $card }, zakryta dla innych
tenno-up = { $card }, odkryta
tenno-can-be = zakryta, może to być { $cards }
tenno-must-be = zakryta, to musi być { $card }
tenno-gap = puste
tenno-hand-count = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[other] { $count } kart na ręce
 }
tenno-prison-count = { $count ->
    [one] { $count } więzień
   *[other] { $count } więźniów
 }
tenno-out = Poza grą: { $cards }
tenno-again = Dotknij jeszcze raz
tenno-pick-own = Wybierz jedną ze swoich kart.
tenno-pick-target = Teraz wybierz kartę przeciwnika.
tenno-pick-pair = Wybierz dwie swoje karty.
tenno-pick-hand = Wybierz kartę z ręki.
tenno-pick-look = Wybierz kartę do podejrzenia.
tenno-arrange = Dotknij dwóch chłopów, by zamienić ich miejscami.
tenno-only-you = Tę kartę widzisz tylko ty.
tenno-your-hand = Twoja ręka
tenno-continue = Dalej
tenno-note-sure = To na pewno: { $card }
tenno-one-of = 1 z { $count }
tenno-note-can = To jedna z { $count } kart: { $cards }.
tenno-note-own = Leży zakryta: widzisz ją tylko ty. Odgięty róg pokazuje jej grzbiet.
