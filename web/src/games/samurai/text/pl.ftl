# Co plansza Samuraja mówi oprócz własnych słów gry.
samurai-map = Mapa Japonii
samurai-zoom-in = Bliżej
samurai-zoom-out = Dalej
samurai-fit = Cała mapa
samurai-hex = { $hex }, { $ground }
samurai-hex-tile = { $hex }, { $tile }, gracz: { $player }
samurai-hex-settlement = { $hex }, { $name }: { $figures }. Wolny ląd: { $open }.
samurai-figure = { $figure } ({ $influence })
samurai-nothing = pusto
samurai-would = { $hex }. Wtedy { $what }.
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
samurai-clan = { $player }: ręka { $hand }, stos { $stack }. { $captured }
samurai-hidden = Zdobyte figurki stoją za zasłonką.
samurai-aside = { $count } z { $most }
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

intro-samurai-goal = Trzy kasty: zamki, Buddowie, ryż. Zdobądź więcej figurek kasty niż ktokolwiek inny, a zostaniesz jej liderem. Wygrywa lider największej liczby kast.
intro-samurai-towns = Figurki stoją w wioskach, miastach i w Edo. Gdy cały ląd wokół miejsca jest pełen kafelków, każdą figurkę dostaje ten, kto ma na nią największy wpływ.
intro-samurai-hand = Każdy kafelek dodaje wpływy wokół siebie. Kafelek zamku liczy się tylko dla zamków; samuraje, ronin i statki dla wszystkich. Zanim go położysz, widać, co doda.
intro-samurai-lay = Weź kafelek i dotknij podświetlonego pola.
intro-samurai-end = W turze jeden zwykły kafelek i dowolnie wiele ze sprytem (znak wiatru). Wszystko można jeszcze cofnąć. Potem zakończ turę; drugie dotknięcie potwierdza.
intro-samurai-taken = Tu stoi to, co udało ci się zdobyć. Ciemne pole znaczy, że teraz prowadzisz w tej kaście.
intro-samurai-over = Gra kończy się, gdy z planszy zniknie ostatnia figurka kasty albo gdy odłożono cztery, bo nikt nie miał największego wpływu.
intro-samurai-cards = Przytrzymaj palec na czymkolwiek albo kliknij prawym przyciskiem, żeby przeczytać kartę. Dotknij osady, żeby porównać wpływy. Powodzenia!
