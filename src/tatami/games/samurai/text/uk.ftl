# Самурай українською.

title = Самурай
about = Оточуйте плитками міста й села, здобувайте замки, Будд і рис та станьте лідером якнайбільшої кількості каст.

option-setup = Як фігурки потрапляють на поле
option-setup-drafted = гравці ставлять їх по черзі
option-setup-drafted-text = Як у книзі; кілька хвилин перед першим ходом.
option-setup-random = розставляє жереб
option-setup-random-text = Гра починається одразу.
option-hands = Перші плитки в руці
option-hands-chosen = кожен вибирає п’ять
option-hands-chosen-text = Як у книзі: кожен таємно обирає з однакових двадцяти плиток.
option-hands-random = роздає жереб
option-hands-random-text = Швидше; добре для першої гри.
option-first = Хто починає
option-first-random = вирішує жереб

caste-castle = замок
caste-buddha = Будда
caste-rice = рис

tile-castle = замок { $strength }
tile-buddha = Будда { $strength }
tile-rice = рис { $strength }
tile-samurai = самурай { $strength }
tile-ronin = ронін 1 (швидка)
tile-ship = корабель { $strength } (швидка)
tile-move = переміщення
tile-exchange = обмін (швидка)

power-castle = Рахується лише для замків.
power-buddha = Рахується лише для Будд.
power-rice = Рахується лише для рису.
power-samurai = Рахується для фігурок кожної касти.
power-ronin = Рахується для кожної касти. Швидка: таких плиток за хід можна зіграти скільки завгодно.
power-ship = Рахується для кожної касти. Єдина плитка для моря, і лише для моря. Швидка.
power-move = Перенесіть одну зі своїх плиток без знака швидкості на інший порожній гекс суші; ця плитка лишається на її місці й рахується як 0.
power-exchange = Дві фігурки різних каст міняються місцями. Швидка; плитка виходить із гри.

mark-castle = З
mark-buddha = Б
mark-rice = Р
mark-samurai = С
mark-ronin = Н
mark-ship = ~
mark-move = П

town-edo = Едо
town-akita = Акіта
town-kyoto = Кіото
town-sapporo = Саппоро
from-edo = Едо
from-akita = Акіти
from-kyoto = Кіото
from-sapporo = Саппоро
in-edo = в Едо
in-akita = в Акіті
in-kyoto = у Кіото
in-sapporo = у Саппоро
town-tsugaru = Цуґару
town-nanbu = Намбу
town-rikuzen = Рікудзен
town-aizu = Айдзу
town-hitachi = Хітаті
town-kazusa = Кадзуса
town-suruga = Суруґа
town-echigo = Етіґо
town-noto = Ното
town-echizen = Етідзен
town-kii = Кії
town-harima = Харіма
town-izumo = Ідзумо
town-nagato = Наґато
town-buzen = Будзен
town-hizen = Хідзен
town-hyuga = Хюґа
town-satsuma = Сацума
town-osumi = Осумі
town-sanuki = Санукі
town-iyo = Ійо
town-awa = Ава
town-tosa = Тоса
town-teshio = Тесіо
town-kitami = Кітамі
town-nemuro = Немуро
town-kushiro = Кусіро
town-shiribeshi = Сірібесі
town-oshima = Осіма
town-hidaka = Хідака
way-n = північ
way-ne = північний схід
way-e = схід
way-se = південний схід
way-s = південь
way-sw = південний захід
way-w = захід
way-nw = північний захід
place-village = село { $name }
in-village = у селі { $name }
from-village = села { $name }
place-land = суша на { $way } від { $town }
in-land = на { $way } від { $town }
place-sea = море на { $way } від { $town }
in-sea = у морі на { $way } від { $town }
place-open = відкрите море на { $way } від { $town }
in-open = у відкритому морі на { $way } від { $town }

head-hand = рука
head-stack = стос
head-captured = здобуто
behind-screen = за ширмою
set-aside = Відкладено, нічиї: { $figures } (коли їх 4, гра закінчується)
on-board = На полі: { $figures } (гра закінчується, коли котрихось не лишиться)
in-supply = Ще не поставлено: { $figures }
goes-first = Перший хід робить: { $player }
hand-empty = порожня
your-hand = Ваша рука: { $tiles }
legend = Назва гекса стоїть під ним. (З) село, [ЗБ] місто, {"{"}ЗБР{"}"} Едо: З замок, Б Будда, Р рис. Крапка — суша, хвиля — море.
legend-tiles = 2С3 — самурай сили 3 гравця 2. Плитки: З замок, Б Будда, Р рис, С самурай, Н ронін, ~ корабель, П переміщення.
hand-order = Перші плитки вибирають у порядку списку ходів: після вибору немає тих, що стояли перед вибраною. Щоб повернутися до них, введіть undo.
figures-none = без фігурок
has-influence = { $you ->
    [seat] ви маєте { $number }
   *[other] { $player } має { $number }
 }
influence-none = ніхто не має
contested = Спірні поселення: порожні гекси суші довкола і вплив кожного гравця на кожну фігурку
untouched = Поселення без плиток поруч: порожні гекси суші довкола
open-land = порожніх: { $number }
aloud-laid = Плитки гравця { $player }: { $tiles }
aloud-bare = Поселення без фігурок: { $towns }
aloud-town = { $town }; порожніх: { $number } ({ $land })

stage-begin = хто починає
stage-hands = вибір перших плиток
stage-deal = роздача перших плиток
stage-settle = вибір фігурки, яку ставити
stage-cities = заселення міст
stage-villages = заселення сіл
stage-spot = розміщення фігурки
stage-scatter = жереб розставляє фігурки
stage-turn = розігрування плитки
stage-lay = викладання плитки
stage-lift = плитка для переміщення
stage-shift = куди її перемістити
stage-one = перша фігурка обміну
stage-other = друга фігурка обміну
stage-draw = добирання плиток
stage-over = кінець гри

prompt-begin = Хто починає, вирішує жереб.
prompt-hands = { $missing ->
    [0] Ваші перші плитки вибрано; інші ще вибирають.
    [one] Виберіть до першої руки ще { $missing } плитку. Її ніхто не бачить.
    [few] Виберіть до першої руки ще { $missing } плитки. Їх ніхто не бачить.
    [many] Виберіть до першої руки ще { $missing } плиток. Їх ніхто не бачить.
   *[other] Виберіть до першої руки ще { $missing } плитки. Їх ніхто не бачить.
 }
prompt-deal = Жереб роздає перші плитки.
prompt-cities = { $own ->
    [yes] Поставте фігурку в місто: у кожному дві різні. Спершу: яка фігурка?
   *[no] { $turn } ставить фігурку в місто: у кожному дві різні. Спершу: яка фігурка?
 }
prompt-villages = { $own ->
    [yes] Поставте фігурку в село: у кожному одна. Спершу: яка фігурка?
   *[no] { $turn } ставить фігурку в село: у кожному одна. Спершу: яка фігурка?
 }
prompt-spot = Куди стане ця фігурка: { $taken }?
prompt-scatter = Жереб розставляє фігурки.
prompt-turn = { $played ->
    [none] { $own ->
        [yes] Зіграйте хоч одну плитку: звичайну не більш як одну, швидких досхочу. Фігурки оточеного поселення бере найбільший вплив.
       *[no] { $turn } грає: щонайбільше одна звичайна плитка і скільки завгодно швидких, у будь-якому порядку, разом щонайменше одна.
     }
    [fast] { $own ->
        [yes] Можете ще зіграти одну звичайну плитку і скільки завгодно швидких або закінчити хід.
       *[no] { $turn } може ще зіграти одну звичайну плитку і скільки завгодно швидких або закінчити хід.
     }
   *[ordinary] { $own ->
        [yes] Звичайну плитку вже зіграно; додайте швидкі або закінчіть хід. Тоді розіграються оточені поселення.
       *[no] { $turn } уже має в цьому ході звичайну плитку; далі лише швидкі. Оточені поселення розігруються наприкінці ходу.
     }
 }
prompt-lay = Куди покласти цю плитку: { $taken }?
prompt-lift = Яку зі своїх плиток ви переміщуєте? Лише ті, що без знака швидкості.
prompt-shift = Куди піде плитка, що лежить { $in_hex }? На її місці лишається плитка переміщення.
prompt-one = Яку фігурку ви міняєте? Спершу назвіть замок, а в обміні Будди з рисом — Будду.
prompt-other = З якою фігуркою поміняється місцями ця: { $caste } { $in_hex }?
prompt-draw = { $turn } добирає плитки.
prompt-over = Гру закінчено.

action-first = Починає { $player }
action-tile = { $tile }
action-caste = { $caste }
action-hex = { $hex }; поруч: { $beside }
action-far = { $hex }, далеко від поселень
action-from = { $hex }: { $tile }
action-figure = { $caste } { $in_hex }
action-end = Закінчити хід

event-begins = { $you ->
    [seat] Ви починаєте.
   *[other] Починає { $seat }.
 }
event-chose = { $you ->
    [seat] Ви вибираєте
   *[other] { $seat } вибирає
 } плитку: { $tile }.
event-ready = Усі перші плитки вибрано.
event-took-figure = { $you ->
    [seat] Ви берете
   *[other] { $seat } бере
 } фігурку: { $caste }.
event-placed = { $you ->
    [seat] Ви ставите
   *[other] { $seat } ставить
 } фігурку { $in_hex }: { $caste }.
event-scattered = Жереб ставить фігурку { $in_hex }: { $caste }.
event-opened = { $you ->
    [seat] Усі фігурки стоять. Перший хід робите ви.
   *[other] Усі фігурки стоять. Перший хід робить { $seat }.
 }
event-took = { $you ->
    [seat] Ви берете
   *[other] { $seat } бере
 } плитку: { $tile }.
event-laid = { $you ->
    [seat] Ви кладете
   *[other] { $seat } кладе
 } плитку { $in_hex }: { $tile }.
event-lifted = { $you ->
    [seat] Ви піднімаєте
   *[other] { $seat } піднімає
 } плитку, що лежить { $in_hex }.
event-moved = { $you ->
    [seat] Ви переміщуєте
   *[other] { $seat } переміщує
 } плитку ({ $tile }): вона лежала { $in_hex }, а тепер лежить { $in_to }. На її місці лишається плитка переміщення.
event-named = { $you ->
    [seat] Ви вибираєте
   *[other] { $seat } вибирає
 } фігурку для обміну: { $caste } { $in_hex }.
event-exchanged = { $you ->
    [seat] Ви міняєте
   *[other] { $seat } міняє
 } місцями дві фігурки: { $caste } { $in_hex } і { $other } { $in_to }.
event-ended = { $you ->
    [seat] Ви закінчуєте
   *[other] { $seat } закінчує
 } хід.
event-captured = { $you ->
    [seat] Ви здобуваєте
   *[other] { $seat } здобуває
 } фігурку { $in_hex }: { $caste }. Вплив: { $influence }.
event-aside = Ніхто не має переваги { $in_hex }, тож фігурку відкладено: { $caste }. Вплив: { $influence }.
event-gone = З поля зникає остання фігурка касти: { $caste }. Гра закінчується.
event-four-aside = { $number ->
    [one] Відкладено { $number } фігурку. Гра закінчується.
    [few] Відкладено { $number } фігурки. Гра закінчується.
    [many] Відкладено { $number } фігурок. Гра закінчується.
   *[other] Відкладено { $number } фігурки. Гра закінчується.
 }
event-drew = { $you ->
    [seat] Ви добираєте
   *[other] { $seat } добирає
 } плитку.
event-drew-known = { $you ->
    [seat] Ви добираєте
   *[other] { $seat } добирає
 } плитку: { $tile }.
event-skipped = { $you ->
    [seat] Ви не маєте що зіграти і пропускаєте хід.
   *[other] { $seat } не має що зіграти і пропускає хід.
 }


means-missed = Щоб здобути її, вам бракує { $count }.
means-passed = { $caste } { $in_hex }: { $player } тепер має більше за вас, { $theirs } проти { $mine }.

outcome-leaders = Перемога: { $winners }. Вирішує найбільша кількість жетонів лідера.
outcome-others = Перемога: { $winners }. За рівної кількості жетонів лідера вирішують фігурки двох інших каст.
outcome-total = Перемога: { $winners }. За рівності в жетонах лідера та інших кастах вирішує загальна кількість фігурок.
outcome-shared = Спільна перемога: { $winners }. Порівну жетонів лідера, фігурок інших каст і фігурок загалом.
outcome-figures = Жодна каста не має лідера. Перемога: { $winners }. Вирішує загальна кількість фігурок.
outcome-equals = Жодна каста не має лідера. Спільна перемога: { $winners }. Порівну фігурок загалом.
score = { $player }: замки { $castles }, Будди { $buddhas }, рис { $rice }; жетони лідера { $tokens }.
score-tied = { $player }: замки { $castles }, Будди { $buddhas }, рис { $rice }; жетони лідера { $tokens }, інші касти { $others }, разом { $totals }.

refusal-choose-order = Перші плитки називають у порядку списку; { $tile } стоїть у ньому раніше. Скасуйте, щоб вибрати інакше.
refusal-no-more = У вас більше немає таких плиток: { $tile }.
refusal-too-few-after = У списку після цієї плитки ({ $tile }) лишається замало інших, щоб набрати п’ять; виберіть ранішу.
refusal-not-in-hand = У вашій руці немає такої плитки: { $tile }.
refusal-one-ordinary = Звичайну плитку цього ходу вже зіграно, а { $tile } — теж звичайна. Зіграйте швидку або закінчіть хід.
refusal-nothing-to-move = На полі немає вашої плитки, яку можна перемістити: лише власну, без знака швидкості, на порожній гекс суші.
refusal-no-land = Жоден гекс суші вже не порожній, тож нема куди покласти плитку: { $tile }.
refusal-no-exchange = Жодні дві фігурки на полі не можуть зараз помінятися місцями.
refusal-nothing-played = Перш ніж закінчити хід, зіграйте щонайменше одну плитку.
refusal-supply-empty = Більше немає непоставлених фігурок цієї касти: { $caste }.
refusal-no-city-for = Жодне місто зараз не прийме цієї фігурки: { $caste }.
refusal-not-in-play = Це місце не належить до поля для стількох гравців ({ $number }): { $hex }.
refusal-no-settlement = Фігурки ставлять у міста й села, а це не поселення: { $hex }.
refusal-cities-first = Спершу заповнюють міста, а це село: { $hex }.
refusal-settlement-full = Там уже стоять усі фігурки: { $hex }.
refusal-same-caste = Така фігурка вже стоїть { $in_hex }: { $caste }. Дві однакові разом не стоять.
refusal-settlement = Плитки кладуть на сушу або на море, а це поселення: { $hex }.
refusal-ship-on-land = Кораблі ходять лише морем, а це { $hex }.
refusal-tile-at-sea = На море йдуть лише кораблі; { $tile } потребує суші, а це { $hex }.
refusal-move-to-sea = Плитку переміщують на порожній гекс суші, а це { $hex }.
refusal-occupied = Цей гекс не порожній: { $hex }. Там уже лежить плитка: { $tile }.
refusal-no-tile = Там не лежить жодна плитка: { $hex }.
refusal-not-your-tile = Плитка, що лежить { $in_hex }, має іншого власника: { $seat }. Перемістіть свою.
refusal-fast-tile = Плитку, що лежить { $in_hex }, не можна перемістити: { $tile }. Переміщують лише ті, що без знака швидкості.
refusal-no-figure = Немає такої фігурки { $in_hex }: { $caste }.
refusal-name-earlier-first = Спершу назвіть другу з фігурок: замки йдуть перед Буддами, а Будди перед рисом.
refusal-no-partner = Жодна фігурка не може помінятися з цією: { $caste } { $in_hex }. Потрібна фігурка іншої касти, а в жодному поселенні не можуть стояти дві однакові.
refusal-same-settlement = Обидві фігурки стоять { $in_hex }: { $before }, { $caste }. Міняйте фігурки з двох різних поселень.
refusal-same-figure = Обидві фігурки однієї касти: { $caste } ({ $at }, { $hex }). Міняйте різні.
refusal-later-caste = Фігурки обміну називають у порядку: замок, Будда, рис; { $before } ({ $at }) іде після фігурки { $caste } ({ $hex }). Скасуйте і назвіть спершу другу.
refusal-two-alike = Після такої заміни ({ $before }, { $caste }) дві однакові стояли б { $in_hex } або { $in_at }.
refusal-other-decision = Це не відповідь на запитання. Зараз вирішується: { $stage }.

position-game = Це не позиція гри «Самурай».
position-hex = Поле «{ $field }» позиції називає гекс, який туди не підходить: «{ $hex }».
position-too-many-tiles = У полі «{ $field }» позиції таких плиток більше, ніж має їх власник: { $tile }.
position-lost-tiles = Бракує плиток гравця { $player }; з гри виходить лише плитка обміну.
position-wrong-ground = Плитка { $tile } не може лежати на гексі { $hex }.
position-two-alike = На гексі { $hex } дві фігурки однієї касти.
position-crowded = На гексі { $hex } забагато фігурок; місць там { $most }.
position-half-taken = З гекса { $hex } зникла частина фігурок, а їх завжди забирають разом.
position-surrounded = Гекс { $hex } оточено, тож його фігурки вже забрали б.
position-figures = Кількість фігурок касти не сходиться: { $caste }, { $number } замість { $wanted }.
position-founding = Фігурки на полі не відповідають етапу «{ $stage }».
position-too-early = На етапі «{ $stage }» ще ніхто не зіграв плитки.
position-ending = Фігурки на полі не відповідають етапу «{ $stage }»: гра закінчується, коли з поля зникає одна з каст або відкладено чотири фігурки.
position-hand-size = Гравець { $player } має неправильну кількість плиток у руці.
position-stage = Поле «{ $field }» позиції не відповідає етапу «{ $stage }».

piece-castle = Замок
piece-castle-text = Фігурка касти воїнів. Її здобуває той, хто має на неї найбільший вплив, коли її поселення оточено.
piece-buddha = Будда
piece-buddha-text = Фігурка касти ченців. Її здобуває той, хто має на неї найбільший вплив, коли її поселення оточено.
piece-rice = Рис
piece-rice-text = Фігурка касти купців. Її здобуває той, хто має на неї найбільший вплив, коли її поселення оточено.
piece-tile-castle = Плитка замку
piece-tile-castle-text = { power-castle } Звичайна: одна за хід.
piece-tile-buddha = Плитка Будди
piece-tile-buddha-text = { power-buddha } Звичайна: одна за хід.
piece-tile-rice = Плитка рису
piece-tile-rice-text = { power-rice } Звичайна: одна за хід.
piece-tile-samurai = Самурай
piece-tile-samurai-text = { power-samurai } Звичайна: одна за хід.
piece-tile-ronin = Ронін
piece-tile-ronin-text = { power-ronin }
piece-tile-ship = Корабель
piece-tile-ship-text = { power-ship }
piece-tile-move = Переміщення
piece-tile-move-text = { power-move } Звичайна: одна за хід.
piece-tile-exchange = Обмін
piece-tile-exchange-text = { power-exchange } Ніколи в Едо, і в жодному поселенні не може лишитися двох однакових.
piece-fast = Швидка
piece-fast-text = Швидких плиток за хід можна зіграти скільки завгодно, разом з однією звичайною або без неї.
piece-village = Село
piece-village-text = Вміщує одну фігурку.
piece-city = Місто
piece-city-text = Вміщує дві фігурки різних каст. Кожну отримує той, хто має на неї найбільший вплив.
piece-edo = Едо
piece-edo-text = У столиці стоїть по одній фігурці кожної касти. Обмін її не стосується.
piece-akita = Акіта
piece-akita-text = { piece-city-text }
piece-kyoto = Кіото
piece-kyoto-text = { piece-city-text }
piece-sapporo = Саппоро
piece-sapporo-text = { piece-city-text }
piece-land = Суша
piece-land-text = Тут вміщається одна плитка. Коли вся суша довкола поселення зайнята, наприкінці ходу забирають його фігурки.
piece-sea = Море
piece-sea-text = Лише для кораблів. Може лишитися порожнім: щоб оточити поселення, досить заповнити сушу.
piece-influence = Вплив
piece-influence-text = Сума плиток гравця довкола поселення, для кожної фігурки окремо: плитки її касти, самураї, ронін і кораблі.
piece-hand = Рука
piece-hand-text = П’ять плиток. Наприкінці ходу ви знову добираєте до п’яти.
piece-stack = Стос
piece-stack-text = Ще не взяті плитки в порядку, якого ніхто не знає.
piece-captured = Здобуто
piece-captured-text = Фігурки, які хтось здобув. Коли гравців троє чи четверо, вони стоять за ширмою власника.
piece-aside = Відкладено
piece-aside-text = Фігурки, на які ніхто не мав найбільшого впливу. Коли їх чотири, гра закінчується.
piece-supply = Запас
piece-supply-text = Фігурки, які чекають, щоб їх поставили в міста й села.
piece-left = На полі
piece-left-text = Коли з поля зникає останній замок, останній Будда чи останній рис, гра закінчується.
piece-leader = Лідер
piece-leader-text = Хто здобув найбільше фігурок касти, той її лідер; за рівності — ніхто. Перемагає той, хто є лідером найбільшої кількості каст.

# Підрахунок результату і те, що вирішило гру.
reason-leaders = Ніхто інший не є лідером стількох каст.
reason-others = Порівну жетонів лідера, тож вирішують фігурки інших каст.
reason-total = Порівну жетонів лідера та фігурок інших каст, тож вирішує загальна кількість фігурок.
reason-shared = Порівну жетонів лідера, фігурок інших каст і фігурок загалом.
reason-figures = Жодна каста не має лідера, тож вирішує загальна кількість фігурок.
reason-equals = Жодна каста не має лідера, а фігурок загалом порівну.
account-castles = Замки
account-buddhas = Будди
account-rice = Рис
account-tokens = Жетони лідера
account-others = Фігурки інших каст
account-totals = Усі фігурки
account-aside = { $count ->
    [one] Відкладено { $count } фігурку: замки { $castles }, Будди { $buddhas }, рис { $rice }.
    [few] Відкладено { $count } фігурки: замки { $castles }, Будди { $buddhas }, рис { $rice }.
   *[many] Відкладено { $count } фігурок: замки { $castles }, Будди { $buddhas }, рис { $rice }.
 }
moment-turn = Хід { $turn }

# Statistics of a player.
habits-led = Жетони лідера
habits-led-text = Ігри, у яких здобуто жетон лідера цієї касти.
habits-led-castles = { account-castles }
habits-led-buddhas = { account-buddhas }
habits-led-rice = { account-rice }
