/** Tells what others did: caption after caption at a steady beat, until all is told or somebody wants all at once. */

import type { Caption } from "./captions";
import { beat, LINGER, SILENCE, type Tempo } from "./tempo";

export interface Source {
  /** Show the next of what waits, and say what there is to tell of it; null where nothing waits. */
  next(): Caption[] | null;
  /** The board plays what a caption tells. */
  play(caption: Caption): void;
  tempo(): Tempo;
  /** When all must be told, as `performance.now()` counts: my clock runs. */
  until(): number | null;
  /** Whether nothing is asked of me, so that the last caption may stay for a while. */
  idle(): boolean;
  /** Show all that waits. */
  skip(): void;
}

export class Telling {
  /** What is told in this go, and which of it now. */
  captions = $state.raw<Caption[]>([]);
  at = $state(-1);
  /** Whether the present caption stays until somebody goes on. */
  held = $state(false);
  /** Whether a caption is about to show what was hidden. */
  silent = $state(false);
  /** Whether all is told, and the last caption only lingers. */
  done = $state(false);
  private repeated = false;
  /** Where the captions of the present update begin, and how far they have been told. */
  private start = $state(0);
  private reached = $state(-1);
  /** Lines of the present update that have been told, and those that are still to be told. */
  readonly told = $derived(this.captions.slice(this.start, this.reached + 1).flatMap((caption) => caption.lines));
  readonly pending = $derived(this.captions.slice(Math.max(this.start, this.reached + 1)).flatMap((caption) => caption.lines));
  readonly current = $derived(this.captions[this.at] ?? null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private end: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly source: Source) {}

  get open(): boolean {
    return this.at >= 0;
  }

  /** More has come. */
  more(): void {
    if (this.done) this.clear();
    if (!this.open) this.on();
  }

  /** Tell these again, without anything that waits. */
  tell(captions: Caption[]): void {
    if (this.open || !captions.length) return;
    this.captions = captions;
    this.start = captions.length; // the board shows what they led to already
    this.show(0);
  }

  /** Go on to the next. */
  on = (): void => {
    if (this.at + 1 < this.captions.length) return this.show(this.at + 1);
    for (;;) {
      const more = this.source.next();
      if (more === null) return this.finish();
      if (!more.length) continue;
      this.start = this.captions.length;
      this.captions = [...this.captions, ...more];
      return this.show(this.at + 1);
    }
  };

  /** Tell the present one again and let it stay; once more: the one before. */
  again = (): void => {
    if (!this.open) return;
    this.show(this.repeated ? Math.max(0, this.at - 1) : this.at, true);
  };

  /** Nothing more is told; all that waits is shown. */
  skip = (): void => {
    this.clear();
    this.source.skip();
  };

  clear(): void {
    clearTimeout(this.timer);
    clearTimeout(this.end);
    this.end = undefined;
    this.captions = [];
    this.at = this.reached = -1;
    this.start = 0;
    this.held = this.done = this.silent = false;
  }

  /** A page that nobody sees tells nothing. */
  pause(): void {
    clearTimeout(this.timer);
  }

  resume(): void {
    if (this.open && !this.done) this.show(this.at, this.held);
  }

  private show(at: number, again = false): void {
    clearTimeout(this.timer);
    const caption = this.captions[at];
    if (!caption) return;
    const until = this.source.until();
    this.at = at;
    this.done = false;
    this.repeated = again;
    this.held = again || (caption.waits && until === null);
    this.silent = caption.reveals && !again && until === null;
    if (until !== null) this.end ??= setTimeout(this.skip, Math.max(0, until - performance.now()));
    if (this.silent) this.timer = setTimeout(() => this.speak(caption), SILENCE);
    else this.speak(caption);
  }

  private speak(caption: Caption): void {
    this.silent = false;
    this.reached = Math.max(this.reached, this.at);
    this.source.play(caption);
    if (!this.held) this.timer = setTimeout(this.on, beat(this.source.tempo(), caption.text + (caption.means?.text ?? "")));
  }

  private finish(): void {
    clearTimeout(this.timer);
    if (!this.open) return;
    if (!this.source.idle() || this.done) return this.clear();
    this.done = true;
    this.timer = setTimeout(() => this.clear(), LINGER);
  }
}
