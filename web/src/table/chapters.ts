/** Folds the story: a run of like lines becomes one chapter, which opens to show every line. */

import type { Line } from "../wire";
import { doer } from "./marks";

export interface Chapter {
  /** The number of its first line in the story. */
  from: number;
  lines: Line[];
  /** Whether any of them happened since the reader last looked. */
  fresh: boolean;
}

type Run = Omit<Chapter, "fresh">;

/** The shortest run that is folded. */
const MANY = 3;

/** Fold runs of lines that have the same event and doer, where the game has one sentence for the whole run (`folds`). */
export function chapters(story: readonly Line[], folds: (event: string) => boolean, news: ReadonlySet<Line> = new Set()): Chapter[] {
  const found: Run[] = [];
  let run: Run | null = null;
  function close(): void {
    if (!run) return;
    const { from, lines } = run;
    if (lines.length >= MANY) found.push(run);
    else found.push(...lines.map((line, at) => ({ from: from + at, lines: [line] })));
    run = null;
  }
  story.forEach((line, from) => {
    const last = run?.lines[0];
    if (last && last.event === line.event && doer(last) === doer(line)) {
      run?.lines.push(line);
      return;
    }
    close();
    if (folds(line.event)) run = { from, lines: [line] };
    else found.push({ from, lines: [line] });
  });
  close();
  return found.map((each) => ({ ...each, fresh: each.lines.some((line) => news.has(line)) }));
}

/** `now` with unchanged chapters replaced by those of `before`, so that a long story is not rendered anew for each line. */
export function kept(before: readonly Chapter[], now: readonly Chapter[]): Chapter[] {
  return now.map((chapter, at) => {
    const old = before[at];
    const same =
      old?.from === chapter.from && old.fresh === chapter.fresh && old.lines.length === chapter.lines.length &&
      old.lines.every((line, number) => line === chapter.lines[number]);
    return same ? old : chapter;
  });
}
