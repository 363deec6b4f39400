// A move in the making: what is taken up, where it comes from, where it would go. What fits is what the table says.
import type { BoardProps } from "../../table/board";
import { Draft } from "../../table/draft.svelte";
import { tell } from "../../lib/problems";
import { aim, CASTES, TILES } from "./codes";
import type { SamuraiView } from "./view";

/** What the next tap on the map means; named as the stages are. */
export type Need = "turn" | "cities" | "villages" | "lay" | "lift" | "shift" | "one" | "other" | "spot" | "hands" | null;

/** The stage that a code leads to: the grammar of a move. */
function after(stage: string, code: string): string {
  const said = aim(code);
  if (said.what === "caste") return "spot";
  if (said.what === "tile") return code === "move" ? "lift" : code === "exchange" ? "one" : "lay";
  return stage === "lift" ? "shift" : stage === "one" ? "other" : stage;
}
/** Where one more code completes the move. */
const LAST = new Set(["lay", "shift", "other", "spot"]);

export class Move {
  readonly draft: Draft<SamuraiView>;
  #props: () => BoardProps<SamuraiView>;
  /** Where the tile would go: touched once, to be looked at before it is laid. */
  #aimed = $state<{ at: string; hex: string } | null>(null);
  /** What was told of the hexes that were looked at, by the codes that lead there. */
  #seen = $state.raw<ReadonlyMap<string, SamuraiView>>(new Map());

  constructor(props: () => BoardProps<SamuraiView>) {
    this.#props = props;
    this.draft = new Draft(props, () => this.#tappable);
  }

  /** What lies beside the map and can be tapped: whether it fits, and what after it, is asked ahead. */
  #tappable = $derived.by<string[]>(() => {
    const { view } = this.#props();
    if (view.stage === "hands") return TILES.map((tile) => tile.id);
    if (this.draft.codes.length) return [];
    return view.stage === "turn" ? [...new Set(view.hand)] : view.stage === "cities" || view.stage === "villages" ? [...CASTES] : [];
  });

  need = $derived.by<Need>(() =>
    this.draft.open ? (this.draft.codes.reduce(after, this.#props().view.stage) as Need) : null,
  );
  /** What was taken up: a tile of the hand or a caste of the supply. */
  taken = $derived.by(() => (this.need === "hands" ? null : (this.draft.codes[0] ?? this.#props().view.taken)));
  /** Where the tile that is moved lies. */
  source = $derived.by(() => {
    const lifted = this.draft.codes.find((code) => aim(code).what === "hex");
    return lifted ?? (this.need === "shift" ? this.#props().view.source : null);
  });
  /** The first figure of an exchange, as its code. */
  figure = $derived.by(() => {
    const { source, source_caste } = this.#props().view;
    const named = this.draft.codes.find((code) => aim(code).what === "figure");
    return named ?? (source_caste ? `${source_caste}-${source}` : null);
  });
  /** The tile that would come to lie on the map. */
  moving = $derived.by<string | null>(() => {
    if (this.need === "lay") return this.taken;
    if (this.need !== "shift") return null;
    return this.#props().view.tiles.find((laid) => laid.hex === this.source)?.tile ?? null;
  });

  /** The hexes that the next tap can choose. */
  targets = $derived.by<ReadonlySet<string>>(
    () =>
      new Set(
        this.draft.legal.flatMap((code) => {
          const said = aim(code);
          return said.what === "hex" || said.what === "figure" ? [said.hex] : [];
        }),
      ),
  );
  /** The figures that can be named now, as codes. */
  figures = $derived.by(() => this.draft.legal.filter((code) => aim(code).what === "figure"));

  #point = $derived.by(() => `${this.#props().ask} ${this.draft.codes.join(" ")}`);
  pending = $derived.by(() => (this.#aimed?.at === this.#point ? this.#aimed.hex : null));
  aimAt(hex: string | null): void {
    this.#aimed = hex === null ? null : { at: this.#point, hex };
  }

  take(code: string, at: Element | null): void {
    const now = this.draft.codes[0];
    if (now === code) this.draft.clear();
    else if (now !== undefined) {
      this.draft.clear();
      this.draft.add(code, at);
    } else this.draft.add(code, at);
  }

  /** A tap on a hex or figure: one more part, or the last one, with which the move is sent; or why it does not fit. */
  choose(code: string, at: Element | null): void {
    if (!this.draft.lit(code)) void this.#explain(code, at);
    else if (LAST.has(this.need ?? "")) this.draft.commit(code);
    else this.draft.add(code, at);
  }
  async #explain(code: string, at: Element | null): Promise<void> {
    const { ahead, refuse } = this.#props();
    const told = await ahead?.({ codes: [...this.draft.codes, code] });
    if (told?.problem) refuse(code, at, tell(told.problem));
  }

  /** What the table would look like with the tile on this hex; undefined until it is told. */
  then(hex: string): SamuraiView | undefined {
    return this.#seen.get(`${this.#point} ${hex}`);
  }
  /** Ask for that. */
  async look(hex: string): Promise<void> {
    const key = `${this.#point} ${hex}`;
    if (this.#seen.has(key)) return;
    const told = await this.#props().ahead?.({ codes: [...this.draft.codes, hex] });
    if (told?.view) this.#seen = new Map(this.#seen).set(key, told.view as unknown as SamuraiView);
  }

  /** One step back, by Esc or a tap beside. */
  back(): void {
    const last = this.draft.codes.at(-1);
    if (this.pending !== null) this.aimAt(null);
    else if (last !== undefined) this.draft.remove(last);
  }
}
