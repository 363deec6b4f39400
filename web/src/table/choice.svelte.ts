/** Choosing an action: one tap does it; where a second one is asked for, the first shows what would follow. */

import { grave } from "../games";
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
    const { update, info } = this.table;
    const asks = settings.confirm || grave(info?.game ?? "", option.code, update?.view);
    if (!asks || update?.legal.length === 1 || this.armed === option.code) {
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
