/** The sentences of the deal of the day, fetched with what shows them: a table needs none of them. */

import { addWords, type Lang } from "../lib/words.svelte";

const texts = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" });

export async function loadDailyWords(lang: Lang): Promise<void> {
  const text = texts[`./text/${lang}.ftl`];
  if (text) addWords(lang, "daily", await text());
}
