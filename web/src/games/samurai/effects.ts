// What would change on the settlements: the table as it is beside the table as it would be.
import type { SamuraiView, Settlement } from "./view";

export interface Effect {
  settlement: Settlement;
  /** For each figure: everyone's influence before and after, and who would take it then. */
  figures: { caste: string; before: readonly number[]; after: readonly number[]; leader: number | null }[];
}

export function effects(now: SamuraiView, then: SamuraiView): Effect[] {
  const before = new Map(now.settlements.map((each) => [each.hex, each]));
  return then.settlements.flatMap((settlement) => {
    const was = before.get(settlement.hex);
    if (!was || JSON.stringify(was) === JSON.stringify(settlement)) return [];
    return [{ settlement, figures: compared(settlement, was) }];
  });
}

/** A settlement as it stands, with nothing changed. */
export function standstill(settlement: Settlement): Effect {
  return { settlement, figures: compared(settlement, settlement) };
}

function compared({ figures }: Settlement, was: Settlement): Effect["figures"] {
  return figures.map(({ caste, influence, leader }) => ({
    caste,
    before: was.figures.find((figure) => figure.caste === caste)?.influence ?? influence,
    after: influence,
    leader,
  }));
}
