// The plan of whoever looks at the board, while it is being made: a draft, read as markers and posts. No rule is known here.
import type { BoardProps } from "../../table/board";
import { Draft } from "../../table/draft.svelte";
import { aim, GREEN, PLACES, RONIN, sendCode, stationCode } from "./codes";
import type { RoninView } from "./view";

/** What the attacker counts while planning. */
export interface Tally {
  sent: number;
  need: number;
  areas: number;
  threat: number;
  /** How many more may come beyond a limit. */
  bonus: number;
  reserve: number;
}

export class Planner {
  /** The ronin whose place is chosen next, where it is not the first without one. */
  picked = $state<string | null>(null);
  readonly draft: Draft<RoninView>;
  #props: () => BoardProps<RoninView>;

  /** `tappable`: what can be tapped outside planning. */
  constructor(props: () => BoardProps<RoninView>, tappable: () => readonly string[]) {
    this.#props = props;
    this.draft = new Draft(props, () => (this.side ? this.#watched : tappable()), { anew: true });
  }

  side = $derived.by<"attack" | "defence" | null>(() => {
    const { view } = this.#props();
    if (!this.draft.open || view.stage !== "plan" || view.ready) return null;
    return view.attack ? "attack" : view.defence ? "defence" : null;
  });
  #watched = $derived.by<string[]>(() => {
    if (this.side === "attack") return [...PLACES.map(sendCode), "ready"];
    const { current } = this;
    return current === null ? ["ready"] : PLACES.map((place) => stationCode(current, place));
  });

  /** New ninja for each place, the Green last; null where no attack is mine. */
  sent = $derived.by<readonly number[] | null>(() => {
    if (this.side !== "attack") return this.#props().view.attack?.sent ?? null;
    return PLACES.map((place) => this.draft.count(sendCode(place)));
  });
  /** A place for each ronin, null for whoever has none yet; null where no defence is mine. */
  posts = $derived.by<readonly (number | null)[] | null>(() => {
    const { view } = this.#props();
    if (this.side !== "defence") return view.defence?.posts ?? null;
    return RONIN.map((id, ronin) => {
      const code = this.codeOf(id);
      return code === undefined ? (view.ronin[ronin]?.at ?? null) : PLACES.indexOf(aim(code).place ?? "");
    });
  });

  tally = $derived.by<Tally | null>(() => {
    const { view } = this.#props();
    const plan = this.draft.view.attack;
    if (this.side !== "attack" || !plan || !this.sent) return null;
    const sent = this.sent.reduce((sum, count) => sum + count, 0);
    const threat = view.threat[view.round - 1] ?? 0;
    const areas = this.sent.filter((count, place) => count > 0 && place !== GREEN).length;
    return { sent, need: plan.need, areas, threat, bonus: plan.bonus_left, reserve: view.reserve - sent };
  });

  /** The ronin whose place is chosen next: the one picked up, or the first who can go somewhere. */
  current = $derived.by<string | null>(() => {
    if (this.side !== "defence") return null;
    return this.picked ?? RONIN.find((id) => this.#can(id)) ?? null;
  });
  complete = $derived.by(() => this.side !== null && this.draft.lit("ready"));

  /** Where the next tap can put somebody. */
  targets = $derived.by<Set<string>>(() => new Set(PLACES.filter((place) => this.side && this.draft.lit(this.code(place)))));

  /** The code that a tap on this place means. */
  code(place: string): string {
    return this.current === null ? sendCode(place) : stationCode(this.current, place);
  }
  /** The part of the draft that posts a ronin. */
  codeOf(ronin: string): string | undefined {
    return this.draft.codes.find((code) => aim(code).ronin === ronin);
  }
  #can(ronin: string): boolean {
    return this.draft.legal.some((code) => aim(code).ronin === ronin);
  }
  /** Whether this ronin's place is mine to choose. */
  free(ronin: string): boolean {
    return this.side === "defence" && (this.codeOf(ronin) !== undefined || this.#can(ronin));
  }

  /** Post a ronin; whoever stands there alone by this plan goes back to the row. */
  post(ronin: string, place: string, at: Element | null): void {
    const before = this.codeOf(ronin);
    if (before !== undefined) this.draft.remove(before);
    this.picked = null;
    const code = stationCode(ronin, place);
    const there = this.draft.codes.filter((each) => aim(each).place === place);
    if (this.draft.settled && !this.draft.lit(code) && there.length === 1) this.draft.replace(there, code, at);
    else this.draft.add(code, at);
  }
  /** Take a ronin up; one who has a place leaves it. */
  pick(ronin: string): void {
    const before = this.codeOf(ronin);
    if (before !== undefined) this.draft.remove(before);
    this.picked = this.picked === ronin && before === undefined ? null : ronin;
  }
  clear(): void {
    this.picked = null;
    this.draft.clear();
  }
}
