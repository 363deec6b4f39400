import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MOMENT, Presence } from "../src/table/presence.svelte";
import type { Seat, TableInfo } from "../src/wire";

const seat = (more: Partial<Seat> = {}): Seat =>
  ({ kind: "person", name: "", level: "", mine: false, here: true, stand_in: false, resigned: false, ...more }) as Seat;
const table = (...seats: Seat[]): TableInfo => ({ status: "playing", seats }) as TableInfo;

describe("who has left", () => {
  let presence: Presence;
  const hear = (...seats: Seat[]): void => presence.update(table(...seats), () => 7);
  const told = (): string[] => presence.notes.map(({ what, seat: at }) => `${what} ${at}`);
  beforeEach(() => {
    vi.useFakeTimers();
    presence = new Presence();
  });
  afterEach(() => void vi.useRealTimers());

  it("is known at once to who comes in, and needs no line", () => {
    hear(seat(), seat({ here: false }), seat({ kind: "bot", here: false }));
    expect(presence.absent).toEqual([1]);
    expect(told()).toEqual([]);
  });
  it("is told when a moment has passed, behind what was said last", () => {
    hear(seat(), seat());
    hear(seat(), seat({ here: false }));
    expect(presence.absent).toEqual([]);
    vi.advanceTimersByTime(MOMENT);
    expect(presence.absent).toEqual([1]);
    hear(seat(), seat());
    expect(presence.absent).toEqual([]);
    expect(told()).toEqual(["away 1", "back 1"]);
    expect(presence.notes[0]?.after).toBe(7);
  });
  it("is not worth a word if the page was only loaded again", () => {
    hear(seat(), seat());
    hear(seat(), seat({ here: false }));
    hear(seat(), seat());
    vi.advanceTimersByTime(MOMENT * 2);
    expect(presence.absent).toEqual([]);
    expect(told()).toEqual([]);
  });
  it("may be stood in for, and plays again", () => {
    hear(seat(), seat({ here: false }));
    hear(seat(), seat({ here: false, stand_in: true }));
    hear(seat(), seat({ stand_in: true }));
    hear(seat(), seat());
    expect(told()).toEqual(["stand-in 1", "here 1", "returned 1"]);
  });
  it("is back only if they have been here before", () => {
    hear(seat(), seat({ here: false }));
    hear(seat(), seat());
    hear(seat(), seat({ here: false }));
    vi.advanceTimersByTime(MOMENT);
    hear(seat(), seat());
    expect(told()).toEqual(["here 1", "away 1", "back 1"]);
  });
  it("matters no more when the game is over", () => {
    hear(seat(), seat());
    hear(seat(), seat({ here: false }));
    presence.update({ ...table(seat(), seat({ here: false })), status: "finished" }, () => 0);
    vi.advanceTimersByTime(MOMENT * 2);
    expect(presence.absent).toEqual([]);
    expect(told()).toEqual([]);
  });
});
