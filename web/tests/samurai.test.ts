import { describe, expect, it } from "vitest";
import turn from "../fixtures/samurai/turn-mid-2.json";
import { aim, exchange, ordered, TILES } from "../src/games/samurai/codes";
import { exchangeable, standing } from "../src/games/samurai/figures";
import { around, bounds, hexes, middle, step } from "../src/games/samurai/geometry";
import { effects, leader, leaders } from "../src/games/samurai/influence";
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
  it("name figures and first hands in the order of the rules", () => {
    expect(exchange("rice-o10", "castle-n13")).toEqual(["castle-n13", "rice-o10"]);
    expect(ordered(["ship-1", "castle-4", "ronin"])).toEqual(["castle-4", "ronin", "ship-1"]);
    expect(TILES.reduce((sum, tile) => sum + tile.count, 0)).toBe(20);
  });
});

describe("an exchange", () => {
  const town = (hex: string, ...castes: string[]) => ({
    hex, kind: "city", name: "", open: 1, figures: castes.map((caste) => ({ caste, influence: [0, 0] })),
  });
  const figures = standing({ ...view, settlements: [town("o10", "castle"), town("l16", "buddha", "rice"), town("n15", "rice")] });
  const with_ = (code: string) => {
    const one = figures.find((each) => each.code === code)!;
    return figures.filter((two) => exchangeable(one, two)).map((two) => two.code);
  };
  it("needs two castes on two settlements", () => {
    expect(with_("castle-o10")).toEqual(["buddha-l16", "rice-l16", "rice-n15"]);
  });
  it("leaves no settlement with two alike", () => {
    expect(with_("rice-n15")).toEqual(["castle-o10"]);
    expect(with_("rice-l16")).toEqual(["castle-o10"]);
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

describe("influence", () => {
  it("knows who has the most", () => {
    expect(leader([0, 0])).toBeNull();
    expect(leader([2, 3])).toBe(1);
    expect(leader([3, 3, 1])).toBe("tie");
    expect(leaders(view).length).toBe(3);
  });
  it("counts a tile for its caste only", () => {
    const town = view.settlements.find((each) => each.kind === "edo");
    const beside = around(town?.hex ?? "").find((hex) => !view.tiles.some((laid) => laid.hex === hex)) ?? "";
    const edo = effects(view, 0, "castle-4", beside).find((effect) => effect.settlement.kind === "edo");
    expect(edo?.figures.map((each) => (each.after[0] ?? 0) - (each.before[0] ?? 0))).toEqual([4, 0, 0]);
    expect(edo?.open).toBe((town?.open ?? 0) - 1);
  });
});

describe("the story", () => {
  it("tells once what was taken up and laid", () => {
    const line = (event: string, seat: number) => ({ event, data: { seat }, text: event });
    const told = tale([line("took", 0), line("laid", 0), line("took", 0), line("lifted", 0), line("moved", 0), line("took", 1)]);
    expect(told.map((each) => `${each.event} ${each.data.seat}`)).toEqual(["laid 0", "moved 0", "took 1"]);
  });
});
