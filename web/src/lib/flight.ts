/** Pieces that travel: a copy flies from where it was to where it is, over everything else, and is gone. */

export interface Flight<What> {
  id: number;
  from: Element;
  to: Element;
  /** Milliseconds before it starts. */
  delay: number;
  what: What;
}

let last = 0;

export function flight<What>(from: Element | null, to: Element | null, what: What, delay = 0): Flight<What>[] {
  if (!from || !to || from === to) return [];
  last += 1;
  return [{ id: last, from, to, delay, what }];
}

/** How long a piece travels; next to nothing where less motion was asked for. */
export function travelTime(): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue("--travel").trim();
  const number = Number.parseFloat(value);
  if (Number.isNaN(number)) return 260;
  return value.endsWith("ms") ? number : number * 1000;
}

export function still(): boolean {
  return travelTime() < 20;
}
