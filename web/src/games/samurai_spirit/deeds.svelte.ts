/** What may be done now, and what a second tap would do. */

import { settings } from "../../lib/settings.svelte";
import type { BoardProps, Action } from "../../table/board";
import { read, type Move } from "./codes";
import { grave } from "./grave";
import type { SamuraiSpiritView } from "./view";

export type Deed = Action & { move: Move };

/** Deeds that point at a samurai's side of the table. */
const POINTING = ["support", "hand", "heal", "strip", "move", "give"];

export class Deeds {
  armed = $state("");

  constructor(private props: () => BoardProps<SamuraiSpiritView>) {}

  free = $derived.by(() => !this.props().locked && !this.props().busy && this.props().legal.length > 0);
  all = $derived.by((): Deed[] =>
    this.free ? this.props().legal.map((option) => ({ ...option, move: read(option.code) })) : [],
  );

  has(code: string): boolean {
    return this.all.some((deed) => deed.code === code);
  }
  text(code: string): string {
    return this.all.find((deed) => deed.code === code)?.text ?? "";
  }
  onto(samurai: number | null): Deed | undefined {
    if (samurai === null) return undefined;
    return this.all.find(({ move }) => move.samurai === samurai && POINTING.includes(move.verb));
  }
  mine(seat: number): boolean {
    return this.props().seat === seat;
  }
  /** A tap on the table does it; where a second one is asked for, the first shows what it would do. */
  press(code: string): void {
    if (!this.has(code)) return;
    const asks = settings.confirm || (grave(code) && this.all.length > 1);
    if (this.armed === code || !asks) this.play(code);
    else this.armed = code;
  }
  play(code: string): void {
    if (!this.free) return;
    this.armed = "";
    this.props().play(code);
  }
}
