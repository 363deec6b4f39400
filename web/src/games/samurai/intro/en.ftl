intro-samurai-map = Welcome to Japan. On its cities and villages stand three kinds of figures: castles, Buddhas and rice. You want to lead in two of the three.
intro-samurai-hand = These five tiles are your hand. A castle, Buddha or rice tile counts only for that kind of figure; samurai, ronin and ships count for all. The number is its strength.
intro-samurai-choose = Your turn: choose a tile to play.
intro-samurai-lay = Now lay it on a lit hex beside settlements. It counts for every settlement that it touches. Ships go to sea.
intro-samurai-more = One ordinary tile a turn, but as many with the fast sign as you like. Until you end the turn, everything can be taken back. End it when you are ready.
intro-samurai-capture = When all land around a settlement is covered, its figures are taken: each by whoever has the most influence on its kind. At a tie nobody gets it.
intro-samurai-win = The game ends when one kind is gone from the board or four figures went to nobody. Whoever has most of a kind leads it; the most kinds led wins.
intro-samurai-aids = Here you can take back, ask what a strong player would do, read the rules and look at what has happened. Good luck!
