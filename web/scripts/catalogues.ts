/** Splits the client's catalogues: `?first` has the words that a table needs to be drawn, `?later` all others. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import type { Plugin } from "vite";

/** What a table fetches before it can be seen. */
export const FIRST = /^(main\.ts|table\/TablePage\.svelte|games\/\w+\/(Board\.svelte|\w+\.ts))$/;

const STATIC = /^\s*(?:import\s+(?!type\b)(?:[^;"()]*?\sfrom\s+)?|export\s+(?:\*|\{[^}]*\})\s+from\s+)"(\.[^"]+)"/gm;

/** The sources that `roots` import at once, with themselves. What is imported as types only, or in a call, is left out. */
export function closure(src: string, roots: RegExp): Set<string> {
  const found = new Set<string>();
  const all = readdirSync(src, { recursive: true, encoding: "utf8" });
  const open = all.filter((path) => roots.test(path)).map((path) => join(src, path));
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    for (const [, named] of readFileSync(path, "utf8").matchAll(STATIC)) {
      const base = resolve(dirname(path), named as string);
      const next = ["", ".ts", "/index.ts"].map((end) => base + end).find((each) => /\.(ts|svelte)$/.test(each) && existsSync(each));
      if (next) open.push(next);
    }
  }
  return found;
}

/** Whether a message may be said by these sources: they name it, or the beginning of its name. */
export function sayable(sources: string[]): (id: string) => boolean {
  const names = new Set<string>();
  const heads = new Set<string>();
  for (const source of sources) {
    for (const [, name] of source.matchAll(/["'`]([a-z][\w-]*)["'`]/g)) names.add(name as string);
    for (const [, head] of source.matchAll(/`([a-z][\w-]*-)\$\{/g)) heads.add(head as string);
  }
  return (id) => names.has(id) || [...heads].some((head) => id.startsWith(head));
}

/** The messages of a catalogue, without its comments. */
export function entries(catalogue: string): { id: string; text: string }[] {
  return catalogue
    .replace(/^#.*\n/gm, "")
    .split(/^(?=-?[a-z][\w-]* =)/m)
    .flatMap((text) => {
      const id = /^-?([a-z][\w-]*) =/.exec(text)?.[1];
      return id ? [{ id, text: `${text.trimEnd()}\n` }] : [];
    });
}

/** The two parts of a catalogue. Terms (`-name`) may be used by both. */
export function parted(catalogue: string, first: (id: string) => boolean): { first: string; later: string } {
  const parts = { first: "", later: "" };
  for (const { id, text } of entries(catalogue)) parts[text.startsWith("-") || first(id) ? "first" : "later"] += text;
  return parts;
}

export function catalogues(): Plugin {
  const src = join(import.meta.dirname, "..", "src");
  let needed: ((id: string) => boolean) | undefined;
  return {
    name: "catalogues",
    load(id) {
      const [, path, part] = /^(.*\.ftl)\?(first|later)$/.exec(id) ?? [];
      if (!path || !part || relative(src, path).startsWith("..")) return null;
      needed ??= sayable([...closure(src, FIRST)].map((each) => readFileSync(each, "utf8")));
      this.addWatchFile(path);
      return `export default ${JSON.stringify(parted(readFileSync(path, "utf8"), needed)[part as "first" | "later"])}`;
    },
  };
}
