# What the board of Tenno says by itself.
tenno-cell = { $player }, place { $place }: { $what }
tenno-down = face down
tenno-known-down = { $card }, face down for the others
tenno-up = { $card }, turned up
tenno-can-be = face down, can be { $cards }
tenno-must-be = face down, must be { $card }
tenno-gap = empty
tenno-hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
 }
tenno-prison-count = { $count ->
    [one] { $count } prisoner
   *[other] { $count } prisoners
 }
tenno-out = Out of the game: { $cards }
tenno-again = Tap again
tenno-pick-own = Choose one of your cards.
tenno-pick-target = Now choose a card of an opponent.
tenno-pick-pair = Choose two of your cards.
tenno-pick-hand = Choose a card of your hand.
tenno-pick-look = Choose the card to look at.
tenno-arrange = Tap two peasants to exchange them.
tenno-only-you = Only you see this card.
tenno-your-hand = Your hand
tenno-continue = Go on
tenno-note-sure = It must be: { $card }
tenno-one-of = 1 of { $count }
tenno-note-can = It can be one of { $count }: { $cards }.
tenno-note-own = It lies face down: only you see it. The turned corner shows its back.
