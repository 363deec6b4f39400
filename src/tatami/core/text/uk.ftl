# Те, що спільне для всіх ігор, українською.

player = Гравець { $number }
you = (ви)
head-player = гравець
aloud-none = немає
aloud-yes = так
aloud-no = ні

refusal-over = Гру закінчено; жоден хід уже неможливий.
refusal-not-now = Зараз вирішуєте не ви. Стіл чекає на хід: { $seats }.
refusal-past-reveal = План закінчується там, де щось відкривається; решту надішліть, коли це побачите.

error-game = Немає гри «{ $game }». Відомі ігри: { $known }.
error-game-broken = Пакет, що пропонує гру «{ $game }», не працює: { $why }.
error-start-seats = Кількість місць у цій позиції — { $held }, а не { $seats }.
error-start-option = Ця позиція зі столу з параметром { $option }={ $held }, а не { $value }.
error-seats = { $exact ->
    [yes] { $game }: місць завжди { $least }, а не { $seats }.
   *[no] { $game }: місць може бути від { $least } до { $most }, а не { $seats }.
 }
error-option-unknown = Гра «{ $game }» не має параметра «{ $option }». Доступні: { $known }.
error-option-value = Параметр { $option } не може мати значення «{ $value }». Дозволено: { $allowed }.
error-bot = Немає бота «{ $name }». Відомі боти: { $known }.
error-bots-many = Боти ({ $bots }) не вмістяться за столом, де місць { $seats }.
error-arena-bots = Назвіть кожного бота арени один раз; якщо ботів менше, ніж місць, вони сідають по черзі. Подано: «{ $bots }».
error-seat = { $most ->
    [0] За цим столом немає місця { $seat }; єдине місце має номер 0.
   *[other] За цим столом немає місця { $seat }; місця мають номери від 0 до { $most }.
 }
error-code = «{ $given }» не є дією гри «{ $game }».
error-undo-sealed = Цього вже не скасувати: відтоді щось було відкрито або вирішено.
error-undo-nothing = Немає чого скасовувати.
error-record-json = Цей запис не є правильним JSON у рядку { $line }, стовпці { $column }.
error-record-letters = Цей запис містить половини знаків (одинокі сурогати), які неможливо записати.
error-record-kind = Це не запис партії Tatami.
error-record-format = Цей запис має формат { $theirs }; ця програма читає формат { $ours }.
error-record-field = У записі бракує поля «{ $field }» або воно не того типу.
error-record-digest = Контрольна сума запису не відповідає ходам: його змінено або пошкоджено.
error-record-commitment = Випадкове зерно запису не відповідає його зобов’язанню.
error-record-move = Не вдається прочитати хід { $number } запису: «{ $move }».
error-record-player = { $most ->
    [1] Хід { $number } запису робить гравець { $player }; за цим столом є лише гравець 1.
   *[other] Хід { $number } запису робить гравець { $player }; за цим столом є гравці від 1 до { $most }.
 }
error-record-chance = Хід { $number } запису, «{ $move }», тут не є можливим випадковим результатом.
error-record-draw = Хід { $number } запису, «{ $move }», — не те, що випадає за його зерном: роздачу змінено.
error-record-illegal = Хід { $number } запису, «{ $move }», не дозволено: { $why }
error-record-rules = Цей запис зроблено за правилами гри «{ $game }» версії { $theirs }; ця програма грає за версією { $ours } і не вгадуватиме.
error-record-custom = Партія, розпочата із заданої позиції, не має запису.
error-imagine = Позицію гри «{ $game }» не можна уявити за виглядом і його подіями: її пакет цього не вміє.
error-tensor = Гру «{ $game }» не можна записати числами: її пакет не має кодувальника.
error-start-packed = Початок гри «{ $game }» не читається. Створіть його функцією tatami.adapters.openspiel.packed.
error-observer-all = Гра «{ $game }» показує кожному лише його бік; спостерігача, що бачить усі руки, немає.
error-openspiel-native = { $bot } з OpenSpiel написаний на C++ і обриває програму на іграх, написаних на Python; візьміть його пошук на Python або tatami.adapters.openspiel.ismcts.
error-saved = Це не збережено середовищем гри «{ $game }» з такою самою кількістю гравців і такими самими опціями.
error-windows = У грі «{ $game }» ніколи не вирішує більше однієї особи водночас; візьміть середовище з одним агентом за раз.
error-vector-count = Векторне середовище вміщує цілу кількість ігор, щонайменше одну, а не «{ $count }».
error-vector-actions = Спершу викличте reset, а тоді дайте по одному цілому числу на кожну гру; кількість ігор: { $count }.
error-vector-illegal = Дія { $action } недозволена у грі { $lane }; нічого не зіграно. Обирайте там, де маска істинна.
error-render-mode = Середовище можна показати як { $known }, а не як «{ $mode }».
error-policy-actions = Політика відповідає одним цілим числом на кожен отриманий рядок; тут кількість рядків — { $count }.
error-policy-illegal = Політика обрала дію { $action }, яка там недозволена. Обирайте там, де маска істинна.
error-bot-illegal = Бот на місці { $seat } відповів «{ $given }», а це там недозволено.
error-bot-python = Бота «{ $name }» не вдалося завантажити: { $why }.
error-exploit-game = Лише { $known } приховують досить, щоб було що вивчати; { $given } — ні.
error-bot-missing = Програму бота «exec:{ $command }» не знайдено або її не можна запустити.
error-bot-program = Бота «exec:{ $command }» не вдалося запустити: { $why }.
error-bot-saved = Збережена гра називає ботом програму ({ $name }). Щоб її запустити, назвіть ботів самі через --bots.
error-forfeit-failed = Бот зазнав збою: { $why }.
error-forfeit-silent = Програма не відповіла вчасно (межа в секундах: { $seconds }).
error-forfeit-ended = Програма завершилася або закрила вивід посеред гри.
error-forfeit-garbled = Програма написала «{ $said }», коли належало повідомлення «{ $wanted }».
error-forfeit-illegal = Програма відповіла «{ $given }», чого не було серед дозволених кодів.

position-retrace-seat = Позицію можна уявити з вигляду гравця, а не глядача.
position-retrace-view = Ці події ведуть до іншого вигляду.
position-retrace-event = Подія { $number } ({ $event }) не може йти після попередніх.
position-field = Поле «{ $field }» позиції має містити одне зі значень: { $wanted }.
position-list = Поле «{ $field }» позиції має бути списком{ $length ->
    [-1] {"."}
   *[other] { " " }завдовжки { $length }.
 }
position-object = Поле «{ $field }» позиції має бути об’єктом з іменованими полями.
