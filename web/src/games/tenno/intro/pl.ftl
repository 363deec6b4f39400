intro-tenno-court = Witaj. To twój dwór: trzy zakryte karty. Każdy ma te same jedenaście postaci; chcesz brać cudze do niewoli. Wygrywa najwyższa suma w więzieniu.
intro-tenno-lay = Najpierw ułóż trzech chłopów w kolejności, której nikt nie widzi. Dotknij dwóch, żeby zamienić ich miejscami, i potwierdź pośrodku.
intro-tenno-hand = To karty, które trzymasz w odwodzie. Później wypełnią luki. Dotknij karty, by przeczytać, co potrafi.
intro-tenno-attack = Teraz atakuj: wybierz jedną z trzech swoich kart, potem kartę przeciwnika. Obie zostaną odkryte i wygra silniejsza.
intro-tenno-fight = Wygrana: cudza karta trafia do twojego więzienia. Przegrana: twoja przepada. Tak czy inaczej wszyscy widzieli obie, więc zapamiętaj je.
intro-tenno-gaps = Kto stracił kartę, wypełnia lukę z ręki, po kryjomu. Atakujący, który nic nie stracił, może po cichu wymienić jedną kartę.
intro-tenno-defend = Gdy atakują ciebie, może paść pytanie o mnicha, który dodaje 2 do obrony. Wygrana obrona pozwala obejrzeć jedną kartę atakującego.
intro-tenno-aids = Tutaj możesz cofnąć ruch, zapytać, co zrobiłby dobry gracz, przeczytać zasady i obejrzeć, co się stało. Powodzenia!
