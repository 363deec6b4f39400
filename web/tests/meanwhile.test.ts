import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { changes as map } from "../src/games/samurai/changes";
import { changes as night } from "../src/games/samurai_spirit/changes";
import { changes as village } from "../src/games/seven_ronin/changes";
import { changes as court } from "../src/games/tenno/changes";
import type { Caption } from "../src/table/captions";
import { meanwhile, type Changes } from "../src/table/meanwhile";
import { Telling, type Source } from "../src/table/telling.svelte";
import type { Line } from "../src/wire";

const line = (event: string, data: Record<string, unknown>): Line => ({ event, data, text: `${event}.` });

describe("the table between two updates", () => {
  const before = { barricades: 3, farms: 6, boards: [{ samurai: 2, sum: 4 }, { samurai: 5, sum: 1 }] };
  const after = { barricades: 1, farms: 5, boards: [{ samurai: 2, sum: 9 }, { samurai: 5, sum: 1 }] };
  const lines = [
    line("attacked", { samurai: 2, sum: 9 }), line("barricade-lost", { barricades: 2 }), line("barricade-lost", { barricades: 1 }), line("farm-lost", { farms: 5 }),
  ];
  const shown = (told: number): typeof before => meanwhile(before, after, lines.slice(0, told), lines.slice(told), night as Changes);

  it("is as it was wherever a later caption tells what happens", () => {
    expect(shown(0)).toEqual(before);
    expect(shown(1)).toEqual({ ...before, boards: after.boards });
  });
  it("is as the last line left it that says so", () => {
    expect(shown(2)).toMatchObject({ barricades: 2, farms: 6 });
    expect(shown(3)).toMatchObject({ barricades: 1, farms: 6 });
  });
  it("is the new view itself once all is told, and shares with it what nothing changes", () => {
    expect(shown(4)).toBe(after);
    expect(shown(0).boards[1]).toBe(after.boards[1]);
  });
  it("takes nothing from a view that has no such part", () => {
    expect(meanwhile<unknown>({}, after, [], lines, night as Changes)).toEqual(after);
  });
});

describe("the lines of an update", () => {
  const told = (name: string): Caption => ({
    from: [], to: [], seat: 1, lines: [line(name, {})], text: name, means: null, reveals: false, waits: true,
  });
  const events = (lines: readonly Line[]): string[] => lines.map((each) => each.event);
  it("are told caption by caption, and a new update begins with none", () => {
    const waiting = [[told("a"), told("b")], [told("c")]];
    const source: Source = {
      next: () => waiting.shift() ?? null, play: () => undefined, tempo: () => "calm", until: () => null, idle: () => false, skip: () => undefined,
    };
    const telling = new Telling(source);
    telling.more();
    expect([events(telling.told), events(telling.pending)]).toEqual([["a"], ["b"]]);
    telling.on();
    telling.again();
    telling.again(); // looking back takes nothing back
    expect([events(telling.told), events(telling.pending)]).toEqual([["a", "b"], []]);
    telling.on();
    telling.on();
    expect([events(telling.told), events(telling.pending)]).toEqual([["c"], []]);
    telling.clear();
    telling.tell([told("a"), told("b")]);
    expect(telling.pending).toEqual([]);
  });
});

describe("what a line changes", () => {
  const games: Record<string, Changes> = { samurai: map as Changes, samurai_spirit: night as Changes, seven_ronin: village as Changes, tenno: court as Changes };
  it.each(Object.keys(games))("is there in the views of %s", (game) => {
    const folder = new URL(`../fixtures/${game}/`, import.meta.url);
    let found = 0;
    for (const name of readdirSync(folder)) {
      const { view, events } = JSON.parse(readFileSync(new URL(name, folder), "utf8"));
      for (const each of (events ?? []) as Line[]) {
        for (const { path } of games[game]!(each, view as never)) {
          found += 1;
          // Stored views are older than some of their fields, so what holds the part is looked for.
          const whole = path.slice(0, -1).reduce((of: any, key) => of?.[key], view);
          expect(whole, `${name}: ${each.event} ${path.join(".")}`).toBeTypeOf("object");
        }
      }
    }
    expect(found).toBeGreaterThan(0);
  });
});
