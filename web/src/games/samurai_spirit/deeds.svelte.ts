/** What may be done now, and what a second tap would do. What is lit, refused and committed is the draft's. */

import { settings } from "../../lib/settings.svelte";
import type { BoardProps, Action } from "../../table/board";
import { Draft } from "../../table/draft.svelte";
import { CARDS, read, SYMBOLS, type Move } from "./codes";
import { grave } from "./grave";
import type { SamuraiSpiritView } from "./view";

export type Deed = Action & { move: Move };

/** Deeds that point at a samurai's side of the table. */
const POINTING = ["support", "hand", "heal", "strip", "move", "give"];
/** Stages in which a card goes to the left or to the right of a samurai. */
const PLACING = ["card", "place"];

export class Deeds {
  armed = $state("");
  readonly draft: Draft<SamuraiSpiritView>;

  constructor(private props: () => BoardProps<SamuraiSpiritView>) {
    this.draft = new Draft(props, () => this.watched);
  }

  /** What a tap on a samurai's side can mean while a card is placed or given up, legal or not. */
  private watched = $derived.by((): string[] => {
    const { stage } = this.props().view;
    if (PLACING.includes(stage)) return ["attack", "defend"];
    return stage === "lose" ? SYMBOLS.map((symbol) => `lose-${symbol}`) : [];
  });

  free = $derived.by(() => this.draft.open && !this.props().busy);
  all = $derived.by((): Deed[] =>
    this.free ? this.draft.legal.map((code) => ({ code, text: this.draft.text(code), move: read(code) })) : [],
  );

  has(code: string): boolean {
    return this.free && this.draft.lit(code);
  }
  text(code: string): string {
    return this.has(code) ? this.draft.text(code) : "";
  }
  onto(samurai: number | null): Deed | undefined {
    if (samurai === null) return undefined;
    return this.all.find(({ move }) => move.samurai === samurai && POINTING.includes(move.verb));
  }
  /** What a tap on a place of the left side means to whoever decides there; empty: nothing. */
  left(symbol: number, facing: number | null): string {
    const { stage } = this.props().view;
    if (!this.free) return "";
    if (stage === "lose") return `lose-${SYMBOLS[symbol]}`;
    const own = facing === null || !PLACING.includes(stage) ? undefined : CARDS[facing]!.symbol;
    return own === null || own === symbol ? "defend" : "";
  }
  mine(seat: number): boolean {
    return this.props().seat === seat;
  }
  /** A tap on the table does it, or is told why not; where a second one is asked for, the first shows what it would do. */
  press(code: string, at: Element | null = null): void {
    if (!this.free) return;
    if (!this.has(code)) {
      this.draft.refuse(code, at);
      return;
    }
    const asks = settings.confirm || (grave(code) && this.all.length > 1);
    if (this.armed !== code && asks) {
      this.armed = code;
      return;
    }
    this.armed = "";
    this.draft.commit(code);
  }
}
