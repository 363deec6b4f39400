/** The sentences of a game's lessons, fetched when one is begun. */

import { addWords, type Lang } from "../lib/words.svelte";

const texts = import.meta.glob<string>("../games/*/lessons/*.ftl", { query: "?raw", import: "default" });

export async function loadLessonWords(game: string, lang: Lang): Promise<void> {
  const text = texts[`../games/${game}/lessons/${lang}.ftl`] ?? texts[`../games/${game}/lessons/en.ftl`];
  if (text) addWords(lang, `${game} lessons`, await text());
}
