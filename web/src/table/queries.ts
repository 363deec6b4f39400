/** Spoken answers to single-letter keys, for screen readers: one paragraph each, from what this seat may know anyway. */

import type { Cell, Line, Action, Part } from "../wire";
import type { Say } from "./board";
import { doer } from "./marks";

/** The letters, in the order in which help lists them. */
export const LETTERS = { l: "last", t: "turn", h: "hand", b: "table", c: "clock", m: "moves", r: "repeat", w: "who" } as const;
export type Query = (typeof LETTERS)[keyof typeof LETTERS];

/** The most moves that are listed one by one. */
const MOVES = 20;
/** Items with more characters are left out; the table as text has them. */
const LONG = 120;

/** The query of a key: by its letter, or on a keyboard without Latin letters by its position. */
export function queryOf(event: Pick<KeyboardEvent, "key" | "code">): Query | null {
  const letter = /^[a-z]$/i.test(event.key) ? event.key : /^\P{ASCII}$/u.test(event.key) ? event.code.replace(/^Key/, "") : "";
  return (LETTERS as Record<string, Query>)[letter.toLowerCase()] ?? null;
}

const said = (cell: Cell): string => (cell.aloud || cell.text).trim();
export const ended = (text: string): string => (/[.!?:;…]$/.test(text) ? text : `${text}.`);

/** A row of a table in one sentence; the head of a column is said unless the cell says it already. */
function row(heads: readonly Cell[], cells: readonly Cell[], now: string): string {
  const [name, ...rest] = cells;
  if (!name) return "";
  const facts = rest.map((cell, at) => {
    const head = heads[at + 1];
    return !head || said(cell).includes(said(head)) ? said(cell) : `${said(head)} ${said(cell)}`;
  });
  return ended(`${said(name)}${now}: ${facts.join(", ")}`);
}

/** The table in sentences, or only what is the viewing seat's own (`own`). */
export function sheet(parts: readonly Part[], say: Say, own = false): string[] {
  const wanted = (cell: Cell | undefined): boolean => !own || cell?.own === true;
  return parts.flatMap((part) => {
    if (part.type === "lines") return part.silent ? [] : part.lines.filter(wanted).map((line) => ended(said(line)));
    if (part.type === "grid") {
      return part.rows.flatMap((cells, at) =>
        wanted(cells[0]) ? [row(part.heads, cells, at === part.now ? `, ${say("text-now")}` : "")] : [],
      );
    }
    if (own) return [];
    if (part.type === "items") return [ended(part.title), ...part.items.map(said).filter((item) => item.length <= LONG).map(ended)];
    return part.aloud.map(ended);
  });
}

/** The sentences in which every one of these words begins some word. */
export function naming(sentences: readonly string[], words: string): string[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return sentences.filter((sentence) => {
    const there = sentence.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    return wanted.every((word) => there.some((each) => each.startsWith(word)));
  });
}

/** The lines of the last moves, of one unless said otherwise: what one seat did in a row, and what the table made of it. */
export function latest(story: readonly Line[], count = 1): Line[] {
  let from = story.length;
  for (let each = 0; each < count && from > 0; each += 1) from = begun(story, from);
  return story.slice(from);
}

/** Where the last move before this line began. */
function begun(story: readonly Line[], until: number): number {
  let from = until;
  let seat: number | null = null;
  while (from > 0) {
    const by = doer(story[from - 1] as Line);
    if (by !== null && seat !== null && by !== seat) break;
    if (by === null && seat !== null) break;
    seat ??= by;
    from -= 1;
  }
  return seat === null ? until - 1 : from;
}

export function moves(legal: readonly Action[], say: Say): string {
  if (!legal.length) return say("told-no-moves");
  const more = legal.length > MOVES ? say("told-more", { count: legal.length - MOVES }) : "";
  const listed = legal.slice(0, MOVES).map((option) => option.text || option.code).join("; ");
  return [say("told-moves", { count: legal.length, list: listed }), more].filter(Boolean).join(" ");
}
