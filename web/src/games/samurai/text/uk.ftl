# Що поле Самурая каже понад власні слова гри.
samurai-map = Мапа Японії
samurai-zoom-in = Ближче
samurai-zoom-out = Далі
samurai-fit = Уся мапа
samurai-hex-tile = { $hex }, { $tile }, гравець: { $player }
samurai-hex-settlement = { $hex }: { $figures }. Вільна суша: { $open }.
samurai-figure = { $figure } ({ $influence })
samurai-nothing = порожньо
samurai-would = Тоді { $what }.
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
samurai-aside = { $count } з { $most }
samurai-who-leads = Хто веде
samurai-player = Гравець
samurai-tiles = плитки
samurai-tiles-left = у руці { $hand }, у стосі { $stack }
samurai-behind = за ширмою
samurai-would-take = зараз отримав би ще: { $count }
samurai-still = Лишилося на мапі
samurai-now = і хто забрав би це зараз
samurai-fourth = четверта закінчує гру
samurai-one-of = одну з цих
samurai-any-of = швидкі: скільки завгодно
samurai-pick-fast = Додайте швидкі або закінчіть хід
samurai-aimed = { $place }: покласти сюди?
samurai-legend = Що означають знаки
samurai-legend-tiles = плитки кожного гравця: { $hand } у руці та { $stack } у стосі
samurai-legend-dark = на темному тлі: зараз веде в цій касті
samurai-legend-would = стільки фігурок гравець забрав би, якби все вирішувалося зараз
samurai-legend-crest = під фігуркою: хто має найбільший вплив і забрав би її
samurai-legend-tie = рівний вплив: ніхто б її не забрав
samurai-legend-left = фігурки, що лишилися на мапі; коли якоїсь касти не лишиться, гра закінчиться
samurai-legend-aside = фігурки, відкладені, бо ніхто не мав переваги; четверта закінчує гру
samurai-legend-tense = лишився один вільний гекс суші: наступна плитка закриє це місце
samurai-legend-full = оточено: фігурки заберуть наприкінці ходу
samurai-legend-done = фігурки вже забрано
samurai-legend-last = чийсь останній хід
samurai-legend-fast = швидка: скільки завгодно за хід
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

