/** The games and bots as the server tells them, fetched once for each language. */

import type { BotLevel, GameDetail, GamePage, Lang } from "../wire";
import { api } from "./api";

const kept = new Map<string, Promise<unknown>>();

function once<T>(key: string, fetch: () => Promise<T>): Promise<T> {
  let found = kept.get(key) as Promise<T> | undefined;
  if (!found) {
    found = fetch();
    kept.set(key, found);
    // What failed is asked again next time.
    found.catch(() => kept.delete(key));
  }
  return found;
}

export const games = (lang: Lang): Promise<GamePage[]> => once(`games ${lang}`, () => api.games(lang));
export const game = (id: string, lang: Lang): Promise<GameDetail> => once(`game ${id} ${lang}`, () => api.game(id, lang));
export const bots = (lang: Lang): Promise<BotLevel[]> => once(`bots ${lang}`, () => api.bots(lang));
