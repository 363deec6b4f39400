// What stands on the map, counted for everybody to see: figures left, and who would take them as things are.
import { CASTES } from "./codes";
import type { Figure, SamuraiView } from "./view";

/** Who is ahead at a figure: a seat, "tie" where several have as much, null where nobody has any. */
export function ahead({ leader, influence }: Pick<Figure, "leader" | "influence">): number | "tie" | null {
  return leader ?? (influence.some((each) => each > 0) ? "tie" : null);
}

/** For each caste the figures on the map by who would take them now, those of a seat first, then ties, then the untouched. */
export function standing(view: SamuraiView): (number | "tie" | null)[][] {
  const rank = (who: number | "tie" | null) => (who === null ? 99 : who === "tie" ? 98 : who);
  return CASTES.map((caste) =>
    view.settlements
      .flatMap(({ figures }) => figures.filter((figure) => figure.caste === caste).map(ahead))
      .sort((one, two) => rank(one) - rank(two)),
  );
}

/** The figures of settlements that are surrounded: taken when the turn ends. */
export function falling(view: SamuraiView): number {
  return view.settlements.reduce((sum, { open, figures }) => sum + (open === 0 ? figures.length : 0), 0);
}
