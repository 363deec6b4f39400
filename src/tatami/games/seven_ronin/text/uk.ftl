# 7 ронінів українською.

title = 7 ронінів
about = Блеф та інтуїція для двох: нінджя нападають на село, семеро ронінів вгадують де.
seat-0 = Нападник: нінджя
seat-1 = Оборонець: семеро ронінів

option-edition = Видання
option-edition-grey_fox = Grey Fox Games
option-edition-grey_fox-text = Пізніша книга. За вісім раундів має прийти щонайменше 1 2 3 3 4 4 5 5 нінджя, і Тайко лікує також на Майдані.
option-edition-first = перше видання
option-edition-first-text = Перша книга. Ніндзя має приходити дедалі більше: 1 2 3 4 5 6 7 8.
option-threat = Рівень загрози у восьми раундах
option-threat-text = Якщо ви маєте цю гру, а на вашому полі інші: вісім чисел через кому.
option-threat-printed = що відомо, решту відтворено
option-minimum = Найменше нінджя, яких треба вислати, у восьми раундах
option-minimum-text = Якщо на вашому полі інші: вісім чисел через кому.
option-minimum-printed = що відомо про це видання, решту відтворено
option-ring = Порядок десяти ділянок навколо Майдану
option-ring-printed = що відомо, решту відтворено

fact-threat = Скільки ділянок можна атакувати, видно лише на полі. Ми знаємо раунд 1; у раундах від 2 до 8 граємо 3 4 4 5 5 6 6.
fact-minimum = Скільки нінджя має прийти, видно лише на полі. З видання Grey Fox ми знаємо раунди 2 і 5; решту доповнили.
fact-ring = Як ділянки лежать навколо Майдану, видно лише на полі. Ми знаємо, що сусідні Поле, Вежа, Заїзд і Цвинтар; решту доповнили.

ronin-hayai = Хаяй
ronin-kabe = Кабе
ronin-musashi = Мусаші
ronin-taiko = Тайко
ronin-tasuke = Тасуке
ronin-yobu = Йобу
ronin-yumi = Юмі

power-hayai = З ділянки без нінджя їде на будь-яку ділянку з нінджя, де немає роніна або є сама Тасуке.
power-kabe = Без здібності, зате з найбільшою витривалістю.
power-musashi = Прибирає 1 нінджя зі своєї ділянки.
power-taiko = З ділянки без нінджя лікує 1 рану іншого роніна.
power-tasuke = Може стояти з іншим роніном; Оборонець ділить їхні рани, як хоче.
power-yobu = Відганяє до 2 нінджя зі своєї ділянки на сусідні.
power-yumi = З ділянки без нінджя прибирає 1 нінджя з резерву.
power-lost = У цьому раунді без здібності: Святилище осквернено.

place-watchtower = Вежа
place-inn = Заїзд
place-burial = Цвинтар
place-shrine = Святилище
place-well = Криниця
place-granary = Комора
place-pen = Загорода
place-field2 = мале Поле
place-passage = Просіка
place-field3 = велике Поле
place-green = Майдан

short-watchtower = 1 рана кожному ронінові поруч із нею
short-watchtower-inn = 1 рана кожному ронінові поруч із Заїздом
short-inn = копіює іншу зайняту ділянку
short-burial = до 2 нінджя назад у резерв
short-shrine = ронін без здібності в наступному раунді
short-well = 1 рана ронінові
short-granary = 2 нінджя із запасу в резерв
short-pen = ронін лишається на місці в наступному раунді
short-field2 = два Поля разом рахуються за 3
short-passage = до 2 нінджя з резерву на одну ділянку
short-field3 = два Поля разом рахуються за 3

head-round = раунд
head-threat = загроза
head-minimum = мінімум
head-hunger = голод
head-area = ділянка
head-limit = ліміт
head-ninja = нінджя
head-sent = вислано
head-ronin = роніни
head-planned = роніни (ваш план)
occupied = зайнято
occupied-used = зайнято, використано
unguarded = без захисту
tile-fallen = немає серед живих
tile-held = лишається на місці
tile-muted = без здібності
tile-used = здібність використано
tile-held-next = у наступному раунді лишається на місці
tile-muted-next = у наступному раунді без здібності
line-markers = Резерв: { $reserve } нінджя. Запас: { $supply }. Перша й остання ділянки вище теж сусідні.
line-plan = Ваш план: вислано { $sent }, щонайменше { $need }; лишилося ділянок: { $areas }; понад ліміти: { $bonus }.
line-order = Список ходів іде в порядку ділянок вище, Майдан останній: після вибору ділянки попередніх уже немає. Щоб повернутися до них, введіть undo.
line-counting = Поки що зайняті ділянки рахувалися б за { $count }; для перемоги треба { $need }.
line-reconstructed = * частково відтворено: надруковано лише на полі.
head-wounds = рани
head-state = де і в якому стані
aloud-now = { $round }, зараз
aloud-nobody = нікого
aloud-wounds = { $wounds } з { $of }
aloud-reconstructed = Частково відтворено, бо надруковано лише на полі: { $facts }.
aloud-ring = порядок ділянок
aloud-ready = напоготові

stage-plan = план
stage-abilities = здібності ронінів
stage-share = поділ ран
stage-areas = здібності зайнятих ділянок
stage-copy = що копіює Заїзд
stage-target = ронін, у якого цілять
stage-take = які нінджя повертаються
stage-send = куди веде Просіка
stage-arrows = хто наступний отримує рану
stage-ambush = поділ ран після засідки
stage-over = кінець гри

prompt-plan-attacker = Вишліть нінджя щонайбільше на { $threat ->
    [one] { $threat } ділянку
    [few] { $threat } ділянки
    [many] { $threat } ділянок
   *[other] { $threat } ділянки
 }, ще одного можна на Майдан; { $need ->
    [0] можна не висилати жодного.
   *[other] разом щонайменше { $need }.
 }{ $bonus ->
    [0] {""}
   *[other] { " " }Ліміти можна перевищити на { $bonus }.
 }
prompt-plan-empty = Резерв порожній: закрийте план.
prompt-plan-defender = Куди йде { $ronin }? { $power }
prompt-plan-check = Усі мають свої місця. План готовий?
prompt-plan-ready = Ваш план готовий; його ще можна змінити, доки другий не готовий.
prompt-plan-watch = Обидві сторони складають плани на раунд { $round }.
prompt-abilities = { $own ->
    [yes] Можете використати здібності ронінів, кожну один раз, у будь-якому порядку. Потім ударять нінджя.
   *[no] { $seat } може використати здібності ронінів, кожну один раз, у будь-якому порядку. Потім ударять нінджя.
 }
prompt-share = { $area }: { $count ->
    [one] { $count } рана
    [few] { $count } рани
    [many] { $count } ран
   *[other] { $count } рани
 } на двох: Тасуке і { $partner }. { $own ->
    [yes] Ви вирішуєте, хто скільки ран отримує.
   *[no] { $seat } вирішує, хто скільки ран отримує.
 }
prompt-areas = { $own ->
    [yes] Можете використати здібності зайнятих ділянок, кожну один раз, у будь-якому порядку. Перемогу дають п’ять; зараз: { $count }.
   *[no] { $seat } може використати здібності зайнятих ділянок, кожну один раз, у будь-якому порядку. Перемогу дають п’ять; зараз: { $count }.
 }
prompt-copy = Яку зайняту ділянку копіює Заїзд?
prompt-target-well = Хто п’є з Криниці?
prompt-target-shrine = Хто втрачає здібність на наступний раунд?
prompt-target-pen = Хто мусить лишитися на місці в наступному раунді?
prompt-take = { $first ->
    [none] Звідки нінджя повертається в резерв?
   *[other] Один повертається звідси: { $first }. Чи ще один? Лише з того, що зараз можна вибрати.
 }
prompt-send = { $first ->
    [none] Куди веде Просіка?
   *[other] Один нінджя приходить сюди: { $first }. Чи ще один?
 }
prompt-arrows = У запасі замало фішок, щоб поранити всіх. { $own ->
    [yes] Ви вирішуєте
   *[no] { $seat } вирішує
 }, хто наступний отримує рану.
prompt-ambush = Засідка, { $area }: { $count ->
    [one] { $count } рана
    [few] { $count } рани
    [many] { $count } ран
   *[other] { $count } рани
 } на двох: Тасуке і { $partner }. { $own ->
    [yes] Ви вирішуєте, хто скільки ран отримує.
   *[no] { $seat } вирішує, хто скільки ран отримує.
 }
prompt-over = Гру закінчено.

action-station = { $ronin }: { $area }
action-ride = Хаяй їде: { $area }
action-place = 1 нінджя: { $area }
action-musashi = Мусаші зарубує 1 нінджя
action-yumi = Юмі влучає в 1 нінджя в резерві
action-heal = Тайко лікує 1 рану: { $ronin }
action-drive = Йобу відганяє нінджя ({ $count }): { $area }
action-drive-both = Йобу відганяє по 1 нінджя в обидва боки: { $areas }
action-share = Тасуке: { $tasuke }, { $partner }: { $other }
action-use = { $area }: { $effect }
action-copy = Копіювати: { $area } – { $effect }
action-on = { $ronin }
action-take = 1 нінджя назад звідси: { $area }
action-enough = Без другого нінджя
action-ready = План готовий
action-fight = Здібностей досить: ударяють нінджя
action-end = Здібностей досить: рахуємо ділянки

event-attacked = { $you ->
    [attacker] { $sent ->
        [none] Ви не висилаєте нінджя. У резерві лишається { $reserve }.
       *[other] Ви висилаєте нінджя ({ $count }): { $sent }. У резерві лишається { $reserve }.
     }
   *[other] { $sent ->
        [none] { $seat } не висилає нінджя. У резерві лишається { $reserve }.
       *[other] { $seat } висилає нінджя ({ $count }): { $sent }. У резерві лишається { $reserve }.
     }
 }
event-defended = { $you ->
    [defender] Ви розставляєте ронінів: { $posts }.
   *[other] { $seat } розставляє ронінів: { $posts }.
 }
event-patrolled = { $you ->
    [attacker] { $ronin } обходить Майдан і без бою ловить там ваших нінджя: { $count }.
   *[other] { $ronin } обходить Майдан і без бою ловить там { $count } нінджя.
 }
event-rode = Хаяй їде: { $area } → { $to }.
event-struck = { $you ->
    [attacker] Мусаші зарубує вашого нінджя ({ $area }); лишається там { $left }.
   *[other] Мусаші зарубує нінджя ({ $area }); лишається там { $left }.
 }
event-shot = { $you ->
    [attacker] Юмі влучає у вашого нінджя в резерві; лишається { $reserve }.
   *[other] Юмі влучає в нінджя в резерві; лишається { $reserve }.
 }
event-healed = Тайко лікує рану: { $ronin } має тепер { $wounds ->
    [one] { $wounds } рану.
    [few] { $wounds } рани.
    [many] { $wounds } ран.
   *[other] { $wounds } рани.
 }
event-drove = { $you ->
    [attacker] Крик Йобу відганяє ваших нінджя ({ $count }): { $area } → { $to }.
   *[other] Крик Йобу відганяє нінджя ({ $count }): { $area } → { $to }.
 }
event-clashed = { $you ->
    [attacker] Раунд { $round }: ваші нінджя вдаряють.
   *[other] Раунд { $round }: нінджя вдаряють.
 }
event-wounded = { $ronin } отримує { $count ->
    [one] { $count } рану
    [few] { $count } рани
    [many] { $count } ран
   *[other] { $count } рани
 }: { $wounds } з { $vitality } ({ $area }).
event-fell = Гине { $ronin } ({ $area }).
event-occupied = { $you ->
    [attacker] { $areas ->
        [none] Ваші нінджя нічого не займають.
       *[other] Ваші нінджя займають: { $areas }.
     }
   *[other] { $areas ->
        [none] Нінджя нічого не займають.
       *[other] Нінджя займають: { $areas }.
     }
 }
event-copied = Заїзд копіює ділянку: { $area }.
event-arrows = Летять стріли на обидві сусідні ділянки ({ $area }).
event-looted = Комору пограбовано: до резерву прибуває нінджя: { $count }; тепер їх { $reserve }.
event-poisoned = Криницю отруєно: п’є { $ronin }.
event-desecrated = Святилище осквернено: { $ronin } не має здібності в наступному раунді.
event-penned = Худоба вирвалася із Загороди: { $ronin } на наступний раунд лишається на полі ({ $area }).
event-withdrew = { $you ->
    [attacker] Ваші нінджя повертаються в резерв, тепер їх там { $reserve }. Звідки: { $areas }.
   *[other] Нінджя повертаються в резерв, тепер їх там { $reserve }. Звідки: { $areas }.
 }
event-marched = Просікою приходять нінджя ({ $count }): { $area }. У резерві лишається { $reserve }.
event-counted = Зайняті ділянки рахуються за { $count }; для перемоги треба { $need }.
event-cleared = Роніни знову збираються.{ $held ->
    [none] {""}
   *[other] { " " }{ $holding ->
        [one] На місці лишається
       *[other] На місці лишаються
    }: { $held }.
 }{ $muted ->
    [none] {""}
   *[other] { " " }Без здібності: { $muted }.
 }
event-starved = { $you ->
    [attacker] Ваш нінджя вмирає з голоду; у резерві лишається { $reserve }.
   *[other] Нінджя вмирає з голоду; у резерві лишається { $reserve }.
 }
event-round = Раунд { $round }: загроза { $threat }, мінімум { $minimum }.

means-unguarded = Тут ніхто не боронить ({ $to }): якщо не прийде ронін, { $you ->
    [attacker] ви займете цю ділянку.
   *[other] нінджя займуть цю ділянку.
 }
means-nearly = Ще одна рана, і гине { $ronin }.
means-fell = { $standing ->
    [0] Ронінів більше немає.
    [one] Лишається { $standing } ронін.
    [few] Лишається { $standing } роніни.
    [many] Лишається { $standing } ронінів.
   *[other] Лишається { $standing } роніна.
 }
means-one-more = { $you ->
    [attacker] Ще одна ділянка, і село ваше.
   *[other] Ще одна ділянка, і село втрачено.
 }

outcome-village = Перемога: { $winners }. Село взято в раунді { $round }. Пораховані ділянки: { $areas }; лишилося ронінів: { $ronin }; лишилося нінджя: { $ninja }.
outcome-fallen = Перемога: { $winners }. Останній ронін загинув у раунді { $round }. Пораховані ділянки: { $areas }; лишилося ронінів: { $ronin }; лишилося нінджя: { $ninja }.
outcome-slain = Перемога: { $winners }. Останній нінджя загинув у раунді { $round }. Пораховані ділянки: { $areas }; лишилося ронінів: { $ronin }; лишилося нінджя: { $ninja }.
outcome-posthumous = Посмертна перемога: { $winners }. У раунді { $round } останній ронін забрав із собою останнього нінджя. Пораховані ділянки: { $areas }; лишилося ронінів: { $ronin }; лишилося нінджя: { $ninja }.
outcome-hunger = Перемога: { $winners }. Після раунду { $round } останній нінджя помер з голоду. Пораховані ділянки: { $areas }; лишилося ронінів: { $ronin }; лишилося нінджя: { $ninja }.
outcome-snow = Перемога: { $winners }. Після раунду { $round } сніг закриває перевали. Пораховані ділянки: { $areas }; лишилося ронінів: { $ronin }; лишилося нінджя: { $ninja }.

refusal-reserve-empty = У резерві більше немає нінджя.
refusal-green-once = На Майдан за раунд можна вислати лише 1 нінджя.
refusal-threat = Рівень загрози { $threat }: стільки ділянок уже вибрано, і { $area } — це вже зайва.
refusal-limit = { $area } приймає за раунд стільки нових нінджя: { $limit }, а Майдан більше не дає фішки понад ліміт.
refusal-board-order = Фішки називають у порядку місць: спершу { $area }, а вже потім { $last }. Скасуйте хід, щоб туди повернутися.
refusal-minimum-lost = Треба вислати разом щонайменше { $need } нінджя, а далі ({ $area } і наступні) на це забракне місця. Назвіть спершу попередні ділянки.
refusal-minimum-beyond = Треба вислати разом щонайменше { $need } нінджя. Ще з одним тут ({ $area }) забракне місця для решти.
refusal-minimum = Треба вислати щонайменше { $need } нінджя, а план має { $planned }.
refusal-fallen = { $ronin } вже не серед живих.
refusal-held = Загорода: { $ronin } лишається на своєму місці.
refusal-placed = { $ronin } вже має місце. Скасуйте хід, щоб його змінити.
refusal-ronin-order = Про ронінів питають по черзі; зараз { $asked }, а { $ronin } пізніше.
refusal-green-empty = На початку планування на Майдані не стояв жоден нінджя, тож жоден ронін ще не може туди піти.
refusal-green-taken = На Майдан може піти лише один ронін; Тасуке теж лише сама.
refusal-taken = На цій ділянці ({ $area }) вже є ронін; з іншим може стояти лише Тасуке.
refusal-tasuke-muted = Тасуке не має в цьому раунді здібності й не може ділити ділянку.
refusal-unplaced = План неповний: { $asked } ще не має місця.
refusal-used = { $ronin }: здібність у цьому раунді вже використано.
refusal-muted = Святилище осквернено: { $ronin } не має здібності в цьому раунді.
refusal-on-green = { $ronin } на Майдані, а там ніхто не має здібності.
refusal-not-free = Там, де { $ronin }, є нінджя; ця здібність потребує ділянки без нінджя.
refusal-no-ninja-here = Там, де { $ronin }, немає нінджя.
refusal-never-green = Хаяй ніколи не їде на Майдан.
refusal-no-ninja-there = На цій ділянці ({ $area }) немає нінджя; Хаяй їде лише туди, де вони є.
refusal-heals-others = Тайко не може лікувати власних ран.
refusal-unhurt = { $ronin } не має жодної рани.
refusal-heal-green = { $ronin } на Майдані; у першому виданні там нікого не лікують.
refusal-no-reserve = Резерв порожній, тож Юмі не має в кого стріляти.
refusal-not-neighbour = { $area } не сусідить із ділянкою, де стоїть Йобу.
refusal-too-few = Там, де Йобу, немає двох нінджя.
refusal-not-occupied = Цю ділянку ({ $area }) не зайнято: там мають бути нінджя і жодного роніна.
refusal-area-used = { $area }: здібність у цьому раунді вже використано.
refusal-no-target = { $area }: нема в кого влучити.
refusal-nobody-near = { $area }: на сусідніх ділянках немає жодного роніна.
refusal-supply-empty = Загальний запас порожній: без фішки немає дії.
refusal-field-passive = Поле не використовують; наприкінці два рахуються за три. Скопіювати його може лише Заїзд.
refusal-nothing-to-copy = Немає іншої зайнятої ділянки, здібність якої Заїзд міг би використати.
refusal-own-copy = Заїзд копіює іншу ділянку, а не себе.
refusal-not-in-village = { $ronin } не стоїть на ділянці села; Майдан недосяжний.
refusal-out-of-reach = { $ronin }: поза досяжністю або рану вже завдано.
refusal-nothing-to-take = Із цієї ділянки ({ $area }) більше нема кого забрати.
refusal-one-area = Просіка веде лише на одну ділянку; перший нінджя пішов сюди: { $area }.
refusal-passage-green = Просіка не веде на Майдан.
refusal-none-taken = Спершу вкажіть ділянку, з якої повертається перший нінджя; відмовитися можна лише від другого.
refusal-none-sent = Спершу вкажіть ділянку, куди йде перший нінджя; відмовитися можна лише від другого.
refusal-too-many-wounds = Тасуке не може взяти стільки з цих ран; щонайбільше { $most }.
refusal-too-few-wounds = Доки є місце, треба покласти кожну фішку: Тасуке бере щонайменше { $least }.
refusal-other-decision = Це не відповідь на запитання. Зараз вирішується: { $stage }.

position-game = Це не позиція гри «7 ронінів».
position-track = Поле «{ $field }» позиції має містити 8 чисел.
position-ring = Кільце має називати кожну з десяти ділянок один раз.
position-fallen = Хто загинув ({ $ronin }), не може мати ран чи позначок.
position-wounds = Ран ({ $ronin }) має бути менше, ніж витривалість { $vitality }.
position-markers = Фішок нінджя разом { $all }; ця позиція має { $found } або десь менше нуля.
position-crowd = Забагато ронінів в одному місці: { $place }. З іншим може стояти лише Тасуке, а на Майдані ніхто.
position-contested = Нінджя й ронін не можуть бути разом на «{ $place }» на етапі «{ $stage }».
position-planning = Під час планування { $ronin } має стояти збоку або лишатися на ділянці через Загороду.
position-aside = На етапі «{ $stage }» { $ronin } має бути на полі або не серед живих.
position-green = { $ronin } на Майдані, куди не сягають Загорода і Святилище.
position-next = На етапі «{ $stage }» Загорода і Святилище не можуть діяти на наступний раунд ({ $ronin }).
position-desecrated = Тасуке не має здібності й може ділити «{ $place }» лише тоді, коли обох там тримає Загорода.
position-decided = Гра закінчилася б до етапу «{ $stage }».
position-stage = Поле «{ $field }» позиції не відповідає етапу «{ $stage }».
position-plan = План гравця { $seat } порушує правило або його не можна завершити.

piece-hayai = { ronin-hayai }
piece-hayai-text = { power-hayai } Раз на раунд, перш ніж нінджя вдарять. Витривалість 5.
piece-kabe = { ronin-kabe }
piece-kabe-text = { power-kabe } Витривалість 7.
piece-musashi = { ronin-musashi }
piece-musashi-text = { power-musashi } Раз на раунд, перш ніж нінджя вдарять. Витривалість 4.
piece-taiko = { ronin-taiko }
piece-taiko-text = { power-taiko } Раз на раунд, перш ніж нінджя вдарять. Витривалість 5.
piece-tasuke = { ronin-tasuke }
piece-tasuke-text = { power-tasuke } Усі інші стоять на ділянках поодинці. Витривалість 3.
piece-yobu = { ronin-yobu }
piece-yobu-text = { power-yobu } Раз на раунд, перш ніж нінджя вдарять; ліміти тоді не діють. Витривалість 3.
piece-yumi = { ronin-yumi }
piece-yumi-text = { power-yumi } Раз на раунд, перш ніж нінджя вдарять. Витривалість 3.
piece-watchtower = Вежа
piece-watchtower-text = Зайнята нінджя: кожен ронін на двох сусідніх ділянках отримує 1 рану.
piece-inn = Заїзд
piece-inn-text = Зайнятий нінджя: робить те, що вміє одна інша зайнята ділянка, навіть якщо й вона сама це робить.
piece-burial = Цвинтар
piece-burial-text = Зайнятий нінджя: до 2 нінджя з ділянок повертаються в резерв.
piece-shrine = Святилище
piece-shrine-text = Зайняте нінджя: один ронін втрачає здібність на наступний раунд.
piece-well = Криниця
piece-well-text = Зайнята нінджя: один ронін отримує 1 рану.
piece-granary = Комора
piece-granary-text = Зайнята нінджя: 2 нінджя переходять із запасу в резерв.
piece-pen = Загорода
piece-pen-text = Зайнята нінджя: один ронін мусить у наступному раунді лишитися там, де стоїть.
piece-field2 = Мале поле
piece-field2-text = Використати нічого, але два зайняті поля рахуються в кінці за три ділянки.
piece-passage = Просіка
piece-passage-text = Зайнята нінджя: до 2 нінджя з резерву йдуть на одну ділянку. Якщо там ронін, одразу його ранять.
piece-field3 = Велике поле
piece-field3-text = Використати нічого, але два зайняті поля рахуються в кінці за три ділянки.
piece-green = Майдан
piece-green-text = Середина села, не ділянка. Щораунду туди може піти один нінджя, а кожен, хто там стоїть, щораунду дає одній фішці перевищити ліміт. Якщо на початку планування там стояв нінджя, один ронін може піти туди й без бою прибрати всіх.
piece-ninja = Нінджя
piece-ninja-text = Фішка Нападника. Де зустріне роніна, стає раною; де нікого немає, займає ділянку.
piece-reserve = Резерв
piece-reserve-text = Нінджя, яких Нападник ще може вислати. Коли їх немає ні тут, ні на полі, перемагає Оборонець.
piece-supply = Запас
piece-supply-text = Нінджя, які поки що поза грою: вбиті, померлі з голоду чи зняті з полеглих ронінів. Деякі місця їх повертають.
piece-wound = Рана
piece-wound-text = Фішка нінджя на роніні. Коли ран стільки, скільки витривалості, ронін гине назавжди.
piece-threat = Загроза
piece-threat-text = Скільки ділянок Нападник може атакувати в цьому раунді. Майдан не рахується.
piece-minimum = Мінімум
piece-minimum-text = Скільки нінджя Нападник мусить вислати в цьому раунді, разом із тим, що на Майдан.
piece-limit = Ліміт
piece-limit-text = Скільки нових нінджя може прийти на ділянку за раунд. Ті, хто вже там, не рахуються; нінджя на Майдані дають його перевищити.
piece-hunger = Голод
piece-hunger-text = Наприкінці раундів із 4 по 7 один нінджя з резерву помирає з голоду.
piece-track = Шкала часу
piece-track-text = Вісім раундів: угорі загроза, внизу мінімум. Після восьмого випадає сніг, і перемагає Оборонець.
piece-occupied = Зайняті ділянки
piece-occupied-text = Нінджя без роніна займають ділянку. Якщо наприкінці бою зайняті ділянки рахуються щонайменше за п’ять, перемагає Нападник.
piece-held = Утримано
piece-held-text = Загороду відчинено: цей ронін один раунд лишається на місці, але зберігає здібність.
piece-muted = Без здібності
piece-muted-text = Святилище осквернено: цей ронін один раунд не має здібності.
piece-attacker = Нападник
piece-attacker-text = Веде нінджя. Перемагає, зайнявши п’ять ділянок або коли впаде останній ронін.
piece-defender = Оборонець
piece-defender-text = Веде сімох ронінів. Перемагає, коли не лишилося нінджя або коли минуло вісім раундів.

# Підрахунок результату і те, що вирішило гру.
reason-village = Село взято в раунді { $round }: зайняті ділянки рахуються за { $areas }.
reason-fallen = Останній ронін загинув у раунді { $round }.
reason-slain = Останній нінджя загинув у раунді { $round }.
reason-posthumous = У раунді { $round } останній ронін забрав із собою останнього нінджя, і село встояло.
reason-hunger = Після раунду { $round } останній нінджя помер з голоду.
reason-snow = Після раунду { $round } сніг закриває перевали, і село встояло.
account-areas = Зайняті ділянки
account-ninja = Лишилося нінджя
account-ronin = Лишилося ронінів
account-wounds = Їхні рани
account-round = Раунд { $round } з { $rounds }
moment-round = Раунд { $round }

# Statistics of a player.
habits-taken = Зайняті ділянки за раундами
habits-taken-text = За Нападника: скільки ділянок у середньому зараховано наприкінці кожного раунду.
habits-given = Віддані ділянки за раундами
habits-given-text = За Оборонця: скільки ділянок у середньому тримають нінджя наприкінці кожного раунду.
habits-taken-1 = Раунд 1
habits-taken-2 = Раунд 2
habits-taken-3 = Раунд 3
habits-taken-4 = Раунд 4
habits-taken-5 = Раунд 5
habits-taken-6 = Раунд 6
habits-taken-7 = Раунд 7
habits-taken-8 = Раунд 8
habits-given-1 = Раунд 1
habits-given-2 = Раунд 2
habits-given-3 = Раунд 3
habits-given-4 = Раунд 4
habits-given-5 = Раунд 5
habits-given-6 = Раунд 6
habits-given-7 = Раунд 7
habits-given-8 = Раунд 8
