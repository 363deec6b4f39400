/** Playing the deal of the day, and its times as people read them. */

import { api } from "../lib/api";
import { go } from "../lib/router.svelte";
import { ensurePlayer } from "../lib/session.svelte";
import { currentLang } from "../lib/words.svelte";
import type { DailyPage } from "../wire";

/** Begin the deal of the day of a game, or go on with it; a guest is made if need be. */
export async function playDaily(game: string): Promise<void> {
  await ensurePlayer();
  go(`/t/${(await api.tryDaily(game)).id}`);
}

/** A day as 2026-11-18, for people. */
export function dayName(day: string, form: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long" }): string {
  return new Intl.DateTimeFormat(currentLang(), { ...form, timeZone: "UTC" }).format(Date.parse(day));
}

/** When the deals change, by the reader's own clock. */
export function changesAt(page: DailyPage): string {
  return new Intl.DateTimeFormat(currentLang(), { hour: "2-digit", minute: "2-digit" }).format(page.ends);
}
