# What all games share, in English.

player = Player { $number }
you = (you)
head-player = player
aloud-none = none
aloud-yes = yes
aloud-no = no

refusal-over = The game is over; no move is possible any more.
refusal-not-now = It is not your decision now. The table waits for: { $seats }.
refusal-past-reveal = A plan ends where something is revealed; send the rest when you have seen it.

error-game = There is no game "{ $game }". Known games: { $known }.
error-game-broken = The package that offers the game "{ $game }" does not work: { $why }.
error-start-seats = The position has { $held } seats, not { $seats }.
error-start-option = The position is of a table with { $option }={ $held }, not { $value }.
error-seats = { $exact ->
    [yes] { $game } has exactly { $least } seats, not { $seats }.
   *[no] { $game } has { $least } to { $most } seats, not { $seats }.
 }
error-option-unknown = { $game } has no option "{ $option }". It has: { $known }.
error-option-value = The option { $option } cannot be "{ $value }". Allowed: { $allowed }.
error-bot = There is no bot "{ $name }". Known bots: { $known }.
error-bots-many = { $bots } bots do not fit at a table of { $seats }.
error-arena-bots = Name every bot of the arena once; fewer bots than seats are dealt round. Given: "{ $bots }".
error-seat = { $most ->
    [0] There is no seat { $seat } at this table; its only seat has the number 0.
   *[other] There is no seat { $seat } at this table; seats are numbered 0 to { $most }.
 }
error-code = "{ $given }" is not an action of { $game }.
error-undo-sealed = It cannot be taken back: something has been revealed or decided since.
error-undo-nothing = There is nothing to take back.
error-record-json = This record is not valid JSON at line { $line }, column { $column }.
error-record-letters = This record holds half letters (lone surrogates), which cannot be written.
error-record-kind = This is not a Tatami record.
error-record-format = This record has format { $theirs }; this program reads format { $ours }.
error-record-field = The record's field "{ $field }" is missing or of the wrong kind.
error-record-digest = The record's digest does not fit its moves: it has been changed or damaged.
error-record-commitment = The record's seed does not fit its commitment.
error-record-move = Move { $number } of the record cannot be read: "{ $move }".
error-record-player = { $most ->
    [1] Move { $number } of the record is by player { $player }; this table has player 1 only.
   *[other] Move { $number } of the record is by player { $player }; this table has players 1 to { $most }.
 }
error-record-chance = Move { $number } of the record, "{ $move }", is not a possible outcome of chance there.
error-record-draw = Move { $number } of the record, "{ $move }", is not what its seed draws: the deal was changed.
error-record-illegal = Move { $number } of the record, "{ $move }", is not allowed: { $why }
error-record-rules = This record was made by the rules of { $game } version { $theirs }; this program plays version { $ours } and will not guess.
error-record-custom = A match that began from a set-up position has no record.
error-imagine = A position of { $game } cannot be imagined from a view and its feed: its package does not offer it.
error-tensor = { $game } cannot be written as numbers: its package offers no encoder.
error-start-packed = The start of { $game } cannot be read. Make it with tatami.adapters.openspiel.packed.
error-observer-all = { $game } shows each seat its own side only; there is no observer that sees all hands.
error-openspiel-native = OpenSpiel's { $bot } is written in C++ and crashes on games written in Python; use its Python search, or tatami.adapters.openspiel.ismcts.
error-saved = This was not saved by an environment of { $game } with the same seats and options.
error-windows = In { $game } never more than one player decides at a time; use the environment for one agent at a time.
error-vector-count = A vector environment holds a whole number of games, at least one, not "{ $count }".
error-vector-actions = Reset the environment first, then give one whole number for each of its { $count } games.
error-vector-illegal = Action { $action } is not legal in game { $lane }; nothing was played. Choose where the mask is true.
error-render-mode = An environment is rendered as { $known }, not as "{ $mode }".
error-policy-actions = A policy answers with one whole number for each row it was given; here there were { $count }.
error-policy-illegal = The policy chose action { $action }, which is not legal there. Choose where the mask is true.
error-bot-illegal = The bot at seat { $seat } answered "{ $given }", which is not legal there.
error-bot-python = The bot "{ $name }" cannot be loaded: { $why }.
error-exploit-game = Only { $known } hide enough to be studied, not { $given }.
error-bot-missing = The program of the bot "exec:{ $command }" was not found or may not be run.
error-bot-program = The bot "exec:{ $command }" cannot be started: { $why }.
error-bot-saved = The saved game names a program as a bot ({ $name }). To run it, name the bots yourself with --bots.
error-forfeit-failed = The bot failed: { $why }.
error-forfeit-silent = The program did not answer within { $seconds } seconds.
error-forfeit-ended = The program ended or closed its output in mid-game.
error-forfeit-garbled = The program said “{ $said }” where its message “{ $wanted }” was due.
error-forfeit-illegal = The program answered "{ $given }", which was not among the legal codes.

position-retrace-seat = A position is imagined for a player's view, not for a spectator's.
position-retrace-view = The view is not what these events lead to.
position-retrace-event = Event { $number } of the feed ({ $event }) cannot follow what went before.
position-field = The position's field "{ $field }" must be one of: { $wanted }.
position-list = The position's field "{ $field }" must be a list{ $length ->
    [-1] {"."}
   *[other] { " " }of { $length }.
 }
position-object = The position's field "{ $field }" must be an object with named fields.
