/** The command line of a table: what somebody typed, understood as a question, a move, or something to do. */

import type { Action } from "../wire";
import type { Say } from "./board";
import { LETTERS, naming, type Query } from "./queries";

const QUERIES = Object.values(LETTERS);
const DEEDS = ["say", "undo", "help"] as const;
type Deed = (typeof DEEDS)[number];

export type Command =
  | { type: "query"; query: Query; about: string }
  | { type: Deed; about: string }
  /** A move by its code, or a plan of several. */
  | { type: "codes"; codes: string[] }
  /** The moves whose words were typed. */
  | { type: "moves"; found: Action[] }
  | { type: "unknown"; text: string };

/** The words that mean each command, in the reader's language; English ones and the letters are understood everywhere. */
export function vocabulary(say: Say): Map<string, Query | Deed> {
  const words = new Map<string, Query | Deed>();
  for (const name of [...QUERIES, ...DEEDS]) {
    for (const word of [name, ...say(`command-${name}`).split(",")]) words.set(word.trim().toLowerCase(), name);
  }
  for (const [letter, query] of Object.entries(LETTERS)) words.set(letter, query);
  return words;
}

/** Understand a line. A question goes before a move, because it harms nobody. */
export function understand(line: string, words: ReadonlyMap<string, Query | Deed>, legal: readonly Action[]): Command {
  const text = line.trim().replace(/\s+/g, " ");
  const lower = text.toLowerCase();
  // The longest words first: "who is where" before "who".
  const parts = lower.split(" ");
  for (let length = parts.length; length > 0; length -= 1) {
    const found = words.get(parts.slice(0, length).join(" "));
    if (!found) continue;
    const about = text.split(" ").slice(length).join(" ");
    if ((QUERIES as readonly string[]).includes(found)) return { type: "query", query: found as Query, about };
    return { type: found as Deed, about };
  }
  const codes = legal.map((option) => option.code.toLowerCase());
  if (codes.includes(parts[0] ?? "")) return { type: "codes", codes: parts };
  const same = legal.filter((option) => option.text.toLowerCase() === lower);
  const found = same.length ? same : lower ? legal.filter((option) => naming([option.text], text).length) : [];
  return found.length ? { type: "moves", found } : { type: "unknown", text };
}
