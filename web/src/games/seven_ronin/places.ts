/** Which places of the village a line of 7 Ronin is about, and how its lines are told. */

import type { Line, Places } from "../../table/captions";
import { PLACES, RONIN } from "./codes";

export { changes } from "./changes";

const area = (at: unknown): string[] => (typeof at === "number" && PLACES[at] ? [PLACES[at]] : []);
const ronin = (who: unknown): string[] => (typeof who === "number" && RONIN[who] ? [`ronin-${RONIN[who]}`] : []);
const all = (of: unknown, each: (at: unknown) => string[]): string[] => (Array.isArray(of) ? of.flatMap(each) : []);

export const reveals = ["attacked", "defended"];
/** Both sides learn what their plans came to, whoever closed the last one. */
export const always = [
  "patrolled", "clashed", "wounded", "fell", "occupied", "counted", "starved", "round",
];

/** Which side does what no seat is named for: the ronin have abilities, and the ninja those of areas. */
const SIDES: Record<string, number> = Object.fromEntries([
  ...["copied", "arrows", "looted", "poisoned", "desecrated", "penned", "withdrew", "marched"].map((event) => [event, 0]),
  ...["rode", "struck", "shot", "healed", "drove"].map((event) => [event, 1]),
]);

export function seatOf({ event }: Line): number | null {
  return SIDES[event] ?? null;
}

export function placesOf({ event, data }: Line): Places {
  switch (event) {
    case "attacked": {
      const sent = Array.isArray(data["sent"]) ? data["sent"] : [];
      return { from: ["reserve"], to: sent.flatMap((count, at) => (count ? area(at) : [])) };
    }
    case "defended":
      return { from: [], to: all(data["posts"], area) };
    case "patrolled":
      return { from: ronin(data["ronin"]), to: ["green"] };
    case "rode":
    case "drove":
      return { from: area(data["area"]), to: area(data["to"]) };
    case "struck":
      return { from: ronin(2), to: area(data["area"]) };
    case "shot":
    case "starved":
      return { from: [], to: ["reserve"] };
    case "healed":
      return { from: [], to: ronin(data["ronin"]) };
    case "wounded":
    case "fell":
    case "penned":
      return { from: area(data["area"]), to: ronin(data["ronin"]) };
    case "poisoned":
      return { from: ["well"], to: ronin(data["ronin"]) };
    case "desecrated":
      return { from: ["shrine"], to: ronin(data["ronin"]) };
    case "occupied":
      return { from: [], to: all(data["areas"], area) };
    case "copied":
      return { from: area(data["area"]), to: ["inn"] };
    case "looted":
      return { from: ["granary"], to: ["reserve"] };
    case "withdrew":
      return { from: all(data["areas"], area), to: ["reserve"] };
    case "marched":
      return { from: ["passage"], to: area(data["area"]) };
    case "counted":
      return { from: [], to: ["occupied"] };
    case "round":
      return { from: [], to: ["track"] };
    case "cleared":
      return { from: [], to: [...all(data["held"], ronin), ...all(data["muted"], ronin)] };
    default:
      return { from: [], to: area(data["area"]) };
  }
}
