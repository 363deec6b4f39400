/** How my seat and the table stand apart from the game: over, played by a bot, or waiting for somebody who has left. */

import { overDays } from "../lib/pace";
import type { Table } from "./table.svelte";

export interface Standing {
  over: boolean;
  /** A bot goes on for me. */
  standIn: boolean;
  /** I gave up, so that I cannot come back. */
  resigned: boolean;
  /** The seat of somebody who has left and must decide. */
  missing: number | undefined;
}

export function standing(table: Table): Standing {
  const { info, update } = table;
  const chair = update?.eye == null ? undefined : info?.seats[update.eye];
  // Where a decision may take days, it is as it should be that somebody is not there.
  const waits = update && update.ask === null && !update.ending && !overDays(info?.pace);
  return {
    over: update?.ending != null || info?.status === "abandoned",
    standIn: chair?.stand_in === true,
    resigned: chair?.resigned === true,
    missing: waits ? update.to_act.find((seat) => table.presence.absent.includes(seat) && !info?.seats[seat]?.stand_in) : undefined,
  };
}
