/** Which places of the map a line of Samurai is about, and how its lines are told. */

import type { Line, Places } from "../../table/captions";

export { changes } from "./changes";

const hex = (at: unknown): string[] => (at === undefined ? [] : [`hex-${String(at)}`]);
const clan = (seat: unknown): string[] => (seat === undefined ? [] : [`clan-${String(seat)}`]);

export const quiet = ["drew", "ended", "ready", "begins"];

export function placesOf({ event, data }: Line): Places {
  switch (event) {
    case "moved":
      return { from: hex(data["hex"]), to: hex(data["to"]) };
    case "exchanged":
      return { from: [], to: [...hex(data["hex"]), ...hex(data["to"])] };
    case "captured":
      return { from: hex(data["hex"]), to: clan(data["seat"]) };
    case "aside":
      return { from: hex(data["hex"]), to: ["aside"] };
    case "gone":
      return { from: [], to: [`figure-${String(data["caste"])}`] };
    case "four-aside":
      return { from: [], to: ["aside"] };
    case "took-figure":
      return { from: [], to: [`figure-${String(data["caste"])}`] };
    case "opened":
    case "skipped":
    case "drew":
      return { from: [], to: clan(data["seat"]) };
    default:
      return { from: [], to: hex(data["hex"]) };
  }
}
