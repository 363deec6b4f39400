/** Parts of the page that are fetched when they are needed. */

/** Milliseconds between two tries: at first, and at most. */
const FIRST = 500;
const LONGEST = 8_000;

/** What `load` imports, however often it takes: a line that is down for a moment leaves nobody before an empty page. */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  for (let pause = FIRST; ; pause = Math.min(pause * 2, LONGEST)) {
    try {
      return await load();
    } catch {
      await new Promise((next) => setTimeout(next, pause));
    }
  }
}
