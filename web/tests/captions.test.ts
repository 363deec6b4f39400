import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { placesOf as ninja, seatOf } from "../src/games/seven_ronin/places";
import { placesOf as duel } from "../src/games/tenno/places";
import { captions, since, type Caption, type Manner, type Reader } from "../src/table/captions";
import { Telling, type Source } from "../src/table/telling.svelte";
import type { Line } from "../src/wire";

const line = (event: string, seat: number | null, more: Partial<Line> = {}): Line => ({
  event, data: seat === null ? {} : { seat }, text: `${event}.`, ...more,
});
const manner: Manner = {
  placesOf: ({ event }) => ({ from: [], to: [event] }), quiet: ["drew"], joins: ["ended"], reveals: ["shown"], always: ["struck"],
};
const reader = (lines: Line[], more: Partial<Reader> = {}): Reader => ({ manner, mine: [0], own: false, told: new Set(lines), view: null, ...more });
const cut = (lines: Line[], more: Partial<Reader> = {}): Caption[] => captions(lines, reader(lines, more));

describe("captions", () => {
  it("tell what others did, each line with its places", () => {
    const found = cut([line("laid", 1), line("moved", 2)]);
    expect(found.map(({ text, seat, to }) => [text, seat, to])).toEqual([["laid.", 1, ["laid"]], ["moved.", 2, ["moved"]]]);
  });
  it("do not tell what I did, nor what it led to, but for what is always told", () => {
    expect(cut([line("laid", 0), line("counted", null), line("struck", null)]).map(({ text }) => text)).toEqual(["struck."]);
    expect(cut([line("counted", null)], { own: true })).toEqual([]);
  });
  it("join what ends a turn, leave out what is drawn, and lose nothing that the board plays", () => {
    const lines = [line("drew", 1), line("ended", 1), line("captured", 1), line("drew", 1)];
    const found = cut(lines);
    expect(found.map(({ text }) => text)).toEqual(["ended. captured."]);
    expect(found[0]?.lines).toEqual(lines);
  });
  it("wait where something hidden is shown, and where it is bad for me", () => {
    const found = cut([line("shown", 1), line("hit", 1, { means: { text: "Ouch.", good: false } }), line("fine", 1, { means: { text: "Ah.", good: true } })]);
    expect(found.map(({ waits, reveals }) => [waits, reveals])).toEqual([[true, true], [true, false], [false, false]]);
  });
  it("list what happened since my last turn", () => {
    const story = [line("laid", 1), line("laid", 0), line("moved", 2)];
    expect(since(story, 0, reader(story))?.map(({ text }) => text)).toEqual(["moved."]);
    expect(since(story, 3, reader(story))).toBeNull();
  });
});

describe("places", () => {
  it("are those that the boards draw", () => {
    expect(ninja({ event: "drove", data: { area: 0, to: 1, count: 1 }, text: "" })).toEqual({ from: [expect.any(String)], to: [expect.any(String)] });
    expect(seatOf({ event: "rode", data: {}, text: "" })).toBe(1);
    const fight = { seat: 0, place: 1, defender: 2, at: 0, card: 4, met: 5 };
    expect(duel({ event: "attacked", data: fight, text: "" })).toMatchObject({ from: ["card-0-1"], to: ["card-2-0"] });
    expect(duel({ event: "captured", data: fight, text: "" })).toMatchObject({ to: ["prison-0"] });
  });
});

describe("telling", () => {
  let waiting: Caption[][] = [];
  let played: string[] = [];
  let until: number | null = null;
  let skipped = 0;
  const source: Source = {
    next: () => waiting.shift() ?? null,
    play: (caption) => played.push(caption.text),
    tempo: () => "calm",
    until: () => until,
    idle: () => false,
    skip: () => (skipped += 1),
  };
  beforeEach(() => {
    vi.useFakeTimers();
    [waiting, played, until, skipped] = [[], [], null, 0];
  });
  afterEach(() => vi.useRealTimers());

  it("keeps its beat however much waits, and closes after the last", () => {
    const telling = new Telling(source);
    waiting = [cut([line("a", 1)]), [], cut([line("b", 1), line("c", 1)])];
    telling.more();
    expect(played).toEqual(["a."]);
    vi.advanceTimersByTime(1599);
    expect(played).toEqual(["a."]);
    vi.advanceTimersByTime(1);
    expect(played).toEqual(["a.", "b."]);
    vi.advanceTimersByTime(3200);
    expect(played).toEqual(["a.", "b.", "c."]);
    expect(telling.open).toBe(false);
  });
  it("is silent before what was hidden, and then waits", () => {
    const telling = new Telling(source);
    waiting = [cut([line("shown", 1), line("b", 1)])];
    telling.more();
    expect(telling.silent).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(played).toEqual(["shown."]);
    telling.on();
    expect(played).toEqual(["shown.", "b."]);
  });
  it("tells again what is wished, then the one before, and waits there", () => {
    const telling = new Telling(source);
    waiting = [cut([line("a", 1), line("b", 1)])];
    telling.more();
    telling.on();
    telling.again();
    telling.again();
    vi.advanceTimersByTime(60_000);
    expect(played).toEqual(["a.", "b.", "b.", "a."]);
  });
  it("waits for nobody while my clock runs, and ends in time", () => {
    const telling = new Telling(source);
    until = performance.now() + 2000;
    waiting = [cut([line("shown", 1), line("b", 1), line("c", 1)])];
    telling.more();
    expect(played).toEqual(["shown."]);
    vi.advanceTimersByTime(2000);
    expect([telling.open, skipped]).toEqual([false, 1]);
  });
});
