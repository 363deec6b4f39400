# Що поле Самурая каже понад власні слова гри.
samurai-map = Мапа Японії
samurai-zoom-in = Ближче
samurai-zoom-out = Далі
samurai-fit = Уся мапа
samurai-hex = { $hex }, { $ground }
samurai-hex-tile = { $hex }, { $tile }, гравець: { $player }
samurai-hex-settlement = { $hex }, { $name }: { $figures }. Вільна суша: { $open }.
samurai-figure = { $figure } ({ $influence })
samurai-nothing = порожньо
samurai-would = { $hex }. Тоді { $what }.
samurai-hand = Ваша рука
samurai-open = { $open ->
    [0] Оточено: вирішується наприкінці ходу
    [one] { $open } вільний гекс суші
    [few] { $open } вільні гекси суші
    [many] { $open } вільних гексів суші
   *[other] { $open } вільного гекса суші
 }
samurai-taken-by = кому: { $player }
samurai-nobody = відкладено
samurai-lay = Покласти сюди
samurai-cancel = Скасувати
samurai-end-taking = { $text }: { $count ->
    [one] забирають { $count } фігурку
    [few] забирають { $count } фігурки
    [many] забирають { $count } фігурок
   *[other] забирають { $count } фігурки
 }
samurai-again = Торкніться ще раз: цього не скасувати
samurai-pick-tile = Виберіть плитку з руки
samurai-pick-hex = Виберіть підсвічений гекс
samurai-pick-own = Виберіть свою плитку на полі
samurai-pick-figure = Виберіть фігурку
samurai-pick-other = Виберіть фігурку, з якою вона поміняється
samurai-pick-caste = Виберіть фігурку, яку ставити
samurai-picked = { $tile }, { $taken } з { $count }
samurai-pick-hand = Виберіть п’ять плиток: { $count } з 5
samurai-take-hand = Беру ці п’ять
samurai-clan = { $player }: рука { $hand }, стос { $stack }. { $captured }
samurai-hidden = Здобуті фігурки за ширмою.
samurai-aside = { $count } з { $most }
fold-scattered = Жереб розставляє { $count } { $count ->
    [one] фігурку
    [few] фігурки
   *[other] фігурок
 } по селах і містах.
fold-chose = { $player } вибирає { $count } { $count ->
    [one] плитку
    [few] плитки
   *[other] плиток
 }.
fold-drew = { $player } добирає { $count } { $count ->
    [one] плитку
    [few] плитки
   *[other] плиток
 }.

intro-samurai-goal = Три касти: замки, Будди, рис. Здобудьте більше фігурок касти, ніж будь-хто інший, і станете її лідером. Перемагає лідер більшості каст.
intro-samurai-towns = Фігурки стоять у селах, містах і в Едо. Коли вся суша довкола місця заповнена плитками, кожну фігурку отримує той, хто має на неї найбільший вплив.
intro-samurai-hand = Кожна плитка додає вплив довкола себе. Плитка замку рахується лише для замків; самураї, ронін і кораблі — для всіх. Перш ніж покласти, видно, що вона додасть.
intro-samurai-lay = Візьміть плитку й торкніться підсвіченого гекса.
intro-samurai-end = За хід одна звичайна плитка і скільки завгодно швидких (зі знаком вітру). Усе ще можна скасувати. Потім завершіть хід; другий дотик підтверджує.
intro-samurai-taken = Тут стоїть те, що вдалося здобути. Темне поле означає, що зараз ви ведете у цій касті.
intro-samurai-over = Гра закінчується, коли з поля зникає остання фігурка касти або коли відкладено чотири, бо ніхто не мав найбільшого впливу.
intro-samurai-cards = Притримайте палець на будь-чому або клацніть правою кнопкою, щоб прочитати картку. Торкніться поселення, щоб порівняти вплив. Щасти!
