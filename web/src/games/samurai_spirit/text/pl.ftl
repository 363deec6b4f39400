# Co mówi sama plansza Siedmiu Samurajów.
spirit-board = { $samurai } ({ $player }), suma { $sum } z { $kiai }
spirit-village = Wioska
spirit-nobody = jeszcze nie wybrany
spirit-again = Jeszcze raz: { $what }
spirit-threat = Gdyby runda kończyła się teraz
spirit-turn = Tura: { $samurai }
spirit-faces = { $samurai } staje naprzeciw
spirit-count = { $name }: { $count }
spirit-of = { $name }: { $count } z { $most }
spirit-missing = { $name }: jeszcze brak
spirit-wounds = Rany: { $count } z 3
spirit-next = Następna kara: { $penalty }
spirit-sum = Suma { $sum } z { $kiai }
spirit-would-be = byłoby { $sum }
spirit-token-of = Żeton wsparcia: { $samurai }
spirit-unseen = Niewidziane karty tej rundy
spirit-unseen-kinds = Wśród najeźdźców i intruzów, których nikt nie widział: grabieżcy { $marauders }, porucznicy { $lieutenants }, hersztowie { $bosses }. Mogą to być:
spirit-known-top = Odkryte na stosie, od góry
spirit-known-bottom = Pod stosem
spirit-none = Nic.
spirit-night = Runda się kończy
spirit-order = Która następna, od góry?
spirit-level-0 = łatwy
spirit-level-1 = normalny
spirit-level-2 = trudny
spirit-level-3 = heroiczny
spirit-won = Wioska ocalona: { $score } { $score ->
    [one] punkt
    [few] punkty
   *[other] punktów
 }
spirit-lost = Wioska przepadła
spirit-threat-short = gdyby teraz koniec
spirit-fight = Walcz
spirit-pass = Pasuj
spirit-ready = Dalej
spirit-talent = Talent
spirit-you = { $player } (ty)
spirit-left-of-you = { $player }, po twojej lewej
spirit-right-of-you = { $player }, po twojej prawej
spirit-lacking = Bez karty w tym miejscu ({ $symbol }): { $samurai }.
spirit-lacking-none = Każdy samuraj ma tu kartę ({ $symbol }).
