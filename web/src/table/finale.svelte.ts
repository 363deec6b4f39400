/** When the ending is shown: some time after the last thing that happened, at once where the game was over already. */

import type { Table } from "./table.svelte";

/** Milliseconds between the last thing shown and the ending. */
const PAUSE = 900;

/** Construct during component initialisation. */
export class Finale {
  /** Whether it is time for it. */
  due = $state(false);
  /** Whether the reader went back to the final board. */
  atBoard = $state(false);
  /** Whether the game was over when the table was first seen: then nothing moves. */
  still = $state(false);
  readonly over: boolean;
  readonly shown: boolean;

  constructor(table: Table, busy: () => boolean) {
    let seen = false;
    this.over = $derived(table.update?.ending != null || table.info?.status === "abandoned");
    this.shown = $derived(this.over && this.due && !this.atBoard);
    $effect(() => {
      if (!this.over) {
        if (table.update) seen = true;
        this.due = this.atBoard = false;
        return;
      }
      if (this.due || busy()) return;
      if (!seen) {
        this.still = this.due = true;
        return;
      }
      const timer = setTimeout(() => (this.due = true), PAUSE);
      return () => clearTimeout(timer);
    });
  }
}
