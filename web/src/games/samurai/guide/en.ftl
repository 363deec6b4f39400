# Samurai in short, and its examples.
guide-samurai-about = Two to four players lay tiles around the towns and villages of Japan. Once all the land around one of them is full, its figures go to whoever has the most influence there: castles, Buddhas and rice. What counts is not to have many, but to have the most of a kind.
guide-samurai-win = Whoever has captured the most figures of a kind leads that kind. Lead more kinds than anybody else, and you win. If several lead one each, the figures of their other two kinds decide. The game ends when a kind has left the board, or when four figures have been set aside.
guide-samurai-turn = A turn at a glance
guide-samurai-turn-1 = Lay tiles of your hand: one ordinary tile, and as many fast ones as you like. Ships go to sea, all others on land.
guide-samurai-turn-2 = Each tile counts for every town and village next to it. Castle, Buddha and rice tiles count for their own kind; samurai, ronin and ships count for all.
guide-samurai-turn-3 = Where all land around a place is full, its figures are taken, each by whoever has the most influence on it. In a tie it is set aside.
guide-samurai-turn-4 = Draw back to five tiles.

example-samurai-village-title = A village falls
example-samurai-village = One land hex beside the village is free. Ken’s samurai 2 lies on the other one, and your ship 2 lies at sea. You lay your rice 3 on the free land and end your turn.
example-samurai-village-so = All land around the village is full; the sea may stay empty. Your influence on the rice is 3 + 2 = 5, Ken’s is 2, so the rice is yours (R4.1, R4.2, R4.3).
example-samurai-tie-title = Nobody has the most
example-samurai-tie = Ken leads at this village with a castle 3. You have a ship 1 there and cannot catch up any more, but you can spoil it: you lay a samurai 2 on the last land.
example-samurai-tie-so = Your 1 + 2 = 3 are as many as Ken’s 3. The castle is set aside for nobody, and with four figures set aside the game ends (R4.4, R5.2).
example-samurai-city-title = A city with two figures
example-samurai-city = A castle and a Buddha stand in Akita. You have a castle 4 there; Ken has a Buddha 3 and a samurai 1. You lay a castle 2 on the last land.
example-samurai-city-so = Each figure is settled by itself. On the castle you have 4 + 2 = 6, and Ken only the samurai’s 1. On the Buddha your castle tiles count nothing, and Ken has 3 + 1 = 4. So each of you takes one (R4.2, R4.5).
