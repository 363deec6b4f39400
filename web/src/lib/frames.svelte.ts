/** Work put off until after the next animation frame, so that it does not delay the frame that people wait for. */

/** Milliseconds after which to stop waiting: a page that is hidden meanwhile gets no frame at all. */
const LONGEST = 250;

/** Run `act` after the next animation frame, or at once on a hidden page. Returns how to cancel it. */
export function afterFrame(act: () => void): () => void {
  if (document.hidden) {
    act();
    return () => undefined;
  }
  let timer = setTimeout(act, LONGEST);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Lags `of()` by one animation frame. Construct during component initialisation. */
export class Lagged<T> {
  #shown = $state.raw() as T;
  #of: () => T;

  constructor(of: () => T) {
    this.#of = of;
    this.#shown = of();
    $effect(() => {
      const next = of();
      return afterFrame(() => (this.#shown = next));
    });
  }

  get current(): T {
    return this.#shown;
  }

  /** Whether `of()` has changed since. */
  get behind(): boolean {
    return this.#shown !== this.#of();
  }
}
