title = Patyczki
about = Weź jeden, dwa albo trzy, ale nie ostatni.
sticks = Patyczki
stage-take = branie patyczków
stage-over = koniec
prompt = Patyczki bierze { $turn }; zostało ich { $left }.
action = Weź { $count ->
    [one] jeden patyczek
    [few] { $count } patyczki
   *[other] { $count } patyczków
}
event-took = { $seat } bierze { $count }; zostało { $left }.
refusal-too-few = { $left ->
    [one] Został tylko jeden patyczek.
    [few] Zostały tylko { $left } patyczki.
   *[other] Zostało tylko { $left } patyczków.
}
refusal-other-decision = To nie odpowiada na pytanie. Teraz: { $stage }.
outcome-last = Wygrywa { $winners }.
position-over = Gra kończy się dokładnie wtedy, gdy nie ma już patyczków.
