/** A lesson under way: which step it is at, what is to be touched next, and what a touch means. */

import type { Table } from "../table/table.svelte";
import type { LessonStep } from "../wire";
import { find, handle, standing } from "./placing";

/** What belongs to the frame and may always be used. */
const FREE = ".lesson, .top, dialog, .skip";
/** Milliseconds between the touches that are shown. */
const SHOWN = 650;

export class Lesson {
  /** Steps that were only begun on the board, beyond the one the table knows of. */
  private begun = $state(0);
  /** How many touches of the step have been made. */
  private touched = $state(0);
  /** How often something else was touched in this step. */
  astray = $state(0);
  showing = $state(false);

  readonly told = $derived.by(() => this.table.info?.lesson ?? null);
  readonly steps = $derived(this.told?.steps ?? []);
  readonly over = $derived(this.told !== null && this.told.step >= this.steps.length);
  readonly at = $derived(Math.min((this.told?.step ?? 0) + this.begun, this.steps.length));
  readonly step = $derived<LessonStep | undefined>(this.steps[this.at]);
  /** What is to be touched now. */
  readonly tap = $derived(this.step?.taps[Math.min(this.touched, this.step.taps.length - 1)] ?? "");
  readonly ready = $derived.by(() => this.table.update !== null && this.table.queue.length === 0 && !this.table.sent);

  constructor(private readonly table: Table) {}

  /** The table has gone to another step. */
  turned(): void {
    this.begun = this.touched = this.astray = 0;
  }

  /** Only what the step asks for reaches the board. */
  gate = (event: Event): void => {
    const at = event.target as Element | null;
    if (!at?.closest || at.closest(FREE) || !this.step) return;
    const right = this.ready && standing(this.tap).some((each) => each.contains(at));
    if (!right || this.step.shown) {
      // A map that is only moved, or a step that only shows something: the board need not know.
      event.stopPropagation();
      if (event.type === "click") event.preventDefault();
    }
    if (event.type !== "click") return;
    if (right) this.touch();
    else this.astray += 1;
  };

  private touch(): void {
    const { step } = this;
    if (!step) return;
    this.astray = 0;
    const last = this.touched >= step.taps.length - 1;
    if (!last) this.touched += 1;
    else if (step.draft) [this.begun, this.touched] = [this.begun + 1, 0];
    else if (step.shown) void this.table.turn(this.at + 1);
    // What is played comes back as the next step; until then another touch, where one confirms, is right too.
  }

  /** Touch for the learner what is to be touched. */
  show = async (): Promise<void> => {
    if (this.showing) return;
    this.showing = true;
    const { at, step } = this;
    for (let left = (step?.taps.length ?? 0) - this.touched; left > 0 && this.at === at; left -= 1) {
      const found = find(this.tap);
      if (!found) break;
      handle(found).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      if (left > 1) await new Promise((next) => setTimeout(next, SHOWN));
    }
    this.showing = false;
  };

  /** The former step: where it was only begun on the board, its beginning. */
  back = (): void => {
    let to = this.told?.step ?? 0;
    if (this.begun === 0 && this.touched === 0) {
      to -= 1;
      while (to > 0 && this.steps[to - 1]?.draft) to -= 1;
    }
    this.begun = this.touched = this.astray = 0;
    if (to >= 0) void this.table.turn(to);
  };
}
