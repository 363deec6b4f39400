# 7 Ronin in short, and its examples.
guide-seven_ronin-about = Ninja attack a village that seven ronin protect: a duel of two very different sides. Each round the Attacker secretly sends ninja to some areas, while the Defender secretly posts the ronin. Then both plans are revealed at once.
guide-seven_ronin-win = The Attacker wins with five areas at the end of a round’s combat, or when the last ronin has fallen. The Defender wins when no ninja is left, or by holding out for eight rounds.
guide-seven_ronin-turn = A round at a glance
guide-seven_ronin-turn-1 = Both plan in secret. The Attacker sends ninja: the threat says to how many areas, the limit how many to each. The Defender posts every ronin, one to an area.
guide-seven_ronin-turn-2 = The plans are revealed, and the Defender uses the abilities of the ronin.
guide-seven_ronin-turn-3 = The ninja strike. Where a ronin stands they become wounds; where nobody stands they occupy the area.
guide-seven_ronin-turn-4 = The Attacker uses the abilities of the occupied areas.
guide-seven_ronin-turn-5 = With five areas the Attacker has won. Otherwise the ronin gather again, in rounds 4 to 7 one ninja starves, and the next round begins.

example-seven_ronin-strike-title = A fight at the Field
example-seven_ronin-strike = You defend. Musashi stands at the large Field, where three ninja come; one more comes to the Well, where nobody stands. You use Musashi’s ability.
example-seven_ronin-strike-so = Musashi strikes one ninja down before the fight. The other two find room on his tile and become wounds; with 4 he would fall. Nobody guarded the Well, so its ninja stays and occupies it (R3.4, R4.1).
example-seven_ronin-arrows-title = Arrows from the Watchtower
example-seven_ronin-arrows = You attack, and one of your ninja occupies the Watchtower. Musashi stands beside it at the large Field, Kabe at the Inn. You use the Watchtower.
example-seven_ronin-arrows-so = Every ronin in both neighbouring areas takes a wound, without a fight. That is why an unguarded area hurts twice: it counts, and it can do something (R5.1, R5.2).
example-seven_ronin-fields-title = Four areas that count as five
example-seven_ronin-fields = You attack. Three ninja come to the small Field, where Yumi stands with two wounds; nobody guards the large Field, the Well and the Shrine.
example-seven_ronin-fields-so = Yumi has room for one more wound, and falls. Two ninja are left and occupy the Field. Two occupied Fields count as three areas; with the Well and the Shrine that makes five, and you win (R4.1, R4.3, R5.9, R7.1).
