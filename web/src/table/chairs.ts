/** A seat in words: who sits there, how, and whether the table waits for them. */

import { botBadge } from "../lib/badges";
import { onHoliday, tellHoliday } from "../lib/holidays";
import { say } from "../lib/words.svelte";
import type { Table } from "./table.svelte";

/** How the seat is held, where that is not simply by a person who is here. */
function manner(table: Table, seat: number): string {
  const chair = table.info?.seats[seat];
  if (!chair) return "";
  if (chair.resigned) return say("seat-resigned");
  if (chair.stand_in) return say("seat-stand-in");
  if (chair.kind === "bot") return botBadge(chair);
  if (onHoliday(chair.away)) return tellHoliday(chair.away);
  return chair.here ? "" : say("seat-away");
}

/** What is said of a seat besides its name. `sides` are the seats' own names, where sides differ. */
export function about(table: Table, seat: number, sides: readonly string[]): string[] {
  return [sides[seat] ?? "", table.info?.seats[seat]?.mine ? say("seat-you") : "", manner(table, seat)].filter(Boolean);
}

/** A seat as one phrase, because separate elements are read out as fragments. The clock is left out: it is told on request and when low. */
export function phrase(table: Table, seat: number, sides: readonly string[], acts: boolean): string {
  const claimed = table.info?.seats[seat]?.claimed ? say("seat-claimed") : "";
  return [table.names[seat] ?? "", claimed, ...about(table, seat, sides), acts ? say("seat-acts") : ""].filter(Boolean).join(", ");
}
