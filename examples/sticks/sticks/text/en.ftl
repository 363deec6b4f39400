title = Sticks
about = Take one, two or three, but not the last one.
sticks = Sticks
stage-take = taking sticks
stage-over = the end
prompt = { $turn } takes sticks; { $left } are left.
action = Take { $count ->
    [one] one stick
   *[other] { $count } sticks
}
event-took = { $seat } took { $count }; { $left } are left.
refusal-too-few = { $left ->
    [one] There is only one stick left.
   *[other] There are only { $left } sticks left.
}
refusal-other-decision = That does not answer the question. To be decided now: { $stage }.
outcome-last = { $winners } wins.
position-over = The game is over exactly when no stick is left.
