import { describe, expect, it } from "vitest";
import { blocks, spans } from "../src/rules/markdown";

describe("the rules' Markdown", () => {
  it("knows headings, paragraphs and their numbers", () => {
    const found = blocks("# Title\n\nSome *text*\nin lines.\n\n## R1 Begin\n\n**R1.1** A rule.");
    expect(found.map((block) => block.kind)).toEqual(["heading", "text", "heading", "text"]);
    expect(found[2]).toMatchObject({ level: 2, id: "R1" });
    expect(found[3]).toMatchObject({ id: "R1.1" });
  });
  it("knows lists and tables", () => {
    expect(blocks("- one\n- two")[0]).toMatchObject({ kind: "list", items: [{}, {}] });
    expect(blocks("| a | b |\n|---|---|\n| 1 | 2 |")[0]).toMatchObject({ kind: "table" });
  });
  it("knows spans", () => {
    expect(spans("a **b** *c* `d`").map((span) => span.kind)).toEqual(["plain", "strong", "plain", "em", "plain", "code"]);
  });
});
