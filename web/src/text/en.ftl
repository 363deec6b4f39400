# The client in English.

app = Tatami
loading = One moment…
close = Close
home = Home
yes = Yes
no = No
pages = Pages
name = Name
your-name = Your name
language = Language
not-found = There is no such page.
copied = Copied

# --- home ---
welcome = Four games of feudal Japan
welcome-text = Pick one and play: against bots at once, or with friends by a link. No account, nothing to install.
play-bots = Play with bots
invite-friends = Invite friends
learn = Show me how
rules = Rules
rules-all = All the rules
rules-contents = Contents
rules-win = How you win
rules-examples = Examples
rules-paragraphs = The rules, paragraph by paragraph
cooperative = all together
players = Players
players-exactly = { $count ->
    [one] one player
   *[other] { $count } players
 }
players-range = { $least } to { $most } players
games-wait = { $count ->
    [0] No game waits for you
    [one] A game waits for you
   *[other] { $count } games wait for you
 }
begin-game = Begin a game
all-tables = All { $count } tables
others-decide = { $count ->
    [one] { $names } decides.
   *[other] { $names } decide.
 }
with-names = with { $names }
time-left = { $time } left
go-play = Play
go-answer = Answer
go-look = Look
bots-as = { $title } with bots, as you like it:
your-side = Your side
your-seat = Your seat
by-chance = by chance
my-tables = Your tables
my-tables-none = You sit at no table yet.
open-tables = Open tables
open-tables-none = Nobody is waiting for players just now.
finished-tables = Finished games
ended-meanwhile = Ended meanwhile: { $outcome }
status-open = waiting for players
status-playing = in play
status-aside = set aside
status-finished = finished
status-abandoned = abandoned
asked-again = Somebody wants to play again. Your answer is awaited.
asked-here = Somebody asks the table for something. Your answer is awaited.
import = Look at a record
import-text = A file saved from a game, here or in the terminal:
fan-notice-short = An unofficial project by fans. If you enjoy a game here, buy it.

# --- names for guests ---
guest-name-1 = Wanderer
guest-name-2 = Traveller
guest-name-3 = Lantern
guest-name-4 = Heron
guest-name-5 = Pine
guest-name-6 = River
guest-name-7 = Sparrow
guest-name-8 = Maple

# --- a new table ---
new-table = New table
lobby = Tables
seats = Seats
seat = Seat { $number }
sit-me = Me
sit-friend = A friend, by link
sit-bot = A bot
sit-same-device = Somebody else at this device
bot-level = How strong are the bots?
table-open = Anybody may join: show this table in the list
table-begin = Begin by itself as soon as every seat is taken
about-minutes = About { $minutes } minutes.
who-plays = Who plays?
when-play = When do you play?
when-none = Tonight, unhurried
when-none-text = Everybody is there, and a decision takes as long as it needs.
when-live = Tonight, with a clock
when-live-text = Everybody has so many minutes for the whole game.
when-slow = Over days
when-slow-text = Everybody decides when there is time, like letters.
how-play = How do you play it?
house-rules = Your own board, and what the books leave open
books-open = What the books leave open
as-known = as we know it
more-terms = If somebody leaves
pace-bank = Minutes for the whole game
pace-increment = Seconds more for each decision
pace-days = Days for each decision
pace-counted = How is time counted?
pace-each = days for each decision
pace-whole = a bank of days for the whole game
pace-bank-days = Days in the bank
pace-bank-hours = Hours more for each decision
leaver = If somebody does not decide in time
leaver-bot = a bot goes on in their place
leaver-forfeit = they lose
patience = If everybody must agree, and a bot plays for somebody who is away
patience-0 = wait until they come back
patience-1 = wait for an hour
patience-24 = wait for a day
patience-168 = wait for a week
make-invite = Make the table and get the link
make-start = Begin

# --- before the start ---
at-table = at the table
seats-taken = { $taken } of { $all }
invites-you = { $name } invites you to { $title }
invited-to = You are invited to { $title }
the-bot = the bot { $name }
are-here = { $count ->
    [one] { $names } is here.
   *[other] { $names } are here.
 }
pace-is-none = No clock: a decision takes as long as it needs.
pace-is-live = { $minutes ->
    [one] A minute for the whole game
   *[other] { $minutes } minutes each for the whole game
 }, and { $seconds } s more for every decision.
pace-is-slow = { $days ->
    [one] A day for each decision
   *[other] { $days } days for each decision
 }: play when you have time.
pace-is-bank = { $days ->
    [one] A day each for the whole game.
   *[other] { $days } days each for the whole game.
 }
pace-bank-more = { $hours ->
    [one] An hour more for every decision.
   *[other] { $hours } hours more for every decision.
 }
never-played = Never played?
lesson-first = Take the lesson first
small-print = The small print
watch = Watch
just-watch = Just watch
while-waiting = While you wait
while-waiting-text = a lesson of a few minutes. Your seat is kept.
learn-begin = Begin it
table-of = { $name }’s table
share-link = Share the link
waiting = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
 }
waiting-full = Everybody is here.
waiting-taken = All seats are taken.
full-watch = You can watch as soon as the game begins.
late-begun = This game of { $title } has already begun
late-begun-text = All seats are taken, but you can watch.
late-over = This game of { $title } is over
late-over-text = You can see how it ended.
see-end = See how it ended
ask-game = Invite { $name } to a game of your own
name-missing = Type a name: the others will know you by it.
invite-needed = You look on; for a seat, open the link that was sent to you.
name-mine = This is my name: log in
sit = Sit down
sit-here = Sit here
sit-too = I play this one too
stand-up = Stand up
free-seat = Free the seat
add-bot = Bot
invite = Invite
invite-text = Whoever opens this link can sit down.
invite-here = Whoever opens this link on this machine can sit down. For other machines, start the server with --host 0.0.0.0.
share = Copy the link
start = Begin
start-needs = Everything can begin when every seat is taken; put bots where nobody comes.
start-by-itself = The game begins by itself as soon as every seat is taken.
host-starts = The one who made this table begins the game.
host-begins = { $name } begins the game when every seat is taken.
host-now = { $name } can begin the game now.

# --- at the table ---
seat-you = you
seat-bot = bot
seat-bot-level = bot, { $level }
level-peasant = peasant
level-ronin = ronin
level-samurai = samurai
level-daimyo = daimyo
level-shogun = shogun
seat-guest = guest
seat-claimed = claimed name
seat-free = free
seat-away = away
seat-resigned = gave up
seat-stand-in = a bot stands in
seat-acts = must decide
side = Seats, story and chat
log = Story
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-mute = Mute { $name }
chat-muted = { $name } is muted.
chat-unmute = Hear again
decision = Decision
actions = What you can do
actions-all = Moves ({ $count })
actions-find = Find
confirm-again = Once more to confirm
follows = Then: { $what } Once more to confirm.
follows-again = Once more to confirm.
choosable = { $what }. You can choose this.
caption = What happened
caption-of = { $at } of { $count }
caption-again = Again
caption-all = All at once
caption-on = Go on
means-good = Good for you:{" "}
means-bad = Bad for you:{" "}
missed = Since your last turn
missed-again = Show again
last-turn = Show me the last turn again
your-turn = Your turn.
undo = Take back
undo-far = Ask to go back before my last move
hint = What would a strong player do?
advice = A strong player would consider
advice-none = Nothing comes to mind.
help = Rules and pieces
help-now = What matters now
help-pieces = Pieces and powers
card-none = Nothing is written about this yet.
history = What has happened
history-first = To the beginning
history-back = One step back
history-next = One step on
history-last = To the end
history-play = Play
history-stop = Stop
history-close = Back to the game
history-step = Step { $at } of { $all }
menu = Table menu
sound-on = Sound is on
sound-off = Sound is off
text-on = Show the table as text
text-off = Show the drawn board
text-table = The table as text
text-now = now
watch-link = Copy a link for spectators
watch-mine = One of these seats is mine
pause = Propose a pause
resume = Propose to go on
abandon = Propose to abandon the game
resign = Give up
paused = the clocks stand still
fairness = The hash that fixes every shuffle of this game:
proposal-undo = { $count ->
    [one] { $name } would like to go back one decision. Everybody who decided then decides anew.
   *[other] { $name } would like to go back { $count } decisions. Everybody decides them anew.
 }
proposal-abandon = { $name } would like to abandon the game.
proposal-pause = { $name } would like to pause.
proposal-resume = { $name } would like to go on.
proposal-stand-in = { $name } would like a bot to go on for { $who }, who can take the seat back at any time.
awaited = Waiting for { $names }.
awaited-away = { $count ->
    [one] { $names } is not here; the question waits.
   *[other] { $names } are not here; the question waits.
 }
withdraw = Never mind
settled-refused = { $name } said no.
settled-word = “{ $word }”
settled-undone = Everybody agreed: the game has gone back.
settled-returned = No bot is needed any more: the player is back.
settled-overtaken = What you asked for is off: the game went on.
answer-word = A word with it
over = The game is over
abandoned = This game was abandoned.
told-aside = The table is set aside. Nothing of it is lost and no clock runs: it goes on where it stands when this server plays its rules again.
told-over = It can no longer be shown on a board, but it can be read.
told-lost = What happened here was not written down before the rules changed.
given-up = You have given up; a bot plays on in your place.
stood-in = A bot plays on in your place.
come-back = Take my seat back
away-text = { $name } has left the table. You can wait, or let a bot go on; { $name } can take the seat back at any time.
away-watch = { $name } has left the table. The game waits.
away-bot = Let a bot go on for { $name }
note-away = { $name } has left the table.
note-here = { $name } is here.
note-back = { $name } is back.
note-stand-in = A bot goes on for { $name }.
note-returned = { $name } plays again, instead of the bot.
rematch = Play again
rematch-wanted = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
 }
rematch-rotate = { $seats ->
    [2] Swap seats
   *[other] Everybody one seat further
 }
rematch-rotated = { $seats ->
    [2] Both would swap seats.
   *[other] Everybody would move one seat further.
 }
rematch-kept = Everybody would keep the seat.
rematch-said-no = You said no; you can still change your mind.
rematch-declined = { $count ->
    [one] { $names } does not want to.
   *[other] { $names } do not want to.
 }
rematch-without = { $count ->
    [one] Begin with a bot instead
   *[other] Begin with bots instead
 }
rematch-no = No, thanks
rematch-begun = The next game has begun.
rematch-join = To the next game
rematch-watch = Watch the next game
# The deal of the day.
daily = Deal of the day
daily-results = Results
daily-done = That was your try at the deal of the day.
daily-here = A deal of the day: one try, no hints, and nobody can watch.
same-deal = The same deal, sides swapped
same-deal-asked = { $seats ->
    [2] It would be the same deal once more, with the sides swapped. It is friendly: not rated.
   *[other] It would be the same deal once more, everybody one seat further. It is friendly: not rated.
 }
same-deal-here = The same deal as in the game before, from the other side. It is friendly: not rated.
problem-daily-secret = You can look at this game once you have finished the same deal of the day, or when the day is over.
problem-daily-once = A deal of the day is played once.
problem-daily-hint = No hints at the deal of the day.
problem-daily-undo = At the deal of the day nothing goes back behind what was drawn or revealed.
problem-daily-record = The record can be saved when the day is over.
problem-same-deal = This deal cannot be played once more.

replay = Replay
handover-title = { $name }, it is your turn
handover-text = The others look away. What you may see is shown when you say so.
handover-confirm = I am { $name }
link-connecting = Connecting…
link-lost = The connection is lost; trying again…
link-open = One moment…
link-gone = The table has closed.
gone = This table is closed
skip-actions = To the possible moves
skip-text = To the table as text
skip-command = To the command line

# --- for the ear ---
told-waiting = Waiting for { $names }.
told-moves = { $count ->
    [one] One move: { $list }.
   *[other] { $count } moves: { $list }.
 }
told-more = { $count } more are in the list of moves.
told-no-moves = Nothing is asked of you now.
told-clock = { $name }: { $time }.
told-clock-runs = { $name }: { $time }, running.
told-no-clock = There is no clock: a decision may take as long as it needs.
told-low = You have { $time } left.
told-chat = { $name } says: { $text }
told-sat = { $name } sits down.
told-seated = You sit down as { $name }.
told-bot = The bot { $name } sits down.
told-left = { $name } gets up.
told-stood = You get up.
told-free = { $count ->
    [0] All seats are taken.
    [one] One seat is left.
   *[other] { $count } seats are left.
 }
told-begun = The game begins.
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
 }
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
 }
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
 }
time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
 }
keys = Keys
keys-text = A letter asks the table, and the answer is read out by a screen reader:
key-last = the last move
key-turn = whose turn it is, and what is asked
key-hand = what you hold, plan or lead
key-table = the whole table
key-clock = the clocks
key-moves = what you can do
key-repeat = all that has happened since your last answer
key-who = who sits where
key-command = the command line, for questions and moves in words
command = Command
command-hint = a question or a move; help lists them
command-last = last, last move
command-turn = turn, whose turn, prompt
command-hand = hand, mine
command-table = table, board, where
command-clock = clock, clocks, time
command-moves = moves, options
command-repeat = repeat, again
command-who = who, who is where, seats
command-say = say, chat
command-undo = undo, back
command-help = help, commands
command-list = On the command line: last (or last 3), turn, hand, table (or table and a word, such as a place), clock, moves (or moves and a word), repeat, who, say and a message, undo. A move is typed by its code or by some of its words. Escape leaves the line.
command-again = Enter once more to play: { $move }.
command-several = { $count } moves fit: { $list }.
command-unknown = “{ $line }” is no command and no move. Type help for the commands.
command-not-there = Nothing here says “{ $word }”.
command-no-undo = There is nothing you can take back now.
command-said = Said.
keys-browse = A screen reader that keeps letters for itself has to be in focus mode: Insert and Space in NVDA, Orca key and A in Orca. The settings switch these letters off.

# --- ratings, and games that are over ---
ratings = Ratings
ratings-about = How ratings work
rating = Rating
rating-yours = Your rating:
rating-side = { $side }:
rating-told = { $mean }, give or take { $spread }
rating-rose = { $points } up
rating-fell = { $points } down
rating-change = Change
rating-provisional = provisional
rating-provisional-text = A question mark: the rating is provisional, because too few games are known yet.
rating-none = No rated game yet.
rating-none-mine = No rated game yet. Set up a table and choose “Rated”.
rating-games = { $count ->
    [one] one rated game, { $won } won
   *[other] { $count } rated games, { $won } won
 }
rating-plot-text = { $title }: { $count ->
    [one] { $last } after one game.
   *[other] { $last } after { $count } games; highest { $best }, lowest { $least }.
 }
plot-table = The same as a table
plot-date = Date
rated = Rated
rated-text = The result changes ratings.
rated-legend = Does it count?
rated-choice-text = The result changes the ratings of everybody at the table. No hints, and leaving counts as a loss.
friendly = Friendly
friendly-text = Just for the game: nobody’s rating changes.
bar-friendly = A friendly game does not count for ratings.
bar-guest = A guest plays, so it does not count: only claimed names are rated.
bar-self = One person has several seats, so it does not count.
bar-program = Somebody meets a program of their own, so it does not count.
bar-bots = Only bots play, so it does not count.
bar-away = Somebody was seated without having agreed, so it does not count.
bar-abandoned = The game was abandoned and has no result, so it does not count.
bar-rewound = The table went back to an earlier decision, so it does not count.
bar-short = Somebody left before everybody had moved, so it does not count.
board-text = The surest first: the rating less its ±. People, programs and the bots’ levels.
board-of = Ratings in { $title }
board-both = Both sides
board-bot = Bots, { $level }
board-program = { $name } (program)
board-village = The village, { $level }, { $count ->
    [one] one player
   *[other] { $count } players
 }
board-empty = Nobody has played a rated game here yet.
board-pages = Pages of the board
board-page = Page { $page } of { $pages }
board-before = Previous
board-after = Next
board-mine = To my line
board-all = All boards
rating-about-number = The number
rating-about-number-text = Somebody new has 1500. Whoever wins rises and whoever loses falls: far against somebody much stronger or weaker, little where it was expected. Where three or more play, every place counts.
rating-about-spread = The ± behind it
rating-about-spread-text = It says how sure we are. Nineteen times of twenty the true strength lies within it; it shrinks with every game. As long as it is larger than 400, the rating is provisional and has a question mark.
rating-about-board = The order of the boards
rating-about-board-text = Boards are ordered by what is almost sure: the rating less its ±. So a lucky beginning does not stand above somebody who has shown it often.
rating-about-pools = A rating for each game
rating-about-pools-text = Every game has its own. In 7 Ronin, the Attacker and the Defender have one each as well, beside that of the whole game.
rating-about-spirit = Samurai Spirit
rating-about-spirit-text = A team plays against the village: its level with that number of players has a rating of its own. When the team wins, everybody in it rises and the village falls.
rating-about-bots = Bots and programs
rating-about-bots-text = Each level of the bots has a rating, and so has each program that somebody brings, by its name.
rating-about-counts = What counts
rating-about-counts-text = A game counts if the table was set up as rated. In these cases it does not:
rating-about-leave = Who leaves
rating-about-leave-text = Whoever gives up, runs out of time, or has a bot in their place at the end, has lost, behind all others, whatever the bot achieves. Whoever takes the seat back in time plays on as if nothing had happened.
rating-about-alone = Rated games against bots alone
rating-about-alone-text = There are no hints, no way back behind a decision that is over, and no abandoning: else nobody would lose. Giving up is always possible, and counts as lost.
rating-about-open = How it is computed
rating-about-open-text = By the model of Plackett and Luce, with the free library openskill. Its mean of 25 is our 1500, one of its points is forty of ours, and ± is two of its deviations. Every rating follows from the results alone, and the host can compute all of them anew.
game = Game
past-games = Games
past-mine = Your games
past-of = Games of { $name }
past-all = All games
past-all-mine = All your games
past-latest = Latest games
past-with = With:
past-none = No finished games here yet.
past-more = More games
past-shown = { $count ->
    [0] No games
    [one] One game
   *[other] { $count } games
 }
past-together = Games you two played
past-uncounted = Not counted
fate-won = Won
fate-shared = Shared win
fate-lost = Lost
fate-none = No result
filters = Which games
filter-fate = Result
filter-company = Against
filter-people = people
filter-bots = bots only
filter-rated = Rated?
filter-unrated = Not counted
filter-all = All
page-mine = Your page
page-of = Page of { $name }
page-none = There is nothing to see here
page-since = Here since { $date }
page-guest = You are a guest, so only you see this page. With a claimed name others see it too, and your games can be rated.
statistics = In each game
statistic-from = { $count ->
    [one] From one game.
   *[other] From { $count } games.
 }
progress = Against the bots
progress-text = Beat a level three times in five games, and the next one invites you.
progress-beaten = Beaten.
progress-won = { $count ->
    [one] { $won } of 1 game won
   *[other] { $won } of the last { $count } games won
 }
progress-unplayed = Not played yet
progress-play = Play against: { $level }
progress-all = You have beaten every level.
problem-no-player = There is no such player, or the page is not open to you.
problem-no-pool = There is no such board.
problem-hint-rated = No hints in a rated game.
problem-rated-alone = In a rated game against bots you cannot go back or abandon it. You can give up; that counts as lost.

# --- replays ---
replay-eye = Whose eyes
replay-open = everything open
replay-seat = as { $name } saw it
replay-none = as a spectator
record = Save the record

# --- settings ---
settings = Settings
theme = Light
theme-system = as the system
theme-light = day
theme-dark = night
motion = Motion
motion-system = as the system
motion-full = pieces move
motion-less = less motion
sound = Sounds
notify = Tell me when it is my turn, even when I look elsewhere
notify-denied = The browser does not allow notifications from this page.
quiet-hours = Quiet hours
quiet-hours-text = No sound and no notice from an open page; only its title tells.
on-holiday = on holiday until { $day }
holiday = Holiday
holiday-text = Your clocks stand still in all your games over days, and the others see when you are back. You have { $days } days a year; a day that has begun counts.
holiday-left = { $count ->
    [0] No days are left this year.
    [one] One day is left this year.
   *[other] { $count } days are left this year.
 }
holiday-days = Days
holiday-begin = Go on holiday now
holiday-back = Back on { $day }.
holiday-is = You are on holiday until { $day }.
holiday-end = I am back
holiday-begun = Have a good time! Your clocks stand still.
holiday-over = Welcome back! Your clocks run again.
confirm = Every move asks for a second tap, on the board and in the list
confirm-text = What cannot be taken back and weighs much, as giving up, asks for it in any case.
keys-setting = Letters ask the table
keys-setting-text = L, T, H, B, C, M, R, W and / are answered by voice at a table. Switch them off if something else types letters for you.
text-setting = Show tables as text
tempo = How moves of others are shown
tempo-calm = calmly, one after another
tempo-quick = quickly
tempo-instant = at once
player = You
keep = Keep
kept = Kept.
passphrase = Passphrase
claim-title = Keep this name
claim-text = A guest is known at this browser only. With a passphrase the name is yours: you find it and your tables again at any device, it carries a seal, and nobody else can use it or one that looks like it.
claim = Keep this name for me
claimed = The name is yours.
passphrase-hint = At least eight characters. A few words of your own are better than one word with numbers.
passphrase-old = Present passphrase
passphrase-new = New passphrase
passphrase-change = Change the passphrase
passphrase-changed = From now on the new passphrase counts.
show = Show
end-others = Sign me out everywhere else
visitor-new = I am new here
visitor-known = I have a name here
account-since = Here since { $day }
account-history = Games and ratings
account-rename = Change the name
account-rename-text = The name you claimed first still lets you in.
sessions = Where you are signed in
sessions-text = A browser that is not used for 90 days is signed out by itself.
session-here = this browser
session-unknown = Unknown device
session-when = last seen { $seen }, since { $since }
session-end = End
session-end-others = End all others
session-ended = Ended.
codes = Recovery codes
codes-title = Your recovery codes
codes-keep = These { $count } codes are shown only now. Keep them where you find them without this device: each brings you back once if you lose the passphrase.
codes-text = A code brings you back once if you lose the passphrase. New codes make all former ones worthless.
codes-left = { $count ->
    [0] none left
    [one] one left
   *[other] { $count } left
 }
codes-none = You have no recovery codes left. Make new ones below: without a code a lost passphrase could mean a lost name.
codes-new = Make new codes
codes-copy = Copy
codes-copy-failed = Copying did not work here. Write them down, or save the file.
codes-save = Save as a file
codes-kept = I have kept them
account-mail = Mail for a lost passphrase
account-mail-text = If you lose the passphrase, we send a link to this address, and nothing else.
account-mail-none = none
account-mail-waits = not confirmed yet
account-mail-unconfirmed = Open the link in our letter; until then this address does not count.
account-mail-notices = Be told of your turns by mail too
profile = Who sees your page
profile-text = Your page shows your games and ratings. It is shown to
profile-everybody = everybody
profile-met = people you have played with
profile-nobody = nobody
export = Your data
export-text = All that this server keeps of you, as one file (JSON): name, sessions, where you are told, games and results, ratings, what you said, whom you muted.
export-button = Save my data
delete = Delete the account
delete-games = Games in play are given up; where others play on, a bot takes your seat. Tables of yours that wait are closed.
delete-rest = What you said, your sessions, codes, addresses and settings are deleted. Finished games stay, with “Player 1” and the like in place of your name.
delete-name = Nobody can take your name for a year; after that it is free.
delete-guest-name = Your name is free at once: a guest’s name belongs to nobody.
delete-final = Nobody can undo this, not even the host.
delete-type = Type your name to confirm: { $name }
delete-button = Delete for good
deleted = Your account is deleted.
recover = Back to your name
recover-lost = I have lost the passphrase
recover-code = With a recovery code
recover-code-field = Recovery code
recover-code-hint = One of the codes you were shown when you claimed the name.
recover-mail = With a letter
recover-mail-text = If this name has a confirmed address, we send a link there. It works once, for an hour.
recover-mail-name = Name
recover-mail-button = Send me a link
recover-mail-sent = If there is such a name with a confirmed address, a letter is on its way.
recover-button = Take the new passphrase
recover-link-text = Choose a new passphrase for { $name }.
recover-again = Try another way
recover-neither = Without a code and without a confirmed address nobody can give a name back, for nobody could tell whose it is. You can always play on under another name.
lost-title = Signed out
lost-owner = You were signed in here as { $name }. That has ended: it was ended from elsewhere, or this browser was not used for 90 days. Log in to go on.
lost-guest = You were { $name } here, a guest. This browser is not known any more; you go on as a new guest.
lost-dismiss = Go on as a guest
letter-confirm-account = Mail from Tatami
letter-confirm-account-text = Shall this address bring you back to your name if you lose the passphrase?
letter-confirm-account-button = Yes, it is mine
letter-confirm-account-done = Good. If you lose the passphrase, we write to this address.
login = Log in
face-text = Your seal is cut from your name: whoever plays with you knows you by it.
to-table = To the table
logged-in = Welcome back.
logout = Log out

# --- about ---
about = About
about-what = What this is
about-what-text = Tatami is a table for four games of feudal Japan: 7 Ronin, Samurai, Tenno and Samurai Spirit. Play with friends far away, with bots tonight, or alone.
about-fan = Made by fans
about-fan-text = Tatami is unofficial. It is not affiliated with, endorsed by or connected to the authors, illustrators or publishers of these games; their names only say which rules are played. All words and all pictures here are our own. If you enjoy a game here, buy it: the table and the people around it are the better half.
about-bots = Bots that do not peek
about-bots-text = A bot is told what a player in its seat would be told, and nothing else. It imagines the rest, as you do.
about-fair = Shuffles you can check
about-fair-text = A hash shown at the start fixes every shuffle; the seed is in the record when the game is over.
about-private = Your traces
about-private-text = There is a cookie that says who you are at the table, and what you set in this browser. Nothing is fetched from other places and nothing is told to them.
about-free = Free software
about-free-text = Under the Apache License 2.0. Anybody can host a table of their own with one command.
licences = The fonts and tools inside, and their licences

# --- what was not done ---
problem = That did not work. Please try again.
problem-offline = The table server cannot be reached.
problem-internal = Something broke on the server. Please try again.
problem-failed = That did not work. Please try again.
problem-storage = The server could not keep this, so it was not done.
problem-thinkers = The bots do not answer at the moment; they are being started anew.
problem-metrics-off = Nobody may watch this server's figures. Its host switches that on with the setting TATAMI_METRICS_KEY.
problem-metrics-key = The figures are for those who name the key: Authorization: Bearer, and the value of TATAMI_METRICS_KEY.
problem-too-fast = Slowly, please: that was too much at once.
problem-who = Please say who you are first.
problem-removed = The host of this server has removed you from it.
problem-signed-out = You have been signed out here.
problem-origin = This page was opened under an address that the server does not take for its own. Behind a proxy it has to be told: --public-url.
problem-elsewhere = This server wants to be opened as { $address }.
problem-content-type = The server did not understand this.
problem-message = The server did not understand this.
problem-not-json = The server can read JSON only, and this is none.
problem-encoding = The server can read UTF-8 only, and this is none.
problem-too-deep = That is nested too deeply.
problem-unknown-field = The server does not know the field “{ $field }”.
problem-missing-field = The field “{ $field }” is missing.
problem-wrong-field = The field “{ $field }” cannot have this value.
problem-torn = The message broke off.
problem-codes-none = An answer needs at least one move.
problem-codes-many = That is too much at once: at most { $most } moves.
problem-method = This address cannot be used like that.
problem-no-page = There is nothing at this address.
problem-too-large = That is too large.
problem-protocol = This page is older than the server. Please load it again.
problem-reload = The table is being reopened.
problem-name = A name has 1 to { $longest } letters, and every one of them can be seen.
problem-name-unavailable = This name cannot be had here. Choose another one; if it is yours, log in at the top of the page.
problem-claimed-already = This name is yours already.
problem-passphrase-length = A passphrase has { $least } to { $most } letters.
problem-passphrase-common = This passphrase is among the first that somebody would try. Take a few words of your own.
problem-passphrase-wrong = This is not your passphrase.
problem-name-wrong = This is not your name.
problem-unclaimed = First keep a name for yourself.
problem-recovery-code = Name and code do not fit together, or the code was used before.
problem-recovery-link = This link was used before, or it is older than an hour.
problem-login = Name and passphrase do not fit together.
problem-no-session = There is no such session of yours.
problem-no-table = There is no such table.
problem-no-seat = There is no such seat.
problem-aside-game = The game of this table is not installed here any more.
problem-aside-rules = This game goes by version { $theirs } of its rules, and this server plays version { $ours }.
problem-table-outdated = This version of the server cannot read this table. Nothing of it is lost.
problem-told-record = The record of this game was not kept before its rules changed.
problem-tables-many = You have many tables waiting or in play already.
problem-records-many = You have brought very many games here already.
problem-mutes-many = You have muted { $most } players already.
problem-sockets-many = Too many tables are open here at once. Close some windows and load the page again.
problem-seats-many = There are only { $most } seats.
problem-seat-taken = Somebody sits there already.
problem-one-seat = At a table that is open to everybody, each takes one seat.
problem-seat-free = Nobody sits there.
problem-seat-yours = The seat is yours already.
problem-seats-free = Some seats are still free.
problem-sit = Nobody like that can sit there.
problem-started = The game has begun already.
problem-not-playing = The game is not in play.
problem-not-over = That is shown when the game is over.
problem-not-your-seat = This is not your seat.
problem-host-only = Only the one who made this table can do that.
problem-invite = This table is private; the link that was sent to you opens it.
problem-pace = A clock cannot be set like that.
problem-holiday-now = You are on holiday already.
problem-holiday-none = You are not on holiday.
problem-holiday-days = { $left ->
    [0] No days are left this year.
    [one] At least one day, and only one is left this year.
   *[other] At least one day, and at most the { $left } that are left this year.
 }
problem-clocks = The clocks cannot be changed like that now.
problem-late = That came too late: the table has moved on.
problem-stand-in = A bot plays in your place. Take your seat back first.
problem-time-up = Your time for this decision is up: a bot makes it. After it you can take your seat back.
problem-resigned = You have given up this game.
problem-seat-here = Nobody has to stand in there.
problem-seat-waits = At this table a decision may take days; the clock says when a bot goes on.
problem-just-left = That player left only a moment ago. A bot can go on in { $seconds } s.
problem-proposal-open = Something else is proposed already.
problem-proposal-gone = That is not proposed any more.
problem-resume-soon = Say yes when you are ready. The game goes on by itself after ten minutes, or after a day where a decision may take days.
problem-proposal-own = You asked for that yourself; the others answer.
problem-program-refuses = A program plays here that cannot answer; at this table it counts as a no.
problem-word-length = Please say it in at most { $most } letters.
problem-rematch-none = Nobody has asked to play again.
problem-consent-hours = Consent can be waited for at most { $most } hours.
problem-undo-nothing = There is nothing to take back.
problem-undo-often = In this game enough has been taken back ({ $most } times).
problem-hint-company = No hints when you play against people.
problem-hint-now = It is not your turn.
problem-chat-seated = Only those who sit at the table can talk.
problem-chat-length = Please say it in at most { $most } letters.
program-seat = A program of mine
program-text = A program that speaks the bot protocol takes the first free seat and plays from wherever it runs.
program-name = Its name
program-give = Give it the first free seat
program-command = Run this where the program is:
program-key = The address holds the key of that seat: keep it to yourself.
review = Review
review-of = Review: { $name }
review-text = A strong bot looks at every decision once more, by what that player could know at the time. Whose play?
review-reading = The judge reads the game …
review-agreed = { $decisions ->
    [one] In { $agreed } of 1 decision
   *[other] In { $agreed } of { $decisions } decisions
} the judge might have played the same.
review-unsure = { $count ->
    [one] In 1 more it would have played something else, and cannot tell whether that is better.
   *[other] In { $count } more it would have played something else, and cannot tell whether that is better.
}
review-account = What moved your chance to win, in points
review-by-decisions = Decisions that could have been better
review-by-luck = Luck
review-by-others = What the others did, and what could not be seen
review-by-both = Luck and the others together
review-turns = What was no decision of this player
review-turn-luck = Luck: { $points }
review-turn-others = The others, and what could not be seen: { $points }
review-turn-both = Luck and the others: { $points }
review-sure = { $loss } points, give or take { $error }
advice-close = Too close to tell apart: { $count } of these are as good as each other.
advice-chance = Chance to win { $chance } %, give or take { $error }
review-nothing = Nothing to blame: no decision gave anything away that could have been known.
review-chances = What gave most away. The chance to win as played (✕), and as it could have been (○):
review-merit = What gave most away. How well the village would stand (0 to 100) as played (✕), and as it could have been (○):
review-share = A strong player lays this { $share } % of the time.
review-all = All decisions
review-played = As played:
review-better = Better:
problem-review-failed = The judge could not finish; please try again.

# Lessons
lesson-number = Lesson { $number }
lesson-steps = Steps of the lesson
lesson-of = { $step } of { $of }
lesson-back = Back
lesson-show = Show me
lesson-repeat = Say it again
lesson-leave = Leave the lesson
lesson-waits = You can leave at any time. The lesson waits for you on the first page.
lesson-astray = Good idea for later. First this one thing.
lesson-astray-again = Not there. Look for the red ring, or let me show you.
lesson-left = step { $step } of { $of }
lesson-on = Go on
lesson-done = Lesson { $number } is done
lesson-finished = finished
lesson-next = Lesson { $number }
problem-lesson-waits = Not yet: first do what the lesson asks for.
problem-no-lesson = There is no such lesson.

# Endings.
end-you = You won
end-one = { $name } won
end-you-share = You share the win with { $names }
end-share = { $names } share the win
end-together = { $count ->
    [one] Won
   *[other] Won together
 }
end-lost = { $count ->
    [one] Lost
   *[other] Lost together
 }
end-alone-lost = You lost
end-abandoned = Abandoned
end-abandoned-text = Everybody agreed to stop. Nobody won.
end-gave-up = You gave up.
end-time-up = Your time ran out.
end-gave-up-by = given up
end-time-up-by = out of time
end-top = The end
end-result = The result
end-figures = How it stands
end-rank = Rank
end-player = Player
end-level = level
end-decided = decided
end-leads = leads
end-turned = What turned it
end-look = See it again
end-board = The board
end-share-link = Share
end-again = Another game?
end-yes = { $name }: yes
end-no = { $name }: no
end-open = { $name }: no answer yet

# Where you are told
notices = Where you are told
notices-text = When it is your turn and you are not at the table, we tell you here. Each of it can be changed and ended at any time.
next-game = Next game ({ $count })
notice-here = This browser
notice-browser = Another browser
notice-mail = Mail
notice-hook = A program or a chat
notice-add = Add
notice-remove = Remove
notice-what = Tell me
notice-turn = when it is my turn
notice-asked = when somebody asks for my consent
notice-again = when somebody wants to play again
notice-full = when my table is full and I can begin
notice-begun = when a game begins
notice-ended = when a game is over
notice-when = When
notice-when-always = at once
notice-when-quiet = not at night
notice-when-digest = together, once a day
notice-from = Quiet from
notice-until = until
notice-at = At
notice-zone = In the time of { $zone }.
notice-test = Send me a test
notice-test-sent = Sent. It should arrive in a moment.
notice-failing = We could not reach you here, so this is switched off. Switch it on to try again.
notice-unconfirmed = Open the link in our letter; until then nothing is sent here.
notice-letter = We wrote to { $address }. Open the link in that letter.
push-text = A notice appears even when this page is closed. A tap opens the table.
push-add = Tell me here
push-denied = Notices from this page are blocked. Allow them in the settings of the browser, then try again.
push-unable = This browser cannot be told anything while the page is closed.
push-home = Here this works only from the home screen: choose Share, then Add to Home Screen, and open Tatami from there.
push-insecure = This works only where the address begins with https.
mail-address = Address
hook-text = We send each notice to an address on the web that you name.
hook-form = For
hook-json = a program of mine (JSON)
hook-discord = Discord
hook-ntfy = ntfy
hook-address = Address on the web
letter-confirm = Mail from Tatami
letter-confirm-text = Shall we write to you when it is your turn?
letter-confirm-button = Yes, write to me
letter-confirm-done = Good. We write when it is your turn.
letter-stop = No more mail
letter-stop-text = Shall we stop writing to this address?
letter-stop-button = Stop
letter-stop-done = We write no more.
problem-channels-many = You can be told in at most { $most } places. Remove one first.
problem-mail-off = This server sends no mail.
problem-mail-address = This is no address of mail.
problem-hook-address = This address cannot be used. It must begin with https:// and be on the public web.
problem-push-keys = This browser did not say how to reach it. Try again.
problem-notice-times = This time cannot be used.
problem-no-channel = This is not known here any more.
problem-unconfirmed = Open the link in our letter first.
problem-channel-failed = The test did not get through.
