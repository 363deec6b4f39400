/** What is said to those who hear a table. */

import { describe, expect, it } from "vitest";
import { Alarm } from "../src/table/alarm";
import { clockWords } from "../src/table/clock";
import { latest, moves, naming, queryOf, sheet } from "../src/table/queries";
import type { Line, Part } from "../src/wire";

const say = (id: string, args: Record<string, string | number> = {}): string => [id, ...Object.values(args)].join(" ");

describe("a clock that runs low", () => {
  it("is told once at each mark", () => {
    const alarm = new Alarm();
    expect([400, 301, 299, 250, 61, 60, 59, 31, 30, 12, 9, 3].map((left) => alarm.passing(left))).toEqual(
      [null, null, 300, null, null, 60, null, null, 30, null, 10, null],
    );
  });
  it("is not told again for the few seconds that a decision adds", () => {
    const alarm = new Alarm();
    expect([70, 55, 70, 55, 130, 55].map((left) => alarm.passing(left))).toEqual([null, 60, null, null, null, 60]);
  });
  it("is no news for whoever comes later, nor where nobody counts", () => {
    const alarm = new Alarm();
    expect([20, 15, null, 9].map((left) => alarm.passing(left))).toEqual([null, null, null, null]);
    expect(alarm.passing(8)).toBeNull();
  });
  it("tells the last of several marks that pass at once", () => {
    const alarm = new Alarm();
    alarm.passing(1000);
    expect(alarm.passing(25)).toBe(30);
  });
});

describe("time in words", () => {
  it("is as exact as matters", () => {
    expect([0.4, 9, 65, 120, 3_700, 190_800].map((seconds) => clockWords(seconds, say))).toEqual([
      "time-seconds 0", "time-seconds 9", "time-minutes 1 time-seconds 5", "time-minutes 2", "time-hours 1 time-minutes 1",
      "time-days 2 time-hours 5",
    ]);
  });
});

describe("a letter", () => {
  it("is meant by what is written, or by its place where other letters are written", () => {
    expect(queryOf({ key: "t", code: "KeyT" })).toBe("turn");
    expect(queryOf({ key: "T", code: "KeyT" })).toBe("turn");
    expect(queryOf({ key: "t", code: "KeyK" })).toBe("turn");
    expect(queryOf({ key: "е", code: "KeyT" })).toBe("turn");
    expect(queryOf({ key: "k", code: "KeyT" })).toBeNull();
    expect(queryOf({ key: "Tab", code: "Tab" })).toBeNull();
    expect(queryOf({ key: "i", code: "KeyI" })).toBeNull();
  });
});

describe("the table in one paragraph", () => {
  const parts: Part[] = [
    { type: "lines", lines: [{ text: "R 2", aloud: "Round 2" }, { text: "Your hand: a, b.", own: true }] },
    { type: "lines", lines: [{ text: "* flames" }], silent: true },
    { type: "grid", heads: [{ text: "player" }, { text: "sum" }, { text: "hat" }], rows: [
      [{ text: "Aya", own: true }, { text: "6" }, { text: "-", aloud: "no hat" }], [{ text: "Ben" }, { text: "3" }, { text: "x", aloud: "yes" }],
    ], now: 1 },
  ];
  it("says heads where a cell does not", () => {
    expect(sheet(parts, say).join(" ")).toBe("Round 2. Your hand: a, b. Aya: sum 6, no hat. Ben, text-now: sum 3, hat yes.");
  });
  it("can be only what is one's own", () => {
    expect(sheet(parts, say, true).join(" ")).toBe("Your hand: a, b. Aya: sum 6, no hat.");
  });
  it("can be what names something", () => {
    expect(naming(sheet(parts, say), "ben")).toEqual(["Ben, text-now: sum 3, hat yes."]);
    expect(naming(sheet(parts, say), "SUM hat")).toHaveLength(2);
    expect(naming(sheet(parts, say), "at")).toEqual([]);
  });
});

describe("the last move", () => {
  const line = (event: string, seat?: number): Line => ({ event, data: seat === undefined ? {} : { seat }, text: event });
  const last = (...story: Line[]): string => latest(story).map((each) => each.event).join("");
  it("is what one seat did in a row, and what the table made of it", () => {
    expect(last(line("a", 0), line("b", 1), line("c", 1))).toBe("bc");
    expect(last(line("a", 0), line("b", 1), line("c"))).toBe("bc");
    expect(last(line("a", 0), line("x"), line("b", 0))).toBe("b");
    expect(last(line("a"), line("b"))).toBe("b");
    expect(last()).toBe("");
  });
  it("can be several", () => {
    const story = [line("a", 0), line("b", 1), line("c", 1), line("d", 0), line("e")];
    expect([1, 2, 3, 9].map((count) => latest(story, count).map((each) => each.event).join(""))).toEqual(["de", "bcde", "abcde", "abcde"]);
  });
});

describe("many moves", () => {
  it("are counted, and the first of them told", () => {
    const legal = Array.from({ length: 25 }, (_, at) => ({ code: `c${at}`, text: `move ${at}` }));
    expect(moves(legal, say)).toMatch(/^told-moves 25 move 0; .*move 19 told-more 5$/);
    expect(moves([], say)).toBe("told-no-moves");
  });
});
