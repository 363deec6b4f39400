/** Who is on holiday, in words. */

import type { TableLine } from "../wire";
import { currentLang, say } from "./words.svelte";

/** A day, as people say it: 27 November. */
export function day(moment: number): string {
  return new Intl.DateTimeFormat(currentLang(), { day: "numeric", month: "long" }).format(moment);
}

/** Whether somebody whose holiday lasts until then is on it. */
export function onHoliday(until: number | undefined, now = Date.now()): until is number {
  return until !== undefined && until > now;
}

export function tellHoliday(until: number): string {
  return say("on-holiday", { day: day(until) });
}

/** Those at a table of a list who are on holiday while the game goes on, and until when. */
export function resting(line: TableLine): { name: string; until: number }[] {
  if (line.status !== "playing") return [];
  return line.names.flatMap((name, seat) => {
    const until = line.away[seat];
    return onHoliday(until) ? [{ name, until }] : [];
  });
}
