// What Samurai's codes point at, and what is printed on the tiles. Their grammar is made from the game's.
import { parse } from "./grammar";
import printed from "./printed.json";

export const CASTES: readonly string[] = printed.castes;

export interface Tile {
  id: string;
  count: number;
  strength: number;
  castes: string[];
  /** Where it is laid; empty for the exchange, which leaves the game. */
  ground: string;
  fast: boolean;
}

export const TILES: readonly Tile[] = printed.tiles;
const BY_ID = new Map(TILES.map((tile) => [tile.id, tile]));

export function tile(id: string): Tile {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`no tile ${id}`);
  return found;
}

/** The kind of a tile without its strength: the name of its picture. */
export function kind(id: string): string {
  return id.split("-")[0] ?? id;
}

/** A tile's name with its strength. */
export function titled(id: string, piece: (id: string) => { name: string }): string {
  return `${piece(`tile-${kind(id)}`).name} ${tile(id).strength || ""}`.trim();
}

export type Aim =
  | { what: "tile"; tile: string }
  | { what: "caste"; caste: string }
  | { what: "hex"; hex: string }
  | { what: "figure"; caste: string; hex: string }
  | { what: "other" };

/** What a code points at. */
export function aim(code: string): Aim {
  const said = parse(code);
  switch (said?.kind) {
    case "tile":
      return { what: "tile", tile: said.tile };
    case "caste":
      return { what: "caste", caste: said.caste };
    case "hex":
      return { what: "hex", hex: said.hex };
    case "figure":
      return { what: "figure", caste: said.caste, hex: said.town };
    default:
      return { what: "other" };
  }
}
