import { describe, expect, it } from "vitest";
import turn from "../fixtures/samurai/turn-mid-2.json";
import { aim, TILES } from "../src/games/samurai/codes";
import { effects } from "../src/games/samurai/effects";
import { around, bounds, hexes, middle, step } from "../src/games/samurai/geometry";
import { ahead, standing } from "../src/games/samurai/standing";
import { tale } from "../src/games/samurai/story";
import type { SamuraiView } from "../src/games/samurai/view";

const view = turn.view as unknown as SamuraiView;

describe("codes", () => {
  it("point at tiles, castes, hexes and figures", () => {
    expect(aim("castle-4")).toEqual({ what: "tile", tile: "castle-4" });
    expect(aim("castle")).toEqual({ what: "caste", caste: "castle" });
    expect(aim("o13")).toEqual({ what: "hex", hex: "o13" });
    expect(aim("rice-o10")).toEqual({ what: "figure", caste: "rice", hex: "o10" });
    expect(aim("end")).toEqual({ what: "other" });
  });
  it("count twenty tiles", () => {
    expect(TILES.reduce((sum, tile) => sum + tile.count, 0)).toBe(20);
  });
});

describe("the map", () => {
  it("grows with the players", () => {
    expect(hexes(4).length).toBe(174);
    expect(hexes(2).length).toBeLessThan(hexes(3).length);
    const box = bounds(hexes(2));
    const edo = middle("o14");
    expect(edo.x > box.x && edo.y > box.y).toBe(true);
  });
  it("has every neighbour at one distance", () => {
    for (const name of ["o14", "n14"]) {
      const here = middle(name);
      const far = around(name).map((other) => Math.hypot(middle(other).x - here.x, middle(other).y - here.y));
      expect(Math.max(...far) - Math.min(...far)).toBeLessThan(0.01);
    }
  });
  it("is walked by arrows and back", () => {
    const there = new Set(hexes(4).map((hex) => hex.name));
    expect(step("o14", "ArrowUp", there)).toBe("o13");
    const right = step("n14", "ArrowRight", there);
    expect(right && step(right, "ArrowLeft", there)).toBe("n14");
  });
});

describe("what a tile would do", () => {
  it("is the table as it would be beside the table as it is", () => {
    const then = structuredClone(view);
    const edo = then.settlements.find((each) => each.kind === "edo")!;
    edo.open -= 1;
    edo.figures[0]!.influence[0]! += 4;
    edo.figures[0]!.leader = 0;
    const [found, ...others] = effects(view, then);
    expect(others).toEqual([]);
    expect(found?.settlement.open).toBe(edo.open);
    expect(found?.figures.map((each) => (each.after[0] ?? 0) - (each.before[0] ?? 0))).toEqual([4, 0, 0]);
    expect(found?.figures[0]?.leader).toBe(0);
  });
  it("is counted by caste for everybody to see", () => {
    const left = standing(view);
    expect(left.map((caste) => caste.length).reduce((sum, count) => sum + count, 0)).toBe(
      view.settlements.reduce((sum, each) => sum + each.figures.length, 0),
    );
    expect(ahead({ leader: null, influence: [2, 2] })).toBe("tie");
    expect(ahead({ leader: null, influence: [0, 0] })).toBeNull();
    expect(ahead({ leader: 1, influence: [0, 3] })).toBe(1);
  });
});

describe("the story", () => {
  it("tells once what was taken up and laid", () => {
    const line = (event: string, seat: number) => ({ event, data: { seat }, text: event });
    const told = tale([line("took", 0), line("laid", 0), line("took", 0), line("lifted", 0), line("moved", 0), line("took", 1)]);
    expect(told.map((each) => `${each.event} ${each.data.seat}`)).toEqual(["laid 0", "moved 0", "took 1"]);
  });
});
