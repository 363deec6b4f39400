/** Which parts of the table a line of Samurai Spirit is about, and how its lines are told. */

import type { Line, Places } from "../../table/captions";
import type { SamuraiSpiritView } from "./view";

export { changes } from "./changes";

const at = (what: string, of: unknown): string[] => (typeof of === "number" ? [`${what}-${of}`] : []);

export const quiet = ["turn", "fights", "again", "drew", "prepared", "token-back", "kiai-used", "picked-token", "picked-card"];
export const joins = ["suffers", "undefended"];
/** What a round leads to is told whoever ended it. */
export const always = [
  "round-over", "undefended", "storm", "barricade-lost", "farm-lost", "farm-turned", "family-lost", "wounded", "turned", "killed", "round",
];

/** A samurai acts for the player who leads it. */
export function seatOf(line: Line, view: unknown): number | null {
  const who = line.data["samurai"];
  return (view as SamuraiSpiritView | null)?.boards.find((board) => board.samurai === who)?.seat ?? null;
}

/** Small boards show fewer parts of a samurai, or none. */
export function within(place: string): string {
  return place.replace(/^(line|kiai|wounds|talent)-/, "samurai-");
}

export function placesOf({ event, data }: Line): Places {
  const samurai = at("samurai", data["samurai"]);
  switch (event) {
    case "barricade-lost":
    case "barricade-built":
      return { from: [], to: ["barricades"] };
    case "farm-lost":
    case "farm-turned":
      return { from: [], to: ["farms"] };
    case "family-lost":
      return { from: [], to: ["families"] };
    case "intruded":
      return { from: ["raiders"], to: ["intruders"] };
    case "storm":
    case "repelled":
      return { from: [], to: ["intruders"] };
    case "round":
    case "round-over":
    case "scattered":
    case "returned":
    case "restacked":
    case "revealed":
      return { from: [], to: ["raiders"] };
    case "attacked":
      return { from: ["drawn"], to: at("line", data["samurai"]) };
    case "overrun":
    case "kiai":
    case "kiai-used":
      return { from: [], to: at("kiai", data["samurai"]) };
    case "stripped":
    case "shed":
      return { from: [], to: at("line", data["samurai"]) };
    case "handed":
    case "supported":
      return { from: samurai, to: at("samurai", data["to"]) };
    case "moved":
    case "token-moved":
      return { from: at("samurai", data["of"]), to: at("samurai", data["to"]) };
    case "token-back":
      return { from: [], to: at("samurai", data["of"]) };
    case "wounded":
    case "turned":
    case "healed":
      return { from: [], to: [...at("wounds", data["samurai"])] };
    default:
      return { from: [], to: samurai };
  }
}
