// Made by `tatami wire --write web/src` from server/wire/ and the games' grammar.py. Do not edit.

import { grammar } from "../../lib/grammar";

export type Code =
  | { kind: "first"; player: string }
  | { kind: "set"; order: string }
  | { kind: "attack"; place: string; player: string; at: string }
  | { kind: "monk" }
  | { kind: "plain" }
  | { kind: "stop" }
  | { kind: "fill"; card: string }
  | { kind: "swap"; place: string }
  | { kind: "keep" }
  | { kind: "lay"; card: string }
  | { kind: "trade"; pair: string }
  | { kind: "feint"; pair: string }
  | { kind: "look"; place: string }
  | { kind: "trust" };

const FORMS = {
  "first": "first-{player}",
  "set": "set-{order}",
  "attack": "{place}>{player}{at}",
  "monk": "monk",
  "plain": "plain",
  "stop": "stop",
  "fill": "fill-{card}",
  "swap": "swap-{place}",
  "keep": "keep",
  "lay": "lay-{card}",
  "trade": "trade-{pair}",
  "feint": "feint-{pair}",
  "look": "look-{place}",
  "trust": "trust",
};
const WORDS = {
  player: "1 2 3 4 5 6 7",
  order: "123 132 213 231 312 321",
  place: "a b c",
  at: "a b c",
  card: "1 2 3 4 5 6 7 8 9 10 X",
  pair: "ab ac bc",
};

export const { parse, format } = grammar<Code>(FORMS, WORDS);
