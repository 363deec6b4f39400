/** Where things of a lesson are on the screen, and where there is room for its bubble. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Everything on a board or around it that can be touched or is pointed at. */
const THINGS = "main [data-place], main [data-code], main button, .bottom button";
const GAP = 14;
const MARGIN = 8;
const GRID = 20;
/** Below this many pixels from the top are the title and the menu. */
const TOP = 52;

export function selector(tap: string): string {
  return tap.startsWith("=") ? `[data-code="${CSS.escape(tap.slice(1))}"]` : `[data-place="${CSS.escape(tap)}"]`;
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

function drawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && getComputedStyle(element).visibility !== "hidden";
}

/** All elements that stand for a tap: on the board, and in the list of moves. */
export function standing(tap: string): Element[] {
  return [...document.querySelectorAll(`main ${selector(tap)}, .bottom ${selector(tap)}`)];
}

/** The element to touch for a tap: the first that is drawn, else one that the foot would show. */
export function find(tap: string): Element | null {
  const all = standing(tap);
  return all.find((each) => !each.closest(".bottom") && drawn(each)) ?? all.find(drawn) ?? all.find((each) => each.closest(".bottom")) ?? null;
}

/** What takes the focus and the click for an element that may only surround it. */
export function handle(element: Element): HTMLElement | SVGElement {
  const own = "button, a, [tabindex]";
  return (element.matches(own) ? element : (element.querySelector(own) ?? element)) as HTMLElement | SVGElement;
}

/** Everything that a bubble should rather not cover. */
export function things(): Box[] {
  return [...document.querySelectorAll(THINGS)].filter((each) => !each.querySelector("[data-place], button") && drawn(each)).map(boxOf);
}

export function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

/** How many pixels two boxes share. */
export function shared(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** How far two boxes are from each other; 0 if they touch. */
function distance(a: Box, b: Box): number {
  const x = Math.max(0, b.left - a.left - a.width, a.left - b.left - b.width);
  const y = Math.max(0, b.top - a.top - a.height, a.top - b.top - b.height);
  return Math.hypot(x, y);
}

/**
 * Where a bubble goes: beside its target, over as few things as possible and never over what must be touched; null where
 * there is no such room.
 */
export function place(bubble: { width: number; height: number }, target: Box, keep: Box[], others: Box[], room: Box): { left: number; top: number } | null {
  const right = room.left + room.width - bubble.width - MARGIN;
  const bottom = room.top + room.height - bubble.height - MARGIN;
  const middle = target.left + target.width / 2 - bubble.width / 2;
  const centre = target.top + target.height / 2 - bubble.height / 2;
  const beside = [
    { left: middle, top: target.top + target.height + GAP },
    { left: middle, top: target.top - bubble.height - GAP },
    { left: target.left + target.width + GAP, top: centre },
    { left: target.left - bubble.width - GAP, top: centre },
  ];
  for (let top = room.top + Math.max(MARGIN, TOP - room.top); top <= bottom; top += GRID)
    for (let left = room.left + MARGIN; left <= right; left += GRID) beside.push({ left, top });
  let best: { left: number; top: number } | null = null;
  let least = Infinity;
  for (const corner of beside) {
    const left = Math.max(room.left + MARGIN, Math.min(right, corner.left));
    const top = Math.max(Math.min(TOP, bottom), Math.min(bottom, corner.top));
    const box = { left, top, width: bubble.width, height: bubble.height };
    if (keep.some((each) => shared(box, grown(each, 4)) > 0)) continue;
    const cost = others.reduce((sum, each) => sum + shared(box, each), 0) / 40 + distance(box, target);
    if (cost < least) [best, least] = [{ left, top }, cost];
  }
  return best;
}
