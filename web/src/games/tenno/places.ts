/** Which cards on the table a line of Tenno is about, and how its lines are told. */

import type { Line, Places } from "../../table/captions";

export { changes } from "./changes";

const card = (seat: unknown, at: unknown): string[] => (seat === undefined || at === undefined ? [] : [`card-${String(seat)}-${String(at)}`]);

/** The fight itself, in the middle of the table. */
const beside = ["arena"];

export const quiet = ["begins"];
export const joins = ["stopped"];

export function placesOf({ event, data }: Line): Places {
  const seat = data["seat"];
  switch (event) {
    case "attacked":
    case "drawn":
      return { from: card(seat, data["place"]), to: card(data["defender"], data["at"]), beside };
    case "captured":
      return { from: card(data["defender"], data["at"]), to: [`prison-${String(seat)}`], beside };
    case "repelled":
      return { from: card(data["defender"], data["at"]), to: card(seat, data["place"]), beside };
    case "seized":
      return { from: card(seat, data["place"]), to: [`prison-${String(data["defender"])}`], beside };
    case "departed":
      return { from: [], to: [`gone-${String(seat)}`] };
    case "traded":
    case "refilled": {
      const places = Array.isArray(data["places"]) ? data["places"] : [];
      return { from: [], to: places.flatMap((at) => card(seat, at)) };
    }
    case "looked":
      return { from: [], to: card(data["attacker"], data["place"]) };
    case "supported":
    case "changed":
    case "filled":
    case "took":
      return { from: [], to: card(seat, data["place"]) };
    default:
      return { from: [], to: typeof seat === "number" ? [`court-${seat}`] : [] };
  }
}
