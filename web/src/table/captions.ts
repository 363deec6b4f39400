/** Captions: what others did, cut into sentences that are shown one after the other, each with the places it is about. */

import type { Line, Meaning } from "../wire";
import type { Changes } from "./meanwhile";
import { doer } from "./marks";

export type { Line };

/** Parts of the board, by their `data-place`. */
export interface Places {
  /** Where something came from. */
  from: string[];
  /** Where it happened. */
  to: string[];
  /** What else matters: not veiled, without a ring. */
  beside?: string[];
}

/** How a game's lines are told (games/<game>/places.ts). */
export interface Manner {
  placesOf(line: Line): Places;
  /** Events whose sentence joins the next one of the same player. */
  joins?: readonly string[];
  /** Events that need no words in a caption: the story has them, and the board plays them with the next one. */
  quiet?: readonly string[];
  /** Events that show what was hidden: after a moment of silence, and until somebody goes on. */
  reveals?: readonly string[];
  /** Events that are told even where a move of mine set them off. */
  always?: readonly string[];
  /** Which parts of the view a line changes (games/<game>/changes.ts): they stay as they were until it is told. */
  changes?: Changes;
  /** The larger place that a place is part of, where it is not drawn by itself. */
  within?(place: string): string;
  /** Whose doing a line tells, where its seat does not say so. */
  seatOf?(line: Line, view: unknown): number | null;
}

export const PLAIN: Manner = { placesOf: () => ({ from: [], to: [] }) };

export interface Caption extends Places {
  /** Whose doing it is. */
  seat: number | null;
  /** All that the board animates with it, told or not. */
  lines: Line[];
  text: string;
  means: Meaning | null;
  /** Whether it shows what was hidden. */
  reveals: boolean;
  /** Whether it stays until somebody goes on. */
  waits: boolean;
}

export interface Reader {
  manner: Manner;
  /** The seats whose moves need no caption. */
  mine: readonly number[];
  /** Whether a move of mine set these lines off. */
  own: boolean;
  /** The lines that the story tells. */
  told: ReadonlySet<Line>;
  view: unknown;
}

/** Cut lines into captions. What needs no caption goes along with the next one, or else with the last. */
export function captions(lines: readonly Line[], { manner, mine, own, told, view }: Reader): Caption[] {
  const found: Caption[] = [];
  let author = own ? (mine[0] ?? null) : null;
  let waiting: { line: Line; author: number | null; said: boolean }[] = [];
  for (const line of lines) {
    author = doer(line) ?? manner.seatOf?.(line, view) ?? author;
    const ours = author !== null && mine.includes(author);
    const said = told.has(line) && !!line.text && !manner.quiet?.includes(line.event) && (!ours || (manner.always?.includes(line.event) ?? false));
    if (!said || manner.joins?.includes(line.event)) {
      waiting.push({ line, author, said });
      continue;
    }
    const before = waiting.filter((each) => each.said && each.author === author).map((each) => each.line.text);
    const reveals = manner.reveals?.includes(line.event) ?? false;
    found.push({
      ...manner.placesOf(line),
      seat: doer(line) ?? manner.seatOf?.(line, view) ?? null,
      lines: [...waiting.map((each) => each.line), line],
      text: [...before, line.text].join(" "),
      means: line.means ?? null,
      reveals,
      waits: reveals || line.means?.good === false,
    });
    waiting = [];
  }
  const last = found.at(-1);
  if (last) last.lines.push(...waiting.map((each) => each.line));
  return found;
}

/** What others did since a seat last did something, or null where it has done nothing yet. */
export function since(story: readonly Line[], seat: number | null, reader: Reader): Caption[] | null {
  const own = (line: Line): boolean => (doer(line) ?? reader.manner.seatOf?.(line, reader.view)) === seat;
  const last = seat === null ? -1 : story.findLastIndex(own);
  return last < 0 ? null : captions(story.slice(last + 1), reader);
}
