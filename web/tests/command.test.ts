/** The command line: what is typed, and what it means. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGS, makeBundle } from "../src/lib/words.svelte";
import { understand, vocabulary } from "../src/table/command";

const legal = [
  { code: "+inn", text: "1 ninja: Inn" },
  { code: "+well", text: "1 ninja: Well" },
  { code: "done", text: "Plan is made" },
];

describe.each(LANGS)("in %s", (lang) => {
  const bundle = makeBundle(lang, readFileSync(join(__dirname, "..", "src", "text", `${lang}.ftl`), "utf8"));
  const say = (id: string): string => bundle.formatPattern(bundle.getMessage(id)?.value ?? "");
  const words = vocabulary(say);

  it("each word means one thing", () => {
    const all = ["last", "turn", "hand", "table", "clock", "moves", "repeat", "who", "say", "undo", "help"];
    for (const name of all) {
      for (const word of say(`command-${name}`).split(",")) expect([word, words.get(word.trim().toLowerCase())]).toEqual([word, name]);
    }
    expect(new Set(words.values())).toEqual(new Set(all));
  });
  it("the commands that help lists are understood", () => {
    const listed = say("command-list").split(": ")[1]?.split(". ")[0]?.replace(/ \([^)]*\)/g, "").split(", ") ?? [];
    expect(listed).toHaveLength(10);
    for (const each of listed) expect(understand(each, words, legal).type).not.toBe("unknown");
  });
  it("letters and English are understood as well", () => {
    expect(understand("h", words, legal)).toEqual({ type: "query", query: "hand", about: "" });
    expect(understand("Table  Well", words, legal)).toEqual({ type: "query", query: "table", about: "Well" });
    expect(understand("last 3", words, legal)).toEqual({ type: "query", query: "last", about: "3" });
    expect(understand("say to Ben: hello", words, legal)).toEqual({ type: "say", about: "to Ben: hello" });
  });
  it("moves go by their codes, one or several, or by their words", () => {
    expect(understand("+INN", words, legal)).toEqual({ type: "codes", codes: ["+inn"] });
    expect(understand("+inn +well done", words, legal)).toEqual({ type: "codes", codes: ["+inn", "+well", "done"] });
    expect(understand("plan", words, legal)).toEqual({ type: "moves", found: [legal[2]] });
    expect(understand("1 ninja", words, legal)).toEqual({ type: "moves", found: legal.slice(0, 2) });
    expect(understand("castle", words, legal)).toEqual({ type: "unknown", text: "castle" });
  });
});
