/** The service worker, build after build. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { stamp } from "../scripts/stamp";

const WORKER = readFileSync(join(__dirname, "..", "public", "sw.js"), "utf8");

describe("the name of a build", () => {
  const first = stamp(WORKER, ["assets/a-1.js", "assets/b-1.css"], "<html>");
  it("is the same for the same files in any order", () => {
    expect(stamp(WORKER, ["assets/b-1.css", "assets/a-1.js"], "<html>")).toBe(first);
    expect(first).not.toContain("__BUILD__");
  });
  it("changes with a file or with the page, and with it the worker", () => {
    expect(stamp(WORKER, ["assets/a-2.js", "assets/b-1.css"], "<html>")).not.toBe(first);
    expect(stamp(WORKER, ["assets/a-1.js", "assets/b-1.css"], "<html lang>")).not.toBe(first);
  });
  it("is missed where a worker has no place for it", () => {
    expect(() => stamp("self.onfetch = null", [], "")).toThrow();
  });
});
