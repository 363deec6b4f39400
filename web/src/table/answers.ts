/** What the table answers whoever hears it, by letters and on the command line: from what this seat may know anyway. */

import { tale } from "../games";
import { currentLang, say } from "../lib/words.svelte";
import type { Line } from "../wire";
import { phrase } from "./chairs";
import { clockWords } from "./clock";
import { ended, latest, moves, naming, sheet, type Query } from "./queries";
import type { Table } from "./table.svelte";

export class Answers {
  /** The length of the story when I last decided. */
  answeredAt = 0;

  constructor(
    private readonly table: Table,
    /** The seats' own names, where sides differ. */
    private readonly sides: () => readonly string[],
  ) {}

  /** The answer as one paragraph. `about` narrows it: how many moves, or a word that must be in it. */
  async answer(query: Query, about = ""): Promise<string> {
    if (query === "hand" || query === "table") await this.table.describe();
    const { update, story, sheet: board } = this.table;
    switch (query) {
      case "last":
        return this.told(latest(story, Math.max(1, parseInt(about, 10) || 1))) || say("log-empty");
      case "turn":
        return this.turn();
      case "hand":
        // Without cells marked as own, the whole sheet is told.
        return (update?.eye != null && sheet(board, say, true).join(" ")) || sheet(board, say).join(" ");
      case "table":
        return naming(sheet(board, say), about).join(" ") || say("command-not-there", { word: about });
      case "clock":
        return this.clocks();
      case "moves": {
        const legal = update?.legal ?? [];
        const found = about ? legal.filter((option) => naming([option.text], about).length) : legal;
        return legal.length && !found.length ? say("command-not-there", { word: about }) : moves(found, say);
      }
      case "repeat":
        return [this.told(story.slice(this.answeredAt)) || say("log-empty"), this.turn()].join(" ");
      case "who": {
        const acting = update?.to_act ?? [];
        return this.table.names.map((_, seat) => ended(phrase(this.table, seat, this.sides(), acting.includes(seat)))).join(" ");
      }
    }
  }

  private told(lines: readonly Line[]): string {
    const shown = tale(this.table.info?.game ?? "", this.table.story).filter((line) => lines.includes(line));
    return shown.map((line) => line.text).filter(Boolean).join(" ");
  }

  private turn(): string {
    const { update, names } = this.table;
    if (!update) return "";
    if (update.ending) return update.ending.text;
    if (update.ask !== null) return `${say("your-turn")} ${update.prompt}`;
    const awaited = new Intl.ListFormat(currentLang()).format(update.to_act.map((seat) => names[seat] ?? ""));
    return [awaited && say("told-waiting", { names: awaited }), update.prompt].filter(Boolean).join(" ");
  }

  private clocks(): string {
    const now = performance.now();
    const each = this.table.names.flatMap((name, seat) => {
      const left = this.table.left(seat, now);
      const runs = this.table.clocks[seat]?.running && !this.table.update?.paused;
      return left === null ? [] : [say(runs ? "told-clock-runs" : "told-clock", { name, time: clockWords(left, say) })];
    });
    return each.join(" ") || say("told-no-clock");
  }
}
