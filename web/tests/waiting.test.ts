import { describe, expect, it } from "vitest";
import { freshTurns, HIDDEN, LONGEST, pauseFor, SEEN } from "../src/lib/turns";
import { fromField, toField, within } from "../src/notices/times";
import type { TableLine } from "../src/wire";

const line = (id: string, my_turn = true): TableLine => ({ id, my_turn }) as TableLine;

describe("what waits", () => {
  it("is told once for each turn, and not of the open table", () => {
    const first = freshTurns([line("a"), line("b"), line("c", false)], [], "b");
    expect(first.news.map(({ id }) => id)).toEqual(["a"]);
    const second = freshTurns([line("a"), line("b")], first.told, "");
    expect(second.news).toEqual([]);
  });
  it("is told again when it is my turn again", () => {
    const moved = freshTurns([], ["a"], "");
    expect(freshTurns([line("a")], moved.told, "").news).toHaveLength(1);
  });
  it("is told too when somebody asks something, also where it is my turn already", () => {
    const asked = { ...line("a"), asked: true };
    const first = freshTurns([line("a")], [], "");
    const second = freshTurns([asked], first.told, "");
    expect(second.news).toHaveLength(1);
    expect(freshTurns([asked], second.told, "").news).toEqual([]);
  });
  it("is looked for rarely while nobody sees it, and ever more rarely while nothing is answered", () => {
    expect(pauseFor(false, 0)).toBe(SEEN);
    expect(pauseFor(true, 0)).toBe(HIDDEN);
    expect(pauseFor(false, 1)).toBe(2 * SEEN);
    expect(pauseFor(true, 99)).toBe(LONGEST);
  });
});

describe("times of day", () => {
  it("are minutes after midnight", () => {
    for (const minutes of [0, 61, 1439]) expect(fromField(toField(minutes))).toBe(minutes);
    expect(fromField("")).toBeNull();
  });
  it("are within quiet hours also past midnight", () => {
    const night: [number, number] = [22 * 60, 8 * 60];
    for (const minute of [22 * 60, 23 * 60, 0, 8 * 60 - 1]) expect(within(minute, night)).toBe(true);
    for (const minute of [8 * 60, 12 * 60, 22 * 60 - 1]) expect(within(minute, night)).toBe(false);
    expect(within(13 * 60, [12 * 60, 14 * 60])).toBe(true);
    expect(within(0, [0, 0])).toBe(false);
  });
});
