/** The catalogues say the same things, and the page says nothing that is not in them. */

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { closure, entries, FIRST, parted, sayable } from "../scripts/catalogues";
import { LANGS } from "../src/lib/words.svelte";

const SRC = join(__dirname, "..", "src");

function ids(text: string): string[] {
  return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] as string);
}
function variables(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of text.split(/^(?=[a-z][\w-]* =)/m)) {
    const id = /^([a-z][\w-]*) =/.exec(entry)?.[1];
    if (id) found.set(id, [...new Set([...entry.matchAll(/\$(\w+)/g)].map((match) => match[1]))].sort().join(" "));
  }
  return found;
}
function files(folder: string, form: RegExp): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path, form) : form.test(path) ? [path] : [];
  });
}
const folders = [...new Set(files(SRC, /\.ftl$/).map((path) => path.replace(/\/\w+\.ftl$/, "")))];
const read = (folder: string, lang: string): string => readFileSync(join(folder, `${lang}.ftl`), "utf8");

describe.each(folders)("%s", (folder) => {
  it.each(LANGS)("%s is sound", (lang) => {
    const bundle = new FluentBundle(lang);
    expect(bundle.addResource(new FluentResource(read(folder, lang)))).toEqual([]);
    expect(new Set(ids(read(folder, lang))).size).toBe(ids(read(folder, lang)).length);
  });
  it.each(LANGS.slice(1))("%s says the same as English", (lang) => {
    expect(ids(read(folder, lang)).sort()).toEqual(ids(read(folder, "en")).sort());
    for (const [id, wanted] of variables(read(folder, "en"))) {
      // A language may leave a number out where a word says it.
      const own = variables(read(folder, lang)).get(id) ?? "";
      for (const name of own.split(" ").filter(Boolean)) expect(wanted.split(" "), id).toContain(name);
    }
  });
});

describe("the frame", () => {
  const known = new Set(ids(read(join(SRC, "text"), "en")));
  const sources = files(SRC, /\.(svelte|ts)$/).filter((path) => !/games\/\w+\//.test(path));

  /** A part may have words of its own, fetched with it. */
  const own = (path: string): Set<string> => {
    const folder = join(path, "..", "text");
    return new Set(folders.includes(folder) ? ids(read(folder, "en")) : []);
  };

  it("says only what the catalogue has", () => {
    const missing = sources.flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(/\bsay\(\s*"([\w-]+)"/g)]
        .map((match) => match[1] as string)
        .filter((id) => !known.has(id) && !own(path).has(id))
        .map((id) => `${path}: ${id}`),
    );
    expect(missing).toEqual([]);
  });
});

describe("the words of a table come first", () => {
  const first = closure(SRC, FIRST);
  const needed = sayable([...first].map((path) => readFileSync(path, "utf8")));

  it.each(LANGS)("%s is parted without loss", (lang) => {
    const whole = read(join(SRC, "text"), lang);
    const parts = parted(whole, needed);
    const [early, late] = [entries(parts.first), entries(parts.later)];
    expect([...early, ...late].map(({ id }) => id).sort()).toEqual(ids(whole).sort());
    expect(early.map(({ id }) => id)).toEqual(expect.arrayContaining(["your-turn", "skip-actions", "link-lost"]));
    expect(late.length).toBeGreaterThan(early.length / 2);
    expect(late.map(({ id }) => id)).toEqual(expect.arrayContaining(["about-what", "rematch-join"]));
  });
  it("finds what is named and what begins so", () => {
    const says = sayable(['say("menu"); say(over ? "end-top" : `note-${what}`)']);
    expect(["menu", "end-top", "note-left", "note", "end"].map(says)).toEqual([true, true, true, false, false]);
  });
  it("leaves out the parts that are fetched later", () => {
    const parts = [...readFileSync(join(SRC, "table", "parts.ts"), "utf8").matchAll(/import\("(.+?)"\)/g)].map((match) => join(SRC, "table", match[1] as string));
    expect(parts.length).toBeGreaterThan(10);
    expect(parts.filter((path) => first.has(path) && !/generic/.test(path))).toEqual([]);
  });
});

describe("words as people say them", () => {
  const said = (lang: string, id: string, args: Record<string, number> = {}): string => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(read(join(SRC, "text"), lang)));
    return bundle.formatPattern(bundle.getMessage(id)?.value ?? "", args);
  };
  it("counts players in Polish", () => {
    const counted = [1, 2, 4, 5, 7].map((count) => said("pl", "players-exactly", { count }));
    expect(counted).toEqual(["jeden gracz", "2 gracze", "4 gracze", "5 graczy", "7 graczy"]);
    expect(said("pl", "make-invite")).toBe("Utwórz stół i skopiuj link");
  });
  it("tells all at once in Ukrainian in other words than it goes on", () => {
    expect(said("uk", "caption-all")).not.toBe(said("uk", "caption-on"));
  });
});

describe("the strict page", () => {
  it("has no style attributes written down: the content security policy forbids them", () => {
    const written = files(SRC, /\.svelte$/).filter((path) => /\sstyle="[^"{]*"/.test(readFileSync(path, "utf8")));
    expect(written).toEqual([]);
  });
  it("names no other host", () => {
    const named = files(SRC, /\.(svelte|ts|css)$/).filter((path) =>
      /https?:\/\/(?!127\.0\.0\.1|www\.w3\.org)/.test(readFileSync(path, "utf8")),
    );
    expect(named).toEqual([]);
  });
});
