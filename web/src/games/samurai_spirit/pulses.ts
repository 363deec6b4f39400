/** What a turn did to whom, to be shown for a moment: names of samurai and of things in the village. */

import type { Line } from "../../table/board";

const HURT = ["wounded", "turned", "killed", "overrun"];
const VILLAGE: Record<string, string> = {
  "barricade-lost": "barricade",
  "barricade-built": "barricade",
  "farm-lost": "farm",
  "farm-turned": "farm",
  "family-lost": "family",
  intruded: "intruders",
  "intruded-known": "intruders",
};

export function pulses(events: Line[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { event, data } of events) {
    if (event === "kiai") found.set(`samurai-${data["samurai"]}`, "pulse-kiai");
    else if (HURT.includes(event)) found.set(`samurai-${data["samurai"]}`, "pulse-hurt");
    else if (event === "healed") found.set(`samurai-${data["samurai"]}`, "pulse-healed");
    else if (VILLAGE[event]) found.set(VILLAGE[event]!, event);
  }
  return found;
}

const SIGNS: Record<string, string> = {
  attacked: "fight",
  defended: "shield",
  handed: "hand",
  discarded: "discard",
  redrew: "return",
  supported: "token",
  passed: "pass",
  stripped: "discard",
  fights: "fight",
  again: "fight",
};

/** The last deed of every samurai: its sign and its sentence. */
export function lastDeeds(marks: Line[]): Map<number, { sign: string; text: string }> {
  const found = new Map<number, { sign: string; text: string }>();
  for (const { event, data, text } of marks) {
    const sign = SIGNS[event];
    if (sign && typeof data["samurai"] === "number") found.set(data["samurai"], { sign, text: text ?? "" });
  }
  return found;
}

/** The story of a round's end, if one has just ended. */
export function nightfall(events: Line[]): Line[] {
  const start = events.findIndex((line) => line.event === "round-over");
  return start < 0 ? [] : events.slice(start);
}
