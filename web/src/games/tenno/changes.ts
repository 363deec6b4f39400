/** Which parts of the view a line of Tenno changes. */

import type { Change } from "../../table/meanwhile";
import type { Line } from "../../wire";

export function changes({ event, data }: Line): Change[] {
  const seat = Number(data["seat"]);
  const defender = Number(data["defender"]);
  const attacking: Change = { path: ["courts", seat, "places", Number(data["place"])] };
  const defending: Change = { path: ["courts", defender, "places", Number(data["at"])] };
  const gone = (of: number): Change => ({ path: ["courts", of, "discarded"] });
  switch (event) {
    case "captured":
      return [defending, { path: ["courts", seat, "prisoners"] }];
    case "repelled":
      return [attacking, gone(seat)];
    case "seized":
      return [attacking, { path: ["courts", defender, "prisoners"] }];
    case "drawn":
      return [attacking, defending, gone(seat), gone(defender)];
    case "departed":
      return [{ path: ["courts", seat, "places"] }, gone(seat)];
    default:
      return [];
  }
}
