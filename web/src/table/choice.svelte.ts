/** Choosing from the list of actions: the first tap shows what would follow, the second in the same place does it. */

import { settings } from "../lib/settings.svelte";
import type { Option } from "../wire";
import type { Table } from "./table.svelte";

export class Choice {
  armed = $state<string | null>(null);
  /** What would follow, line by line; null until it is known. */
  follows = $state.raw<string[] | null>(null);

  constructor(
    private readonly table: Table,
    private readonly certain: boolean,
  ) {}

  async choose(option: Option): Promise<void> {
    const only = this.table.update?.legal.length === 1;
    if (!settings.confirm || only || this.armed === option.code) {
      this.cancel();
      await this.table.play(option.code);
      return;
    }
    this.armed = option.code;
    this.follows = this.certain ? null : [];
    if (!this.certain) return;
    const previewed = await this.table.preview([option.code]);
    if (this.armed === option.code) this.follows = previewed?.events.map((line) => line.text).filter(Boolean) ?? [];
  }

  cancel(): void {
    this.armed = null;
    this.follows = null;
  }
}
