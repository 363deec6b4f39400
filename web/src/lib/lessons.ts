/** The lessons of a game. */

import type { GamePage } from "../wire";
import { api } from "./api";
import { go } from "./router.svelte";
import { ensurePlayer } from "./session.svelte";
import { saveSettings, settings } from "./settings.svelte";

export function hasLesson(page: Pick<GamePage, "lessons">): boolean {
  return page.lessons > 0;
}

/** The lessons of a game, and which of them were finished in this browser. */
export function lessonsOf(page: Pick<GamePage, "id" | "lessons">): { number: number; done: boolean }[] {
  return Array.from({ length: page.lessons }, (_, at) => ({ number: at + 1, done: settings.learned.includes(`${page.id}-${at + 1}`) }));
}

export function finishLesson(game: string, number: number): void {
  const name = `${game}-${number}`;
  if (!settings.learned.includes(name)) saveSettings({ learned: [...settings.learned, name] });
}

/** Begin a lesson of a game, or go on where it was left. */
export async function takeLesson(page: Pick<GamePage, "id">, number = 1): Promise<void> {
  await ensurePlayer();
  const made = await api.lesson({ game: page.id, number });
  go(`/t/${made.id}`);
}
