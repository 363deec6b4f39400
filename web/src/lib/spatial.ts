/** Arrow keys that move the focus: spatially on a board, up and down in a list. */

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Spatial navigation: an arrow key moves the focus to the nearest element in that direction. `selector` matches what can have the
 * focus within `root`. */
export function moveFocus(event: KeyboardEvent, root: Element, selector: string): void {
  const direction = DIRECTIONS[event.key];
  const here = document.activeElement;
  if (!direction || !here?.matches(selector) || !root.contains(here)) return;
  const from = here.getBoundingClientRect();
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const other of root.querySelectorAll<HTMLElement>(selector)) {
    if (other === here || (other as HTMLButtonElement).disabled) continue;
    const to = other.getBoundingClientRect();
    const [dx, dy] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
    const along = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    if (along < 4 || aside > along * 2.5) continue;
    const far = along + aside * 2;
    if (far < least) [least, best] = [far, other];
  }
  if (!best) return;
  event.preventDefault();
  best.focus();
}

/** Arrow up and down move the focus through the buttons of a list, round its end. */
export function moveInList(event: KeyboardEvent): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const buttons = [...(event.currentTarget as Element).querySelectorAll<HTMLButtonElement>("button")];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons.at((at + (event.key === "ArrowDown" ? 1 : -1)) % buttons.length)?.focus();
  event.preventDefault();
}
