/** How much time a decision may take: chosen, and in a sentence. */

import type { Pace } from "../wire";
import { say } from "./words.svelte";

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** A clock as it is chosen, each number in the unit of its field. */
export interface Clock {
  kind: "none" | "live" | "slow";
  minutes: number;
  increment: number;
  /** Over days: whether there is a bank of days for the whole game, and not so many for each decision. */
  banked: boolean;
  days: number;
  bank: number;
  hours: number;
  leaver: "bot" | "forfeit";
}

export function paceOf(clock: Clock): Pace {
  if (clock.kind === "slow" && clock.banked) return { kind: "bank", bank: clock.bank * DAY, increment: clock.hours * HOUR };
  return { kind: clock.kind, bank: clock.minutes * MINUTE, increment: clock.increment, days: clock.days };
}

/** Whether nobody is expected to sit there until the game is over. */
export function overDays(pace: Pace | undefined): boolean {
  return pace?.kind === "slow" || pace?.kind === "bank";
}

export function tellPace(pace: Pace): string {
  if (pace.kind === "slow") return say("pace-is-slow", { days: pace.days ?? 1 });
  if (pace.kind === "bank") {
    const hours = Math.round((pace.increment ?? 0) / HOUR);
    return [say("pace-is-bank", { days: Math.round((pace.bank ?? 0) / DAY) }), hours ? say("pace-bank-more", { hours }) : ""].filter(Boolean).join(" ");
  }
  if (pace.kind === "live") return say("pace-is-live", { minutes: Math.round((pace.bank ?? 0) / MINUTE), seconds: pace.increment ?? 0 });
  return say("pace-is-none");
}
