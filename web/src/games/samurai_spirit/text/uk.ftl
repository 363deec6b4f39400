# Що каже сама дошка «Духу самурая».
spirit-board = { $samurai } ({ $player }), сума { $sum } з { $kiai }
spirit-village = Село
spirit-nobody = ще не обрано
spirit-again = Ще раз: { $what }
spirit-threat = Якби раунд скінчився зараз
spirit-turn = Хід: { $samurai }
spirit-faces = { $samurai } стає проти
spirit-count = { $name }: { $count }
spirit-of = { $name }: { $count } з { $most }
spirit-missing = { $name }: ще немає
spirit-wounds = Рани: { $count } з 3
spirit-next = Наступне покарання: { $penalty }
spirit-sum = Сума { $sum } з { $kiai }
spirit-would-be = стало б { $sum }
spirit-token-of = Жетон підтримки: { $samurai }
spirit-unseen = Небачені карти цього раунду
spirit-unseen-kinds = Серед нападників і чужинців, яких ніхто не бачив: грабіжники { $marauders }, лейтенанти { $lieutenants }, ватажки { $bosses }. Це можуть бути:
spirit-known-top = Відкриті на стосі, згори
spirit-known-bottom = Під стосом
spirit-none = Нічого.
spirit-night = Раунд закінчується
spirit-order = Котра наступна, згори?
spirit-level-0 = легкий
spirit-level-1 = звичайний
spirit-level-2 = важкий
spirit-level-3 = героїчний
spirit-won = Село врятовано: { $score } { $score ->
    [one] очко
    [few] очки
   *[other] очок
 }
spirit-lost = Село втрачено
spirit-threat-short = якби зараз кінець
spirit-fight = Битися
spirit-pass = Пасувати
spirit-ready = Далі
spirit-talent = Талант
spirit-you = { $player } (ви)
spirit-left-of-you = { $player }, ліворуч від вас
spirit-right-of-you = { $player }, праворуч від вас
spirit-lacking = Без карти на цьому місці ({ $symbol }): { $samurai }.
spirit-lacking-none = Кожен самурай має тут карту ({ $symbol }).
