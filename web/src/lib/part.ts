/** Parts of the page that are fetched when they are needed. */

import { moreWords } from "./words.svelte";

/** Milliseconds between two tries: at first, and at most. */
const FIRST = 500;
const LONGEST = 8_000;

/** What `load` imports, with its words, however often it takes: a line that is down for a moment leaves nobody before an empty page. */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  for (let pause = FIRST; ; pause = Math.min(pause * 2, LONGEST)) {
    try {
      return (await Promise.all([load(), moreWords()]))[0];
    } catch {
      await new Promise((next) => setTimeout(next, pause));
    }
  }
}
