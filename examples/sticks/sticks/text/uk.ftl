title = Палички
about = Візьміть одну, дві або три, але не останню.
sticks = Палички
stage-take = вибір паличок
stage-over = кінець
prompt = Палички бере { $turn }; залишилося { $left }.
action = Взяти { $count ->
    [one] одну паличку
    [few] { $count } палички
   *[other] { $count } паличок
}
event-took = { $seat } бере { $count }; залишилося { $left }.
refusal-too-few = { $left ->
    [one] Залишилася лише одна паличка.
    [few] Залишилося лише { $left } палички.
   *[other] Залишилося лише { $left } паличок.
}
refusal-other-decision = Це не відповідає на питання. Зараз: { $stage }.
outcome-last = Перемагає { $winners }.
position-over = Гра закінчується саме тоді, коли паличок не лишилося.
