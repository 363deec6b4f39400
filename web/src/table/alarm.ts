/** When a clock that runs low is worth a word: at a few marks, at each of them once. */

/** Seconds: a day and an hour where a decision may take days, then the minutes and seconds of live clocks. */
const MARKS = [86_400, 3_600, 300, 60, 30, 10];
/** What a decision adds must not bring the same mark back each time: a clock is above it again only this many times above. */
const AGAIN = 2;

export class Alarm {
  private passed = new Set<number>();
  private before: number | null = null;

  /** Seconds left now, null where nobody counts. The mark that was just passed, or null. */
  heard(left: number | null): number | null {
    const { before } = this;
    this.before = left;
    if (left === null) return null;
    for (const mark of MARKS) if (left > mark * AGAIN) this.passed.delete(mark);
    const fresh = MARKS.filter((mark) => left <= mark && !this.passed.has(mark));
    for (const mark of fresh) this.passed.add(mark);
    // A table that is opened late is told by whoever asks; only what passes while one sits there is news.
    return before === null || !fresh.length ? null : Math.min(...fresh);
  }
}
