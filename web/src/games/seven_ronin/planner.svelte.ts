// The plan of whoever looks at the board, while it is being made. Kept here, sent as a whole.
import { untrack } from "svelte";
import { GREEN, PLACES, RONIN } from "./codes";
import * as plan from "./plan";
import type { RoninView } from "./view";

export class Planner {
  /** The counter or the place that stood in the way of the last tap. */
  tight = $state<string | null>(null);
  picked = $state<number | null>(null);
  #view: () => RoninView;
  #asked: () => boolean;
  /** Whether parts that the server has can be taken back. */
  #undoable: () => boolean;

  constructor(view: () => RoninView, asked: () => boolean, undoable: () => boolean) {
    this.#view = view;
    this.#asked = asked;
    this.#undoable = undoable;
  }

  // A new view of the same plan must not throw the draft away; a new round or an undone part must.
  #key = $derived.by(() => {
    const view = this.#view();
    return JSON.stringify([view.round, view.stage, view.ready, view.attack?.sent, view.defence?.posts]);
  });
  sent = $derived.by<plan.Attack | null>(() => {
    void this.#key;
    return untrack(() => this.#view().attack?.sent.slice() ?? null);
  });
  posts = $derived.by<plan.Defence | null>(() => {
    void this.#key;
    return untrack(() => this.#view().defence?.posts.slice() ?? null);
  });

  side = $derived.by<"attack" | "defence" | null>(() => {
    const view = this.#view();
    if (!this.#asked() || view.stage !== "plan" || view.ready) return null;
    return view.attack ? "attack" : view.defence ? "defence" : null;
  });
  tally = $derived.by(() => (this.sent ? plan.tally(this.#view(), this.sent) : null));

  /** The ronin whose place is chosen next: the one picked up, or the first without a place. */
  current = $derived.by<number | null>(() => {
    if (this.side !== "defence" || !this.posts) return null;
    if (this.picked !== null) return this.picked;
    return plan.movable(this.#view()).find((ronin) => this.posts?.[ronin] == null) ?? null;
  });

  complete = $derived.by(() => {
    const view = this.#view();
    if (this.side === "attack" && this.tally) return this.tally.sent >= this.tally.need;
    return this.side === "defence" && this.posts !== null && plan.complete(view, this.posts);
  });

  /** Where the next tap can put somebody. */
  targets = $derived.by<Set<string>>(() => {
    const view = this.#view();
    const found = new Set<string>();
    PLACES.forEach((id, place) => {
      if (this.side === "attack" && this.sent && !plan.stop(view, this.sent, place)) found.add(id);
      const ronin = this.current;
      if (this.side === "defence" && this.posts && ronin !== null && plan.fits(view, this.posts, ronin, place)) found.add(id);
    });
    return found;
  });

  /** What cannot go below: what the server has, where it cannot be taken back. */
  least(place: number): number {
    return this.#undoable() ? 0 : (this.#view().attack?.sent[place] ?? 0);
  }

  /** One more ninja; false where a counter stands in the way. */
  send(place: number): boolean {
    if (!this.sent) return false;
    this.tight = plan.stop(this.#view(), this.sent, place);
    if (this.tight) return false;
    this.sent = this.sent.map((count, other) => count + (other === place ? 1 : 0));
    return true;
  }

  less(place: number): void {
    this.tight = null;
    if (!this.sent || (this.sent[place] ?? 0) <= this.least(place)) return;
    this.sent = this.sent.map((count, other) => count - (other === place ? 1 : 0));
  }

  /** Whether this ronin's place is still mine to choose: not held, not fallen, not told for good. */
  free(ronin: number): boolean {
    const view = this.#view();
    return plan.movable(view).includes(ronin) && (this.#undoable() || view.defence?.posts[ronin] == null);
  }

  /** Post a ronin; whoever is in the way goes back to the row. */
  post(ronin: number, place: number): boolean {
    if (!this.posts || !this.free(ronin)) return false;
    const view = this.#view();
    let posts = this.posts;
    if (!plan.fits(view, posts, ronin, place)) {
      const there = posts.flatMap((at, other) => (at === place && other !== ronin ? [other] : []));
      if (place === GREEN || there.length !== 1 || !there.every((other) => this.free(other))) return false;
      posts = posts.map((at, other) => (there.includes(other) ? null : at));
    }
    this.posts = posts.map((at, other) => (other === ronin ? place : at));
    this.picked = null;
    return true;
  }

  pick(ronin: number | null): void {
    this.picked = this.picked === ronin ? null : ronin;
  }

  clear(): void {
    const view = this.#view();
    this.tight = null;
    this.picked = null;
    if (this.sent) this.sent = view.attack?.sent.slice() ?? null;
    if (this.posts) this.posts = view.defence?.posts.slice() ?? null;
  }

  get changed(): boolean {
    const view = this.#view();
    const known = this.side === "attack" ? view.attack?.sent : view.defence?.posts;
    return JSON.stringify(this.side === "attack" ? this.sent : this.posts) !== JSON.stringify(known);
  }

  codes(): string[] {
    const view = this.#view();
    if (this.side === "attack" && this.sent) return plan.attackCodes(this.sent, view.attack?.sent ?? []);
    return this.posts ? plan.defenceCodes(view, this.posts) : [];
  }

  /** How many parts the server must give back before this draft can be sent. */
  get stale(): number {
    const view = this.#view();
    if (this.side === "attack" && this.sent && view.attack) return plan.staleAttack(this.sent, view.attack.sent);
    return this.side === "defence" && this.posts ? plan.staleDefence(view, this.posts) : 0;
  }

  /** The code that a tap here would have meant, for the server to explain. */
  code(place: number): string {
    return this.current === null ? `+${PLACES[place]}` : `${RONIN[this.current]}>${PLACES[place]}`;
  }
}
