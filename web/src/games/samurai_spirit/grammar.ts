// Made by `tatami wire --write web/src` from server/wire/ and the games' grammar.py. Do not edit.

import { grammar } from "../../lib/grammar";

export type Code =
  | { kind: "deal"; samurai: string }
  | { kind: "choose"; samurai: string }
  | { kind: "first"; place: string }
  | { kind: "take"; samurai: string }
  | { kind: "ready" }
  | { kind: "ignore" }
  | { kind: "suffer"; penalty: string }
  | { kind: "lose"; symbol: string }
  | { kind: "fight" }
  | { kind: "support"; samurai: string }
  | { kind: "pass" }
  | { kind: "attack" }
  | { kind: "defend" }
  | { kind: "hand"; samurai: string }
  | { kind: "discard" }
  | { kind: "redraw" }
  | { kind: "again" }
  | { kind: "stop" }
  | { kind: "use" }
  | { kind: "skip" }
  | { kind: "heal"; samurai: string }
  | { kind: "token"; samurai: string }
  | { kind: "strip"; samurai: string }
  | { kind: "move"; samurai: string }
  | { kind: "give"; samurai: string }
  | { kind: "top"; card: string }
  | { kind: "card"; card: string }
  | { kind: "deeper" }
  | { kind: "back"; card: string }
  | { kind: "farm"; farm: string }
  | { kind: "family"; bonus: string }
  | { kind: "hurt"; samurai: string }
  | { kind: "cure"; samurai: string };

const FORMS = {
  "deal": "deal-{samurai}",
  "choose": "choose-{samurai}",
  "first": "first-{place}",
  "take": "take-{samurai}",
  "ready": "ready",
  "ignore": "ignore",
  "suffer": "suffer-{penalty}",
  "lose": "lose-{symbol}",
  "fight": "fight",
  "support": "support-{samurai}",
  "pass": "pass",
  "attack": "attack",
  "defend": "defend",
  "hand": "hand-{samurai}",
  "discard": "discard",
  "redraw": "redraw",
  "again": "again",
  "stop": "stop",
  "use": "use",
  "skip": "skip",
  "heal": "heal-{samurai}",
  "token": "token-{samurai}",
  "strip": "strip-{samurai}",
  "move": "move-{samurai}",
  "give": "give-{samurai}",
  "top": "top-{card}",
  "card": "card-{card}",
  "deeper": "deeper",
  "back": "back-{card}",
  "farm": "farm-{farm}",
  "family": "family-{bonus}",
  "hurt": "hurt-{samurai}",
  "cure": "cure-{samurai}",
};
const WORDS = {
  samurai: "heihachi daisuke gorobei kanbei kikuchiyo kyuzo katsushiro",
  place: "1 2 3 4 5 6 7",
  penalty: "barricade wound intruder no-defend no-support left-draws right-draws must-pass reshuffle-discard no-talent discard-left",
  symbol: "hat house doll",
  card: "M1-01 M1-02 M1-03 M1-04 M1-05 M1-06 M1-07 M1-08 M1-09 M1-10 M1-11 M1-12 M1-13 M2-01 M2-02 M2-03 M2-04 M2-05 M2-06 M2-07 M2-08 M2-09 M2-10 M2-11 M2-12 M2-13 M3-01 M3-02 M3-03 M3-04 M3-05 M3-06 M3-07 M3-08 M3-09 M3-10 M3-11 M3-12 M3-13 M4-01 M4-02 M4-03 M4-04 M4-05 M4-06 M4-07 M4-08 M4-09 M4-10 M4-11 M4-12 M4-13 L5-01 L5-02 L5-03 L5-04 L5-05 L5-06 L5-07 B6-01 B6-02 B6-03 B6-04 B6-05 B6-06 B6-07",
  farm: "family farm barricade wound",
  bonus: "heal barricade intruder",
};

export const { parse, format } = grammar<Code>(FORMS, WORDS);
