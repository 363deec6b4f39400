/** Tables made with one click. */

import type { BotLevel, GamePage } from "../wire";
import { custom } from "../games";
import { api } from "./api";
import { bots } from "./games";
import { go } from "./router.svelte";
import { ensurePlayer } from "./session.svelte";
import { type BotGame, saveSettings, settings } from "./settings.svelte";
import { currentLang } from "./words.svelte";

/** How many sit at a table made with one click. */
export function goodSeats(page: Pick<GamePage, "id" | "min_seats" | "max_seats">): number {
  return Math.min(page.max_seats, Math.max(page.min_seats, custom(page.id).seats ?? 2));
}

/** A game with bots as it was chosen last in this browser; a newcomer meets the second level from the first seat. */
export function usualGame(page: GamePage, levels: readonly BotLevel[]): BotGame {
  const kept = settings.bots[page.id] ?? {};
  const known = (id: string | undefined): boolean => levels.some((level) => level.id === id);
  const level = [kept.level, settings.level].find(known) ?? (levels[1] ?? levels[0])?.id ?? "";
  const seats = kept.seats && kept.seats >= page.min_seats && kept.seats <= page.max_seats ? kept.seats : goodSeats(page);
  const side = kept.side !== undefined && kept.side < seats ? kept.side : 0;
  return { level, seats, side };
}

export function keepGame(page: GamePage, chosen: BotGame): void {
  saveSettings({ level: chosen.level, bots: { ...settings.bots, [page.id]: { ...chosen } } });
}

/** A table for me and bots, which begins at once; at that level, of the bots or of a cooperative game, if one is named. */
export async function playWithBots(page: GamePage, rung = ""): Promise<void> {
  const [levels] = await Promise.all([bots(currentLang()), ensurePlayer()]);
  const usual = usualGame(page, levels);
  const { seats, side } = usual;
  const level = page.cooperative ? usual.level : rung || usual.level;
  const mine = side < 0 ? Math.floor(Math.random() * seats) : side;
  const sit = Array.from({ length: seats }, (_, seat) => (seat === mine ? "me" : `bot:${level}`));
  const options = { ...custom(page.id).quick, ...(page.cooperative && rung ? { level: rung } : {}) };
  const made = await api.make({ game: page.id, seats, options, sit, start: true });
  go(`/t/${made.id}`);
}
