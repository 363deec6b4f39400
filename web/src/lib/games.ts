/** The games and bots as the server tells them, cached for each language. */

import type { BotLevel, GameDetail, GamePage, Lang } from "../wire";
import { api } from "./api";

const cache = new Map<string, Promise<unknown>>();

function once<T>(key: string, fetch: () => Promise<T>): Promise<T> {
  let found = cache.get(key) as Promise<T> | undefined;
  if (!found) {
    found = fetch();
    cache.set(key, found);
    // A failure is not cached.
    found.catch(() => cache.delete(key));
  }
  return found;
}

export const games = (lang: Lang): Promise<GamePage[]> => once(`games ${lang}`, () => api.games(lang));
export const game = (id: string, lang: Lang): Promise<GameDetail> => once(`game ${id} ${lang}`, () => api.game(id, lang));
export const bots = (lang: Lang): Promise<BotLevel[]> => once(`bots ${lang}`, () => api.bots(lang));
