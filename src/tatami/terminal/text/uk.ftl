# Термінал українською.

name-1 = Акіра
name-2 = Ботан
name-3 = Чійо
name-4 = Дайчі
name-5 = Емі
name-6 = Фуміко
name-7 = Ґоро

chance = Випадок
ask = { $player }, ваш вибір:
commands = Введіть номер або код; ? пояснює правила цього рішення, а ще: hint (підказка), undo (скасувати), log (перебіг), save ФАЙЛ (зберегти), quit (вийти).
legal = Зараз можливо: { $codes }
hand-over = Клавіатура для: { $player }. Потім натисніть Enter.
save-needs-name = Вкажіть, куди зберегти: save ФАЙЛ.
save-failed = Не вдалося записати { $file }: { $why }.
saved = Збережено у { $file }. Продовжити згодом: tatami play --resume { $file }
offer-save = Зберегти гру перед виходом? Назва файлу або просто Enter, щоб вийти без збереження:
offer-keep = Зберегти запис партії? Назва файлу або просто Enter:
left = Стіл залишено.
welcome = { $title }, { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
    [many] { $seats } гравців
   *[other] { $seats } гравця
 }. Місця: { $players }.
with-bot = { $player } (бот: { $bot })
fair = Випадковість цієї партії наперед визначає цей геш SHA-256: { $commitment }
replay-step = Крок { $at } з { $all }
replay-ask = Enter: далі, b: назад, номер: перехід, q: вихід

games-exactly = кількість гравців: { $least }
games-seats = кількість гравців: { $least }–{ $most }
games-option = { $about }: { $values }
games-sample = { $about }, наприклад: { $values }

fuzz-clean = { $title }: { $games ->
    [one] { $games } партія
    [few] { $games } партії
    [many] { $games } партій
   *[other] { $games } партії
 } за всіма законами, нічого не знайдено.
fuzz-found = Партію збережено у { $file }.
new-name = «{ $name }» не може бути назвою власного пакунка. Візьміть малі латинські літери, цифри та _, спершу літеру, наприклад «red_fox».
new-known = Гра з назвою { $name } вже є; оберіть іншу назву.
new-folder = { $folder } вже є і не порожня. Оберіть інше місце через --folder.
new-game-made = Маленька, але повна гра лежить у { $folder }. Наберіть там:
new-bot-made = Бот лежить у { $folder }. Наберіть там:

file-missing = Не вдається прочитати { $file }: { $why }.
language = Немає мови «{ $lang }». Відомі: { $known }.
from-seat = { $most ->
    [1] У записі є лише гравець 1, а не { $seat }.
   *[other] У записі є гравці від 1 до { $most }, а не { $seat }.
 }
option-form = Параметр пишеться НАЗВА=ЗНАЧЕННЯ, а не «{ $given }».
resume-or-game = Вкажіть гру або збережений запис, який продовжити.

arena-bot = бот
arena-games = партії
arena-score = результат
arena-interval = інтервал 95 %
arena-elo = Ело
arena-files = «{ $given }» — зайве слово; файли вказують лише з «merge».
arena-deals = --deals вимагає двох чисел, наприклад 1-50, а не «{ $given }».
arena-on = Грати можна на «ray» або «ray:АДРЕСА», а не на «{ $given }».
arena-no-ray = Для цього потрібен Ray: pip install 'шлях/до/репозиторію[cluster]' ({ $why }).
arena-lost = Гра раз у раз завершувала свій процес; зігране досі збережено.
arena-merge-nothing = Вкажіть файли, які треба об'єднати.
arena-disagree = Файли подають різні результати роздачі { $deal }: грали не ті самі боти.
arena-missing = Деяких ігор бракує. Зіграйте їх знову: { $deals }.
arena-other = { $file } містить результати іншого змагання; вкажіть новий файл.
hint-over = Цю гру закінчено; вирішувати нічого.
hint-seat = Гравець { $seat } зараз нічого не вирішує. Рішення за: { $seats }.
hint-level = Немає рівня «{ $level }». Відомі: { $known }.

undone = Скасовано: { $what }.
number-range = { $most ->
    [1] У списку лише номер 1; виберіть його або введіть код.
   *[other] Виберіть номер від 1 до { $most } або введіть код.
 }
save-exists = Файл { $file } уже існує. Щоб записати поверх: save! { $file }
kept = Збережено у { $file }. Переглянути знову: tatami replay { $file }
resume-alone = Збережена партія має власну гру, місця, параметри, імена й зерно; вкажіть лише --resume, а --bots — щоб змінити товариство.
seat-without-bots = --seat каже, де ви сидите серед ботів; назвіть їх через --bots.
seat-range = { $most ->
    [1] Тут є лише місце 1, а не { $seat }.
   *[other] Можна сісти на місце від 1 до { $most }, а не { $seat }.
 }
log-head = За цим столом ніхто не веде нотаток (memory=head): що було видно, знає лише ваша голова.
names-wrong = Вкажіть різні імена, не більше ніж { $seats }, кожне щонайбільше { $longest } знаків.
hint-head = Шанс на перемогу і що робити:
hint-merit = Оцінка становища (від 0 до 100) і що робити:
hint-blind = Пошук не бачить різниці між цими ходами:
wire-stale = Ці згенеровані файли застаріли: { $files }. Оновіть їх командою: tatami wire --write { $folder }
serve-at = Tatami працює за адресою { $address } - відкрийте її у браузері. Ctrl-C зупиняє.
serve-network = Для інших у вашій мережі: { $address }
serve-port-taken = Порт { $port } зайнятий іншою програмою; виберіть інший через --port, а --port 0 візьме будь-який вільний.
serve-address = Неможливо слухати за адресою { $host }, порт { $port }: { $why }.
serve-setting = Налаштування { $name } не може мати значення «{ $value }»; можливі значення наведено в docs/hosting.md.
serve-data = Неможливо зберігати дані в { $folder }: { $why }.
serve-taken = Дані в { $folder } використовує інший сервер Tatami; зупиніть його або вкажіть іншу теку через --data.
serve-unshared = Дані в { $folder } використовує інший сервер Tatami; зупиніть його або запустіть обидва з тим самим --redis-url, щоб вони знали один про одного.
serve-key = Ключ у { $file } пошкоджено. Поверніть його з копії або видаліть, і тоді всі мусять повернутися через ім’я та пароль.
serve-newer = Дані в { $folder } належать пізнішій версії Tatami; запустіть ту версію або поверніть давнішу копію.
backup-done = Усе скопійовано до { $file }. Щоб відновити, зупиніть сервер і поверніть цей файл як tatami.db.
store-driver = Для PostgreSQL потрібні додаткові пакети: pip install 'tatami-games[scale]'
serve-redis-alone = --redis-url потрібен для кількох процесів на одній базі: вкажіть її через --database-url або не вказуйте обох.
serve-processes = Кільком процесам потрібні база та спосіб знати одне про одного: --database-url і --redis-url.
serve-redis-package = Для Redis потрібні додаткові пакети: pip install 'tatami-games[scale]'
think-where = Вкажіть Redis, для серверів якого думати: --redis-url або TATAMI_REDIS_URL.
think-ready = Думає для інших; процесів для ботів однієї людини: { $count }. Ctrl-C зупиняє.
store-busy = Дані в { $folder } використовує сервер Tatami; спершу зупиніть його.
bench-held-up = В одній із фаз вузьким місцем був генератор навантаження: дайте йому більше процесів через --generators, на машині з більшою кількістю ядер.
bench-processes = --processes — це число або кілька через кому, наприклад 1,2,4; воно не може бути «{ $given }».
bench-postgresql = Тут потрібен PostgreSQL 15 або новіший (Debian: apt-get install postgresql); можна вказати інший через --database-url.
bench-redis = Тут потрібен Redis (Debian: apt-get install redis-server); можна вказати інший через --redis-url.
bench-npm = Не вдається завантажити boardgame.io: потрібні Node і npm, а npm мусить мати доступ до свого реєстру.
migrate-done = Дані в { $folder } мають вигляд цієї версії.
move-not-empty = У { $folder } вже є дані; прийняти чужі може лише порожнє місце.
move-done = Скопійовано з { $source } до { $target } і порівняно; журналів: { $logs }, рядків: { $rows }. На першому місці все лишилося.
admin-no-data = У { $folder } немає даних сервера; вкажіть теку через --data.
admin-no-table = Немає столу { $table }.
admin-no-player = Немає гравця { $player }.
admin-closed = Стіл { $table } закрито.
admin-closed-already = За столом { $table } гру вже закінчено.
admin-busy = За столом { $table } грають надто швидко, щоб його закрити; спробуйте ще раз.
admin-removed = Гравця { $player } забуто.
admin-no-session = Сеанс { $session } не триває.
admin-session-ended = Сеанс { $session } завершено.
ratings-same = Журнал ({ $games ->
    [one] { $games } результат
    [few] { $games } результати
   *[many] { $games } результатів
 }) дає саме ті рейтинги, які збережено ({ $ratings }).
ratings-differ = Із журналом результатів не збігається { $count ->
    [one] { $count } рейтинг
    [few] { $count } рейтинги
   *[many] { $count } рейтингів
 }. Зупиніть сервер і запустіть цю команду з --anew.
ratings-anew = Результатів у журналі: { $games }. Рейтингів обчислено наново: { $ratings }, за { $seconds } с.
arena-rank = Середнє місце
arena-skill = Рейтинг (95 %)
arena-forfeits = { $bot }, зараховані поразки: { $times } ({ $why }).
arena-forfeit-case = Наприклад, у роздачі { $deal }: { $sentence }
arena-forfeit-failed = збій бота
arena-forfeit-silent = немає відповіді вчасно
arena-forfeit-ended = програма завершилася або закрила вивід
arena-forfeit-garbled = не те повідомлення, що належало
arena-forfeit-illegal = недозволений код
hint-mix = Таємний план найкраще обирати жеребом. Як часто, шанс на перемогу і план:
sit-program = Потрібна програма, задана як exec:КОМАНДА, а не «{ $given }».
sit-address = «{ $given }» не є адресою місця за столом; господар столу отримує її, коли віддає місце програмі.
sit-refused = Сервер не відчиняє цього місця: столу вже немає або адресу скопійовано неправильно.
sit-gone = Сервер зник.
sit-away = Сервер відіслав програму ({ $code }).
sit-away-not-your-seat = Програма більше не має місця за цим столом: господар його віддав.
sit-away-removed = Програму вилучено з цього сервера.
sit-away-too-fast = Сервер відіслав програму: вона просить забагато одразу.
sit-unreached = Там ніхто не відповідає: { $why }.
sit-certificate = Цей комп’ютер не довіряє сертифікату сервера: { $why }.
sit-left = Програма встала з-за столу. Її місце чекає, а годинник, якщо він є, іде; та сама команда посадить її знову.
play-forfeit = Програмі зараховано поразку.
sit-down = Програма зайняла своє місце.
sit-over = Гру закінчено.
review-agreed = { $decisions ->
    [one] У { $agreed } з { $decisions } рішення
    [few] У { $agreed } з { $decisions } рішень
    [many] У { $agreed } з { $decisions } рішень
   *[other] У { $agreed } з { $decisions } рішень
} суддя зіграв би так само.
review-unsure = { $count ->
    [one] Ще в { $count } він зіграв би інакше, але не може сказати, чи краще.
   *[other] Ще в { $count } він зіграв би інакше, але не може сказати, чи краще.
}
review-by-decisions = Пункти шансу через рішення, що могли бути кращими: { $points }
review-by-luck = Через везіння: { $points }
review-by-others = Через інших і те, чого не було видно: { $points }
review-by-both = Через везіння та інших разом: { $points }
review-sure = Втрата: { $loss } пункту, з точністю до { $error }.
review-nothing = Дорікнути нічим: жодне рішення не віддало нічого, що можна було знати.
review-head = Що віддало найбільше, з огляду на те, що тоді можна було знати. Шанс на перемогу: як зіграно і як могло бути:
review-merit = Що віддало найбільше, з огляду на те, що тоді можна було знати. Наскільки доброю була б позиція (0–100): як зіграно і як могло бути:
review-move = Хід { $number }. { $prompt }
usage-no-command = Немає команди «{ $given }».
usage-no-option = Тут немає опції { $given }.
usage-near = Може, малося на увазі { $near }?
usage-value = { $what } не може мати значення «{ $given }».
usage-no-value = { $what } потребує значення.
usage-missing = Бракує { $what }.
usage-extra = У рядку більше, ніж приймає «{ $command }».
usage-help = Що є на вибір: { $command } --help
