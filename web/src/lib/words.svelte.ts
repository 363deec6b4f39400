/** The words of the client: Project Fluent catalogues, fetched for one language at a time, those of a table first. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Lang } from "../wire";

export type { Lang };
/** Each language by its own name. The server says which there are (`Lang`), so none can be missing here. */
export const LANG_NAMES: Record<Lang, string> = { en: "English", pl: "Polski", uk: "Українська" };
export const LANGS = Object.keys(LANG_NAMES) as Lang[];

// Split by scripts/catalogues.ts.
const firsts = import.meta.glob<string>("../text/*.ftl", { query: "?first", import: "default" });
const laters = import.meta.glob<string>("../text/*.ftl", { query: "?later", import: "default" });

let bundle = $state.raw(new FluentBundle("en", { useIsolating: false }));
let lang = $state<Lang>("en");
let edition = $state(0);
const added = new Set<string>();
/** Whether more than a table's first words is wanted. */
let whole = false;

export function currentLang(): Lang {
  return lang;
}

/** The language that the browser asks for, as far as we speak it. */
export function likelyLang(asked: readonly string[] = navigator.languages): Lang {
  for (const tag of asked) {
    const short = tag.slice(0, 2).toLowerCase();
    const found = LANGS.find((known) => known === short);
    if (found) return found;
  }
  return "en";
}

/** A bundle from catalogue text; what is broken in it is a defect that the tests find. */
export function makeBundle(of: Lang, text: string): FluentBundle {
  const made = new FluentBundle(of, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

/** Load the catalogue of a language and switch to it. */
export async function setLang(next: Lang): Promise<void> {
  const find = firsts[`../text/${next}.ftl`];
  if (!find) return;
  const [text, more] = await Promise.all([find(), whole ? laters[`../text/${next}.ftl`]?.() : undefined]);
  bundle = makeBundle(next, text);
  added.clear();
  lang = next;
  if (more !== undefined) addWords(next, "later", more);
  document.documentElement.lang = next;
}

/** Fetch the words that a table does not need at first. */
export async function moreWords(): Promise<void> {
  whole = true;
  if (added.has("later")) return;
  const of = lang;
  addWords(of, "later", (await laters[`../text/${of}.ftl`]?.()) ?? "");
}

/** Words that came with a board. */
export function addWords(of: Lang, owner: string, text: string): void {
  if (of !== lang || added.has(owner)) return;
  added.add(owner);
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
  edition += 1;
}

export function knows(id: string): boolean {
  return edition >= 0 && bundle.hasMessage(id);
}

/** The sentence; a missing one shows its id, so that it is noticed and nothing breaks. */
export function say(id: string, args: Record<string, string | number> = {}): string {
  const pattern = edition >= 0 ? bundle.getMessage(id)?.value : null;
  return pattern ? bundle.formatPattern(pattern, args, []) : id;
}
