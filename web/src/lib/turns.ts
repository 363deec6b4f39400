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

/** What waits at a table, as it is remembered: a turn, or something that I am asked. */
export function waitsFor(line: TableLine): string[] {
  return [...(line.my_turn ? [line.id] : []), ...(line.asked ? [`${line.id} asked`] : [])];
}

/** Which tables have news, and what is told from now on: each thing once, in whichever tab that was. */
export function freshTurns(found: readonly TableLine[], told: readonly string[], open: string): { news: TableLine[]; told: string[] } {
  // The open table tells its own.
  const news = found.filter((line) => line.id !== open && waitsFor(line).some((each) => !told.includes(each)));
  return { news, told: found.flatMap(waitsFor) };
}
