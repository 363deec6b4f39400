/** Dragging a card with mouse, pen or finger: the card itself follows, and is dropped on a cell. */

export type Source = { own?: number; card?: number };

export class Haul {
  /** Whether the pointer that was just lifted had dragged something, so that its click means nothing. */
  moved = false;

  constructor(private drop: (from: Source, onto: string, element: Element) => void) {}

  start(event: PointerEvent, from: Source): void {
    if (event.button !== 0) return;
    const held = event.currentTarget as HTMLElement;
    const [x, y] = [event.clientX, event.clientY];
    this.moved = false;
    const move = (now: PointerEvent): void => {
      const [dx, dy] = [now.clientX - x, now.clientY - y];
      if (!this.moved && Math.hypot(dx, dy) < 9) return;
      this.moved = true;
      held.style.translate = `${dx}px ${dy}px`;
      held.style.zIndex = "9";
      held.style.pointerEvents = "none";
    };
    const end = (now: PointerEvent): void => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      const onto = this.moved ? document.elementFromPoint(now.clientX, now.clientY)?.closest("[data-cell]") : null;
      held.style.translate = held.style.zIndex = held.style.pointerEvents = "";
      if (onto instanceof HTMLElement && now.type === "pointerup") this.drop(from, onto.dataset["cell"] ?? "", onto);
      // The click that follows a drag belongs to the drag.
      setTimeout(() => (this.moved = false));
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }
}
