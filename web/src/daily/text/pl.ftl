# Rozdanie dnia: jego strony i karta na stronie głównej.
daily-short = To samo rozdanie i te same boty dla wszystkich. Jedna próba.
daily-text = Każda gra ma codziennie jedno rozdanie. Wszyscy grają to samo, z tymi samymi botami, jeden raz. Potem widać, jak poszło innym.
daily-until = Rozdania na dziś: { $day }. Nowe będą o { $time } według twojego zegara.
daily-players = { $count ->
    [one] w pojedynkę
    [few] { $count } gracze
   *[other] { $count } graczy
 }
daily-alone = Prowadzisz samurajów w pojedynkę
daily-bots = { $count ->
    [one] przeciw botowi ({ $level })
   *[other] przeciw { $count } botom ({ $level })
 }
daily-played = { $count ->
    [0] nikt jeszcze nie skończył
    [one] skończyła { $count } osoba
    [few] skończyły { $count } osoby
   *[other] skończyło { $count } osób
 }
daily-mine = ty: { $count } z { $all }
daily-play = Zagraj
daily-go-on = Graj dalej
daily-more = Wszystkie rozdania i mój tydzień
daily-all-done = Masz za sobą wszystkie dzisiejsze rozdania. Nowe będą o { $time }.
daily-place = Miejsce { $rank } z { $of }
daily-would = Twoje miejsce byłoby { $rank } z { $of }
daily-rank = Miejsce { $rank }:
daily-no-place = bez miejsca
daily-late = Gra skończyła się po upływie dnia: nie liczy się.
daily-unranked = W tabeli są tylko imiona zastrzeżone przed grą.
daily-claim = Grasz jako gość: zobaczysz swój wynik, ale w tabeli są tylko zastrzeżone imiona.
daily-guest = Goście widzą swój wynik, ale w tabeli są tylko zastrzeżone imiona.
daily-claim-link = Zastrzeż imię albo zaloguj się
daily-of = Rozdanie dnia, { $day }
daily-empty = Nikt z zastrzeżonym imieniem nie skończył tego rozdania.
daily-best = Pokazano najlepsze wyniki: { $count } z { $of }.
daily-before = Dzień wcześniej
daily-hash = Ten skrót był ustalony, zanim ktokolwiek zagrał:
daily-seed = To skrót tego ziarna:
daily-seed-later = Ziarno zostanie pokazane po upływie dnia.
daily-how-won = Wygrana
daily-how-shared = Wspólna wygrana
daily-how-lost = Przegrana
daily-how-left = Rezygnacja
daily-look = Obejrzyj grę
daily-you = ty
daily-week = Mój tydzień
daily-week-day = { $day }: { $count ->
    [0] nic nie zagrano
    [one] zagrano jedno rozdanie
    [few] zagrano { $count } rozdania
   *[other] zagrano { $count } rozdań
 }
daily-none = nic nie zagrano
daily-total = { $total ->
    [one] { $total } punkt w tym tygodniu
    [few] { $total } punkty w tym tygodniu
   *[other] { $total } punktów w tym tygodniu
 }
daily-total-text = Pierwsze miejsce w rozdaniu to 100 punktów, ostatnie 0, pozostałe równo pomiędzy. Miejsca gości się nie liczą.
daily-rules = Drobnym drukiem
daily-rule-same = To samo rozdanie: kto dobiera z własnego stosu, dostaje to samo w tej samej kolejności, a boty na te same ruchy odpowiadają tak samo. W grze „7 ronin” nic nie zależy od losu; tam taki sam jest przeciwnik.
daily-rule-once = Jedna próba na osobę, dzień i grę. Rezygnacja ją zużywa i daje ostatnie miejsce. Dni zmieniają się o północy UTC; gra skończona później się nie liczy.
daily-rule-secret = Nikt nie zobaczy twojej gry, zanim sam nie skończy tego rozdania, a ty nie zobaczysz cudzej. Nie ma podpowiedzi i nic nie wraca przed to, co już dobrano.
daily-rule-ranked = W tabeli są imiona zastrzeżone przed rozpoczęciem gry.
daily-rule-accounts = Ktoś z dwoma kontami może zagrać dwa razy. Nie umiemy temu zapobiec i ufamy, że tego nie zrobisz.
problem-no-day = Tego dnia nie było rozdania.
problem-no-deal = Ta gra nie ma rozdania dnia.
