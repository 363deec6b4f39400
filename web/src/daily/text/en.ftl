# The deal of the day: its pages, and its card on the first page.
daily-short = The same deal and the same bots for everybody. One try.
daily-text = Of each game there is one deal a day. Everybody plays the same one against the same bots, once. Afterwards you see what the others made of it.
daily-until = The deals of { $day }. New ones come at { $time } by your clock.
daily-players = { $count ->
    [one] alone
   *[other] { $count } players
 }
daily-alone = You lead the samurai alone
daily-bots = { $count ->
    [one] against a bot ({ $level })
   *[other] against { $count } bots ({ $level })
 }
daily-played = { $count ->
    [0] nobody has finished it yet
    [one] { $count } has finished it
   *[other] { $count } have finished it
 }
daily-mine = you: { $count } of { $all }
daily-play = Play it
daily-go-on = Go on
daily-more = All deals and my week
daily-all-done = You have played all of today's deals. New ones come at { $time }.
daily-place = Place { $rank } of { $of }
daily-would = You would be at place { $rank } of { $of }
daily-rank = Place { $rank }:
daily-no-place = no place
daily-late = Finished after the day was over: it does not count.
daily-unranked = Only names that were claimed before the game are ranked.
daily-claim = You play as a guest: you will see your result, but only claimed names are ranked.
daily-guest = Guests see their result, but only claimed names are ranked.
daily-claim-link = Claim a name or log in
daily-of = Deal of the day, { $day }
daily-empty = Nobody with a claimed name has finished this deal.
daily-best = The best { $count } of { $of } are shown.
daily-before = The day before
daily-hash = This hash was fixed before anybody played:
daily-seed = It is the hash of this seed:
daily-seed-later = The seed behind it is shown when the day is over.
daily-how-won = Won
daily-how-shared = Shared the victory
daily-how-lost = Lost
daily-how-left = Gave up
daily-look = Look at the game
daily-you = you
daily-week = My week
daily-week-day = { $day }: { $count ->
    [0] nothing played
    [one] one deal played
   *[other] { $count } deals played
 }
daily-none = nothing played
daily-total = { $total ->
    [one] { $total } point this week
   *[other] { $total } points this week
 }
daily-total-text = The first place of a deal counts 100 points, the last one 0, the others evenly between them. Guests' places count nothing.
daily-rules = Small print
daily-rule-same = The same deal: whoever draws from a stack of their own gets the same pieces in the same order, and the bots answer the same moves alike. 7 Ronin leaves nothing to chance; there the opponent is the same.
daily-rule-once = One try a person, day and game. Giving up uses it up and comes last. The days change at midnight UTC; a game that ends later does not count.
daily-rule-secret = Nobody sees your game before they have finished the same deal, and you see nobody's. There are no hints, and nothing goes back behind what was drawn.
daily-rule-ranked = Ranked are names that were claimed before the game began.
daily-rule-accounts = A person with two accounts can play twice. We cannot prevent that, and trust you not to.
problem-no-day = There was no deal on that day.
problem-no-deal = This game has no deal of the day.
