# Co plansza Samuraja mówi oprócz własnych słów gry.
samurai-map = Mapa Japonii
samurai-zoom-in = Bliżej
samurai-zoom-out = Dalej
samurai-fit = Cała mapa
samurai-hex-tile = { $hex }, { $tile }, gracz: { $player }
samurai-hex-settlement = { $hex }: { $figures }. Wolny ląd: { $open }.
samurai-figure = { $figure } ({ $influence })
samurai-nothing = pusto
samurai-would = Wtedy { $what }.
samurai-hand = Twoja ręka
samurai-open = { $open ->
    [0] Otoczone: rozstrzygnięcie na koniec tury
    [one] { $open } wolne pole lądu
    [few] { $open } wolne pola lądu
    [many] { $open } wolnych pól lądu
   *[other] { $open } wolnego pola lądu
 }
samurai-taken-by = dla: { $player }
samurai-nobody = odłożone
samurai-lay = Połóż tutaj
samurai-cancel = Anuluj
samurai-end-taking = { $text }: { $count ->
    [one] zabrana { $count } figurka
    [few] zabrane { $count } figurki
    [many] zabranych { $count } figurek
   *[other] zabrane { $count } figurki
 }
samurai-again = Dotknij jeszcze raz: tego nie da się cofnąć
samurai-pick-tile = Wybierz kafelek z ręki
samurai-pick-hex = Wybierz podświetlone pole
samurai-pick-own = Wybierz swój kafelek na planszy
samurai-pick-figure = Wybierz figurkę
samurai-pick-other = Wybierz figurkę, z którą się zamieni
samurai-pick-caste = Wybierz figurkę do ustawienia
samurai-picked = { $tile }, { $taken } z { $count }
samurai-pick-hand = Wybierz pięć kafelków: { $count } z 5
samurai-take-hand = Biorę tę piątkę
samurai-aside = { $count } z { $most }
samurai-who-leads = Kto prowadzi
samurai-player = Gracz
samurai-tiles = kafelki
samurai-tiles-left = na ręce { $hand }, w stosie { $stack }
samurai-behind = za zasłonką
samurai-would-take = teraz dostałby jeszcze: { $count }
samurai-still = Zostało na mapie
samurai-now = i kto by to teraz wziął
samurai-fourth = czwarta kończy grę
samurai-one-of = jeden z tych
samurai-any-of = sprytne: ile chcesz
samurai-pick-fast = Dołóż sprytne albo zakończ turę
samurai-aimed = { $place }: położyć tutaj?
samurai-legend = Co znaczą znaki
samurai-legend-tiles = kafelki każdego gracza: { $hand } na ręce i { $stack } w stosie
samurai-legend-dark = na ciemnym tle: teraz prowadzi w tej kaście
samurai-legend-would = tyle figurek gracz by wziął, gdyby rozstrzygnąć wszystko teraz
samurai-legend-crest = pod figurką: kto ma największy wpływ i by ją wziął
samurai-legend-tie = równe wpływy: nikt by jej nie wziął
samurai-legend-left = figurki, które zostały na mapie; gdy zabraknie jednej kasty, gra się kończy
samurai-legend-aside = figurki odłożone, bo nikt nie miał przewagi; czwarta kończy grę
samurai-legend-tense = wolne jest jeszcze jedno pole lądu: następny kafelek zamknie to miejsce
samurai-legend-full = otoczone: figurki zostaną zabrane na koniec tury
samurai-legend-done = figurki są już zabrane
samurai-legend-last = czyjś ostatni ruch
samurai-legend-fast = sprytny: dowolnie wiele w turze
fold-scattered = Los rozstawia { $count } { $count ->
    [few] figurki
   *[other] figurek
 } w wioskach i miastach.
fold-chose = { $player } wybiera { $count } { $count ->
    [few] kafelki
   *[other] kafelków
 }.
fold-drew = { $player } dobiera { $count } { $count ->
    [few] kafelki
   *[other] kafelków
 }.

