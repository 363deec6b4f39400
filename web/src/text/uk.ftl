# Клієнт українською.

app = Tatami
loading = Хвилинку…
close = Закрити
home = На головну
yes = Так
no = Ні
pages = Сторінки
name = Ім’я
your-name = Ваше ім’я
language = Мова
not-found = Такої сторінки немає.
copied = Скопійовано

# --- головна ---
welcome = Чотири гри про феодальну Японію
welcome-text = Оберіть і грайте: з ботами одразу або з друзями за посиланням. Без облікового запису й без встановлення.
play-bots = Грати з ботами
invite-friends = Запросити друзів
learn = Покажіть, як грати
rules = Правила
rules-all = Усі правила
rules-contents = Зміст
rules-win = Як перемагають
rules-examples = Приклади
rules-paragraphs = Правила, абзац за абзацом
cooperative = усі разом
players = Гравці
players-exactly = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
 }
players-range = від { $least } до { $most } гравців
games-wait = { $count ->
    [0] Жодна гра на вас не чекає
    [one] На вас чекає { $count } гра
    [few] На вас чекають { $count } гри
   *[many] На вас чекають { $count } ігор
 }
begin-game = Почати гру
all-tables = Усі столи: { $count }
others-decide = { $count ->
    [one] Вирішує { $names }.
   *[other] Вирішують { $names }.
 }
with-names = за столом: { $names }
time-left = залишилося: { $time }
go-play = Грати
go-answer = Відповісти
go-look = Глянути
bots-as = { $title } з ботами, як вам до вподоби:
your-side = Ваша сторона
your-seat = Ваше місце
by-chance = навмання
my-tables = Ваші столи
my-tables-none = Ви ще не сидите за жодним столом.
open-tables = Відкриті столи
open-tables-none = Зараз ніхто не чекає на гравців.
finished-tables = Завершені ігри
ended-meanwhile = Тим часом закінчилася: { $outcome }
status-open = чекає на гравців
status-playing = триває
status-aside = відкладено
status-finished = завершено
asked-again = Хтось хоче зіграти ще й чекає на вашу відповідь.
asked-here = Хтось про щось просить за столом і чекає на вашу відповідь.
status-abandoned = перервано
import = Переглянути запис
import-text = Файл із записом гри, звідси або з термінала:
fan-notice-short = Неофіційний проєкт прихильників. Якщо гра вам сподобається, придбайте її.

# --- імена гостей ---
guest-name-1 = Мандрівник
guest-name-2 = Подорожній
guest-name-3 = Ліхтар
guest-name-4 = Чапля
guest-name-5 = Сосна
guest-name-6 = Ріка
guest-name-7 = Горобець
guest-name-8 = Клен

# --- новий стіл ---
new-table = Новий стіл
lobby = Столи
seats = Місця
seat = Місце { $number }
sit-me = Я
sit-friend = Друг, за посиланням
sit-bot = Бот
sit-same-device = Хтось інший за цим пристроєм
bot-level = Наскільки сильні боти?
table-open = Приєднатися може кожен: показати стіл у списку
table-begin = Гра починається сама, щойно всі місця зайнято
about-minutes = Близько { $minutes } хвилин.
who-plays = Хто грає?
when-play = Коли граєте?
when-none = Сьогодні, без поспіху
when-none-text = Усі за столом, і рішення триває, скільки потрібно.
when-live = Сьогодні, з годинником
when-live-text = Кожен має певну кількість хвилин на всю гру.
when-slow = Протягом днів
when-slow-text = Кожен вирішує, коли має час, як у листах.
how-play = Як граєте?
house-rules = Власне поле і те, про що книги мовчать
books-open = Про що книги мовчать
as-known = як ми знаємо
more-terms = Якщо хтось піде
pace-bank = Хвилин на всю гру
pace-increment = Додаткових секунд за кожне рішення
pace-days = Днів на кожне рішення
pace-counted = Як рахувати час?
pace-each = дні на кожне рішення
pace-whole = запас днів на всю гру
pace-bank-days = Днів у запасі
pace-bank-hours = Додаткових годин за кожне рішення
leaver = Якщо хтось не встигне вирішити
leaver-bot = замість нього грає бот
leaver-forfeit = він програє
patience = Якщо потрібна згода всіх, а за когось відсутнього грає бот
patience-0 = чекати, доки повернеться
patience-1 = чекати годину
patience-24 = чекати добу
patience-168 = чекати тиждень
make-invite = Створити стіл і взяти посилання
make-start = Почати

# --- перед початком ---
at-table = за столом
seats-taken = { $taken } з { $all }
invites-you = { $name } запрошує вас у гру «{ $title }»
invited-to = Вас запрошено у гру «{ $title }»
the-bot = бот { $name }
are-here = { $count ->
    [one] Уже тут { $names }.
   *[other] Уже тут: { $names }.
 }
pace-is-none = Без годинника: рішення триває, скільки потрібно.
pace-is-live = { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
 } на всю гру кожному й ще { $seconds } с за кожне рішення.
pace-is-slow = { $days ->
    [one] { $days } день на кожне рішення
    [few] { $days } дні на кожне рішення
   *[many] { $days } днів на кожне рішення
 }: грайте, коли маєте час.
pace-is-bank = { $days ->
    [one] { $days } день кожному на всю гру.
    [few] { $days } дні кожному на всю гру.
   *[many] { $days } днів кожному на всю гру.
 }
pace-bank-more = { $hours ->
    [one] Ще { $hours } година за кожне рішення.
    [few] Ще { $hours } години за кожне рішення.
   *[many] Ще { $hours } годин за кожне рішення.
 }
never-played = Ніколи не грали?
lesson-first = Спершу пройдіть урок
small-print = Домовленості цієї гри
watch = Дивитися
just-watch = Лише подивитися
while-waiting = Поки чекаєте
while-waiting-text = урок на кілька хвилин. Ваше місце чекатиме.
learn-begin = Почати його
table-of = Стіл: { $name }
share-link = Надіслати посилання
waiting = { $count ->
    [one] Вільне { $count } місце.
    [few] Вільні { $count } місця.
   *[many] Вільно { $count } місць.
 }
waiting-full = Усі вже тут.
waiting-taken = Усі місця зайнято.
full-watch = Коли гра почнеться, її можна буде дивитися.
late-begun = Ця гра вже триває: «{ $title }»
late-begun-text = Усі місця зайняті, але можна подивитися.
late-over = Ця гра вже закінчилася: «{ $title }»
late-over-text = Можна подивитися, чим вона закінчилася.
see-end = Подивитися, чим закінчилося
ask-game = Запросити до своєї гри: { $name }
name-missing = Впишіть ім’я: за ним вас упізнають інші.
invite-needed = Ви дивитеся як глядач; щоб сісти, відкрийте посилання, яке вам надіслали.
name-mine = Це моє ім’я: увійти
sit = Сісти
sit-here = Сісти тут
sit-too = Тут теж граю я
stand-up = Встати
free-seat = Звільнити місце
add-bot = Бот
invite = Запрошення
invite-text = Хто відкриє це посилання, може сісти за стіл.
invite-here = Хто відкриє це посилання на цьому комп’ютері, зможе сісти за стіл. Щоб воно діяло на інших, запустіть сервер із --host 0.0.0.0.
share = Копіювати посилання
start = Почати
start-needs = Гра може початися, коли зайняті всі місця; там, де ніхто не прийде, посадіть бота.
start-by-itself = Гра почнеться сама, щойно всі місця буде зайнято.
host-begins = Гру починає { $name }, щойно всі місця зайнято.
host-now = { $name } вже може почати гру.
host-starts = Гру починає той, хто створив стіл.

# --- за столом ---
seat-you = ви
seat-bot = бот
seat-bot-level = бот, { $level }
level-peasant = селянин
level-ronin = ронін
level-samurai = самурай
level-daimyo = даймьо
level-shogun = шьоґун
seat-guest = гість
seat-claimed = закріплене ім’я
seat-free = вільно
seat-away = не за столом
seat-resigned = гру здано
seat-stand-in = на заміні бот
seat-acts = зараз вирішує
side = Гравці, перебіг і чат
log = Перебіг
log-empty = Ще нічого не сталося.
chat = Чат
chat-empty = Ще ніхто нічого не сказав.
chat-say = Скажіть щось
chat-send = Надіслати
chat-mute = Не чути: { $name }
chat-muted = Ви не чуєте: { $name }.
chat-unmute = Чути знову
decision = Рішення
actions = Що можна зробити
actions-all = Ходи ({ $count })
actions-find = Знайти
confirm-again = Ще раз, щоб підтвердити
follows = Тоді: { $what } Ще раз, щоб підтвердити.
follows-again = Ще раз, щоб підтвердити.
choosable = { $what }. Це можна вибрати.
caption = Що сталося
caption-of = { $at } з { $count }
caption-again = Ще раз
caption-all = Усе одразу
caption-on = Далі
means-good = Добре для вас:{" "}
means-bad = Погано для вас:{" "}
missed = Від вашого останнього ходу
missed-again = Показати ще раз
last-turn = Показати останній хід ще раз
your-turn = Ваш хід.
undo = Повернути
undo-far = Попросити скасувати мій останній хід
hint = Що зробив би сильний гравець?
advice = Сильний гравець розглянув би
advice-none = Нічого не спадає на думку.
help = Правила та елементи
help-now = Що зараз важливо
help-pieces = Елементи та їхні сили
card-none = Про це ще нічого не написано.
history = Що сталося
history-first = На початок
history-back = Крок назад
history-next = Крок уперед
history-last = У кінець
history-play = Відтворити
history-stop = Зупинити
history-close = Назад до гри
history-step = Крок { $at } з { $all }
menu = Меню столу
sound-on = Звук увімкнено
sound-off = Звук вимкнено
text-on = Показати стіл текстом
text-off = Показати намальоване поле
text-table = Стіл текстом
text-now = зараз
watch-link = Копіювати посилання для глядачів
watch-mine = Одне з цих місць моє
pause = Запропонувати перерву
resume = Запропонувати грати далі
abandon = Запропонувати перервати гру
resign = Здатися
paused = годинники стоять
fairness = Геш, що визначає кожне тасування цієї гри:
proposal-undo = { $count ->
    [one] { $name } хоче повернутися на одне рішення назад. Усі, хто тоді вирішував, вирішать наново.
    [few] { $name } хоче повернутися на { $count } рішення назад. Усі вирішать їх наново.
   *[many] { $name } хоче повернутися на { $count } рішень назад. Усі вирішать їх наново.
 }
proposal-abandon = { $name } хоче перервати гру.
proposal-pause = { $name } хоче перерви.
proposal-resume = { $name } хоче грати далі.
proposal-stand-in = { $name } пропонує, щоб замість гравця { $who } далі грав бот. { $who } будь-коли зможе повернутися.
awaited = Чекаємо на відповідь: { $names }.
awaited-away = Не за столом: { $names }; питання зачекає.
withdraw = Вже не треба
settled-refused = { $name } не погоджується.
settled-word = «{ $word }»
settled-undone = Усі погодилися: гра повернулася назад.
settled-returned = Бот уже не потрібен: гравець знову за столом.
settled-overtaken = Ваше прохання вже не на часі: гра пішла далі.
answer-word = Слово до відповіді
over = Гру закінчено
abandoned = Цю гру перервано.
told-aside = Стіл відкладено. Нічого з нього не втрачено, і жоден годинник не йде: гра триватиме з того самого місця, коли сервер знову гратиме за її правилами.
told-over = Показати її на дошці вже не можна, але її можна прочитати.
told-lost = Перебіг гри не записали до того, як змінилися правила.
given-up = Ви здали гру; замість вас далі грає бот.
stood-in = Замість вас грає бот.
come-back = Повернутися на місце
away-text = { $name } не за столом. Можна почекати або посадити бота на заміну; { $name } будь-коли зможе повернутися на своє місце.
away-watch = { $name } не за столом. Гра чекає.
away-bot = Нехай бот грає далі за: { $name }
note-away = { $name } виходить з-за столу.
note-here = За стіл сідає { $name }.
note-back = { $name } повертається за стіл.
note-stand-in = Замість гравця { $name } далі грає бот.
note-returned = { $name } знову грає замість бота.
rematch = Зіграти ще
rematch-wanted = { $count ->
    [one] { $names } хоче зіграти ще.
   *[other] { $names } хочуть зіграти ще.
 }
rematch-rotate = { $seats ->
    [2] Помінятися місцями
   *[other] Усі на одне місце далі
 }
rematch-rotated = { $seats ->
    [2] Гравці поміняються місцями.
   *[other] Усі пересядуть на одне місце.
 }
rematch-kept = Усі залишаться на своїх місцях.
rematch-said-no = Ваша відповідь: ні. Ще можна передумати.
rematch-declined = { $count ->
    [one] { $names } не хоче.
   *[other] { $names } не хочуть.
 }
rematch-without = { $count ->
    [one] Почати з ботом
   *[other] Почати з ботами
 }
rematch-no = Ні, дякую
rematch-begun = Наступна гра вже почалася.
rematch-join = До наступної гри
rematch-watch = Дивитися наступну гру
# Роздача дня.
daily = Роздача дня
daily-results = Результати
daily-done = Це була ваша спроба в роздачі дня.
daily-here = Роздача дня: одна спроба, без підказок і без глядачів.
same-deal = Та сама роздача, зі зміною сторін
same-deal-asked = { $seats ->
    [2] Це була б ще раз та сама роздача зі зміною сторін. Гра товариська: до рейтингу не йде.
   *[other] Це була б ще раз та сама роздача, кожен на одне місце далі. Гра товариська: до рейтингу не йде.
 }
same-deal-here = Та сама роздача, що в попередній грі, з іншого боку. Гра товариська: до рейтингу не йде.
problem-daily-secret = Цю гру можна переглянути, коли ви завершите ту саму роздачу дня або коли день мине.
problem-daily-once = Роздачу дня грають один раз.
problem-daily-hint = У роздачі дня немає підказок.
problem-daily-undo = У роздачі дня ніщо не повертається за те, що вже взято чи відкрито.
problem-daily-record = Запис можна зберегти, коли мине день.
problem-same-deal = Цю роздачу не можна зіграти ще раз.

replay = Повтор
handover-title = { $name }, ваш хід
handover-text = Інші не дивляться. Те, що можна бачити лише вам, з’явиться на ваш знак.
handover-confirm = Це я, { $name }
link-connecting = З’єднання…
link-lost = З’єднання втрачено; пробуємо знову…
link-open = Хвилинку…
link-gone = Стіл закрито.
gone = Цей стіл закрито
skip-actions = До можливих ходів
skip-text = До столу текстом
skip-command = До рядка команд

# --- для вуха ---
told-waiting = Зараз вирішує: { $names }.
told-moves = { $count ->
    [one] { $count } хід: { $list }.
    [few] { $count } ходи: { $list }.
   *[many] { $count } ходів: { $list }.
 }
told-more = { $count ->
    [one] Ще { $count } є у списку ходів.
   *[many] Ще { $count } є у списку ходів.
 }
told-no-moves = Зараз від вас нічого не треба.
told-clock = { $name }: { $time }.
told-clock-runs = { $name }: { $time }, годинник іде.
told-no-clock = Годинника немає: рішення може тривати, скільки потрібно.
told-low = Мало часу: { $time }.
told-chat = { $name } каже: { $text }
told-sat = { $name } сідає за стіл.
told-seated = Ви сідаєте за стіл: { $name }.
told-bot = За стіл сідає бот { $name }.
told-left = { $name } встає з-за столу.
told-stood = Ви встаєте з-за столу.
told-free = { $count ->
    [0] Усі місця зайнято.
    [one] Лишилося { $count } місце.
    [few] Лишилося { $count } місця.
   *[many] Лишилося { $count } місць.
 }
told-begun = Гра починається.
time-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[many] { $count } днів
 }
time-hours = { $count ->
    [one] { $count } година
    [few] { $count } години
   *[many] { $count } годин
 }
time-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
   *[many] { $count } хвилин
 }
time-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунди
   *[many] { $count } секунд
 }
keys = Клавіші
keys-text = Літера питає про стіл, а відповідь читає екранний читач:
key-last = останній хід
key-turn = чий хід і що треба вирішити
key-hand = що ви маєте, плануєте чи ведете
key-table = увесь стіл
key-clock = годинники
key-moves = що можна зробити
key-repeat = усе, що сталося після вашої останньої відповіді
key-who = хто де сидить
key-command = рядок команд: запитання й ходи словами
command = Команда
command-hint = запитання або хід; довідка дає перелік
command-last = останній, останній хід, останні
command-turn = черга, чия черга, чий хід
command-hand = рука, моє
command-table = стіл, поле, де
command-clock = годинник, годинники, час
command-moves = ходи, можливості
command-repeat = повтори, ще раз
command-who = хто, хто де, місця
command-say = скажи, чат
command-undo = скасуй, назад
command-help = довідка, команди
command-list = У рядку команд: останній (або останні 3), черга, рука, стіл (або стіл і слово, наприклад назва місця), годинник, ходи (або ходи і слово), повтори, хто, скажи і текст, скасуй. Хід вводять його кодом або кількома його словами. Escape закриває рядок.
command-again = Enter ще раз, і буде зіграно: { $move }.
command-several = { $count ->
    [one] Підходить { $count } хід: { $list }.
    [few] Підходять { $count } ходи: { $list }.
   *[other] Підходить { $count } ходів: { $list }.
 }
command-unknown = «{ $line }» — не команда й не хід. Введіть «довідка», щоб почути команди.
command-not-there = Тут ніде немає слова «{ $word }».
command-no-undo = Зараз немає чого скасовувати.
command-said = Сказано.
keys-browse = Екранний читач, який лишає літери собі, має бути в режимі форм: Insert і пробіл у NVDA, клавіша Orca і A в Orca. Літери можна вимкнути в налаштуваннях.

# --- рейтинги й завершені ігри ---
ratings = Рейтинги
ratings-about = Як працюють рейтинги
rating = Рейтинг
rating-yours = Ваш рейтинг:
rating-side = { $side }:
rating-told = { $mean }, плюс-мінус { $spread }
rating-rose = на { $points } вгору
rating-fell = на { $points } вниз
rating-change = Зміна
rating-provisional = попередній
rating-provisional-text = Знак питання: рейтинг попередній, бо відомо ще замало ігор.
rating-none = Рейтингових ігор ще немає.
rating-none-mine = У вас ще немає рейтингових ігор. Підготуйте стіл і виберіть «Рейтингова».
rating-games = { $count ->
    [one] { $count } рейтингова гра, перемог: { $won }
    [few] { $count } рейтингові гри, перемог: { $won }
   *[many] { $count } рейтингових ігор, перемог: { $won }
 }
rating-plot-text = { $title }: { $count ->
    [one] { $last } після { $count } гри.
   *[other] { $last } після { $count } ігор; найбільше { $best }, найменше { $least }.
 }
plot-table = Те саме як таблиця
plot-date = Дата
rated = Рейтингова
rated-text = Результат змінює рейтинги.
rated-legend = Чи гра зараховується?
rated-choice-text = Результат змінює рейтинги всіх за столом. Підказок немає, а піти означає програти.
friendly = Дружня
friendly-text = Заради самої гри: нічий рейтинг не змінюється.
bar-friendly = Дружня гра не зараховується до рейтингу.
bar-guest = Грає гість, тому гра не зараховується: рейтинг мають лише закріплені імена.
bar-self = Одна людина має кілька місць, тому гра не зараховується.
bar-program = Хтось грає зі своєю програмою, тому гра не зараховується.
bar-bots = Грають самі боти, тому гра не зараховується.
bar-away = Когось посадили без згоди, тому гра не зараховується.
bar-abandoned = Гру припинено без результату, тому вона не зараховується.
bar-rewound = Стіл повернувся до попереднього рішення, тому гра не зараховується.
bar-short = Хтось пішов раніше, ніж усі зробили хід, тому гра не зараховується.
board-text = Найпевніші вгорі: рейтинг без його ±. Люди, програми й рівні ботів.
board-of = Рейтинги: { $title }
board-both = Обидві сторони
board-bot = Боти, { $level }
board-program = { $name } (програма)
board-village = Село, { $level }, { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
 }
board-empty = Тут ще ніхто не зіграв рейтингової гри.
board-pages = Сторінки таблиці
board-page = Сторінка { $page } з { $pages }
board-before = Назад
board-after = Далі
board-mine = До мого рядка
board-all = Усі таблиці
rating-about-number = Число
rating-about-number-text = Хто починає, має 1500. Хто перемагає, піднімається, хто програє, опускається: багато, якщо результат неочікуваний, мало, якщо його чекали. Коли грає троє й більше, важить кожне місце.
rating-about-spread = Знак ± за числом
rating-about-spread-text = Він каже, наскільки ми певні. Дев’ятнадцять разів із двадцяти справжня сила лежить у його межах; з кожною грою він меншає. Поки він більший за 400, рейтинг попередній і має знак питання.
rating-about-board = Порядок у таблицях
rating-about-board-text = Порядок визначає те, що майже певне: рейтинг без його ±. Тож щасливий початок не стоїть над тим, хто показав це багато разів.
rating-about-pools = Рейтинг у кожній грі
rating-about-pools-text = Кожна гра має власний. У грі «7 ронінів» окремий мають ще й Нападник та Оборонець, поряд із рейтингом усієї гри.
rating-about-spirit = Дух самурая
rating-about-spirit-text = Команда грає проти села: його рівень за такої кількості гравців має власний рейтинг. Коли команда перемагає, усі в ній піднімаються, а село опускається.
rating-about-bots = Боти й програми
rating-about-bots-text = Кожен рівень ботів має рейтинг, як і кожна програма, яку хтось приводить, під своєю назвою.
rating-about-counts = Що зараховується
rating-about-counts-text = Гра зараховується, якщо стіл підготовлено як рейтинговий. У цих випадках вона не зараховується:
rating-about-leave = Хто йде
rating-about-leave-text = Хто здається, у кого минає час або за кого наприкінці грає бот, той програв і стоїть після всіх, хоч би чого досяг бот. Хто вчасно повертається на своє місце, грає далі, ніби нічого не сталося.
rating-about-alone = Рейтингові ігри із самими ботами
rating-about-alone-text = Немає підказок, не можна повернути завершене рішення чи припинити гру: інакше ніхто б не програвав. Здатися можна завжди, і це поразка.
rating-about-open = Як це обчислюється
rating-about-open-text = За моделлю Плакетта й Люса, вільною бібліотекою openskill. Її середнє 25 — це наші 1500, один її пункт — сорок наших, а ± — два її відхилення. Кожен рейтинг випливає із самих результатів, і господар сервера може обчислити всі наново.
game = Гра
past-games = Ігри
past-mine = Ваші ігри
past-of = Ігри гравця { $name }
past-all = Усі ігри
past-all-mine = Усі ваші ігри
past-latest = Останні ігри
past-with = За столом:
past-none = Завершених ігор тут ще немає.
past-more = Більше ігор
past-shown = { $count ->
    [0] Ігор немає
    [one] { $count } гра
    [few] { $count } гри
   *[many] { $count } ігор
 }
past-together = Ваші спільні ігри
past-uncounted = Не зараховано
fate-won = Перемога
fate-shared = Спільна перемога
fate-lost = Поразка
fate-none = Без результату
filters = Які ігри
filter-fate = Результат
filter-company = Проти
filter-people = людей
filter-bots = самих ботів
filter-rated = До рейтингу?
filter-unrated = Не зараховано
filter-all = Усі
page-mine = Ваша сторінка
page-of = Сторінка гравця { $name }
page-none = Тут нема на що дивитися
page-since = Тут від: { $date }
page-guest = Ви граєте як гість, тому цю сторінку бачите лише ви. Із закріпленим ім’ям її побачать й інші, а ваші ігри зможуть зараховуватися до рейтингу.
statistics = У кожній із ігор
statistic-from = { $count ->
    [one] З { $count } гри.
   *[other] З { $count } ігор.
 }
progress = З ботами
progress-text = Здолайте рівень тричі в п’яти іграх, і вас запросить наступний.
progress-beaten = Здолано.
progress-won = { $count ->
    [one] Перемог: { $won } з { $count } гри
   *[other] Перемог: { $won } з останніх { $count } ігор
 }
progress-unplayed = Ще не грали
progress-play = Зіграти, рівень: { $level }
progress-all = Ви здолали всі рівні.
problem-no-player = Такого гравця немає, або ця сторінка для вас не відкрита.
problem-no-pool = Такої таблиці немає.
problem-hint-rated = У рейтинговій грі підказок немає.
problem-rated-alone = У рейтинговій грі з ботами не можна повертатися чи припиняти її. Ви можете здатися; це поразка.

# --- повтори ---
replay-eye = Чиїми очима
replay-open = усе відкрито
replay-seat = очима: { $name }
replay-none = очима глядача
record = Зберегти запис

# --- налаштування ---
settings = Налаштування
theme = Світло
theme-system = як у системі
theme-light = день
theme-dark = ніч
motion = Рух
motion-system = як у системі
motion-full = елементи рухаються
motion-less = менше руху
sound = Звуки
notify = Сповіщати про мій хід, навіть коли я дивлюся деінде
notify-denied = Браузер не дозволяє сповіщення з цієї сторінки.
quiet-hours = Тихі години
quiet-hours-text = Відкрита сторінка мовчить і нічого не показує; говорить лише її заголовок.
on-holiday = у відпустці до { $day }
holiday = Відпустка
holiday-text = Ваші годинники стоять у всіх іграх, що тривають днями, а інші бачать, коли ви повернетеся. На рік ви маєте { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
 }; день, що почався, рахується.
holiday-left = { $count ->
    [0] Цього року не лишилося жодного дня.
    [one] Цього року лишився { $count } день.
    [few] Цього року лишилося { $count } дні.
   *[many] Цього року лишилося { $count } днів.
 }
holiday-days = Днів
holiday-begin = Піти у відпустку зараз
holiday-back = Повернення: { $day }.
holiday-is = Ви у відпустці до { $day }.
holiday-end = Я повертаюся
holiday-begun = Гарного відпочинку! Ваші годинники стоять.
holiday-over = З поверненням! Ваші годинники знову йдуть.
confirm = Кожен хід потребує другого дотику, на полі й у списку
confirm-text = Те, чого не можна повернути і що важить багато, як-от здати гру, потребує його завжди.
keys-setting = Літери питають про стіл
keys-setting-text = За столом на L, T, H, B, C, M, R, W і / відповідає голос. Вимкніть їх, якщо щось інше вводить літери за вас.
text-setting = Показувати столи текстом
tempo = Як показувати ходи інших
tempo-calm = спокійно, один за одним
tempo-quick = швидко
tempo-instant = одразу
player = Ви
keep = Зберегти
kept = Збережено.
passphrase = Пароль
claim-title = Зберегти це ім’я
claim-text = Гостя знає лише цей браузер. З паролем ім’я ваше: ви знайдете його й свої столи на будь-якому пристрої, воно має печатку, і ніхто інший не візьме ні його, ні схожого.
claim = Зберегти це ім’я за мною
claimed = Ім’я ваше.
passphrase-hint = Щонайменше вісім символів. Кілька власних слів кращі, ніж одне слово з цифрами.
passphrase-old = Теперішній пароль
passphrase-new = Новий пароль
passphrase-change = Змінити пароль
passphrase-changed = Відтепер діє новий пароль.
show = Показати
end-others = Вийти всюди, крім цього браузера
visitor-new = Я тут уперше
visitor-known = Я маю тут ім’я
account-since = Тут від { $day }
account-history = Ігри й рейтинги
account-rename = Змінити ім’я
account-rename-text = Ім’я, збережене першим, і далі вас впускає.
sessions = Де ви увійшли
sessions-text = Браузер, яким не користувалися 90 днів, виходить сам.
session-here = цей браузер
session-unknown = Невідомий пристрій
session-when = востаннє { $seen }, від { $since }
session-end = Завершити
session-end-others = Завершити всі інші
session-ended = Завершено.
codes = Запасні коди
codes-title = Ваші запасні коди
codes-keep = { $count ->
    [one] Цей код видно лише зараз. Збережіть його там, де знайдете без цього пристрою: він один раз впустить вас, якщо забудете пароль.
    [few] Ці { $count } коди видно лише зараз. Збережіть їх там, де знайдете без цього пристрою: кожен один раз впустить вас, якщо забудете пароль.
   *[many] Ці { $count } кодів видно лише зараз. Збережіть їх там, де знайдете без цього пристрою: кожен один раз впустить вас, якщо забудете пароль.
 }
codes-text = Код один раз впустить вас, якщо забудете пароль. Нові коди скасовують усі попередні.
codes-left = { $count ->
    [0] не лишилося жодного
    [one] лишився один
    [few] лишилося { $count }
   *[many] лишилося { $count }
 }
codes-none = У вас не лишилося запасних кодів. Створіть нові нижче: без коду забутий пароль може означати втрачене ім’я.
codes-new = Створити нові коди
codes-copy = Копіювати
codes-copy-failed = Тут скопіювати не вдалося. Запишіть їх або збережіть у файл.
codes-save = Зберегти у файл
codes-kept = Коди збережено
account-mail = Пошта на випадок забутого пароля
account-mail-text = Якщо забудете пароль, ми надішлемо на цю адресу посилання, і більш нічого.
account-mail-none = немає
account-mail-waits = ще не підтверджено
account-mail-unconfirmed = Відкрийте посилання в нашому листі; доти ця адреса не враховується.
account-mail-notices = Сповіщати поштою і про мій хід
profile = Хто бачить вашу сторінку
profile-text = Ваша сторінка показує ігри й рейтинги. Її бачать
profile-everybody = усі
profile-met = люди, з якими ви грали
profile-nobody = ніхто
export = Ваші дані
export-text = Усе, що цей сервер зберігає про вас, одним файлом (JSON): ім’я, де ви увійшли, сповіщення, ігри та результати, рейтинги, ваші слова в чаті, кого ви заглушили.
export-button = Зберегти мої дані
delete = Видалити обліковий запис
delete-games = Незавершені ігри буде здано; де грають інші, ваше місце займе бот. Ваші столи, що чекають, буде закрито.
delete-rest = Зникнуть ваші слова в чаті, входи, коди, адреси й налаштування. Завершені ігри залишаться, а замість імені в них буде «Гравець 1» чи подібне.
delete-name = Рік ніхто не зможе взяти ваше ім’я; потім воно вільне.
delete-guest-name = Ваше ім’я одразу вільне: ім’я гостя не належить нікому.
delete-final = Цього ніхто не скасує, навіть господар сервера.
delete-type = Введіть своє ім’я на підтвердження: { $name }
delete-button = Видалити назавжди
deleted = Ваш обліковий запис видалено.
recover = Повернутися до свого імені
recover-lost = Я не пам’ятаю пароля
recover-code = Запасним кодом
recover-code-field = Запасний код
recover-code-hint = Один із кодів, показаних, коли ви зберегли ім’я.
recover-mail = Листом
recover-mail-text = Якщо це ім’я має підтверджену адресу, ми надішлемо туди посилання. Воно діє один раз, протягом години.
recover-mail-name = Ім’я
recover-mail-button = Надіслати посилання
recover-mail-sent = Якщо є таке ім’я з підтвердженою адресою, лист уже в дорозі.
recover-button = Прийняти новий пароль
recover-link-text = Оберіть новий пароль для імені { $name }.
recover-again = Спробувати інакше
recover-neither = Без коду й без підтвердженої адреси ніхто не поверне імені, бо ніхто не знає, чиє воно. Ви завжди можете грати далі під іншим.
lost-title = Вихід
lost-owner = У цьому браузері ви були як { $name }. Це скінчилося: вас вивели з іншого місця або браузером не користувалися 90 днів. Увійдіть, щоб грати далі.
lost-guest = У цьому браузері грав гість { $name }. Браузер уже не відомий; далі ви граєте як новий гість.
lost-dismiss = Грати далі як гість
letter-confirm-account = Пошта від Tatami
letter-confirm-account-text = Чи має ця адреса повернути вас до імені, якщо забудете пароль?
letter-confirm-account-button = Так, це моя адреса
letter-confirm-account-done = Добре. Якщо забудете пароль, ми напишемо на цю адресу.
login = Увійти
face-text = Ваша печатка вирізана з імені: за нею вас упізнають інші.
to-table = До столу
logged-in = З поверненням.
logout = Вийти

# --- про проєкт ---
about = Про проєкт
about-what = Що це
about-what-text = Tatami — це стіл для чотирьох ігор про феодальну Японію: 7 ронінів, Самурай, Тенно і Дух самурая. Грайте з друзями здалеку, з ботами сьогодні ввечері або наодинці.
about-fan = Зроблено прихильниками
about-fan-text = Tatami — неофіційний проєкт. Він не пов’язаний з авторами, ілюстраторами чи видавцями цих ігор і не має їхнього схвалення; назви лише кажуть, за якими правилами грають. Усі слова й малюнки тут наші власні. Якщо гра вам сподобається, придбайте її: стіл і люди довкола нього — краща половина.
about-bots = Боти, які не підглядають
about-bots-text = Бот знає те, що знав би гравець на його місці, і нічого більше. Решту він уявляє, як і ви.
about-fair = Тасування, яке можна перевірити
about-fair-text = Геш, показаний на початку, визначає кожне тасування; зерно є в записі, коли гру завершено.
about-private = Ваші сліди
about-private-text = Є одне кукі, яке каже, хто ви за столом, і те, що ви налаштували в цьому браузері. Нічого не завантажується з інших місць, і їм нічого не повідомляється.
about-free = Вільне програмне забезпечення
about-free-text = За ліцензією Apache 2.0. Кожен може поставити власний стіл однією командою.
licences = Шрифти й інструменти всередині та їхні ліцензії

# --- чого не зроблено ---
problem = Не вдалося. Спробуйте ще раз.
problem-offline = Сервер столів недоступний.
problem-internal = На сервері щось зламалося. Спробуйте ще раз.
problem-failed = Не вдалося. Спробуйте ще раз.
problem-storage = Сервер не зміг цього зберегти, тож нічого не сталося.
problem-thinkers = Боти зараз не відповідають; їх саме запускають наново.
problem-metrics-off = Показники цього сервера закриті. Господар відкриває їх налаштуванням TATAMI_METRICS_KEY.
problem-metrics-key = Показники лише для тих, хто назве ключ: Authorization: Bearer і значення TATAMI_METRICS_KEY.
problem-too-fast = Повільніше, будь ласка: забагато одразу.
problem-who = Спершу скажіть, хто ви.
problem-removed = Господар цього сервера вилучив вас.
problem-signed-out = Ви вийшли на цьому пристрої.
problem-origin = Цю сторінку відкрито за адресою, яку сервер не вважає своєю. За проксі її треба вказати: --public-url.
problem-elsewhere = Цей сервер відкривається за адресою { $address }.
problem-content-type = Сервер цього не зрозумів.
problem-message = Сервер цього не зрозумів.
problem-not-json = Сервер читає лише JSON, а це не він.
problem-encoding = Сервер читає лише UTF-8, а це не він.
problem-too-deep = Вкладення тут надто глибоке.
problem-unknown-field = Сервер не знає поля «{ $field }».
problem-missing-field = Бракує поля «{ $field }».
problem-wrong-field = Поле «{ $field }» не може мати такого значення.
problem-torn = Повідомлення обірвалося.
problem-codes-none = Відповідь потребує принаймні одного ходу.
problem-codes-many = Це забагато за один раз: щонайбільше { $most } ходів.
problem-method = Цю адресу не можна використати так.
problem-no-page = За цією адресою нічого немає.
problem-too-large = Це завелике.
problem-protocol = Ця сторінка старша за сервер. Завантажте її знову.
problem-reload = Стіл відкривається знову.
problem-name = Ім’я має від 1 до { $longest } літер, і кожну з них видно.
problem-name-unavailable = Цього імені тут узяти не можна. Виберіть інше; якщо воно ваше, увійдіть угорі сторінки.
problem-claimed-already = Це ім’я вже ваше.
problem-passphrase-length = Пароль має від { $least } до { $most } символів.
problem-passphrase-common = Цей пароль спробували б серед перших. Візьміть кілька власних слів.
problem-passphrase-wrong = Це не ваш пароль.
problem-name-wrong = Це не ваше ім’я.
problem-unclaimed = Спершу збережіть ім’я за собою.
problem-recovery-code = Ім’я та код не підходять одне до одного, або кодом уже скористалися.
problem-recovery-link = Цим посиланням уже скористалися, або йому понад годину.
problem-login = Ім’я та пароль не підходять одне до одного.
problem-no-session = У вас немає такого сеансу.
problem-no-table = Такого столу немає.
problem-no-seat = Такого місця немає.
problem-aside-game = Гру, в яку тут грали, більше не встановлено.
problem-aside-rules = Цю гру ведуть за версією { $theirs } її правил, а цей сервер грає за версією { $ours }.
problem-table-outdated = Ця версія сервера не може прочитати цей стіл. Нічого з нього не втрачено.
problem-told-record = Запис цієї гри не зберегли до того, як змінилися правила.
problem-tables-many = У вас уже багато столів, які чекають на гравців або за якими триває гра.
problem-records-many = Ви завантажили сюди вже дуже багато ігор.
problem-mutes-many = Ви вже не чуєте { $most } гравців; більше не можна.
problem-sockets-many = Тут відкрито забагато столів одразу. Закрийте кілька вікон і завантажте сторінку знову.
problem-seats-many = Місць лише { $most }.
problem-seat-taken = Там уже хтось сидить.
problem-one-seat = За столом, відкритим для всіх, кожен займає одне місце.
problem-seat-free = Там ніхто не сидить.
problem-seat-yours = Це місце вже ваше.
problem-seats-free = Деякі місця ще вільні.
problem-sit = Такий гравець не може там сісти.
problem-started = Гру вже почато.
problem-not-playing = Гра зараз не триває.
problem-not-over = Це покажемо, коли гру буде завершено.
problem-not-your-seat = Це не ваше місце.
problem-host-only = Це може лише той, хто створив стіл.
problem-invite = Це приватний стіл; його відкриває надіслане вам посилання.
problem-pace = Годинник не можна так налаштувати.
problem-holiday-now = Ви вже у відпустці.
problem-holiday-none = Ви зараз не у відпустці.
problem-holiday-days = { $left ->
    [0] Цього року не лишилося жодного дня.
    [one] Щонайменше один день, а цього року лишився тільки один.
   *[many] Щонайменше один день і щонайбільше { $left }: стільки лишилося цього року.
 }
problem-clocks = Годинники зараз не можна так змінити.
problem-late = Запізно: гра пішла далі.
problem-stand-in = Замість вас грає бот. Спершу поверніться на місце.
problem-time-up = Час на це рішення вийшов: його прийме бот. Після цього ви зможете повернутися на місце.
problem-resigned = Цю гру здано.
problem-seat-here = Там нікого не треба заміняти.
problem-seat-waits = За цим столом рішення може тривати дні; коли зіграє бот, скаже годинник.
problem-just-left = Цей гравець щойно відійшов. Бот зможе зіграти за { $seconds } с.
problem-proposal-open = Уже є інша пропозиція.
problem-proposal-gone = Цієї пропозиції вже немає.
problem-resume-soon = Погодьтеся, коли будете готові. Гра піде далі сама за десять хвилин, а там, де на рішення є дні, за добу.
problem-proposal-own = Це ваше прохання; відповідають інші.
problem-program-refuses = Тут грає програма, яка не вміє відповідати; за цим столом це вважається відмовою.
problem-word-length = Скажіть це щонайбільше { $most } знаками.
problem-rematch-none = Ніхто не просив зіграти ще.
problem-consent-hours = На згоду можна чекати щонайбільше { $most } годин.
problem-undo-nothing = Нема чого повертати.
problem-undo-often = У цій грі вже досить повертали назад (разів: { $most }).
problem-hint-company = У грі проти людей підказок немає.
problem-hint-now = Зараз не ваш хід.
problem-chat-seated = Говорити можуть лише ті, хто сидить за столом.
problem-chat-length = Вкладіться в { $most } символів.
program-seat = Моя власна програма
program-text = Програма, що знає протокол ботів, сідає на перше вільне місце й грає з будь-якого комп’ютера.
program-name = Її назва
program-give = Віддати їй перше вільне місце
program-command = Запустіть це там, де програма:
program-key = Адреса містить ключ до цього місця: збережіть її для себе.
review = Аналіз
review-of = Аналіз: { $name }
review-text = Сильний бот іще раз розглядає кожне рішення з огляду на те, що гравець тоді міг знати. Чия гра?
review-reading = Суддя читає партію…
review-agreed = { $decisions ->
    [one] У { $agreed } з { $decisions } рішення
    [few] У { $agreed } з { $decisions } рішень
    [many] У { $agreed } з { $decisions } рішень
   *[other] У { $agreed } з { $decisions } рішень
} суддя міг би зіграти так само.
review-unsure = { $count ->
    [one] Ще в { $count } він зіграв би інакше, але не може сказати, чи краще.
   *[other] Ще в { $count } він зіграв би інакше, але не може сказати, чи краще.
}
review-account = Що змінило шанс на перемогу, у пунктах
review-by-decisions = Рішення, що могли бути кращими
review-by-luck = Везіння
review-by-others = Те, що зробили інші, і те, чого не було видно
review-by-both = Везіння та інші разом
review-turns = Що не було рішенням цього гравця
review-turn-luck = Везіння: { $points }
review-turn-others = Інші та те, чого не було видно: { $points }
review-turn-both = Везіння та інші: { $points }
review-sure = Втрата в пунктах: { $loss }, з точністю до { $error }
advice-close = { $count ->
    [2] Розрізнити не можна: два з цих ходів однаково добрі.
    [3] Розрізнити не можна: усі три однаково добрі.
   *[other] Розрізнити не можна: ці ходи однаково добрі.
}
advice-chance = Шанс на перемогу: { $chance } %, з точністю до { $error }
review-nothing = Дорікнути нічим: жодне рішення не віддало нічого, що можна було знати.
review-chances = Що віддало найбільше. Шанс на перемогу, як зіграно (✕) і як могло бути (○):
review-merit = Що віддало найбільше. Як добре малося б село (0–100), як зіграно (✕) і як могло бути (○):
review-share = Сильний гравець грає так у { $share } % випадків.
review-all = Усі рішення
review-played = Зіграно:
review-better = Краще:
problem-review-failed = Суддя не зміг закінчити; спробуйте ще раз.

# Уроки
lesson-number = Урок { $number }
lesson-steps = Кроки уроку
lesson-of = { $step } з { $of }
lesson-back = Назад
lesson-show = Покажіть
lesson-repeat = Скажіть ще раз
lesson-leave = Перервати урок
lesson-waits = Перервати можна будь-коли. Урок чекає на першій сторінці.
lesson-astray = Гарна думка на потім. Спершу ось це.
lesson-astray-again = Не тут. Шукайте червону рамку або попросіть показати.
lesson-left = крок { $step } з { $of }
lesson-on = Далі
lesson-done = Урок { $number } завершено
lesson-finished = пройдено
lesson-next = Урок { $number }
problem-lesson-waits = Ще ні: спершу те, про що просить урок.
problem-no-lesson = Такого уроку немає.

# Завершення.
end-you = Ви перемогли
end-one = Перемога: { $name }
end-you-share = Ви ділите перемогу: { $names }
end-share = Спільна перемога: { $names }
end-together = { $count ->
    [one] Перемога
   *[other] Спільна перемога
 }
end-lost = { $count ->
    [one] Поразка
   *[other] Спільна поразка
 }
end-alone-lost = Ви програли
end-abandoned = Гру припинено
end-abandoned-text = Усі погодилися припинити. Ніхто не переміг.
end-gave-up = Ви здали партію.
end-time-up = Ваш час вийшов.
end-gave-up-by = партію здано
end-time-up-by = вийшов час
end-top = Кінець
end-result = Результат
end-figures = Підрахунок
end-rank = Місце
end-player = Гравець
end-level = порівну
end-decided = вирішує
end-leads = лідер
end-turned = Що вирішило
end-look = Подивитися ще раз
end-board = Поле
end-share-link = Поділитися
end-again = Ще одну гру?
end-yes = { $name }: так
end-no = { $name }: ні
end-open = { $name }: ще без відповіді

# Де вас сповіщати
notices = Де вас сповіщати
notices-text = Коли настає ваш хід, а вас немає за столом, ми повідомляємо тут. Усе можна будь-коли змінити й припинити.
next-game = Наступна гра ({ $count })
notice-here = Цей браузер
notice-browser = Інший браузер
notice-mail = Пошта
notice-hook = Програма або чат
notice-add = Додати
notice-remove = Прибрати
notice-what = Сповіщати
notice-turn = коли мій хід
notice-asked = коли хтось просить моєї згоди
notice-again = коли хтось хоче зіграти ще раз
notice-full = коли мій стіл повний і можна починати
notice-begun = коли гра починається
notice-ended = коли гра закінчилася
notice-when = Коли
notice-when-always = одразу
notice-when-quiet = не вночі
notice-when-digest = разом, раз на день
notice-from = Тиша від
notice-until = до
notice-at = О котрій
notice-zone = За часом { $zone }.
notice-test = Надіслати пробу
notice-test-sent = Надіслано. Має надійти за мить.
notice-failing = Ми не змогли вас тут знайти, тому це вимкнено. Увімкніть, щоб спробувати ще раз.
notice-unconfirmed = Відкрийте посилання з нашого листа; доти сюди нічого не надходить.
notice-letter = Ми написали на { $address }. Відкрийте посилання з того листа.
push-text = Сповіщення з’являється, навіть коли цю сторінку закрито. Дотик відкриває стіл.
push-add = Сповіщати тут
push-denied = Сповіщення з цієї сторінки заблоковано. Дозвольте їх у налаштуваннях браузера й спробуйте ще раз.
push-unable = Цей браузер не отримує сповіщень, коли сторінку закрито.
push-home = Тут це працює лише з початкового екрана: виберіть «Поділитися», потім «На початковий екран» і відкрийте Tatami звідти.
push-insecure = Це працює лише там, де адреса починається з https.
mail-address = Адреса
hook-text = Кожне сповіщення ми надсилаємо на вказану вами адресу в мережі.
hook-form = Для
hook-json = моєї програми (JSON)
hook-discord = Discord
hook-ntfy = ntfy
hook-address = Адреса в мережі
letter-confirm = Пошта від Tatami
letter-confirm-text = Писати вам, коли настає ваш хід?
letter-confirm-button = Так, пишіть
letter-confirm-done = Добре. Напишемо, коли настане ваш хід.
letter-stop = Більше жодних листів
letter-stop-text = Більше не писати на цю адресу?
letter-stop-button = Не писати
letter-stop-done = Більше не пишемо.
problem-channels-many = { $most ->
    [one] Вас можна сповіщати щонайбільше в { $most } місці. Спершу приберіть його.
   *[other] Вас можна сповіщати щонайбільше в { $most } місцях. Спершу приберіть одне.
  }
problem-mail-off = Цей сервер не надсилає пошти.
problem-mail-address = Це не поштова адреса.
problem-hook-address = Цю адресу використати не можна. Вона має починатися з https:// і бути в загальнодоступній мережі.
problem-push-keys = Цей браузер не сказав, як його знайти. Спробуйте ще раз.
problem-notice-times = Цей час використати не можна.
problem-no-channel = Цього тут більше немає.
problem-unconfirmed = Спершу відкрийте посилання з нашого листа.
problem-channel-failed = Проба не дійшла.
