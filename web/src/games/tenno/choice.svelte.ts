/** What is chosen on the board but not played yet: select, then target; what cannot be taken back needs a second tap. */

import { settings } from "../../lib/settings.svelte";
import type { BoardProps } from "../../table/board";
import { Draft } from "../../table/draft.svelte";
import { attackCode, cardCode, cell, pairCode, placeCode, read, setCode, type Move } from "./codes";
import type { TennoView } from "./view";

type Props = BoardProps<TennoView>;
type State = "" | "lit" | "chosen" | "aimed";

export class Choice {
  /** The own place chosen, a second one for an exchange, the card of the hand, the opponent's card aimed at. */
  own = $state<number | null>(null);
  second = $state<number | null>(null);
  held = $state<number | null>(null);
  target = $state<{ seat: number; at: number } | null>(null);
  /** The peasants as they would be laid. */
  order = $state([0, 1, 2]);

  /** What is lit, refused and committed is the draft's; why a card cannot be attacked is known before it is tapped. */
  readonly draft: Draft<TennoView>;

  constructor(private props: () => Props) {
    this.draft = new Draft(props, () => this.watched);
  }

  moves = $derived.by(() => this.draft.legal.map((code) => ({ code, text: this.draft.text(code), move: read(code) })));
  private watched = $derived.by((): string[] => {
    const { view, seat } = this.props();
    if (!this.kind("attack")) return [];
    const others = Array.from({ length: view.seats }, (_, each) => each).filter((each) => each !== seat);
    return [0, 1, 2].flatMap((own) => others.flatMap((other) => [0, 1, 2].map((at) => attackCode(own, other, at))));
  });
  free = $derived.by(() => this.draft.open && !this.props().busy);

  has(code: string): boolean {
    return this.draft.lit(code);
  }
  text(code: string): string {
    return this.draft.text(code);
  }
  kind(kind: Move["kind"]): boolean {
    return this.moves.some(({ move }) => move.kind === kind);
  }
  get laying(): "fill" | "lay" | null {
    return this.kind("fill") ? "fill" : this.kind("lay") ? "lay" : null;
  }

  /** The code that a second tap would play. */
  armed = $derived.by((): string => {
    let code = "";
    if (this.kind("set")) code = setCode(this.order);
    else if (this.held !== null && this.laying) code = cardCode(this.laying, this.held);
    else if (this.target && this.kind("look")) code = placeCode("look", this.target.at);
    else if (this.target && this.own !== null) code = attackCode(this.own, this.target.seat, this.target.at);
    return this.has(code) ? code : "";
  });

  /** The pair chosen for an exchange, as its two codes. */
  pair = $derived.by((): string[] => {
    if (this.own === null || this.second === null) return [];
    const { own, second } = this;
    return (["trade", "feint"] as const).map((verb) => pairCode(verb, own, second)).filter((code) => this.has(code));
  });

  /** What to choose next, in words; empty when all of it is chosen. */
  hint(say: Props["say"]): string {
    if (!this.free) return "";
    if (this.kind("set")) return say("tenno-arrange");
    if (this.laying) return this.held === null ? say("tenno-pick-hand") : "";
    if (this.kind("trade")) return this.pair.length ? "" : say("tenno-pick-pair");
    if (this.kind("look")) return this.target ? "" : say("tenno-pick-look");
    if (!this.kind("attack")) return "";
    if (this.own === null) return say("tenno-pick-own");
    return this.target ? "" : say("tenno-pick-target");
  }
  clear(): void {
    this.own = this.second = this.held = this.target = null;
  }
  /** What was chosen stays in sight until the table has answered; the next question clears it. */
  play(code: string): void {
    if (this.free) this.draft.commit(code);
  }

  // --- my own cards -----------------------------------------------------------------------------------------------

  private canStart(at: number): boolean {
    return this.moves.some(({ move }) => {
      if (move.kind === "attack") return move.place === at;
      if (move.kind === "swap") return move.place === at;
      return (move.kind === "trade" && move.pair.includes(at)) || move.kind === "set";
    });
  }
  ownState(at: number): State {
    if (!this.free) return "";
    if (this.own === at || this.second === at) return "chosen";
    if (this.laying && this.props().view.own_gaps[0] === at) return "lit";
    if (this.props().view.slot === at && this.laying) return "lit";
    return this.canStart(at) ? "lit" : "";
  }
  /** A tap on an own place. False: nothing to do here, so its card may be explained. */
  tapOwn(at: number, element: Element): boolean {
    if (!this.free) return false;
    if (this.kind("set")) return this.exchangePeasants(at);
    if (this.laying) {
      if (this.armed) this.play(this.armed);
      return true;
    }
    if (this.kind("swap")) {
      this.play(placeCode("swap", at));
      return true;
    }
    if (this.kind("trade")) return this.pickPair(at);
    if (!this.kind("attack")) return false;
    if (!this.canStart(at)) {
      const other = this.moves.find(({ move }) => move.kind === "attack")?.move;
      if (other?.kind === "attack") this.draft.refuse(attackCode(at, other.seat, other.at), element);
      return true;
    }
    this.own = this.own === at && !this.target ? null : at;
    if (this.own !== null && this.target && !this.armed) this.target = null;
    return true;
  }
  private exchangePeasants(at: number): boolean {
    if (this.own === null || this.own === at) {
      this.own = this.own === at ? null : at;
      return true;
    }
    const order = [...this.order];
    [order[this.own], order[at]] = [order[at]!, order[this.own]!];
    this.order = order;
    this.own = null;
    return true;
  }
  private pickPair(at: number): boolean {
    if (this.own === at) [this.own, this.second] = [this.second, null];
    else if (this.own === null) this.own = at;
    else this.second = this.second === at ? null : at;
    return true;
  }

  // --- cards of the others ----------------------------------------------------------------------------------------

  otherState(seat: number, at: number): State {
    if (!this.free) return "";
    if (this.target?.seat === seat && this.target.at === at) return this.armed ? "aimed" : "chosen";
    // First one of my cards, then the target: only what comes next is lit.
    return this.reachable(seat, at) && (this.own !== null || this.kind("look")) ? "lit" : "";
  }
  private reachable(seat: number, at: number): boolean {
    return this.moves.some(({ move }) => {
      if (move.kind === "look") return this.props().view.look_at === seat && move.place === at;
      if (move.kind !== "attack" || move.seat !== seat || move.at !== at) return false;
      return this.own === null || move.place === this.own;
    });
  }
  tapOther(seat: number, at: number, element: Element): boolean {
    if (!this.free || !(this.kind("attack") || this.kind("look"))) return false;
    if (this.target?.seat === seat && this.target.at === at) {
      if (this.armed) this.play(this.armed);
      else this.target = null;
      return true;
    }
    if (this.reachable(seat, at)) {
      const code = this.kind("look") ? placeCode("look", at) : this.own === null ? "" : attackCode(this.own, seat, at);
      if (!settings.confirm && this.has(code)) this.play(code);
      else this.target = { seat, at };
      return true;
    }
    if (this.kind("look")) return false;
    const own = this.own ?? this.moves.map(({ move }) => (move.kind === "attack" ? move.place : null)).find((n) => n !== null);
    if (typeof own === "number") this.draft.refuse(attackCode(own, seat, at), element);
    return true;
  }

  // --- the hand ---------------------------------------------------------------------------------------------------

  handState(card: number): State {
    if (!this.free || !this.laying) return "";
    return this.held === card ? "chosen" : this.has(cardCode(this.laying, card)) ? "lit" : "";
  }
  tapHand(card: number): boolean {
    if (!this.free || !this.laying) return false;
    const code = cardCode(this.laying, card);
    if (this.has(code) && (!settings.confirm || this.held === card)) this.play(code);
    else this.held = card;
    return true;
  }

  // --- dragging: the same choices in one movement ---------------------------------------------------------------------

  /** Whether the card may be dragged at all. */
  draggable(at: number): boolean {
    return this.free && this.canStart(at) && (this.kind("attack") || this.kind("set"));
  }
  /** A card was dragged from an own place (or out of the hand) and dropped on a cell. */
  drop(from: { own?: number; card?: number }, onto: string, element: Element): void {
    const [seat, at] = onto.split(".").map(Number) as [number, number];
    if (from.card !== undefined && this.laying) {
      this.held = from.card;
      if (this.armed && this.ownState(at) === "lit") this.play(this.armed);
    } else if (from.own !== undefined && onto === cell(this.props().seat ?? -1, at)) {
      if (this.kind("set") && from.own !== at) {
        this.own = from.own;
        this.exchangePeasants(at);
      }
    } else if (from.own !== undefined && this.kind("attack")) {
      const code = attackCode(from.own, seat, at);
      if (this.has(code)) this.play(code);
      else this.draft.refuse(code, element);
    }
  }
}
