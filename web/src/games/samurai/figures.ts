// The figures on the board, and which two of them may change places.
import type { SamuraiView } from "./view";

export interface Standing {
  code: string;
  caste: string;
  hex: string;
  /** All castes on its settlement. */
  beside: readonly string[];
}

export function standing(view: SamuraiView): Standing[] {
  return view.settlements.flatMap(({ hex, figures }) => {
    const beside = figures.map((figure) => figure.caste);
    return beside.map((caste) => ({ code: `${caste}-${hex}`, caste, hex, beside }));
  });
}

/** Different castes on different settlements, and no settlement may end with two alike. */
export function exchangeable(one: Standing, two: Standing): boolean {
  return one.hex !== two.hex && !one.beside.includes(two.caste) && !two.beside.includes(one.caste);
}
