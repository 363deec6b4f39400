/** Travelling pieces: a copy moves from the old place to the new one, above everything else, and is removed. */

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

/** Milliseconds a piece travels: the custom property `--travel`, next to nothing with reduced motion. */
export function travelTime(): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue("--travel").trim();
  const number = Number.parseFloat(value);
  if (Number.isNaN(number)) return 260;
  return value.endsWith("ms") ? number : number * 1000;
}

/** Whether pieces do not travel at all. */
export function still(): boolean {
  return travelTime() < 20;
}
