# Тенно українською.

title = Тенно
about = Блеф і пам’ять: відкрий карту, вгадай чужу, наповни свою в’язницю.

option-first = Хто починає
option-first-random = вирішує жереб
option-memory = Нотатки про побачене
option-memory-aid = веде за тебе Tatami
option-memory-head = лише у власній голові

card-1 = селянин 1
card-2 = селянин 2
card-3 = селянин 3
card-4 = нінджя 4
card-5 = монах 5
card-6 = ронін 6
card-7 = самурай 7
card-8 = самурай 8
card-9 = даймьо 9
card-10 = шьоґун 10
card-X = гейша X

power-1 = Найслабший: приманка.
power-2 = Селянин: приманка.
power-3 = Селянин: приманка.
power-4 = Сила 8 у нападі, 4 в обороні.
power-5 = Показаний зі столу, дає +2 іншій твоїй карті, на яку нападають.
power-6 = Після його нападу можеш напасти ще раз, іншою картою.
power-7 = Сильний, без хитрощів.
power-8 = Сильний, без хитрощів.
power-9 = Найсильніший у нападі.
power-10 = Ніколи не нападає. Хто йому програє, потрапляє до твоєї в’язниці.
power-X = Один раз перемагає будь-яку карту, потім виходить із гри.

head-hand = рука
head-prison = в’язниця
head-discarded = скид
hand-empty = порожня
your-hand = Твоя рука: { $cards }

stage-begin = хто починає
stage-arrange = розкладання селян
stage-strike = напад
stage-support = монах
stage-again = другий напад після роніна
stage-refill = заповнення порожніх місць
stage-change = заміна карти
stage-relay = викладання карти
stage-peek = погляд на карту
stage-over = кінець гри

prompt-begin = Хто починає, вирішує жереб.
prompt-arrange = { $own ->
    [laid] Селян розкладають.
   *[open] Розклади трьох селян на місця a, b і c. Порядку ніхто не бачить, а хибний здогад дорого коштує суперникам.
 }
prompt-strike = { $turn } має напасти: одна з трьох карт проти однієї карти суперника. Перемагає більша сила.
prompt-support = { $attacker } нападає картою «{ $card }»; { $defender } відповідає картою «{ $met }».{ $monk ->
    [others] {""}
    [none] { " " }Твій монах не лежить на столі; питання лунає все одно, щоб ніхто про це не здогадався.
   *[other] { " " }Якщо показати монаха з місця { $monk }, оборона зросте на 2.
 }
prompt-again = Ронін уже бився. { $turn } може напасти ще раз, однією з двох інших карт.
prompt-refill = { $gaps ->
    [0] Триває заповнення порожніх місць.
    [one] Заповни місце { $place } картою з руки, долілиць.
    [few] Заповни { $gaps } порожні місця картами з руки, долілиць; спершу місце { $place }.
    [many] Заповни { $gaps } порожніх місць картами з руки, долілиць; спершу місце { $place }.
   *[other] Заповни { $gaps } порожнього місця картами з руки, долілиць; спершу місце { $place }.
 }
prompt-change = { $hand ->
    [empty] Напад без втрат, а рука порожня: { $turn } може поміняти місцями дві зі своїх трьох карт або лише вдати це.
   *[full] Напад без втрат: { $turn } може замінити одну зі своїх трьох карт на карту з руки.
 }
prompt-relay = Поклади карту на місце { $place }. Інші бачать місце, але не карту; це може бути та сама.
prompt-peek = Оборона вдалася: оборонець може поглянути на одну з карт, які має перед собою { $turn }.
prompt-over = Гру закінчено.

action-first = Починає { $player }
action-set = Розкласти { $cards }
action-attack = Напасти картою { $place } ({ $card }): { $defender }, карта { $at }
action-monk = Показати монаха: +2
action-plain = Не показувати монаха
action-stop = Без другого нападу
action-fill = Покласти на місце { $place }: { $card }
action-swap = Взяти в руку карту { $place } ({ $card })
action-keep = Нічого не міняти
action-lay = Покласти на місце { $place }: { $card }
action-trade = Поміняти місцями { $p } і { $q }
action-feint = Лише вдати обмін { $p } і { $q }
action-look = Поглянути: { $attacker }, карта { $place }
action-trust = Не дивитися

event-begins = Починає { $seat }.
event-arranged = { $seat } розкладає селян: { $cards }.
event-ready = Усі селяни на місцях. Гру відкриває { $seat }.
event-attacked = { $seat } нападає картою «{ $card }» ({ $place }). { $defender } відкриває карту «{ $met }» ({ $at }).
event-supported = { $seat } показує монаха ({ $place }): +2.
event-captured = Перемагає { $card }. { $seat } має нового в’язня: { $met }.
event-repelled = В обороні перемагає { $met }. Із гри виходить { $card } ({ $seat }).
event-seized = Перемагає шьоґун. { $defender } має нового в’язня: { $card }.
event-departed = Після бою { $card } ({ $seat }) виходить із гри.
event-drawn = Нічия: { $card } і { $met } виходять із гри.
event-stopped = { $seat } більше не нападає.
event-exhausted = { $seat } не має досить карт, щоб заповнити порожні місця. Гра закінчується.
event-filled = { $seat } кладе карту на місце { $place }: { $card }.
event-refilled = { $seat } заповнює місця: { $places }.
event-took = { $seat } бере в руку карту з місця { $place }: { $card }.
event-kept = { $seat } нічого не міняє.
event-changed = { $seat } замінює карту на місці { $place }.
event-changed-known = { $seat } замінює карту на місці { $place }: { $card } повертається в руку, { $laid } лягає на стіл.
event-traded = { $seat } піднімає карти { $places } і кладе їх назад.
event-traded-known = { $real ->
    [1] { $seat } міняє місцями карти { $places }.
   *[0] { $seat } лише вдає обмін карт { $places }.
 }
event-looked = { $seat } дивиться на карту { $place } ({ $attacker }).
event-looked-known = { $seat } дивиться на карту { $place } ({ $attacker }): { $card }.
event-trusted = { $seat } вирішує не дивитися.

outcome-prisoners = Перемога: { $winners }. Вирішує найцінніша в’язниця. В’язниці: { $prison }.
outcome-court = Перемога: { $winners }. За рівних в’язниць вирішує сильніший двір. В’язниці: { $prison }; двори: { $court }.
outcome-shared = Спільна перемога: { $winners }. Рівні в’язниці й рівні двори. В’язниці: { $prison }; двори: { $court }.

refusal-no-such-player = Тут немає гравця { $number }; за цим столом { $most ->
    [one] { $most } гравець.
    [few] { $most } гравці.
    [many] { $most } гравців.
   *[other] { $most } гравця.
 }
refusal-own-card = На власні карти нападати не можна; вибери карту суперника.
refusal-ronin-again = Ронін із місця { $place } вже бився; для другого нападу потрібна одна з двох інших карт.
refusal-empty-place = Твоє місце { $place } порожнє.
refusal-shogun = Шьоґун із місця { $place } ніколи не нападає; вибери іншу карту.
refusal-same-target = Карта { $place } ({ $defender }) була ціллю першого нападу; другим треба напасти на іншу карту.
refusal-empty-target = Місце { $place } ({ $defender }) порожнє; вибери карту, яка лежить на столі.
refusal-no-monk = Твій монах не лежить на столі, тож допомогти не може.
refusal-not-in-hand = У твоїй руці немає карти «{ $card }».
refusal-hand-empty = З порожньою рукою карту не заміниш; можеш поміняти місцями дві зі своїх трьох карт.
refusal-hand-not-empty = Карти міняють місцями лише з порожньою рукою; можеш замінити одну на карту з руки.
refusal-other-decision = Це не відповідь на запитання. Зараз вирішується: { $stage }.

position-game = Це не позиція гри «Тенно».
position-field = Поле «{ $field }» позиції має містити одне зі значень: { $wanted }.
position-list = Поле «{ $field }» позиції має бути списком{ $length ->
    [-1] {"."}
   *[other] { " " }завдовжки { $length }.
 }
position-twice = Позиція містить карту { $card } двічі в: { $field }.
position-own-prison = Гравець { $player } не може тримати у в’язниці власні карти.
position-geisha = Гейша гравця { $player } не може бути у в’язниці.
position-gap = Гравець { $player } має порожнє місце, а на етапі «{ $stage }» це неможливо.
position-start = Перед першим ходом гравець { $player } повинен мати селян, ще не розкладених або вже розкладених, а решту вісім карт — у руці.
position-stage = Поле «{ $field }» позиції не відповідає етапу «{ $stage }».
position-log = Нотатки в «known» мають рядок, якого не вдається прочитати: «{ $line }».
position-known = Те, що відомо про гравця { $player }, суперечить картам.
