// What a tile would do where it is laid: counted from what is printed, shown before anything is decided.
import { tile } from "./codes";
import { around } from "./geometry";
import type { SamuraiView, Settlement } from "./view";

export interface Effect {
  settlement: Settlement;
  /** For each figure: everyone's influence before and after. */
  figures: { caste: string; before: number[]; after: number[] }[];
  /** Land hexes beside it that are empty then; at none, its figures are taken when the turn ends. */
  open: number;
}

/** Who has the most: a seat, "tie" for several, null where nobody has any. */
export function leader(influence: readonly number[]): number | "tie" | null {
  const most = Math.max(...influence);
  if (most === 0) return null;
  const seats = influence.flatMap((value, seat) => (value === most ? [seat] : []));
  return seats.length === 1 ? (seats[0] as number) : "tie";
}

/** What would change on the settlements if `seat` laid this tile on this hex; `from`: where it lies now. */
export function effects(view: SamuraiView, seat: number, id: string, hex: string, from: string | null = null): Effect[] {
  const near = new Set(around(hex));
  const left = new Set(from === null ? [] : around(from));
  const laid = tile(id);
  const touched = view.settlements.filter(
    (each) => each.figures.length > 0 && (near.has(each.hex) || left.has(each.hex)),
  );
  return touched.map((settlement) => ({
    settlement,
    figures: settlement.figures.map((figure) => {
      const counts = laid.castes.includes(figure.caste) ? laid.strength : 0;
      const change = (near.has(settlement.hex) ? counts : 0) - (left.has(settlement.hex) ? counts : 0);
      return {
        caste: figure.caste,
        before: figure.influence,
        after: figure.influence.map((value, other) => (other === seat ? value + change : value)),
      };
    }),
    open: settlement.open - (near.has(settlement.hex) && laid.ground === "land" ? 1 : 0),
  }));
}

/** The settlements whose figures will be taken when this turn ends. */
export function surrounded(view: SamuraiView): Settlement[] {
  return view.settlements.filter((each) => each.open === 0 && each.figures.length > 0);
}

/** Who leads each caste by the figures captured; null where nobody does or where it cannot be known. */
export function leaders(view: SamuraiView): (number | null)[] {
  const taken = view.clans.map((clan) => clan.captured);
  if (taken.some((each) => each === null)) return [null, null, null];
  return [0, 1, 2].map((caste) => {
    const found = leader(taken.map((each) => each?.[caste] ?? 0));
    return typeof found === "number" ? found : null;
  });
}
