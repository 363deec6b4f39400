// The grammar of Samurai's codes (games/samurai/actions.py), and what is printed on the tiles.
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

const HEX = /^[a-t]\d{1,2}$/;

/** What a code points at. */
export function aim(code: string): Aim {
  if (BY_ID.has(code)) return { what: "tile", tile: code };
  if (CASTES.includes(code)) return { what: "caste", caste: code };
  if (HEX.test(code)) return { what: "hex", hex: code };
  const [caste, hex] = code.split("-");
  if (caste && hex && CASTES.includes(caste) && HEX.test(hex)) return { what: "figure", caste, hex };
  return { what: "other" };
}

/** The two figures of an exchange in the order in which they are named: castle, Buddha, rice. */
export function exchange(one: string, two: string): string[] {
  const rank = (code: string) => CASTES.indexOf(code.split("-")[0] ?? "");
  return rank(one) <= rank(two) ? [one, two] : [two, one];
}

/** Tiles in the order in which a first hand is named. */
export function ordered(tiles: readonly string[]): string[] {
  const rank = (id: string) => TILES.findIndex((each) => each.id === id);
  return [...tiles].sort((one, two) => rank(one) - rank(two));
}
