/** Tables made with one click. */

import type { GamePage, NewTable } from "../wire";
import { custom } from "../games";
import { api } from "./api";
import { bots } from "./games";
import { go } from "./router.svelte";
import { ensurePlayer } from "./session.svelte";
import { settings } from "./settings.svelte";
import { currentLang } from "./words.svelte";

/** How many sit at a table made with one click. */
export function goodSeats(page: Pick<GamePage, "id" | "min_seats" | "max_seats">): number {
  return Math.min(page.max_seats, Math.max(page.min_seats, custom(page.id).seats ?? 2));
}

/** The level a newcomer meets, or the one chosen last. */
export async function usualLevel(): Promise<string> {
  const levels = await bots(currentLang());
  if (levels.some((level) => level.id === settings.level)) return settings.level;
  return (levels[1] ?? levels[0])?.id ?? "";
}

/** A table for me and bots, which begins at once. */
export async function playWithBots(page: GamePage, change: Partial<NewTable> = {}): Promise<void> {
  const [level] = await Promise.all([usualLevel(), ensurePlayer()]);
  const seats = change.seats ?? goodSeats(page);
  const sit = Array.from({ length: seats }, (_, seat) => (seat === 0 ? "me" : `bot:${level}`));
  const made = await api.make({ game: page.id, seats, options: custom(page.id).quick ?? {}, sit, start: true, ...change });
  go(`/t/${made.id}`);
}
