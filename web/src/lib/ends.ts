/** Which games of mine ended while this browser was not looking: they are told once, until their ending was seen. */

import type { TableLine } from "../wire";

const KEY = "tatami.ends";
/** The most that is remembered, and for how long an ending is news. */
const MOST = 300;
const FRESH = 14 * 24 * 3_600_000;

function known(): string[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return Array.isArray(kept) ? kept.map(String) : null;
  } catch {
    return null;
  }
}
function keep(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set(ids)].slice(-MOST)));
  } catch {
    // A browser that keeps nothing tells every ending again; nothing is lost.
  }
}

/** The ending of a table was shown here. */
export function endSeen(id: string): void {
  const ids = known() ?? [];
  if (!ids.includes(id)) keep([...ids, id]);
}

/** Those of my finished tables whose ending was not shown yet. A browser that comes for the first time has missed nothing. */
export function missedEnds(finished: readonly TableLine[], now: number = Date.now()): TableLine[] {
  const ids = known();
  if (ids === null) {
    keep(finished.map((line) => line.id));
    return [];
  }
  return finished.filter((line) => !ids.includes(line.id) && now - line.updated < FRESH);
}
