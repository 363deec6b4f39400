# Що поле 7 ронінів каже понад власні слова гри.
ronin-ready = План готовий
ronin-clear = Спочатку
ronin-sent = вислано: { $sent } (мін. { $need })
ronin-areas = ділянки: { $areas } з { $threat }
ronin-bonus = ще { $bonus } понад ліміт
ronin-place = { $ronin }: виберіть місце
ronin-complete = Усі мають місце
ronin-waiting = Ваш план готовий. Інша сторона ще планує.
ronin-change = Змінити план
ronin-add = { $place }: нінджя { $ninja }, у плані ще { $sent }, ліміт { $limit }.
ronin-keys = Enter висилає одного нінджя, мінус забирає.
ronin-village = Село
ronin-occupied = Зайнято.
ronin-fewer = На одного нінджя менше: { $place }
ronin-area = { $place }. Нінджя: { $ninja }. Роніни: { $ronin }.
ronin-area-limit = { $place }, ліміт { $limit }. Нінджя: { $ninja }. Роніни: { $ronin }.
ronin-nobody = нікого
ronin-tile = { $name }: рани { $wounds } з { $vitality }. { $state }
ronin-fallen = Немає серед живих.
ronin-used = Здібність використано.
ronin-conquered = { $count } з { $need }
ronin-now-areas = { $threat ->
    [one] { $threat } ділянка,
    [few] { $threat } ділянки,
   *[many] { $threat } ділянок,
}
ronin-now-ninja = { $minimum }+ нінджя
ronin-round = Раунд { $round }: щонайбільше ділянок: { $threat } (перше число), щонайменше нінджя: { $minimum } (друге).
ronin-round-hunger = Раунд { $round }: щонайбільше ділянок: { $threat } (перше число), щонайменше нінджя: { $minimum } (друге); потім голод (миска).
ronin-round-snow = Раунд { $round }: щонайбільше ділянок: { $threat } (перше число), щонайменше нінджя: { $minimum } (друге); потім випадає сніг.
ronin-choose = Виберіть на полі
ronin-check = Усі мають місця. План готовий?
ronin-where = Куди йде { $ronin }? { $power }

