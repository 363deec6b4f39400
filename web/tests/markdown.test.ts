import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { blocks, spans } from "../src/rules/markdown";
import { plainly, worded } from "../src/rules/prose";

describe("the rules' Markdown", () => {
  it("knows headings, paragraphs and their numbers", () => {
    const found = blocks("# Title\n\nSome *text*\nin lines.\n\n## R1 Begin\n\n**R1.1** A rule.");
    expect(found.map((block) => block.kind)).toEqual(["heading", "text", "heading", "text"]);
    expect(found[2]).toMatchObject({ level: 2, id: "R1", text: "Begin" });
    expect(found[3]).toMatchObject({ id: "R1.1", spans: [{ kind: "plain", text: "A rule." }] });
  });
  it("knows lists and tables", () => {
    expect(blocks("- one\n- two")[0]).toMatchObject({ kind: "list", items: [{}, {}] });
    expect(blocks("| a | b |\n|---|---|\n| 1 | 2 |")[0]).toMatchObject({ kind: "table" });
  });
  it("knows spans", () => {
    expect(spans("a **b** *c* `d`").map((span) => span.kind)).toEqual(["plain", "strong", "plain", "em", "plain", "code"]);
    expect(spans("as R2.1 says, and R3")).toMatchObject([{ text: "as " }, { kind: "ref", text: "R2.1" }, {}, { kind: "ref", text: "R3" }]);
  });
});

describe("the rules for readers", () => {
  const edition = { id: "edition", name: "Edition", choices: [{ value: "first", text: "first edition", note: "" }] };
  it("say options in words", () => {
    expect(worded("By the first (`edition=first`) or not.", [edition])).toBe("By the first (*Edition: first edition*) or not.");
    expect(worded("The option `edition` decides.", [edition])).toBe("The option *Edition* decides.");
  });
  it("leave out what only records and terminals say", () => {
    expect(plainly("The Defender wins\n(`snow`).", [edition])).toBe("The Defender wins.");
    expect(plainly("A *true* one (`a`, `b`), R1.2.", [])).toBe("A true one, R1.2.");
  });
  it("show no id of ours, in any language", () => {
    const games = join(__dirname, "..", "..", "src", "tatami", "games");
    const files = readdirSync(games).flatMap((game) =>
      ["RULES.md", "RULES.pl.md", "RULES.uk.md"].map((name) => join(games, game, name)),
    ).filter((path) => !/__|\.py/.test(path));
    expect(files.length).toBe(12);
    for (const path of files) {
      const text = worded(readFileSync(path, "utf8"), []);
      expect(text, path).not.toMatch(/`|\w_\w|\btests?\b/);
    }
  });
});
