/** Tables made with one click. */

import type { GamePage, NewTable } from "../wire";
import { api } from "./api";
import { bots } from "./games";
import { go } from "./router.svelte";
import { ensurePlayer } from "./session.svelte";
import { settings } from "./settings.svelte";
import { currentLang } from "./words.svelte";

/** How many sit at a first table; the games are good with any allowed number. */
const GOOD: Record<string, number> = { tenno: 4, samurai: 3, samurai_spirit: 3 };

/** With one click nobody sets up a board by hand; the page of a new table offers it. */
const QUICK: Record<string, Record<string, string>> = { samurai: { setup: "random", hands: "random" } };

export function goodSeats(page: Pick<GamePage, "id" | "min_seats" | "max_seats">): number {
  return Math.min(page.max_seats, Math.max(page.min_seats, GOOD[page.id] ?? 2));
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
  const made = await api.make({ game: page.id, seats, options: QUICK[page.id] ?? {}, sit, start: true, ...change });
  go(`/t/${made.id}`);
}
