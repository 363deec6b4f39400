/** Dragging as a shortcut for select-then-target, by mouse, pen or finger. A pointer that moves less than FAR is a tap. */

export interface Dragging {
  /** The pointer has gone far enough: something is being dragged. */
  start?(): void;
  move(x: number, y: number): void;
  /** Let go over this element. */
  drop(at: Element | null): void;
  /** Over, dropped or not. */
  end?(): void;
}

/** In CSS pixels. */
const FAR = 8;

export function drag(down: PointerEvent, dragging: Dragging): void {
  if (down.button !== 0 || !down.isPrimary) return;
  let going = false;

  function move(event: PointerEvent): void {
    if (event.pointerId !== down.pointerId) return;
    if (!going && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < FAR) return;
    if (!going) dragging.start?.();
    going = true;
    event.preventDefault();
    dragging.move(event.clientX, event.clientY);
  }
  function up(event: PointerEvent): void {
    if (event.pointerId !== down.pointerId) return;
    stop();
    if (!going) return;
    // The click that follows belongs to the drag.
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
    if (event.type === "pointerup") dragging.drop(document.elementFromPoint(event.clientX, event.clientY));
    dragging.end?.();
  }
  function swallow(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }
  function stop(): void {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
  }
  addEventListener("pointermove", move, { passive: false });
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
}
