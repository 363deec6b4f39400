import { expect, test } from "vitest";
import { attackCode, cardCode, pairCode, placeCode, read, setCode } from "../src/games/tenno/codes";
import { marked } from "../src/games/tenno/marks";
import { offBoard } from "../src/games/tenno/offboard";
import { scenes } from "../src/games/tenno/scenes";
import { tale } from "../src/games/tenno/story";
import captured from "../fixtures/tenno/2-captured.json";
import looked from "../fixtures/tenno/2-looked.json";

test("codes are read by the grammar of the game", () => {
  expect(read("b>2a")).toEqual({ kind: "attack", place: 1, seat: 1, at: 0 });
  expect(read("set-213")).toEqual({ kind: "set", order: [1, 0, 2] });
  expect(read("fill-10")).toEqual({ kind: "fill", card: 9 });
  expect(read("lay-X")).toEqual({ kind: "lay", card: 10 });
  expect(read("feint-ac")).toEqual({ kind: "feint", pair: [0, 2] });
  expect(read("look-c")).toEqual({ kind: "look", place: 2 });
  expect(read("monk")).toEqual({ kind: "word", word: "monk" });
});

test("what names no card and no place cannot be tapped on the board", () => {
  expect(["monk", "plain", "stop", "keep", "trust"].every(offBoard)).toBe(true);
  expect(["b>2a", "set-213", "fill-10", "lay-X", "feint-ac", "look-c", "swap-b"].some(offBoard)).toBe(false);
});

test("codes are made as they are read", () => {
  expect(attackCode(2, 6, 1)).toBe("c>7b");
  expect(setCode([2, 0, 1])).toBe("set-312");
  expect(cardCode("fill", 9)).toBe("fill-10");
  expect(placeCode("swap", 0)).toBe("swap-a");
  expect(pairCode("trade", 2, 0)).toBe("trade-ac");
});

test("a fight is shown in order, and its prisoner leaves the table", () => {
  const shown = scenes(captured.events);
  expect(shown.map((scene) => scene.result)).toContain("captured");
  const last = shown.find((scene) => scene.result === "captured")!;
  expect(last.leaves[0]?.to).toBe(`prison-${last.duel?.attacker}`);
  expect(last.up.size).toBe(2);
});

test("a look is a scene of its own, and marks the card without telling it", () => {
  const { data } = looked.events[0]!;
  expect(scenes(looked.events)[0]?.peek?.card).toBe(data.card);
  expect(marked(looked.marks).get(`${data.attacker}.${data.place}`)).toEqual([{ kind: "looked", by: data.seat, text: "" }]);
});

test("the story tells once what was laid", () => {
  const line = (event: string, seat: number) => ({ event, data: { seat }, text: event });
  const told = tale([line("filled", 0), line("refilled", 0), line("refilled", 1), line("took", 0), line("changed", 0), line("took", 0)]);
  expect(told.map((each) => `${each.event} ${each.data.seat}`)).toEqual(["filled 0", "refilled 1", "changed 0", "took 0"]);
});

test("two attacks with the same card in one turn leave one mark", () => {
  const attack = { event: "attacked", data: { seat: 0, place: 1, defender: 1, at: 2 }, text: "" };
  expect(marked([attack, attack]).get("0.1")).toEqual([{ kind: "attacked", by: 0, text: "" }]);
  expect(marked([attack, attack]).get("1.2")).toEqual([{ kind: "attacked", by: 0, text: "" }]);
});
