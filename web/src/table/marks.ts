/** What each seat did last, so that a board can keep it marked. */

import type { Line } from "../wire";

/** The lines of each seat's last doing: its last line, and those of the same seat directly before it. */
export function lastMoves(story: readonly Line[]): Line[] {
  const found: Line[] = [];
  const closed = new Set<number>();
  let running: number | null = null;
  for (let at = story.length - 1; at >= 0; at -= 1) {
    const line = story[at] as Line;
    const seat = doer(line);
    if (running !== null && seat !== running) {
      closed.add(running);
      running = null;
    }
    if (seat === null || closed.has(seat)) continue;
    running = seat;
    found.push(line);
  }
  return found.reverse();
}

/** Whose doing a line tells, where it tells somebody's. */
export function doer(line: Line): number | null {
  const seat: unknown = line.data.seat;
  return typeof seat === "number" ? seat : null;
}
