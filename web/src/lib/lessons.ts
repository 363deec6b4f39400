/** The lessons of a game. */

import type { GamePage } from "../wire";
import { api } from "./api";
import { go } from "./router.svelte";
import { ensurePlayer } from "./session.svelte";

export function hasLesson(page: Pick<GamePage, "lessons">): boolean {
  return page.lessons > 0;
}

/** Begin a lesson of a game, or go on where it was left. */
export async function takeLesson(page: Pick<GamePage, "id">, number = 1): Promise<void> {
  await ensurePlayer();
  const made = await api.lesson({ game: page.id, number });
  go(`/t/${made.id}`);
}
