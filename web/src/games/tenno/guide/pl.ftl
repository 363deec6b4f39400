# Tenno w skrócie i przykłady.
guide-tenno-about = Każdy ma te same jedenaście kart, a trzy z nich leżą zakryte przed każdym graczem. Karta atakuje kartę i wygrywa silniejsza, ale znasz tylko własne. Blefuj, pamiętaj, co zostało odkryte, i bierz więźniów.
guide-tenno-win = Karty pokonane w ataku trafiają do twojego więzienia. Gdy ktoś nie może już zapełnić luk, gra się kończy i wygrywa więzienie o najwyższej sumie.
guide-tenno-turn = Tura w skrócie
guide-tenno-turn-1 = Musisz zaatakować: odkryj jedną ze swoich trzech kart i jedną kartę przeciwnika.
guide-tenno-turn-2 = Wygrywa wyższa liczba. Jeśli twoja, druga karta zostaje twoim więźniem. Jeśli przegrasz, twoja karta odpada z gry; przy równych odpadają obie.
guide-tenno-turn-3 = Kto stracił karty, zapełnia luki zakrytymi kartami z ręki.
guide-tenno-turn-4 = Jeśli w swojej turze nie stracisz żadnej karty, możesz jedną wymienić. Kto wygra obronę, może obejrzeć jedną z kart atakującego.

example-tenno-ninja-title = Ninja w ataku
example-tenno-ninja = Atakujesz swoim ninja 4, a karta Kena okazuje się samurajem 7. Mnich Kena nie leży na stole, więc nie pomoże.
example-tenno-ninja-so = W ataku ninja liczy się za 8, więc pokonuje siódemkę. Samuraj trafia do twojego więzienia i na końcu jest wart 7. Twój ninja wraca zakryty na miejsce, a Ken ma lukę do zapełnienia (R2.4, R3.1).
example-tenno-monk-title = Mnich pomaga
example-tenno-monk = Samuraj 8 Kena atakuje twojego samuraja 7. Twój mnich leży przed tobą i go pokazujesz.
example-tenno-monk-so = Mnich dodaje atakowanej karcie 2: 9 pokonuje 8. Samuraj Kena odpada z gry, ale nie zostaje więźniem, bo więźniów bierze tylko atakujący. Mnich wraca zakryty na miejsce; teraz Ken wie, gdzie leży (R2.5, R3.2).
example-tenno-geisha-title = Gejsza, jeden raz
example-tenno-geisha = Atakujesz gejszą. Karta Kena to szogun, najsilniejsza ze wszystkich.
example-tenno-geisha-so = Gejsza jest zawsze o jeden silniejsza, więc nawet szogun zostaje twoim więźniem: to 10 punktów. Po walce jednak odpada z gry i ty też masz lukę do zapełnienia (R3.10, R3.11).
