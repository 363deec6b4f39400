import { describe, expect, it } from "vitest";
import attacker from "../fixtures/seven_ronin/plan-attacker-late.json";
import defender from "../fixtures/seven_ronin/plan-defender.json";
import rich from "../fixtures/seven_ronin/abilities-rich.json";
import { choices, codesAt } from "../src/games/seven_ronin/choices";
import { aim, GREEN, PLACES, RONIN } from "../src/games/seven_ronin/codes";
import { attackCodes, complete, defenceCodes, fits, kept, stop, tally } from "../src/games/seven_ronin/plan";
import { ringFor } from "../src/games/seven_ronin/ring";
import { tale } from "../src/games/seven_ronin/story";
import type { RoninView } from "../src/games/seven_ronin/view";

const none = PLACES.map(() => 0);
const well = PLACES.indexOf("well");

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

describe("an attack", () => {
  const view = attacker.view as unknown as RoninView;
  it("is counted while it is made", () => {
    const sent = none.map((_, place) => (place === well || place === GREEN ? 1 : 0));
    expect(tally(view, sent)).toMatchObject({ sent: 2, areas: 1, over: 0, reserve: view.reserve - 2 });
  });
  it("stops at the limit, unless the Green lifts it", () => {
    const one = none.map((_, place) => (place === well ? 1 : 0));
    expect(stop({ ...view, attack: { sent: none, need: 1, areas_left: 5, bonus_left: 0 } }, one, well)).toBe("limit");
    expect(stop({ ...view, attack: { sent: none, need: 1, areas_left: 5, bonus_left: 1 } }, one, well)).toBeNull();
    expect(stop(view, none.map((_, place) => (place === GREEN ? 1 : 0)), GREEN)).toBe("green");
  });
  it("is sent in the order of the places", () => {
    const sent = none.map((_, place) => (place === GREEN ? 1 : place === well ? 2 : 0));
    expect(attackCodes(sent, none)).toEqual(["+well", "+well", "+green", "ready"]);
  });
});

describe("a defence", () => {
  const view = defender.view as unknown as RoninView;
  it("has room for one ronin an area, and for Tasuke", () => {
    const posts = [0, null, null, null, null, null, null];
    expect(fits(view, posts, 1, 0)).toBe(false);
    expect(fits(view, posts, 4, 0)).toBe(true);
    expect(fits(view, posts, 1, GREEN)).toBe(view.green > 0);
  });
  it("is complete when everyone has a place", () => {
    const posts = [0, 1, 2, 3, 4, 5, 6];
    expect(complete(view, posts)).toBe(true);
    expect(defenceCodes(view, posts)).toEqual([
      "hayai>watchtower", "kabe>inn", "musashi>burial", "taiko>shrine", "tasuke>well", "yobu>granary", "yumi>pen", "ready",
    ]);
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

describe("what keeps a ronin away", () => {
  const view = defender.view as unknown as RoninView;
  const [hayai, kabe, , , tasuke] = RONIN.map((_, ronin) => ronin) as [number, number, number, number, number];
  const at = (...posts: [number, number][]) => RONIN.map((_, ronin) => posts.find(([who]) => who === ronin)?.[1] ?? null);

  it("is named by its rule", () => {
    expect(kept({ ...view, green: 0 }, at(), hayai, GREEN)).toBe("green-empty");
    expect(kept({ ...view, green: 1 }, at([kabe, GREEN]), hayai, GREEN)).toBe("green-taken");
    expect(kept(view, at([kabe, well], [tasuke, well]), hayai, well)).toBe("taken");
    expect(kept(view, at([kabe, well]), tasuke, well)).toBe("muted");
  });
});

describe("the story", () => {
  it("leaves out that nothing changed for the ronin", () => {
    const line = (event: string, data = {}) => ({ event, data, text: event });
    const told = tale([line("round"), line("cleared", { held: [], muted: [] }), line("cleared", { held: [1], muted: [] })]);
    expect(told.map((each) => each.event)).toEqual(["round", "cleared"]);
  });
});
