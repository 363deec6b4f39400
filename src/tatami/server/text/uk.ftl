# Те, що каже сам сервер.

ending-resigned = { $player }: партію здано.
ending-time = { $player }: час вийшов.
refused = Стіл цього не прийняв: { $code } ({ $facts }).

bot-peasant = Селянин
bot-peasant-text = Лише вчиться: дивиться на крок уперед, забуває показане й плутає добрі ходи з поганими.
bot-ronin = Ронін
bot-ronin-text = Добре знає правила й помиляється по-людськи.
bot-samurai = Самурай
bot-samurai-text = Міцний клубний гравець. Помиляється лише там, де різниця мала.
bot-daimyo = Даймьо
bot-daimyo-text = Думає далеко наперед і мало забуває.
bot-shogun = Шьоґун
bot-shogun-text = Найкращий, який у нас є; думає до двох секунд. Бачить лише те, що бачив би гравець на його місці.

# Імена ботів: жодне не є словом із гри.
doll-tama = Тама
doll-suzu = Судзу
doll-haru = Хару
doll-yuzu = Юдзу
doll-momo = Момо
doll-natsu = Нацу
doll-iroha = Іроха
doll-riku = Ріку
doll-jiro = Дзіро
doll-taro = Таро
doll-tomo = Томо
doll-hiro = Хіро
doll-sora = Сора
doll-sayo = Сайо
doll-ryo = Рьо
doll-isamu = Ісаму
doll-hisa = Хіса
doll-tetsu = Тецу
doll-mitsu = Міцу
doll-shizu = Сідзу
doll-nobu = Нобу
doll-yasu = Ясу
doll-fumi = Фумі
doll-kazu = Кадзу

# Сповіщення: що чекає на того, кого немає за столом.
notice-turn = Ваш хід за столом. З вами грають: { $names }.
notice-due = Час до { $when }.
notice-full = Усі за столом. Можна починати гру.
notice-begun = Гра почалася. З вами грають: { $names }.
notice-asked-undo = { $by } просить повернути хід.
notice-asked-abandon = { $by } просить завершити гру без результату.
notice-asked-pause = { $by } просить зупинити годинники.
notice-asked-resume = { $by } просить продовжити гру після паузи.
notice-asked-stand-in = { $by } просить, щоб за відсутнього гравця грав бот.
notice-again = { $by } хоче зіграти ще раз.
notice-ended-won = Гру завершено. Ви перемогли!
notice-ended-by = Гру завершено. Перемога: { $names }.
notice-ended-lost = Гру завершено. Це поразка.
notice-ended-without = Гра завершилася без результату.
notice-digest = { $count ->
    [one] На вас чекає { $count } справа
    [few] На вас чекають { $count } справи
   *[other] На вас чекає { $count } справ
}
notice-test = Так виглядатимуть сповіщення.

# Листи.
letter-open = Відкрити
letter-play = До столу
letter-stop = Більше не надсилати листів
letter-account-subject = Це ваша адреса?
letter-account-text = Хтось, мабуть ви, вказав цю адресу на випадок, якщо загубиться пароль від імені за нашим столом. Якщо це ви, підтвердьте кнопкою. Якщо ні, нічого не робіть: більше ми не напишемо.
letter-recovery-subject = Повернення до вашого імені за столом
letter-recovery-text = Хтось, мабуть ви, не пам’ятає пароля від імені «{ $name }». Кнопка дає змогу обрати новий: один раз і протягом години. Якщо це не ви, нічого не робіть: пароль залишиться той самий.
letter-channel-subject = Чи писати нам на цю адресу?
letter-channel-text = Хтось, мабуть, ви, хоче дізнаватися тут про свій хід за нашим столом. Якщо так, підтвердьте це кнопкою. Якщо ні, нічого не робіть: ми більше не писатимемо.
