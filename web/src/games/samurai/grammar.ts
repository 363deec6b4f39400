// Made by `tatami wire --write web/src` from server/wire/ and the games' grammar.py. Do not edit.

import { grammar } from "../../lib/grammar";

export type Code =
  | { kind: "first"; player: string }
  | { kind: "tile"; tile: string }
  | { kind: "caste"; caste: string }
  | { kind: "hex"; hex: string }
  | { kind: "figure"; town: string; caste: string }
  | { kind: "end" };

const FORMS = {
  "first": "first-{player}",
  "tile": "{tile}",
  "caste": "{caste}",
  "hex": "{hex}",
  "figure": "{caste}-{town}",
  "end": "end",
};
const WORDS = {
  player: "1 2 3 4",
  tile: "castle-2 castle-3 castle-4 buddha-2 buddha-3 buddha-4 rice-2 rice-3 rice-4 samurai-1 samurai-2 samurai-3 ronin ship-1 ship-2 move exchange",
  caste: "castle buddha rice",
  hex: "p8 o9 p9 p10 q10 o11 p11 n12 p12 l13 n13 o13 p13 m14 n14 p14 q14 l15 m15 o15 h16 i16 j16 k16 m16 f17 h17 k17 l17 g18 h19 j19 c20 d20 e20 h20 i20 c21 d21 g21 i21 d22 e22 p2 o3 r3 o4 p4 q4 s4 n5 o5 q5 o6 p6 q6 n7 o7 p7 n8 q8 r8 n9 r9 n10 r10 n11 r11 l12 m12 q12 r12 k13 r13 j14 k14 r14 h15 i15 k15 p15 r15 f16 g16 n16 o16 q16 e17 j17 m17 e18 h18 i18 j18 l18 m18 e19 f19 g19 k19 d18 b19 c19 a20 f20 k20 a21 b21 f21 j21 k21 b22 f22 g22 h22 i22 c23 d23 f23 e24 n1 o1 p1 n2 q2 r2 s2 t2 n3 q3 t3 m4 t4 m5 r5 s5 m6 r6 m7 r7 o14 o10 l16 o8 q9 q11 o12 m13 q13 l14 j15 n15 q15 g17 i17 f18 k18 d19 i19 b20 g20 j20 e21 h21 c22 e23 p5 o2 p3 s3 n4 r4 n6 q7",
  town: "o14 o10 l16 o8 q9 q11 o12 m13 q13 l14 j15 n15 q15 g17 i17 f18 k18 d19 i19 b20 g20 j20 e21 h21 c22 e23 p5 o2 p3 s3 n4 r4 n6 q7",
};

export const { parse, format } = grammar<Code>(FORMS, WORDS);
