# Кой-кой українською.

title = Кой-кой
about = Карти квітів: поєднуй місяці, збирай комбінації та наважся грати далі.

option-months = Скільки місяців грати
option-months-1 = один
option-months-3 = три
option-months-6 = шість
option-months-12 = увесь рік

flower-pine = сосна
flower-plum = слива
flower-cherry = вишня
flower-wisteria = гліцинія
flower-iris = ірис
flower-peony = півонія
flower-clover = леспедеца
flower-grass = міскантус
flower-mum = хризантема
flower-maple = клен
flower-willow = верба
flower-paulownia = павловнія

thing-crane = журавель
thing-warbler = соловейко
thing-curtain = завіса
thing-cuckoo = зозуля
thing-bridge = місток
thing-butterflies = метелики
thing-boar = вепр
thing-moon = повня
thing-geese = гуси
thing-cup = чарка саке
thing-deer = олень
thing-rain = чоловік під дощем
thing-swallow = ластівка
thing-phoenix = фенікс
thing-poem = червона стрічка з віршем
thing-red = червона стрічка
thing-blue = синя стрічка
thing-a = проста A
thing-b = проста B
thing-c = проста C

short-poem = вірш
short-blue = синя

card = { $flower } { $thing }

head = Місяць { $month } з { $months }. Карт у стосі: { $pile }
head-field = На полі:
head-hand = Ваша рука:
points = очки { $points }
hand = рука { $count }
dealer = роздає

stage-begin = вибір того, хто роздає
stage-deal = роздача
stage-play = хід картою
stage-match = вибір, що бере зіграна карта
stage-turn-up = відкриття карти
stage-pick = вибір, що бере відкрита карта
stage-call = кой-кой чи кінець
stage-over = кінець гри

prompt-begin = Випадок вирішує, хто роздає.
prompt-deal = Карти роздають.
prompt-play = { $whose ->
    [own] Зіграйте карту з руки. Якщо її квітка лежить на полі, карта бере звідти іншу; якщо ні, лишається на полі.
   *[other] Карту грає { $turn }.
 }
prompt-match = { $whose ->
    [own] До карти { $card } пасують дві. Яку берете?
   *[other] { $turn } обирає, що візьме карта { $card }.
 }
prompt-turn-up = Відкривають карту зі стосу.
prompt-pick = { $whose ->
    [own] Зі стосу вийшла карта { $card }, і до неї пасують дві. Яку берете?
   *[other] { $turn } обирає, що візьме карта { $card }.
 }
prompt-call = { $whose ->
    [own] Ваші комбінації: { $yaku }. Завершуєте і берете { $points } чи кажете кой-кой і граєте далі? Якщо потім завершить суперник, його очки подвояться.
   *[other] { $turn } має комбінації: { $yaku }. Кой-кой чи кінець?
 }
prompt-over = Гру закінчено.

action-play = { $count ->
    [0] Зіграти: { $card }
    [2] Зіграти: { $card }, взяти одну з: { $takes }
   *[other] Зіграти: { $card }, взяти: { $takes }
 }
action-take = Взяти: { $card }
action-draw = Відкрито: { $card }
action-koi = Кой-кой! Граємо далі
action-stop = Завершити місяць: очки { $points }
action-first = Першим роздає { $player }

event-begins = Першим роздає { $seat }.
event-dealt = Починається місяць { $month }; роздає й починає { $seat }. На полі: { $cards }.
event-hand = Ваша рука: { $cards }.
event-played = { $seat } грає: { $card }.
event-turned-up = { $seat } відкриває: { $card }.
event-laid = Нічого не пасує, на полі лишається: { $card }.
event-took = { $seat } бере: { $cards }.
event-made = { $seat } має комбінації: { $yaku }; { $points ->
    [one] { $points } очко.
    [few] { $points } очки.
   *[other] { $points } очок.
 }
event-called = { $seat } каже кой-кой і грає далі!
event-won = { $seat } завершує й виграє місяць { $month }: { $points ->
    [one] { $points } очко.
    [few] { $points } очки.
   *[other] { $points } очок.
 }
event-nothing = Місяць { $month } закінчується з порожніми руками; ніхто не дістає очок.

outcome-points = Перемога: { $winners }. Очки: { $points }.
outcome-level = Ніхто не попереду, перемогу ділять: { $winners }. Очки: { $points }.

refusal-chance = Карти роздає й відкриває випадок.
refusal-not-in-hand = У вашій руці немає карти: { $card }.
refusal-other-flower = Ця карта не пасує: { $card }. Потрібна квітка: { $flower }.
refusal-not-on-field = На полі немає карти: { $card }.
refusal-other-decision = Це не відповідь на запитання. Зараз вирішується: { $stage }.

piece-bright = Сяйва
piece-bright-text = П'ять карт: журавель, завіса, повня, чоловік під дощем і фенікс. Очки дають уже три, якщо серед них немає чоловіка під дощем.
piece-animal = Звірі
piece-animal-text = Дев'ять карт зі звіром чи птахом, містком або чаркою саке. П'ять дають 1 очко, кожна наступна на 1 більше.
piece-ribbon = Стрічки
piece-ribbon-text = Десять карт із паперовою стрічкою: три з віршем, три сині, чотири звичайні червоні. П'ять дають 1 очко, кожна наступна на 1 більше.
piece-plain = Прості
piece-plain-text = Двадцять чотири карти із самою рослиною. Десять дають 1 очко, кожна наступна на 1 більше.
piece-three-brights = Три сяйва
piece-three-brights-text = Три сяйва без чоловіка під дощем: 5.
piece-rainy-four = Дощові чотири сяйва
piece-rainy-four-text = Чоловік під дощем і три інші сяйва: 7.
piece-four-brights = Чотири сяйва
piece-four-brights-text = Усі сяйва, крім чоловіка під дощем: 8.
piece-five-brights = П'ять сяйв
piece-five-brights-text = Усі сяйва: 10.
piece-boar-deer-butterflies = Вепр, олень і метелики
piece-boar-deer-butterflies-text = Ці три карти разом: 5.
piece-poems = Стрічки з віршем
piece-poems-text = Червоні стрічки з віршем: сосни, сливи й вишні: 5.
piece-blues = Сині стрічки
piece-blues-text = Сині стрічки: півонії, хризантеми й клена: 5.
piece-moon-viewing = Милування повнею
piece-moon-viewing-text = Повня й чарка саке: 5.
piece-blossom-viewing = Милування цвітом
piece-blossom-viewing-text = Завіса й чарка саке: 5.
piece-animals = П'ять звірів
piece-animals-text = П'ять звірів дають 1 очко, кожен наступний на 1 більше.
piece-ribbons = П'ять стрічок
piece-ribbons-text = П'ять стрічок дають 1 очко, кожна наступна на 1 більше.
piece-plains = Десять простих
piece-plains-text = Десять простих карт дають 1 очко, кожна наступна на 1 більше.
piece-koi-koi = Кой-кой
piece-koi-koi-text = «Ходи, ходи!» Хто склав комбінацію, може завершити й узяти очки або сказати кой-кой і грати на більше. Якщо потім першим завершить суперник, його очки подвояться.

position-game = Це не позиція гри «Кой-кой».
position-cards = Поле «{ $field }» позиції має містити карти на зразок «pine-crane».
position-twice = У позиції карта { $card } трапляється двічі.
position-stage = Поле «{ $field }» позиції не пасує до етапу «{ $stage }».
position-deal = Роздача не за порядком: вісім карт на поле, потім перша рука, потім друга.
position-pile = Карт у стосі має бути { $count }.
position-hands = Хто роздає, той починає, далі по черзі: таких рук бути не може.
position-flowers = Взяті карти й поле не могли постати з поєднання квітів.
position-best = Те, з чим гравець { $player } сказав кой-кой, не пасує до взятих карт.
