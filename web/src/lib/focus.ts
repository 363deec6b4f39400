/** Focus management: where the focus goes when the element that had it is removed. Without it, whoever plays by keyboard or screen
 * reader would start again at the top of the page. */

import { navigated } from "./router.svelte";

/** Elements that have an accessible name and can take the focus in place of what they contain. */
const GROUPS = "[role=group], section[aria-label], aside, main, dialog";

/** Whether nothing has the focus. A focused button that was disabled loses it at the next frame, so it counts as nothing. */
function nowhere(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || (at as HTMLButtonElement).disabled;
}

/** Focus the group itself, not something in it: a second Enter must not choose what was never read out. */
function enter(group: HTMLElement | SVGElement): void {
  if (!group.hasAttribute("tabindex")) group.setAttribute("tabindex", "-1");
  group.focus({ preventScroll: true });
}

/** Keep the focus near: when the focused element is removed or disabled, the group around it gets the focus. Returns how to stop. */
export function keepFocus(root: HTMLElement): () => void {
  let held: Element | null = null;
  let around: Element[] = [];
  /** The ancestors of the element that opened a dialog, to return to. */
  let outside: Element[] = [];

  const note = (event: FocusEvent): void => {
    held = event.target as Element;
    const within = held.closest("dialog") ?? root;
    const parents: Element[] = [];
    for (let each = held.parentElement; each && within.contains(each); each = each.parentElement) parents.push(each);
    if (within === root) outside = parents;
    around = [...parents, ...outside];
  };
  const usable = (): boolean => held !== null && held.isConnected && !(held as HTMLButtonElement).disabled;
  const mend = (): void => {
    if (held === null || !nowhere() || usable()) return;
    for (const each of around) {
      if (!each.isConnected) continue;
      // A place of rest has no name, so that what happened is said at once.
      const rest = each.querySelector<HTMLElement>(":scope > [data-rest]");
      if (rest) return rest.focus({ preventScroll: true });
      // If the group itself is gone, take what replaced it.
      const group = each.matches(GROUPS) ? each : each.querySelector(GROUPS);
      if (group) return enter(group as HTMLElement);
    }
  };
  // A tap beside everything clears the focus on purpose.
  const letGo = (event: PointerEvent): void => {
    if (!held?.contains(event.target as Node)) held = null;
  };
  // What was pressed on the board with a finger or a mouse lets go at once: were it taken away while it has the focus, the
  // browser would lay the page out twice. Keys, and readers that press for somebody, are no pointers and keep their place.
  const release = (event: MouseEvent): void => {
    const at = document.activeElement;
    if (!(event as PointerEvent).pointerType || !at?.matches("main *, #actions *") || at.matches(":focus-visible")) return;
    (at as HTMLElement | SVGElement).blur();
    held = null;
  };
  const seen = new MutationObserver(mend);
  seen.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled"] });
  root.addEventListener("focusin", note);
  // Not on the root: screen readers would call everything in it clickable.
  document.addEventListener("click", release, true);
  document.addEventListener("pointerdown", letGo);
  return () => {
    seen.disconnect();
    root.removeEventListener("focusin", note);
    document.removeEventListener("click", release, true);
    document.removeEventListener("pointerdown", letGo);
  };
}

/** Focus the table if nothing has the focus, as after a dialog beside it has closed. */
export function toTheTable(): void {
  const table = document.querySelector("main");
  if (table && nowhere()) enter(table);
}

/** Focus the heading of a page that was navigated to: it is read out, and Tab goes on from it. */
export function arrive(start: HTMLElement): void {
  if (navigated() && nowhere()) enter(start);
}
