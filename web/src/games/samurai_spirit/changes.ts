/** Which parts of the view a line of Samurai Spirit changes. */

import type { Change } from "../../table/meanwhile";
import type { Line } from "../../wire";
import type { Board, SamuraiSpiritView } from "./view";

const PILES: Change[] = [{ path: ["raiders"] }, { path: ["intruders"] }];

export function changes({ event, data }: Line, view: SamuraiSpiritView): Change[] {
  const place = (who: unknown): number => view.boards.findIndex((board) => board.samurai === who);
  const side = (of: unknown, ...what: (keyof Board)[]): Change[] => what.map((each) => ({ path: ["boards", place(of), each] }));
  const who = data["samurai"];
  const sum = (of: unknown): Change => ({ path: ["boards", place(of), "sum"], after: data["sum"] });
  switch (event) {
    case "barricade-lost":
    case "barricade-built":
      return [{ path: ["barricades"], after: data["barricades"] }];
    case "farm-lost":
    case "farm-turned":
      return [{ path: ["farms"], after: data["farms"] }];
    case "family-lost":
      return [{ path: ["families"] }];
    case "wounded":
    case "turned":
    case "killed":
    case "healed":
      return side(who, "wounded", "animal", "dead", "kiai");
    case "attacked":
    case "shed":
    case "stripped":
      return [...side(who, "line"), sum(who)];
    case "moved":
      return [...side(data["of"], "line"), sum(data["of"])];
    case "defended":
    case "left-lost":
      return side(who, "left");
    case "supported":
    case "token-moved":
    case "token-back":
      return view.boards.map((_, each): Change => ({ path: ["boards", each, "tokens"] }));
    case "passed":
      return side(who, "passed");
    case "intruded":
    case "intruded-known":
    case "round-over":
    case "repelled":
      return [{ path: ["raiders"], after: data["raiders"] }, { path: ["intruders"] }];
    case "storm":
      return [{ path: ["intruders"] }];
    case "round":
      return [
        { path: ["round"] }, ...PILES, { path: ["discarded"] },
        ...view.boards.flatMap((board) => side(board.samurai, "line", "left", "sum", "passed")),
      ];
    default:
      return [];
  }
}
