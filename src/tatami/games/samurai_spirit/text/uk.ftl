# Дух самурая українською.

title = Дух самурая
about = Сім самураїв, три ночі, одне село: разом ви його врятуєте або разом втратите.

option-level = Рівень складності
option-level-easy = легкий
option-level-easy-text = На три барикади більше, ніж самураїв, і менше нападників.
option-level-normal = звичайний
option-level-normal-text = На дві барикади більше, ніж самураїв. Для початку досить важко.
option-level-hard = важкий: втрачене господарство приносить покарання
option-level-hard-text = На одну барикаду більше, ніж самураїв.
option-level-heroic = героїчний: а родини не допомагають
option-level-heroic-text = Стільки барикад, скільки самураїв.
option-samurai = Хто веде якого самурая
option-samurai-random = вирішує жереб
option-samurai-chosen = гравці обирають по черзі
option-team = Самураї єдиного гравця
option-team-2 = двоє
option-team-3 = троє
option-spares = Жетони відсутніх самураїв
option-spares-book = за одного чи двох гравців
option-spares-always = і за цим більшим столом (легше)

reconstructed-farms = Книга називає чотири види покарань під шістьма господарствами, але не їхню кількість; ми обрали самі.
reconstructed-cards = Більшість карт нападників ми знаємо з одного опису; найменше певні щодо двох ватажків із подвійним покаранням.
reconstructed-animals = На яких звірів обертаються Хейхаті, Кюдзо й Кацусіро, ми здогадувалися.

level-easy = легкий
level-normal = звичайний
level-hard = важкий
level-heroic = героїчний

samurai-heihachi = Хейхаті
samurai-daisuke = Дайсуке
samurai-gorobei = Ґоробей
samurai-kanbei = Камбей
samurai-kikuchiyo = Кікутійо
samurai-kyuzo = Кюдзо
samurai-katsushiro = Кацусіро
led = { $samurai } ({ $player })

human = людський бік
animal-raccoon-dog = єнот
animal-monkey = мавпа
animal-bear = ведмідь
animal-boar = кабан
animal-tiger = тигр
animal-wolf = вовк
animal-fox = лис

talent-heihachi = передає парну карту сусідові
talent-daisuke = передає непарну карту сусідові
talent-gorobei = нехтує покараннями парних карт
talent-kanbei = нехтує покараннями непарних карт
talent-kikuchiyo = може битися двічі
talent-kyuzo = скидає карту, сила якої вже є в лінії
talent-katsushiro = кладе карту під стос і бере іншу

kiai-heihachi-human = збудувати барикаду
kiai-heihachi-animal = збудувати барикаду і зцілити самурая
kiai-daisuke-human = перенести останню карту лінії до іншого самурая
kiai-daisuke-animal = перенести останню карту лінії до іншого самурая, двічі
kiai-gorobei-human = скинути двох верхніх нападників
kiai-gorobei-animal = скинути трьох верхніх нападників
kiai-kanbei-human = скинути двох верхніх чужинців
kiai-kanbei-animal = скинути трьох верхніх чужинців
kiai-kikuchiyo-human = скинути останню карту будь-якої лінії
kiai-kikuchiyo-animal = скинути останню карту будь-якої лінії, двічі
kiai-kyuzo-human = дати жетон підтримки будь-якому самураєві
kiai-kyuzo-animal = дати жетон підтримки будь-якому самураєві і збудувати барикаду
kiai-katsushiro-human = відкрити двох верхніх нападників і впорядкувати їх
kiai-katsushiro-animal = відкрити трьох верхніх нападників і впорядкувати їх

symbol-hat = капелюх
symbol-house = хата
symbol-doll = лялька
symbol-none = без символу
letter-hat = К
letter-house = Х
letter-doll = Л
flame = полум’я

penalty-none = без покарання
penalty-barricade = втрата барикади
penalty-wound = рана
penalty-intruder = нападник до чужинців
penalty-no-defend = заборона оборони
penalty-no-support = заборона підтримки
penalty-left-draws = лівий сусід бере карту
penalty-right-draws = правий сусід бере карту
penalty-must-pass = примусовий пас
penalty-reshuffle-discard = скинута карта вертається
penalty-no-talent = заборона талантів
penalty-discard-left = скидання карти ліворуч

farm-family = тікає родина
farm-farm = горить іще одне господарство
farm-barricade = падає барикада
farm-wound = випадкова рана

family-heal = лікує
family-barricade = будує
family-intruder = проганяє чужинця

ban-defend = оборона
ban-support = підтримка
ban-all = усе, крім пасу
ban-talent = таланти

head-round = { $round ->
    [0] Перед першим раундом ({ $level })
   *[other] Раунд { $round } з 3 ({ $level })
 }
head-raiders = Нападники
head-top = Відомі згори стосу: { $cards }
head-intruders = Чужинці
head-discarded = Скинуті
head-returned = Замішані назад: { $cards }
head-unseen = Ще не бачені: грабіжники { $marauders }, лейтенанти { $lieutenants }, ватажки { $bosses }, серед цих:
head-barricades = Барикади
head-farms = Господарства
head-families = Родини
head-kiai = кіай
head-sum = сума
head-wound = рана
head-right = правий бік
head-line = лінія
head-able = { $samurai }: { $talents }. Кіай за { $value }: { $effect }.
head-spares = Готові жетони відсутніх самураїв: { $spares }
head-bans = Заборонено цього ходу: { $bans }
head-shown = Відкриті, згори: { $cards }
legend = Карти: сила, символ (К капелюх, Х хата, Л лялька, - немає), * полум’я.
next-penalty = наступне покарання: { $penalties }
next-penalty-none = далі без покарання
lent = має жетони: { $tokens }
token-away = власний жетон передано
has-passed = пас
yes = так
dead = смерть
aloud-dead = смертельна рана
aloud-bottom = Відомі знизу стосу: { $cards }
aloud-of = { $count } з { $most }
aloud-strength = сила { $strength }: { $cards }
aloud-times = { $count ->
    [one] { $count } раз { $name }
    [few] { $count } рази { $name }
   *[other] { $count } разів { $name }
 }
aloud-hidden = невідома карта
aloud-lacks = { $what }: немає
aloud-empty-line = правий бік порожній

stage-deal = роздача самураїв
stage-choose = вибір самурая
stage-first = хто починає
stage-spare = жетони відсутніх самураїв
stage-penalty = покарання
stage-lose = яку карту ліворуч скинути
stage-action = дія
stage-card = розігрування карти
stage-again = другий бій
stage-kiai = кіай
stage-give = отримувач
stage-place = викладання перенесеної карти
stage-order = порядок нападників
stage-draw = відкривання карти
stage-return = замішування карти
stage-farm = яке господарство горить
stage-family = яка родина тікає
stage-hurt = хто дістає рану
stage-cure = кого зцілено
stage-over = кінець гри

prompt-deal = Самураїв роздає жереб.
prompt-choose = { $own ->
    [yes] Виберіть свого самурая. Важливо, хто сидить поруч: таланти сягають сусідів.
   *[no] Вибір самурая: { $who }. Важливо, хто сидить поруч: таланти сягають сусідів.
 }
prompt-first = Хто починає, вирішує жереб.
prompt-spare = { $own ->
    [yes] Можете використати жетони відсутніх самураїв; вони діють до кінця цього раунду, кожен раз за гру.
   *[no] { $who } може використати жетони відсутніх самураїв; вони діють до кінця цього раунду, кожен раз за гру.
 }
prompt-penalty = Остання карта лінії б’є; { $who } зазнає покарання: { $penalties }. { $choice ->
    [ignore] Талант може ним знехтувати; інакше його треба прийняти.
    [order] Приймають обидва: яке спершу?
   *[both] Талант може ним знехтувати; інакше приймають обидва: яке спершу?
 }
prompt-lose = { $own ->
    [yes] Скиньте карту з лівого боку ({ $who }).
   *[no] { $who } має скинути карту з лівого боку.
 }
prompt-action = { $who }, сума { $sum } з { $value }: { $support ->
    [yes] бийтеся з наступним нападником, передайте жетон підтримки або спасуйте до кінця раунду.
   *[no] бийтеся з наступним нападником або спасуйте до кінця раунду.
 }
prompt-card = { $who }, сума { $sum } з { $value }, стає проти карти { $card }. Напад додає до суми, оборона захищає.
prompt-again = { $own ->
    [yes] Можете битися вдруге ({ $who }).
   *[no] { $who } може битися вдруге.
 }
prompt-kiai = Кіай! { $who }: { $effect }. З ефектом чи без, першу карту лінії потім буде скинуто.
prompt-give = { $what ->
    [token] Хто отримує жетон (власник: { $of })? { $own ->
        [yes] Вирішуєте ви.
       *[no] Вирішує { $who }.
     }
   *[card] Хто отримує останню карту з лінії, яку має { $of }? { $own ->
        [yes] Вирішуєте ви.
       *[no] Вирішує { $who }.
     }
 }
prompt-place = { $who }, сума { $sum } з { $value }, отримує карту { $card }: ліворуч чи праворуч?
prompt-order = { $own ->
    [yes] Поверніть нападників відкритими. Яка карта лежить на місці { $number } згори?
   *[no] { $who } повертає нападників відкритими. Яка карта лежить на місці { $number } згори?
 }
prompt-draw = Відкривається карта.
prompt-return = Випадкову скинуту карту замішують назад.
prompt-farm = Горить випадкове господарство.
prompt-family = Тікає випадкова родина.
prompt-hurt = Випадковий самурай дістає рану.
prompt-cure = Випадкового пораненого самурая зцілено.
prompt-over = Гру закінчено.

action-deal = Жереб дає: { $samurai }
action-choose = Вести: { $samurai } (кіай { $human }, як звір { $animal }), { $talent }
action-first = Починає самурай номер { $number }
action-take = Використати жетон: { $samurai }, { $talent }
action-ready = Більше жодного жетона
action-ignore = Знехтувати завдяки таланту
action-suffer = Прийняти, спершу: { $penalty }
action-suffer-only = Прийняти: { $penalty }
action-lose = Скинути ліворуч: { $symbol }
action-fight = Битися: відкрити наступного нападника
action-support = Передати свій жетон – його отримує { $samurai }; нападник потрапляє закритим до чужинців
action-pass = Спасувати до кінця раунду
action-attack = Напад (правий бік): сума { $sum } з { $value }{ $reach ->
    [kiai] , кіай!
    [over] , понад кіай: падає барикада
    [farm] , понад кіай: горить господарство
    [last] , понад кіай: горить останнє господарство, і гру програно
   *[below] {""}
 }
action-attack-plain = Напад (правий бік)
action-defend = Оборона (лівий бік): { $symbol }
action-defend-plain = Оборона (лівий бік)
action-hand = Передати карту: { $samurai }
action-discard = Скинути карту (її сила вже є в лінії)
action-redraw = Покласти її під стос і взяти іншу, яку треба зіграти
action-again = Битися ще раз
action-stop = Більше не битися
action-use = Використати кіай
action-build = Збудувати барикаду
action-build-only = Лише збудувати барикаду
action-skip = Відмовитися
action-heal = Зцілити: { $samurai } (і збудувати барикаду, якщо є місце)
action-token = Перенести жетон: { $samurai } ...
action-token-build = Перенести жетон: { $samurai } (і збудувати барикаду) ...
action-strip = Скинути останню карту ({ $samurai }): { $card } ({ $next })
action-move = Перенести останню карту ({ $samurai }): { $card } ({ $next }) ...
action-give = ... отримує { $samurai }
action-top = { $card }
action-card = Відкрита карта: { $card }
action-deeper = Це жодна з останніх замішаних карт
action-back = Вертається карта { $card }
action-farm = Горить господарство: { $farm }
action-family = Тікає родина, що { $family }
action-hurt = Рану дістає { $samurai }
action-cure = Зцілено: { $samurai }

event-dealt = { $you ->
    [seat] Ви ведете
   *[other] { $seat } веде
 } самурая: { $samurai }.
event-chosen = { $you ->
    [seat] Ви обираєте
   *[other] { $seat } обирає
 } самурая: { $samurai }.
event-round = Починається раунд { $round }. Нападники: { $raiders }.
event-turn = { $you ->
    [seat] Ваш хід: { $samurai }.
   *[other] Хід: { $samurai } ({ $seat }).
 }
event-took = { $you ->
    [samurai] Ви використовуєте
   *[other] { $samurai } використовує
 } в цьому раунді жетон: { $of }.
event-prepared = { $you ->
    [samurai] Ви більше не берете
   *[other] { $samurai } більше не бере
 } жетонів.
event-ignored = { $you ->
    [samurai] Ви нехтуєте
   *[other] { $samurai } нехтує
 } покаранням карти { $card }.
event-suffers = { $you ->
    [samurai] Ви зазнаєте
   *[other] { $samurai } зазнає
 } покарання: { $penalty }.
event-instead = Покарання неможливо застосувати; натомість рана.
event-barricade-lost = Падає барикада; { $barricades ->
    [0] не лишилося жодної.
    [one] лишилася { $barricades }.
    [few] лишилося { $barricades }.
    [many] лишилося { $barricades }.
   *[other] лишилося { $barricades }.
 }
event-barricade-built = { $by ->
    [family] Родина, що будує, ставить барикаду;
   *[kiai] Постає барикада;
 } тепер { $barricades ->
    [one] стоїть { $barricades }.
    [few] стоять { $barricades }.
    [many] стоїть { $barricades }.
   *[other] стоїть { $barricades }.
 }
event-farm-lost = Горить господарство; { $farms ->
    [0] не лишилося жодного.
    [one] лишилося { $farms }.
    [few] лишилося { $farms }.
    [many] лишилося { $farms }.
   *[other] лишилося { $farms }.
 }
event-farm-turned = Горить господарство; { $farms ->
    [one] лишилося { $farms }.
    [few] лишилося { $farms }.
    [many] лишилося { $farms }.
   *[other] лишилося { $farms }.
 } Його покарання: { $farm }.
event-family-lost = { $heroic ->
    [1] Тікає родина;
   *[0] Тікає родина, що { $family };
 } { $families ->
    [0] не лишилося жодної.
    [one] лишилася { $families }.
    [few] лишилося { $families }.
    [many] лишилося { $families }.
   *[other] лишилося { $families }.
 }
event-wounded = { $you ->
    [samurai] Ви дістаєте
   *[other] { $samurai } дістає
 } рану.
event-turned = { $you ->
    [samurai] Ви дістаєте другу рану: прокидається ваш звір
   *[other] { $samurai } дістає другу рану: прокидається звір
 }, кіай { $value }.
event-killed = { $you ->
    [samurai] Ви гинете
   *[other] { $samurai } гине
 }.
event-healed = { $you ->
    [samurai] Ви позбуваєтеся
   *[other] { $samurai } позбувається
 } { $by ->
    [family] рани завдяки родині, що лікує.
   *[kiai] рани.
 }
event-intruded = Верхній нападник потрапляє закритим до чужинців ({ $intruders }). У стосі { $raiders ->
    [one] { $raiders } карта.
    [few] { $raiders } карти.
    [many] { $raiders } карт.
   *[other] { $raiders } карти.
 }
event-intruded-known = Верхній нападник, { $card }, потрапляє до чужинців ({ $intruders }). У стосі { $raiders ->
    [one] { $raiders } карта.
    [few] { $raiders } карти.
    [many] { $raiders } карт.
   *[other] { $raiders } карти.
 }
event-fights = { $you ->
    [samurai] Ви б’єтеся
   *[other] { $samurai } б’ється
 }.
event-drew = { $you ->
    [samurai] Ви берете
   *[other] { $samurai } бере
 } { $card }.
event-attacked = { $forced ->
    [1] { $you ->
        [samurai] Ви мусите напасти
       *[other] { $samurai } мусить напасти
     } на { $card }
   *[0] { $you ->
        [samurai] Ви нападаєте
       *[other] { $samurai } нападає
     } на { $card }
 }: сума { $sum } з { $value }.
event-overrun = { $you ->
    [samurai] Ви програєте
   *[other] { $samurai } програє
 } нападникам, { $sum } за кіай { $value }.
event-defended = { $you ->
    [samurai] Ви обороняєтеся
   *[other] { $samurai } обороняється
 } картою { $card }.
event-handed = { $you ->
    [samurai] Ви передаєте карту { $card }; її отримує { $to }
    [to] { $samurai } передає вам карту { $card }
   *[other] { $samurai } передає карту { $card }; її отримує { $to }
 }.
event-discarded = { $you ->
    [samurai] Ви скидаєте
   *[other] { $samurai } скидає
 } { $card }.
event-redrew = { $you ->
    [samurai] Ви кладете
   *[other] { $samurai } кладе
 } під стос { $card }.
event-again = { $you ->
    [samurai] Ви б’єтеся
   *[other] { $samurai } б’ється
 } ще раз.
event-stopped = { $you ->
    [samurai] Ви більше не б’єтеся
   *[other] { $samurai } більше не б’ється
 }.
event-supported = { $you ->
    [samurai] Ви передаєте свій жетон; його отримує { $to }
    [to] { $samurai } передає вам свій жетон
   *[other] { $samurai } передає свій жетон; його отримує { $to }
 }.
event-passed = { $why ->
    [over] { $you ->
        [samurai] Вас подолано, і ви мусите пасувати.
       *[other] { $samurai } переможений і мусить пасувати.
     }
    [penalty] { $you ->
        [samurai] Ви пасуєте
       *[other] { $samurai } пасує
     } з примусу.
   *[free] { $you ->
        [samurai] Ви пасуєте
       *[other] { $samurai } пасує
     }.
 }
event-token-back = { $you ->
    [of] Ваш жетон вертається до вас.
   *[other] Жетон вертається до власника: { $of }.
 }
event-kiai = Кіай! { $you ->
    [samurai] Ви сягаєте рівно { $value }
   *[other] { $samurai } сягає рівно { $value }
 }{ $idle ->
    [barricades] , але будувати нічого: стоять усі барикади.
    [healthy] , але стоять усі барикади й ніхто не має жетона рани.
    [raiders] , але стос нападників порожній.
    [intruders] , але чужинців немає.
    [alone] , але в раунді більше немає інших самураїв.
   *[no] .
 }
event-kiai-skipped = { $you ->
    [samurai] Ви відмовляєтеся
   *[other] { $samurai } відмовляється
 } від ефекту.
event-kiai-used = { $you ->
    [samurai] Ви використовуєте
   *[other] { $samurai } використовує
 } кіай.
event-shed = { $you ->
    [samurai] Ви скидаєте першу карту своєї лінії
   *[other] { $samurai } скидає першу карту лінії
 }, { $card }: сума { $sum }.
event-picked-token = { $you ->
    [samurai] Ви тягнетеся
   *[other] { $samurai } тягнеться
 } по жетон: { $of }.
event-picked-card = { $you ->
    [samurai] Ви тягнетеся по останню карту, яку має { $of }.
    [of] { $samurai } тягнеться по вашу останню карту.
   *[other] { $samurai } тягнеться по останню карту, яку має { $of }.
 }
event-token-moved = { $you ->
    [to] Ви отримуєте жетон ({ $of }).
    [of] Ваш жетон отримує { $to }.
   *[other] Жетон ({ $of }) отримує { $to }.
 }
event-moved = { $you ->
    [to] Карту { $card } віддає { $of } (сума { $sum }), а отримуєте її ви.
    [of] Ви віддаєте карту { $card } (сума { $sum }), а отримує її { $to }.
   *[other] Карту { $card } віддає { $of } (сума { $sum }), а отримує { $to }.
 }
event-stripped = { $you ->
    [samurai] Ви втрачаєте
   *[other] { $samurai } втрачає
 } останню карту, { $card }: сума { $sum }.
event-scattered = Скинутий нападник: { $card }; у стосі: { $raiders }.
event-repelled = { $by ->
    [family] Родина проганяє чужинця: { $card };
   *[kiai] Скинутий чужинець: { $card };
 } лишається: { $intruders }.
event-revealed = Відкрита карта: { $card }.
event-ordered = { $you ->
    [samurai] Ви кладете
   *[other] { $samurai } кладе
 } на місце { $number }: { $card }.
event-restacked = Відкриті на стосі, згори: { $cards }.
event-storm = Чужинець: { $card }.
event-returned = Карта { $card } вертається до стосу ({ $raiders }).
event-left-lost = { $you ->
    [samurai] Ви скидаєте
   *[other] { $samurai } скидає
 } з лівого боку { $card }.
event-round-over = { $why ->
    [all-passed] Усі спасували: решта стосу ({ $raiders }) долучається до чужинців.
    [too-long] Раунд триває надто довго: решта стосу ({ $raiders }) долучається до чужинців.
   *[pile-empty] Стос нападників порожній: раунд закінчується.
 }
event-undefended = { $you ->
    [samurai] Ви не маєте
   *[other] { $samurai } не має
 } символу: { $symbol }.

means-last-farms = Якщо згорить останнє господарство, усе втрачено.
means-last-families = Якщо втече остання родина, усе втрачено.
means-no-barricade = Наступний удар спалить господарство.
means-turning = Ще одна рана, і прокинеться звір: { $samurai }.
means-dying = Ще одна рана вб’є ({ $samurai }), і все втрачено.
means-handed = Тепер ця карта ваша: ви вирішуєте, що з нею буде.
means-supported = У наступному ході ви маєте цей талант: { $talent }.

outcome-victory = Село врятовано! Рахунок { $score }: господарства { $farms }, родини { $families }, { $unhurt ->
    [1] ніхто не поранений.
   *[0] не всі здорові.
 } Рівень: { $level }, після раунду { $round }.
outcome-killed = Поразка в раунді { $round } ({ $level }): гине { $fallen }. Господарства { $farms }, родини { $families }.
outcome-farms = Поразка в раунді { $round } ({ $level }): згоріло останнє господарство. Господарства { $farms }, родини { $families }.
outcome-families = Поразка в раунді { $round } ({ $level }): утекла остання родина. Господарства { $farms }, родини { $families }.

refusal-samurai-taken = { $samurai } вже має свого гравця.
refusal-samurai-absent = { $samurai } не сидить за цим столом.
refusal-samurai-passed = { $samurai } спасував і вже не бере участі в цьому раунді.
refusal-spare-present = { $samurai } сидить за столом, тож його жетон не вільний.
refusal-spare-used = Цей жетон уже використано ({ $samurai }); кожен діє раз за гру.
refusal-cannot-ignore = { $parity ->
    [odd] Карта непарна; її покаранням міг би знехтувати лише талант, який має Камбей.
   *[even] Карта парна; її покаранням міг би знехтувати лише талант, який має Ґоробей.
 }
refusal-not-that-penalty = На останній карті немає цього покарання: { $penalty }.
refusal-nothing-there = На лівому боці немає карти з цим символом: { $symbol }.
refusal-no-support = Покарання забороняє підтримку цього ходу.
refusal-token-away = Жетона немає під рукою ({ $samurai }), тож підтримка неможлива.
refusal-support-self = Підтримують іншого самурая.
refusal-no-symbol = Ця карта не має символу, тож нею не можна оборонятися: { $card }.
refusal-symbol-there = На лівому боці вже є цей символ: { $symbol }.
refusal-no-defence = Покарання забороняє класти карти на лівий бік цього ходу.
refusal-moved-card = Таланти не діють на перенесену карту; покладіть її ліворуч або праворуч.
refusal-bound-card = Другу карту треба лишити собі: напад або оборона.
refusal-no-talent = Покарання ватажка забороняє цього ходу таланти і жетони.
refusal-talent-missing = Для цього потрібен талант, який має { $samurai }.
refusal-even-only = { $samurai } передає лише парні карти.
refusal-odd-only = { $samurai } передає лише непарні карти.
refusal-lent-talent = Талант, переданий із жетоном, діє лише у власний хід ({ $samurai }).
refusal-no-duplicate = Жодна карта в лінії не має такої сили, як { $card }.
refusal-pile-empty = За цією картою стос нападників порожній, тож нема чого брати.
refusal-handed-before = { $samurai } вже передавав цю карту і не може отримати її назад.
refusal-no-neighbour = { $samurai } не сусід.
refusal-barricades-full = Барикад уже стільки, скільки на початку ({ $most }).
refusal-other-kiai = { $samurai } не має такого кіай.
refusal-human-kiai = Цього не вміє людина, лише звір ({ $samurai }).
refusal-name-samurai = Кіай, який має { $samurai }, діє на самурая: скажіть, на якого.
refusal-not-wounded = { $samurai } не має жетона рани.
refusal-nobody-else = У раунді немає нікого іншого, хто міг би це отримати.
refusal-line-empty = Лінія порожня ({ $samurai }).
refusal-there-already = { $samurai } вже це має; оберіть когось іншого.
refusal-not-shown = Цієї карти немає серед тих, що вертаються на стос: { $card }.
refusal-other-decision = Це не відповідь на запитання. Зараз вирішується: { $stage }.

talent-and-kiai = Талант: { $talent }. Кіай за { $human }: { $effect }. Коли він { $animal }, кіай за { $stronger }: { $more }.

piece-raiders = Нападники
piece-raiders-text = Стос, що нападає на село в цьому раунді. Раунд закінчується, коли він порожній або коли всі самураї спасували.
piece-intruders = Чужинці
piece-intruders-text = Нападники, що прослизнули. Наприкінці раунду їх відкривають: кожен із полум’ям ламає барикаду або палить господарство.
piece-discard = Скинуті
piece-discard-text = Нападники, що вибули з цього раунду. У наступному вони повернуться.
piece-barricade = Барикада
piece-barricade-text = Приймає удар за село: коли має впасти, а жодної немає, горить господарство.
piece-farm = Господарство
piece-farm-text = Шість господарств годують село. Коли згорить останнє, гру програно; кожне вціліле — очко.
piece-family = Родина
piece-family-text = Три родини. Коли втече остання, гру програно. Кожна, що лишилася, допомагає після раунду: лікує, будує барикаду або проганяє чужинця (не на героїчному рівні).
piece-round = Раунд
piece-round-text = Три раунди, щоразу з сильнішою бандою: у другому приходять лейтенанти, у третьому ватажки.
piece-track = Шкала бою
piece-track-text = Сума сил карт на правому боці. Коли вона дорівнює значенню кіай, настає кіай; понад нього самурая подолано, і падає барикада.
piece-kiai = Кіай
piece-kiai-text = Бойовий клич, коли сума точно дорівнює цьому значенню: можна скористатися його дією, а тоді першу карту лінії скидають.
piece-right = Праворуч: напад
piece-right-text = Карта, на яку напали, йде в кінець цієї лінії й додає свою силу до суми. На початку наступного ходу діє покарання останньої карти.
piece-left = Ліворуч: оборона
piece-left-text = Карта з капелюхом, хатою або лялькою може піти сюди, по одній кожного символу. Вона нічого не додає до суми й захищає наприкінці раунду.
piece-hat = Капелюх
piece-hat-text = На лівому боці захищає самурая: без капелюха наприкінці раунду він дістає рану.
piece-house = Хата
piece-house-text = На лівому боці захищає господарство: без хати наприкінці раунду одне горить.
piece-doll = Лялька
piece-doll-text = На лівому боці захищає родину: без ляльки наприкінці раунду одна тікає.
piece-flame = Полум’я
piece-flame-text = Такий нападник серед чужинців ламає наприкінці раунду барикаду, а коли її немає, палить господарство.
piece-wound = Рана
piece-wound-text = Перша лежить на планшеті. Друга обертає самурая на звіра з вищим кіай. Третя знову лежить на планшеті, а четверта вбиває: гру програно.
piece-token = Жетон підтримки
piece-token-text = Передайте його іншому самураєві: у свій найближчий хід він може скористатися вашим талантом. Один нападник потай іде до чужинців. Після того ходу жетон вертається.
piece-spare = Жетон відсутнього самурая
piece-spare-text = Його можна взяти на початку ходу. Талант діє до кінця раунду, один раз за гру.
piece-passed = Пас
piece-passed-text = Поза цим раундом: ні карт, ні покарань. Викладені карти лишаються й рахуються наприкінці раунду.
piece-marauder = Грабіжник
piece-marauder-text = Нападник із силою від 1 до 4. Від першого раунду їх по сім на самурая (на легкому рівні по шість).
piece-lieutenant = Лейтенант
piece-lieutenant-text = Нападник із силою 5. Приходять у другому раунді, по одному на самурая.
piece-boss = Ватажок
piece-boss-text = Нападник із силою 6 і тяжким покаранням, часом із двома. Приходять у третьому раунді, по одному на самурая.
piece-fight = Бій
piece-fight-text = Відкрийте наступного нападника, а тоді нападіть на нього (правий бік) або бороніться ним (лівий бік).
piece-support = Підтримка
piece-support-text = Передайте свій жетон: інший самурай може скористатися вашим талантом у свій найближчий хід. Верхній нападник потай іде до чужинців.
piece-pass = Пас
piece-pass-text = Кінець цього раунду для самурая. Подоланий самурай мусить пасувати.
piece-penalty-barricade = Втрата барикади
piece-penalty-barricade-text = На початку ходу падає барикада, а коли жодної немає, горить господарство.
piece-penalty-wound = Рана
piece-penalty-wound-text = На початку ходу цей самурай дістає рану.
piece-penalty-intruder = Чужинець
piece-penalty-intruder-text = На початку ходу верхній нападник потай іде до чужинців.
piece-penalty-no-defend = Заборона оборони
piece-penalty-no-defend-text = Цього ходу жодна карта не може піти на власний лівий бік.
piece-penalty-no-support = Заборона підтримки
piece-penalty-no-support-text = Цього ходу цей самурай не може передати жетон.
piece-penalty-left-draws = Лівий сусід бере карту
piece-penalty-left-draws-text = Лівий сусід бере нападника й мусить на нього напасти. Якщо він спасував, рану дістає цей самурай.
piece-penalty-right-draws = Правий сусід бере карту
piece-penalty-right-draws-text = Правий сусід бере нападника й мусить на нього напасти. Якщо він спасував, рану дістає цей самурай.
piece-penalty-must-pass = Примусовий пас
piece-penalty-must-pass-text = Цього ходу цей самурай може лише спасувати.
piece-penalty-reshuffle-discard = Повернення
piece-penalty-reshuffle-discard-text = Випадкову скинуту карту замішують у стос нападників.
piece-penalty-no-talent = Заборона талантів
piece-penalty-no-talent-text = Цього ходу не діють ні власний талант, ні жетони.
piece-penalty-discard-left = Втрата карти ліворуч
piece-penalty-discard-left-text = Цей самурай скидає обрану карту з лівого боку, а коли жодної немає, дістає рану.

position-game = Це не позиція гри «Дух самурая».
position-boards = Позиція мусить мати по одному планшету на гравця; єдиний гравець має два або три.
position-card = Поле «{ $field }» позиції називає карту, якої немає в грі: { $card }.
position-twice = Позиція має карту { $card } у { $field } і в { $other }.
position-early = Карта { $card } не входить у гру в цьому раунді.
position-left = Карта { $card } не може лежати на лівому боці самурая номер { $place }.
position-count = Карти не відповідають рівню, кількості самураїв і раундові.
position-dolls = За одного чи двох гравців серед нападників мусять бути щонайменше дві ляльки, а карт для них лишилося замало.
position-samurai-twice = Позиція містить двічі: { $samurai }.
position-setup = Перед першим раундом жодна карта не може ніде лежати.
position-stage = Поле «{ $field }» позиції не відповідає фазі «{ $stage }».

# Підрахунок результату і те, що вирішило гру.
reason-victory = Село врятовано: рахунок { $score }, рівень { $level }.
reason-killed = У раунді { $round } гине { $fallen }.
reason-farms = У раунді { $round } згоріло останнє господарство.
reason-families = У раунді { $round } утекла остання родина.
account-farms = Господарства
account-families = Родини
account-barricades = Барикади
account-start = На початку
account-end = Наприкінці
account-score = Очки
account-reached = Раунд, до якого протрималися
account-wounds = Рани
account-killed = загинув
account-samurai = { $samurai }
account-round = Раунд { $round } з { $rounds }
moment-round = Раунд { $round }

# Statistics of a player.
habits-lost = Чому село впало
habits-lost-text = Програні ігри за тим, що їх завершило.
habits-lost-killed = Загинув самурай
habits-lost-farms = Згоріло останнє господарство
habits-lost-families = Утекла остання родина
