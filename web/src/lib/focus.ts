/** Where the focus goes when what held it goes away. Whoever plays by keys or by ear must not begin again at the top of the page. */

import { wandered } from "./router.svelte";

/** What has a name to be told and holds what comes next. */
const GROUPS = "[role=group], section[aria-label], aside, main, dialog";

/** A button that was disabled under the focus loses it when the page is drawn next: it counts as nothing already. */
function nowhere(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || (at as HTMLButtonElement).disabled;
}

/** The group itself takes the focus, not something in it: a second Enter must not choose what was never heard. */
function enter(group: HTMLElement | SVGElement): void {
  if (!group.hasAttribute("tabindex")) group.setAttribute("tabindex", "-1");
  group.focus({ preventScroll: true });
}

/** When the thing in focus goes or cannot be used any more, the group around it has the focus. */
export function keepFocus(root: HTMLElement): () => void {
  let held: Element | null = null;
  let around: Element[] = [];
  /** What is around the thing that opened a dialog: where that leads back to. */
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
      // Where the whole group went, what came in its place.
      const group = each.matches(GROUPS) ? each : each.querySelector(GROUPS);
      if (group) return enter(group as HTMLElement);
    }
  };
  // Whoever taps beside everything wants nothing to have the focus.
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
  root.addEventListener("click", release, true);
  document.addEventListener("pointerdown", letGo);
  return () => {
    seen.disconnect();
    root.removeEventListener("focusin", note);
    root.removeEventListener("click", release, true);
    document.removeEventListener("pointerdown", letGo);
  };
}

/** Something beside the table has gone, and the focus with it: on to the table. */
export function toTheTable(): void {
  const table = document.querySelector("main");
  if (table && nowhere()) enter(table);
}

/** A page reached from another page of ours begins here: its heading is told, and Tab goes on from it. */
export function arrive(start: HTMLElement): void {
  if (wandered() && nowhere()) enter(start);
}
