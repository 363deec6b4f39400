/** Which turns at other tables are news, and how often to look for them. */

import type { TableLine } from "../wire";

/** Milliseconds between two looks: seen, hidden, and at most after failures. */
export const SEEN = 30_000;
export const HIDDEN = 120_000;
export const LONGEST = 600_000;

/** When to look again, after so many failures in a row. */
export function pauseFor(hidden: boolean, failures: number): number {
  return Math.min(LONGEST, (hidden ? HIDDEN : SEEN) * 2 ** Math.min(failures, 6));
}

/** Which turns are news, and what is told from now on: each turn once, in whichever tab that was. */
export function freshTurns(found: readonly TableLine[], told: readonly string[], open: string): { news: TableLine[]; told: string[] } {
  const turns = found.filter((line) => line.my_turn);
  // The open table tells its own turns.
  const news = turns.filter((line) => line.id !== open && !told.includes(line.id));
  return { news, told: turns.map((line) => line.id) };
}
