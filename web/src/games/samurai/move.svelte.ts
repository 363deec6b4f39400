// A move in the making: what is taken up, where it comes from, where it would go. Sent as a whole when it is complete.
import type { Action } from "../../table/board";
import { aim, exchange, tile } from "./codes";
import { exchangeable, standing } from "./figures";
import { hexes, type Hex } from "./geometry";
import type { SamuraiView } from "./view";

/** What the next tap on the map means. */
export type Need = "tile" | "caste" | "lay" | "lift" | "shift" | "one" | "other" | "spot" | "hands" | null;

const STAGES: Record<string, Need> = {
  lay: "lay",
  lift: "lift",
  shift: "shift",
  one: "one",
  other: "other",
  spot: "spot",
  hands: "hands",
};

export class Move {
  /** A tile of the hand or a caste of the supply, taken up here and not told to the server. */
  taken = $state<string | null>(null);
  source = $state<string | null>(null);
  /** The first figure of an exchange, as its code. */
  figure = $state<string | null>(null);
  /** Where the tile would go: touched once, to be looked at before it is laid. */
  pending = $state<string | null>(null);

  #view: () => SamuraiView;
  #legal: () => readonly Action[];
  #ground: Map<string, Hex>;

  constructor(view: () => SamuraiView, legal: () => readonly Action[]) {
    this.#view = view;
    this.#legal = legal;
    this.#ground = new Map(hexes(view().seats).map((hex) => [hex.name, hex]));
  }

  /** Whether the server already asks for a part of the move. */
  told = $derived.by(() => this.#view().taken !== null || this.#view().source !== null);

  need = $derived.by<Need>(() => {
    const view = this.#view();
    if (!this.#legal().length) return null;
    const asked = STAGES[view.stage];
    if (asked) return asked;
    const setting = view.stage === "cities" || view.stage === "villages";
    if (this.taken === null) return setting ? "caste" : "tile";
    if (setting) return "spot";
    if (this.taken === "move") return this.source === null ? "lift" : "shift";
    if (this.taken === "exchange") return this.figure === null ? "one" : "other";
    return "lay";
  });

  /** The tile that would come to lie on the map, and where it lies now. */
  moving = $derived.by<{ tile: string; from: string | null } | null>(() => {
    const view = this.#view();
    const from = this.source ?? (this.need === "shift" ? view.source : null);
    if (this.need === "shift" && from !== null) {
      const laid = view.tiles.find((each) => each.hex === from);
      return laid ? { tile: laid.tile, from } : null;
    }
    const taken = this.taken ?? view.taken;
    return this.need === "lay" && taken !== null ? { tile: taken, from: null } : null;
  });

  /** The hexes that the next tap can choose. */
  targets = $derived.by<Set<string>>(() => {
    const view = this.#view();
    const legal = this.#legal();
    if (STAGES[view.stage] && view.stage !== "hands") {
      return new Set(legal.flatMap((option) => {
        const at = aim(option.code);
        return at.what === "hex" || at.what === "figure" ? [at.hex] : [];
      }));
    }
    const full = new Set(view.tiles.map((laid) => laid.hex));
    if (this.need === "lay" || this.need === "shift") {
      const ground = this.need === "shift" ? "land" : tile(this.taken ?? "").ground;
      return new Set([...this.#ground.values()].filter((hex) => hex.ground === ground && !full.has(hex.name)).map((hex) => hex.name));
    }
    if (this.need === "lift") {
      const mine = view.tiles.filter((laid) => laid.owner === view.seat && !tile(laid.tile).fast);
      return new Set(mine.map((laid) => laid.hex));
    }
    if (this.need === "one" || this.need === "other") return new Set(this.figures.map((code) => code.split("-")[1] ?? ""));
    if (this.need === "spot") {
      const room = { village: 1, city: 2, edo: 3 } as Record<string, number>;
      const kind = view.stage === "cities" ? "city" : "village";
      const open = view.settlements.filter(
        (each) =>
          each.kind === kind &&
          each.figures.length < (room[each.kind] ?? 0) &&
          !each.figures.some((figure) => figure.caste === this.taken),
      );
      return new Set(open.map((each) => each.hex));
    }
    return new Set();
  });

  /** The figures that can be named now, as codes. */
  figures = $derived.by<string[]>(() => {
    const view = this.#view();
    if (view.stage === "one" || view.stage === "other") {
      return this.#legal().flatMap((option) => (aim(option.code).what === "figure" ? [option.code] : []));
    }
    if (this.need !== "one" && this.need !== "other") return [];
    const all = standing(view);
    const first = all.find((figure) => figure.code === this.figure);
    if (first) return all.filter((figure) => exchangeable(first, figure)).map((figure) => figure.code);
    return all.filter((figure) => all.some((other) => exchangeable(figure, other))).map((figure) => figure.code);
  });

  take(what: string | null): void {
    this.taken = this.taken === what ? null : what;
    this.source = this.figure = this.pending = null;
  }

  /** The codes of a tap on a hex, or null if more is to be chosen. */
  choose(hex: string): string[] | null {
    if (this.need === "lift" && !this.told && this.targets.has(hex)) {
      this.source = hex;
      return null;
    }
    const before = this.told ? [] : [this.taken, this.source];
    return [...before.filter((part) => part !== null), hex];
  }

  /** The codes of a tap on a figure, or null if the other one is to be chosen. */
  name(code: string): string[] | null {
    if (this.#view().stage === "one" || this.#view().stage === "other") return [code];
    if (this.figure === null) {
      this.figure = code;
      return null;
    }
    if (this.figure === code) {
      this.figure = null;
      return null;
    }
    return ["exchange", ...exchange(this.figure, code)];
  }

  /** One step back, by Esc or a tap beside. */
  back(): void {
    if (this.pending !== null) this.pending = null;
    else if (this.source !== null || this.figure !== null) this.source = this.figure = null;
    else this.taken = null;
  }

  reset(): void {
    this.taken = this.source = this.figure = this.pending = null;
  }
}
