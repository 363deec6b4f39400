/** Arrow keys on a board: the focus goes to the nearest thing that lies in that direction. */

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function roam(event: KeyboardEvent, root: Element, things: string): void {
  const way = WAYS[event.key];
  const here = document.activeElement;
  if (!way || !here?.matches(things) || !root.contains(here)) return;
  const from = here.getBoundingClientRect();
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of root.querySelectorAll<HTMLElement>(things)) {
    if (thing === here || (thing as HTMLButtonElement).disabled) continue;
    const to = thing.getBoundingClientRect();
    const [dx, dy] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (along < 4 || aside > along * 2.5) continue;
    const far = along + aside * 2;
    if (far < least) [least, best] = [far, thing];
  }
  if (!best) return;
  event.preventDefault();
  best.focus();
}
