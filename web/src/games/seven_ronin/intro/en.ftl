intro-seven_ronin-village = You lead the ninja against this village. Ten areas lie in a ring around the Green. Occupy five of them at the end of a round, or slay all seven ronin, before the snow of round eight.
intro-seven_ronin-track = The time track: in this round you may attack so many areas (the large number) and must send at least so many ninja (the small one).
intro-seven_ronin-send = Send ninja: tap or drag them to the areas. The circles show how many fit there. One may also go to the Green, where it helps later.
intro-seven_ronin-bluff = At the same time, and unseen, the other side posts one ronin to each of seven areas. You guess where they are not; they guess where you come.
intro-seven_ronin-ready = When you like your plan, say so. Then both plans are revealed at once.
intro-seven_ronin-reveal = Where a ronin meets ninja, they fight: the ronin takes as many wounds as there are ninja, and the ninja are gone. Before that the ronin may use their abilities.
intro-seven_ronin-occupy = An area with ninja alone is occupied. It counts towards your five, and its ability works for you every round. Tap any area or ronin to read about it.
intro-seven_ronin-aids = Here you can take back, ask what a strong player would do, read the rules and look at what has happened. Good luck!
