/** What is said of a bot beside its name. */

import type { Seat } from "../wire";
import { knows, say } from "./words.svelte";

/** That a seat has a bot, and how strong it is: "bot, ronin". */
export function botBadge(seat: Pick<Seat, "level">): string {
  const id = `level-${seat.level}`;
  return knows(id) ? say("seat-bot-level", { level: say(id) }) : say("seat-bot");
}
