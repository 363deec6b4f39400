import { describe, expect, it } from "vitest";
import { grave } from "../src/games";
import { shareStructure } from "../src/lib/sharing";
import { chapters, kept } from "../src/table/chapters";
import { clockFace } from "../src/table/clock";
import { nextLook, type Device } from "../src/table/handover";
import { lastMoves } from "../src/table/marks";
import { beat } from "../src/table/tempo";
import type { Line } from "../src/wire";

const line = (event: string, seat?: number): Line => ({ event, data: seat === undefined ? {} : { seat }, text: "" });

describe("the last moves", () => {
  it("are each seat's last lines in a row", () => {
    const story = [line("a", 0), line("b", 1), line("c", 0), line("d", 0), line("e", 1)];
    expect(lastMoves(story).map((each) => each.event)).toEqual(["c", "d", "e"]);
  });
  it("end where the table speaks in between", () => {
    const story = [line("a", 0), line("round"), line("b", 0)];
    expect(lastMoves(story).map((each) => each.event)).toEqual(["b"]);
  });
});

describe("the story", () => {
  const lengths = (story: Line[]) => chapters(story, (event) => event === "drew").map((each) => each.lines.length);
  it("tells once what one seat does many times in a row", () => {
    expect(lengths([line("drew", 0), line("drew", 0), line("drew", 0), line("laid", 0)])).toEqual([3, 1]);
  });
  it("tells what happens once or twice line by line", () => {
    expect(lengths([line("drew", 0), line("drew", 0), line("laid", 1), line("drew", 0)])).toEqual([1, 1, 1, 1]);
  });
  it("does not mix seats, nor events that have no sentence for many", () => {
    const three = (event: string, seat: number) => [line(event, seat), line(event, seat), line(event, seat)];
    expect(lengths([...three("drew", 0), ...three("drew", 1), ...three("laid", 1)])).toEqual([3, 3, 1, 1, 1]);
  });
  it("keeps every line in its place", () => {
    const story = [line("a"), line("drew", 0), line("drew", 0), line("drew", 0), line("drew", 1), line("b")];
    const told = chapters(story, (event) => event === "drew");
    expect(told.flatMap((each) => each.lines)).toEqual(story);
    for (const { from, lines } of told) expect(lines[0]).toBe(story[from]);
  });
});

describe("a story that grows", () => {
  it("keeps the chapters in which nothing changed", () => {
    const story = [line("a", 0), line("b", 1)];
    const before = chapters(story, () => false, new Set([story[1]!]));
    const more = [...story, line("c", 0)];
    const now = kept(before, chapters(more, () => false, new Set([more[2]!])));
    expect(now[0]).toBe(before[0]);
    expect(now[1]).not.toBe(before[1]); // no longer new
    expect(now.map((each) => each.fresh)).toEqual([false, false, true]);
  });
});

describe("what two updates share", () => {
  it("is the older one itself wherever nothing changed", () => {
    const before = { towns: [{ at: "a", figures: [1] }, { at: "b", figures: [] as number[] }], turn: 0 };
    const told = { towns: [{ at: "a", figures: [1] }, { at: "b", figures: [2] }], turn: 1 };
    const expected = structuredClone(told);
    const now = shareStructure(before, told);
    expect(now).toEqual(expected);
    expect(now.towns[0]).toBe(before.towns[0]);
    expect(now.towns[1]).not.toBe(before.towns[1]);
  });
  it("is all of it where nothing changed at all", () => {
    const before = { a: [1, { b: null }] };
    expect(shareStructure(before, structuredClone(before))).toBe(before);
  });
  it("takes nothing over that is gone, new or of another kind", () => {
    const cases: [unknown, unknown][] = [
      [{ a: 1, b: 2 }, { a: 1 }],
      [{ a: 1 }, { a: 1, b: undefined }],
      [[1, 2, 3], [1, 2]],
      [[], {}],
      [null, { a: null }],
      [{ a: {} }, { a: null }],
    ];
    for (const [before, now] of cases) expect(shareStructure(before, structuredClone(now))).toStrictEqual(now);
  });
});

describe("one device for several people", () => {
  const device: Device = { mine: [0, 1], secrets: true, toAct: [0, 1], holder: null, over: false };
  it("asks who it is before it shows anything", () => {
    expect(nextLook(device)).toEqual({ seat: 0, curtain: true });
  });
  it("stays with who holds it while they owe a decision", () => {
    expect(nextLook({ ...device, holder: 1 })).toBeNull();
  });
  it("goes to the next who owes one", () => {
    expect(nextLook({ ...device, holder: 0, toAct: [1] })).toEqual({ seat: 1, curtain: true });
  });
  it("needs no curtain where nothing is secret", () => {
    expect(nextLook({ ...device, secrets: false, holder: 0, toAct: [1] })).toEqual({ seat: 1, curtain: false });
  });
  it("stays while others think, and when all is over", () => {
    expect(nextLook({ ...device, mine: [0, 1], holder: 0, toAct: [2] })).toBeNull();
    expect(nextLook({ ...device, over: true })).toBeNull();
  });
  it("is of no concern to one person", () => {
    expect(nextLook({ ...device, mine: [0] })).toBeNull();
  });
});

describe("a clock", () => {
  it("shows what is left", () => {
    expect(clockFace(5.9)).toBe("0:05");
    expect(clockFace(245)).toBe("4:05");
    expect(clockFace(3750)).toBe("1:02:30");
    expect(clockFace(190_800)).toBe("2d 5h");
  });
});

describe("the tempo", () => {
  it("gives a longer sentence more time, within bounds, and never less because more waits", () => {
    expect(beat("calm", "short")).toBe(1600);
    expect(beat("calm", "x".repeat(40))).toBe(2300);
    expect(beat("calm", "x".repeat(400))).toBe(4000);
    expect(beat("quick", "x".repeat(40))).toBe(1150);
    expect(beat("instant", "x".repeat(40))).toBe(0);
  });
});

describe("a second tap", () => {
  it("is asked for in any case where something would be lost for good", () => {
    expect(grave("samurai_spirit", "pass", {})).toBe(true);
    expect(grave("samurai", "end", { ordinary: false })).toBe(true);
  });
  it("is not asked for where a move is ordinary, or can be taken back", () => {
    expect(grave("samurai_spirit", "fight", {})).toBe(false);
    expect(grave("samurai", "end", { ordinary: true })).toBe(false);
    expect(grave("tenno", "a>2b", {})).toBe(false);
    expect(grave("a game from elsewhere", "pass", {})).toBe(false);
  });
});
