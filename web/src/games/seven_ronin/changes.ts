/** Which parts of the view a line of 7 Ronin changes. */

import type { Change } from "../../table/meanwhile";
import type { Line } from "../../wire";
import { GREEN } from "./codes";
import type { RoninView } from "./view";

const RESERVE: Change = { path: ["reserve"] };
const SUPPLY: Change = { path: ["supply"] };

const numbers = (of: unknown): number[] => (Array.isArray(of) ? of.map(Number) : []);

export function changes({ event, data }: Line, view: RoninView): Change[] {
  const areas = view.areas.map((_, area) => area);
  const area = Number(data["area"]);
  const to = Number(data["to"]);
  const ronin = Number(data["ronin"]);
  const ninja = (at: number): Change => (at === GREEN ? { path: ["green"] } : { path: ["areas", at, "ninja"] });
  const posted = (at: number): Change => (at === GREEN ? { path: ["green_ronin"] } : { path: ["areas", at, "ronin"] });
  const of = (what: "at" | "alive"): Change => ({ path: ["ronin", ronin, what] });
  const wounds: Change = { path: ["ronin", ronin, "wounds"], after: data["wounds"] };
  const reserve: Change = { ...RESERVE, after: data["reserve"] };
  const stations = [...[...areas, GREEN].map(posted), ...view.ronin.map((_, each): Change => ({ path: ["ronin", each, "at"] }))];
  switch (event) {
    case "attacked":
      return [...[...areas, GREEN].map(ninja), reserve];
    case "defended":
    case "cleared":
      return stations;
    case "patrolled":
      return [ninja(GREEN), SUPPLY];
    case "rode":
      return [posted(area), posted(to), of("at")];
    case "drove":
      return [ninja(area), ninja(to)];
    case "struck":
      return [ninja(area), SUPPLY];
    case "shot":
    case "starved":
    case "looted":
      return [reserve, SUPPLY];
    case "marched":
      return [ninja(area), reserve];
    case "withdrew":
      return [...numbers(data["areas"]).map(ninja), reserve];
    case "healed":
    case "poisoned":
      return [wounds];
    case "wounded":
      return [wounds, ninja(area), SUPPLY];
    case "fell":
      return [of("alive"), of("at"), posted(area)];
    case "occupied":
      return numbers(data["areas"]).flatMap((each): Change[] => [ninja(each), { path: ["areas", each, "occupied"] }]);
    case "counted":
      return [{ path: ["conquests"], after: data["count"] }];
    case "round":
      return [{ path: ["round"] }];
    default:
      return [];
  }
}
