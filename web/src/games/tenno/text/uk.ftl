# Що каже сама дошка Тенно.
tenno-cell = { $player }, місце { $place }: { $what }
tenno-down = закрита карта
tenno-known-down = { $card }, закрита для інших
tenno-up = { $card }, відкрита
tenno-can-be = закрита, це може бути { $cards }
tenno-must-be = закрита, це мусить бути { $card }
tenno-gap = порожньо
tenno-hand-count = { $count ->
    [one] { $count } карта в руці
    [few] { $count } карти в руці
   *[other] { $count } карт у руці
 }
tenno-prison-count = { $count ->
    [one] { $count } полонений
    [few] { $count } полонені
   *[other] { $count } полонених
 }
tenno-out = Поза грою: { $cards }
tenno-again = Торкніться ще раз
tenno-pick-own = Оберіть одну зі своїх карт.
tenno-pick-target = Тепер оберіть карту суперника.
tenno-pick-pair = Оберіть дві свої карти.
tenno-pick-hand = Оберіть карту з руки.
tenno-pick-look = Оберіть карту, щоб подивитися.
tenno-arrange = Торкніться двох селян, щоб поміняти їх місцями.
tenno-only-you = Цю карту бачите лише ви.
tenno-your-hand = Ваша рука
tenno-continue = Далі
tenno-note-sure = Це точно: { $card }
tenno-one-of = 1 з { $count }
tenno-note-can = Це одна з { $count } карт: { $cards }.
tenno-note-own = Лежить долілиць: її бачите лише ви. Загнутий ріжок показує її сорочку.
