/** What may be seen a moment later: it is drawn after the picture that people wait for, so that it does not hold that up. */

/** No picture takes so long; a page that was hidden meanwhile draws none at all. In milliseconds. */
const LONGEST = 250;

/** After the next picture; at once where nobody looks. */
export function afterPicture(act: () => void): () => void {
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
