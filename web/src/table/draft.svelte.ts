/**
 * A decision in the making, on any board: the codes put together so far, what fits next and what the table would look like.
 *
 * No rule is known here. The table is asked what comes after the codes, ahead of the next tap: of every code that could be
 * tapped (`watch`) it tells what would fit after it, or why it does not fit. So what lights up and what is refused is known
 * before it is touched.
 */

import { untrack } from "svelte";
import { tell } from "../lib/problems";
import type { Action, Foretold } from "../wire";
import type { BoardProps } from "./board";

/** Codes that can be tapped now, legal or not. */
export type Watch = () => readonly string[];

interface Tap {
  code: string;
  at: Element | null;
}

/** What was told about a list of codes, and about which further ones it was asked. */
type Told = Foretold & { watched: ReadonlySet<string> };

/** Milliseconds before a question that was not answered is asked again, and how often. */
const AGAIN = 400;
const TRIES = 6;

export class Draft<V> {
  /** A tap that came before the table told what it means. */
  #tapped: Tap | null = null;
  /** What is being asked at the moment, to ask nothing twice. */
  #asking = "";
  #props: () => BoardProps<V>;
  #watch: Watch;
  #anew: boolean;
  /** What the table told about each list of codes. */
  #known = $state.raw<ReadonlyMap<string, Told>>(new Map());
  #tries = $state(0);
  /** The codes before the last one was added, and that one: what fits now follows from there until the answer comes. */
  #from: { codes: readonly string[]; code: string } | null = null;
  /** What was known last, to be shown until more is. */
  #last: { legal: readonly string[]; view: V | null } = { legal: [], view: null };

  /**
   * `anew`: the codes are the whole decision from its beginning, so that parts which the table has already can be put back;
   * otherwise they go on from there.
   */
  constructor(props: () => BoardProps<V>, watch: Watch, options: { anew?: boolean } = {}) {
    this.#props = props;
    this.#watch = watch;
    this.#anew = options.anew ?? false;
    $effect(() => this.#look());
  }

  /** Whether there is something to decide here. */
  open = $derived.by(() => !this.#props().locked && this.#props().legal.length > 0);
  /** A new question throws the draft and all that was told away; a new view of the same one does not. */
  #question = $derived.by(() => `${this.#props().seat} ${this.#props().ask ?? ""} ${this.open}`);
  /** The parts that the table has, where this draft is the whole decision. */
  #laid = $derived.by<readonly string[]>(() => {
    void this.#question;
    return untrack(() => (this.#anew ? (this.#props().laid ?? []) : []));
  });
  codes = $derived.by<readonly string[]>(() => {
    void this.#question;
    this.#from = this.#tapped = null;
    return this.#laid;
  });

  #node = $derived.by<Told | undefined>(() => this.#known.get(this.#key(this.codes)));
  /** Whether the question itself told all that is wanted: nothing is chosen yet, and nothing else can be tapped. */
  #told = $derived.by(() => !this.codes.length && !this.#laid.length && !this.#watch().length);
  /** Whether the table has told what comes after these codes. */
  settled = $derived.by(() => !this.open || this.#told || this.#node !== undefined);

  /** The codes that fit next. */
  legal = $derived.by<readonly string[]>(() => {
    if (!this.open) return [];
    const found = this.#node?.legal.map((option) => option.code) ?? this.#predicted() ?? this.#first() ?? this.#last.legal;
    this.#last = { ...this.#last, legal: found };
    return found;
  });
  #lit = $derived.by(() => new Set(this.legal));
  /** What the table would look like. */
  view = $derived.by<V>(() => {
    const now = this.#props().view;
    if (!this.open || !this.changed) return now;
    const found = (this.#node?.view as V | null | undefined) ?? this.#last.view ?? now;
    this.#last = { ...this.#last, view: found };
    return found;
  });
  /** Whether it differs from what the table has. */
  changed = $derived.by(() => this.#key(this.codes) !== this.#key(this.#laid));
  #texts = $derived.by(() => {
    const told: readonly Action[] = this.#node?.legal ?? [];
    return new Map([...this.#props().legal, ...told].map((option) => [option.code, option.text ?? ""]));
  });

  lit(code: string): boolean {
    return this.#lit.has(code);
  }
  text(code: string): string {
    return this.#texts.get(code) ?? "";
  }
  /** How often a code is in the draft. */
  count(code: string): number {
    return this.codes.filter((each) => each === code).length;
  }

  /** One more part, or the reason why it does not fit, shown at the element that was tapped. */
  add(code: string, at: Element | null = null): boolean {
    if (!this.open) return false;
    if (!this.settled && !this.#predicted()) {
      this.#tapped = { code, at };
      return false;
    }
    if (!this.lit(code)) {
      this.refuse(code, at);
      return false;
    }
    this.#put([...this.codes, code], { codes: this.codes, code });
    return true;
  }
  /** Take a part back: the last one of that code. */
  remove(code: string): void {
    if (this.#tapped?.code === code) {
      this.#tapped = null; // It was not in yet.
      return;
    }
    const at = this.codes.lastIndexOf(code);
    if (at >= 0) this.#put(this.codes.filter((_, place) => place !== at));
  }
  /** Take parts back and put another in their place, which is judged when the table has been asked. */
  replace(gone: readonly string[], code: string, at: Element | null = null): void {
    this.#put(this.codes.filter((each) => !gone.includes(each)));
    this.add(code, at);
  }
  /** Back to what the table has. */
  clear(): void {
    this.#put(this.#laid);
  }

  /** Submit it, with a last part where one is named. */
  commit(last?: string): void {
    const codes = last === undefined ? this.codes : [...this.codes, last];
    this.#props().play([...codes], this.#laid.length > 0);
  }

  /** Why this does not fit: at once where it was watched. */
  refuse(code: string, at: Element | null): void {
    const problem = this.#node?.refusals[code];
    if (problem) this.#props().refuse(code, at, tell(problem));
    else if (this.#asking) this.#tapped = { code, at };
    else this.#props().refuse(code, at);
  }

  #key(codes: readonly string[]): string {
    return `${this.#question} | ${codes.join(" ")}`;
  }
  #put(codes: readonly string[], from: { codes: readonly string[]; code: string } | null = null): void {
    this.#from = from;
    this.#tapped = null;
    this.codes = codes;
  }

  /** What fits after the last part, as it was told when that was only watched. */
  #predicted(): readonly string[] | null {
    if (!this.#from) return null;
    const before = this.#known.get(this.#key(this.#from.codes));
    if (!before) return null;
    const next = before.next[this.#from.code];
    if (!next) return before.watched.has(this.#from.code) ? [] : null;
    const gone = new Set(next.gone);
    return [...before.legal.map((option) => option.code).filter((code) => !gone.has(code)), ...next.more];
  }
  /** What the question itself said. */
  #first(): readonly string[] | null {
    return this.codes.length === 0 ? this.#props().legal.map((option) => option.code) : null;
  }

  /** Ask what comes after the codes, and about all that can be tapped, unless it is known. */
  #look(): void {
    const { ahead, ask } = this.#props();
    void this.#tries;
    if (!this.open || this.#told || !ahead || ask == null) return;
    const known = this.#node;
    const watch = this.#watch().filter((code) => !known?.watched.has(code));
    const key = this.#key(this.codes);
    const wanted = `${key} | ${watch.join(" ")}`;
    if ((known && !watch.length) || wanted === this.#asking) return;
    this.#asking = wanted;
    void ahead({ codes: [...this.codes], watch, anew: this.#laid.length > 0 }).then((told) => {
      if (this.#asking === wanted) this.#asking = "";
      if (!key.startsWith(`${this.#question} |`)) return;
      if (told) this.#learn(key, told, watch);
      else if (this.#tries < TRIES) setTimeout(() => (this.#tries += 1), AGAIN);
      this.#again();
    });
  }
  #learn(key: string, told: Foretold, watch: readonly string[]): void {
    const before = this.#known.get(key);
    const kept = [...this.#known].filter(([each]) => each.startsWith(`${this.#question} |`));
    const merged = {
      ...told,
      next: { ...before?.next, ...told.next },
      refusals: { ...before?.refusals, ...told.refusals },
      watched: new Set([...(before?.watched ?? []), ...watch]),
    };
    this.#tries = 0;
    this.#known = new Map([...kept, [key, merged]]);
  }
  /** The tap that waited for an answer. */
  #again(): void {
    const tap = this.#tapped;
    if (!tap || !this.settled) return;
    this.#tapped = null;
    this.add(tap.code, tap.at);
  }
}
