# The terminal in English.

name-1 = Akira
name-2 = Botan
name-3 = Chiyo
name-4 = Daichi
name-5 = Emi
name-6 = Fumiko
name-7 = Goro

chance = Chance
ask = { $player }, your choice:
commands = Type a number or a code; ? for the rules at hand, hint, undo, log, save FILE, quit.
legal = Possible now: { $codes }
hand-over = Hand the keyboard to { $player }, then press Enter.
save-needs-name = Say where to: save FILE.
save-failed = { $file } could not be written: { $why }.
saved = Saved to { $file }. Go on later with: tatami play --resume { $file }
offer-save = Save the game before leaving? File name, or just Enter to leave without:
offer-keep = Keep the record? File name, or just Enter:
left = You have left the table.
welcome = { $title } for { $seats ->
    [one] one player
   *[other] { $seats } players
 }. Seats: { $players }.
with-bot = { $player } (bot: { $bot })
fair = The chance of this game is fixed by this SHA-256 hash: { $commitment }
replay-step = Step { $at } of { $all }
replay-ask = Enter: next, b: back, a number: jump, q: leave

games-exactly = { $least } players
games-seats = { $least } to { $most } players
games-option = { $about }: { $values }
games-sample = { $about }, for instance: { $values }

fuzz-clean = { $games ->
    [one] One game
   *[other] { $games } games
 } of { $title } under all laws: nothing found.
fuzz-found = The game is stored in { $file }.
new-name = "{ $name }" cannot be the name of a package of your own. Take small letters, digits and _, beginning with a letter, such as "red_fox".
new-known = There is already a game called { $name }; choose another name.
new-folder = { $folder } is there already and is not empty. Choose another place with --folder.
new-game-made = A small whole game is in { $folder }. There:
new-bot-made = A bot is in { $folder }. There:

file-missing = { $file } cannot be read: { $why }.
language = There is no language "{ $lang }". Known: { $known }.
from-seat = { $most ->
    [1] The record has player 1 only, not { $seat }.
   *[other] The record has players 1 to { $most }, not { $seat }.
 }
option-form = An option is written NAME=VALUE, not "{ $given }".
resume-or-game = Say which game to play, or which record to resume.

arena-bot = bot
arena-games = games
arena-score = score
arena-interval = 95 % interval
arena-elo = Elo
arena-files = “{ $given }” is one word too many; only “merge” takes files.
arena-deals = --deals wants two numbers, such as 1-50, not “{ $given }”.
arena-on = Games can be played on “ray” or “ray:ADDRESS”, not on “{ $given }”.
arena-no-ray = Ray is wanted for this: pip install 'path/to/clone[cluster]' ({ $why }).
arena-lost = A game ended its process again and again; what was played so far is kept.
arena-merge-nothing = Name the files to put together.
arena-disagree = The files tell different results of deal { $deal }: they are not of the same bots.
arena-missing = Some games are missing. Play them again with { $deals }.
arena-other = { $file } holds results of another contest; give a new file.
hint-over = This game is over; there is nothing to decide.
hint-seat = Player { $seat } owes no decision now. To act: { $seats }.
hint-level = There is no level "{ $level }". Known: { $known }.

undone = Taken back: { $what }.
number-range = { $most ->
    [1] Only 1 is on the list; choose it, or type a code.
   *[other] Choose a number from 1 to { $most }, or type a code.
 }
save-exists = { $file } is there already. To write over it: save! { $file }
kept = Saved to { $file }. Watch it again with: tatami replay { $file }
resume-alone = A saved game brings its own game, seats, options, names and seed; give only --resume, and --bots to change the company.
seat-without-bots = --seat says where you sit among bots; name them with --bots.
seat-range = { $most ->
    [1] There is only seat 1 here, not { $seat }.
   *[other] You may take a seat from 1 to { $most }, not { $seat }.
 }
log-head = This table plays without notes (memory=head): what you were shown is in your head only.
names-wrong = Give at most { $seats } different names, each of at most { $longest } letters.
hint-head = Chance to win, and what to do:
hint-merit = How good the position would be (0 to 100), and what to do:
hint-blind = The search sees no difference between these:
wire-stale = These generated files are stale: { $files }. Bring them up to date with: tatami wire --write { $folder }
serve-at = Tatami is at { $address } - open it in a browser. Ctrl-C stops it.
serve-network = For others in your network: { $address }
serve-port-taken = Port { $port } is taken by another program; choose another with --port, or --port 0 for any free one.
serve-address = Cannot listen at { $host }, port { $port }: { $why }.
serve-setting = The setting { $name } cannot be “{ $value }”; docs/hosting.md says what it may be.
serve-data = Cannot keep data in { $folder }: { $why }.
serve-taken = Another Tatami server uses the data in { $folder }; stop that one, or name another folder with --data.
serve-unshared = Another Tatami server uses the data in { $folder }; stop that one, or start both with the same --redis-url, by which they hear of each other.
serve-key = The key in { $file } is damaged. Put it back from a backup; or delete it, and everybody has to come back by name and passphrase.
serve-newer = The data in { $folder } belongs to a later version of Tatami; start that one, or put a backup from before it back.
backup-done = Everything is copied to { $file }. To restore, stop the server and put it back as tatami.db.
store-driver = PostgreSQL needs more packages: pip install 'tatami-games[scale]'
serve-redis-alone = --redis-url is for several processes on one database: name it with --database-url, or leave both out.
serve-processes = Several processes need a database and a way to hear of each other: --database-url and --redis-url.
serve-redis-package = Redis needs more packages: pip install 'tatami-games[scale]'
think-where = Name the Redis for whose servers to think: --redis-url or TATAMI_REDIS_URL.
think-ready = Thinking for others, with { $count } processes for one person's bots. Ctrl-C stops it.
store-busy = A Tatami server uses the data in { $folder }; stop it first.
bench-held-up = The load generator was the bottleneck in a phase: give it more processes with --generators, on a machine with more cores.
bench-processes = --processes is a number, or several with commas, such as 1,2,4; it cannot be “{ $given }”.
bench-postgresql = PostgreSQL 15 or newer is wanted here (Debian: apt-get install postgresql), or name one with --database-url.
bench-redis = Redis is wanted here (Debian: apt-get install redis-server), or name one with --redis-url.
bench-npm = boardgame.io cannot be fetched: Node and npm are wanted, and npm must reach its registry.
migrate-done = The data in { $folder } has the form of this version.
move-not-empty = There is data in { $folder } already; only an empty place can take another's.
move-done = Copied from { $source } to { $target } and compared: { $logs } logs, { $rows } rows. What was there before is still there.
admin-no-data = There is no server's data in { $folder }; name its folder with --data.
admin-no-table = There is no table { $table }.
admin-no-player = There is no player { $player }.
admin-closed = Table { $table } is closed.
admin-closed-already = Table { $table } is over already.
admin-busy = Table { $table } is being played too fast to be closed; try again.
admin-removed = Player { $player } is forgotten.
admin-no-session = No session { $session } lasts.
admin-session-ended = Session { $session } has ended.
ratings-same = { $games ->
    [one] { $games } result gives
   *[other] { $games } results give
 } just the { $ratings } ratings that are kept.
ratings-differ = { $count ->
    [one] { $count } rating differs
   *[other] { $count } ratings differ
 } from what the log of results says. Stop the server and run this command with --anew.
ratings-anew = Results in the log: { $games }. Ratings computed anew: { $ratings }, in { $seconds } s.
arena-rank = Mean place
arena-skill = Rating (95 %)
arena-forfeits = { $bot } forfeited games: { $times } ({ $why }).
arena-forfeit-case = For instance in deal { $deal }: { $sentence }
arena-forfeit-failed = it failed
arena-forfeit-silent = no answer in time
arena-forfeit-ended = it ended or closed its output
arena-forfeit-garbled = not the message that was due
arena-forfeit-illegal = a code that was not legal
hint-mix = A secret plan is best drawn by lot. How often, the chance to win, and the plan:
sit-program = A program is wanted, as exec:COMMAND, and not “{ $given }”.
sit-address = “{ $given }” is not the address of a seat; the table's host gets it when a seat is given to a program.
sit-refused = The server does not open this seat: the table is gone, or the address has been copied wrongly.
sit-gone = The server is gone.
sit-away = The server has sent the program away ({ $code }).
sit-away-not-your-seat = The program has no seat at this table any more: the host has given it away.
sit-away-removed = The program has been removed from this server.
sit-away-too-fast = The server has sent the program away: it asks for too much at once.
sit-unreached = No server answers there: { $why }.
sit-certificate = The server's certificate is not trusted on this machine: { $why }.
sit-left = The program has left the table. Its seat waits, with its clock if there is one; the same command seats it again.
play-forfeit = The program forfeits the game.
sit-down = The program has taken its seat.
sit-over = The game is over.
review-agreed = { $decisions ->
    [one] In { $agreed } of 1 decision
   *[other] In { $agreed } of { $decisions } decisions
} the judge would have played the same.
review-unsure = { $count ->
    [one] In 1 more it would have played something else, and cannot tell whether that is better.
   *[other] In { $count } more it would have played something else, and cannot tell whether that is better.
}
review-by-decisions = Points of chance by decisions that could have been better: { $points }
review-by-luck = By luck: { $points }
review-by-others = By what the others did, and what could not be seen: { $points }
review-by-both = By luck and the others together: { $points }
review-sure = { $loss } points, give or take { $error }.
review-nothing = Nothing to blame: no decision gave anything away that could have been known.
review-head = What gave most away, by what could be known then. Chance to win as played, and as it could have been:
review-merit = What gave most away, by what could be known then. How good the position would be (0 to 100), as played and as it could have been:
review-move = Move { $number }. { $prompt }
usage-no-command = There is no command “{ $given }”.
usage-no-option = There is no option { $given } here.
usage-near = Did you mean { $near }?
usage-value = { $what } cannot be “{ $given }”.
usage-no-value = { $what } wants a value.
usage-missing = { $what } is missing.
usage-extra = There is more on the line than “{ $command }” takes.
usage-help = What there is: { $command } --help
