// Made by `tatami wire --write web/src` from server/wire/ and the games' grammar.py. Do not edit.

import { grammar } from "../../lib/grammar";

export type Code =
  | { kind: "station"; ronin: string; place: string }
  | { kind: "send"; place: string }
  | { kind: "musashi" }
  | { kind: "yumi" }
  | { kind: "heal"; ronin: string }
  | { kind: "drive"; area: string }
  | { kind: "drive-two"; area: string }
  | { kind: "drive-both" }
  | { kind: "share"; count: string }
  | { kind: "use"; area: string }
  | { kind: "copy"; area: string }
  | { kind: "on"; ronin: string }
  | { kind: "take"; area: string }
  | { kind: "enough" }
  | { kind: "ready" }
  | { kind: "fight" }
  | { kind: "end" };

const FORMS = {
  "station": "{ronin}>{place}",
  "send": "+{place}",
  "musashi": "musashi",
  "yumi": "yumi",
  "heal": "taiko-{ronin}",
  "drive": "yobu-{area}",
  "drive-two": "yobu-{area}-2",
  "drive-both": "yobu-both",
  "share": "tasuke-{count}",
  "use": "use-{area}",
  "copy": "copy-{area}",
  "on": "on-{ronin}",
  "take": "take-{area}",
  "enough": "enough",
  "ready": "ready",
  "fight": "fight",
  "end": "end",
};
const WORDS = {
  ronin: "hayai kabe musashi taiko tasuke yobu yumi",
  place: "watchtower inn burial shrine well granary pen field2 passage field3 green",
  area: "watchtower inn burial shrine well granary pen field2 passage field3",
  count: "0 1 2 3",
};

export const { parse, format } = grammar<Code>(FORMS, WORDS);
