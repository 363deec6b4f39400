import { describe, expect, it } from "vitest";
import rich from "../fixtures/seven_ronin/abilities-rich.json";
import { choices, codesAt } from "../src/games/seven_ronin/choices";
import { aim, GREEN, PLACES, RONIN } from "../src/games/seven_ronin/codes";
import { ringFor } from "../src/games/seven_ronin/ring";
import { tale } from "../src/games/seven_ronin/story";
import type { RoninView } from "../src/games/seven_ronin/view";


describe("codes", () => {
  it("point at places, ronin and actors", () => {
    expect(aim("+well")).toEqual({ place: "well" });
    expect(aim("kabe>inn")).toEqual({ actor: "kabe", ronin: "kabe", place: "inn" });
    expect(aim("yobu-well-2")).toEqual({ actor: "yobu", place: "well", count: 2 });
    expect(aim("taiko-kabe")).toEqual({ actor: "taiko", ronin: "kabe" });
    expect(aim("tasuke-2")).toEqual({ count: 2 });
    expect(aim("use-well")).toEqual({ actor: "well", place: "well" });
    expect(aim("musashi")).toEqual({ actor: "musashi" });
    expect(aim("ready")).toEqual({});
  });
});

describe("abilities", () => {
  it("light who can act, then what they can do", () => {
    const before = choices(rich.legal, null);
    expect(before.ronin.has("yobu")).toBe(true);
    expect(before.buttons.map((option) => option.code)).toEqual(["fight"]);
    const after = choices(rich.legal, "yobu");
    expect(after.places.size).toBe(2);
    const place = [...after.places][0] ?? "";
    expect(codesAt(rich.legal, place, "yobu").length).toBe(2);
  });
});

it("turns the ring with the screen", () => {
  expect(ringFor(320, 500).width).toBeLessThan(ringFor(900, 500).width);
  expect(ringFor(320, 500).cells.length).toBe(10);
});

describe("the story", () => {
  it("leaves out that nothing changed for the ronin", () => {
    const line = (event: string, data = {}) => ({ event, data, text: event });
    const told = tale([line("round"), line("cleared", { held: [], muted: [] }), line("cleared", { held: [1], muted: [] })]);
    expect(told.map((each) => each.event)).toEqual(["round", "cleared"]);
  });
});
