/** Which parts of the view a line of Samurai changes. */

import type { Change } from "../../table/meanwhile";
import type { Line } from "../../wire";
import type { SamuraiView } from "./view";

export function changes({ event, data }: Line, view: SamuraiView): Change[] {
  const town = (hex: unknown): Change => ({ path: ["settlements", view.settlements.findIndex((each) => each.hex === hex)] });
  switch (event) {
    case "captured":
      return [town(data["hex"]), { path: ["clans", Number(data["seat"]), "captured"] }, { path: ["leaders"] }];
    case "aside":
      return [town(data["hex"]), { path: ["aside"] }];
    case "laid":
    case "moved":
      return [{ path: ["tiles"] }];
    case "exchanged":
      return [town(data["hex"]), town(data["to"])];
    case "placed":
      return [town(data["hex"]), { path: ["supply"] }];
    default:
      return [];
  }
}
