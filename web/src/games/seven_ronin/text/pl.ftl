# Co plansza 7 roninów mówi oprócz własnych słów gry.
ronin-ready = Plan gotowy
ronin-clear = Od nowa
ronin-sent = wysłani: { $sent } (min. { $need })
ronin-areas = obszary: { $areas } z { $threat }
ronin-bonus = jeszcze { $bonus } ponad limit
ronin-place = { $ronin }: wybierz miejsce
ronin-complete = Każdy ma miejsce
ronin-waiting = Twój plan jest gotowy. Druga strona jeszcze planuje.
ronin-change = Zmień plan
ronin-add = { $place }: ninja { $ninja }, w planie jeszcze { $sent }, limit { $limit }.
ronin-keys = Enter wysyła jednego ninja, minus go cofa.
ronin-village = Wioska
ronin-occupied = Obszar zajęty.
ronin-fewer = O jednego ninja mniej: { $place }
ronin-area = { $place }. Ninja: { $ninja }. Ronini: { $ronin }.
ronin-area-limit = { $place }, limit { $limit }. Ninja: { $ninja }. Ronini: { $ronin }.
ronin-nobody = nikt
ronin-tile = { $name }: rany { $wounds } z { $vitality }. { $state }
ronin-fallen = Nie żyje.
ronin-used = Zdolność użyta.
ronin-conquered = { $count } z { $need }
ronin-now-areas = { $threat ->
    [one] { $threat } obszar,
    [few] { $threat } obszary,
   *[many] { $threat } obszarów,
}
ronin-now-ninja = { $minimum }+ ninja
ronin-round = Runda { $round }: najwyżej tyle obszarów: { $threat } (pierwsza liczba), co najmniej tylu ninja: { $minimum } (druga).
ronin-round-hunger = Runda { $round }: najwyżej tyle obszarów: { $threat } (pierwsza liczba), co najmniej tylu ninja: { $minimum } (druga); potem głód (miska).
ronin-round-snow = Runda { $round }: najwyżej tyle obszarów: { $threat } (pierwsza liczba), co najmniej tylu ninja: { $minimum } (druga); potem spada śnieg.
ronin-choose = Wybierz na planszy
ronin-check = Każdy ma miejsce. Czy plan jest gotowy?
ronin-where = Dokąd idzie { $ronin }? { $power }

