/** Choosing an action: one tap plays it. Where a confirmation is asked for, the first tap arms the action and previews it. */

import { grave } from "../games";
import { settings } from "../lib/settings.svelte";
import type { Action } from "../wire";
import type { Table } from "./table.svelte";

export class Choice {
  armed = $state<string | null>(null);
  /** The preview of the armed action, line by line; null while it is loading. */
  follows = $state.raw<string[] | null>(null);

  constructor(
    private readonly table: Table,
    private readonly certain: boolean,
  ) {}

  async choose(option: Action): Promise<void> {
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
