/** How a finished game ended, in a few words. */

import { headline } from "../table/result";
import type { TableLine } from "../wire";
import { say } from "./words.svelte";

/** How it ended; of one that 0.1 kept, and of one that goes on, only how it stands. */
export function outcomeOf(line: TableLine): string {
  if (line.status !== "finished" || !line.returns.length) return say(`status-${line.status}`);
  const said = headline({ returns: line.returns, names: line.names, mine: line.my_seats });
  const by = { resigned: "end-gave-up-by", time: "end-time-up-by" }[line.reason];
  return by ? `${said} (${say(by)})` : said;
}
