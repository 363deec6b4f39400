/** What may be seen a moment later: it is drawn after the picture that people wait for, so that it does not hold that up. */

/** After the next picture; at once where nobody looks, because a hidden page draws none. */
export function afterPicture(act: () => void): () => void {
  if (document.hidden) {
    act();
    return () => undefined;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** A value that follows another one, a picture behind. Made while a component is. */
export class Later<T> {
  #shown = $state.raw() as T;
  #of: () => T;

  constructor(of: () => T) {
    this.#of = of;
    this.#shown = of();
    $effect(() => {
      const next = of();
      return afterPicture(() => (this.#shown = next));
    });
  }

  get current(): T {
    return this.#shown;
  }

  get behind(): boolean {
    return this.#shown !== this.#of();
  }
}
