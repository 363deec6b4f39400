/** Announces a clock that runs low: once at each of a few marks. */

/** Seconds: a day and an hour where a decision may take days, then the minutes and seconds of live clocks. */
const MARKS = [86_400, 3_600, 300, 60, 30, 10];
/** Hysteresis: a mark can be passed again once the clock is above this many times the mark, so that an increment does not repeat it. */
const AGAIN = 2;

export class Alarm {
  private passed = new Set<number>();
  private before: number | null = null;

  /** Given the seconds left (null without a clock), the mark that was just passed, or null. */
  passing(left: number | null): number | null {
    const { before } = this;
    this.before = left;
    if (left === null) return null;
    for (const mark of MARKS) if (left > mark * AGAIN) this.passed.delete(mark);
    const fresh = MARKS.filter((mark) => left <= mark && !this.passed.has(mark));
    for (const mark of fresh) this.passed.add(mark);
    // Opening a table on which marks have passed already is no news.
    return before === null || !fresh.length ? null : Math.min(...fresh);
  }
}
