/** Which of my tables comes first. */

import type { TableLine } from "../wire";

/** My turn before what I am asked, then what ended meanwhile, then what goes on without me; of those alike, the one with the least time left. */
export function byUrgency(lines: readonly TableLine[]): TableLine[] {
  const weight = (line: TableLine): number => (line.my_turn ? 3 : line.asked ? 2 : line.status === "finished" || line.status === "abandoned" ? 1 : 0);
  const due = (line: TableLine): number => line.due ?? Infinity;
  return [...lines].sort((one, other) => {
    const sooner = due(one) === due(other) ? 0 : due(one) - due(other);
    return weight(other) - weight(one) || sooner || other.updated - one.updated;
  });
}
