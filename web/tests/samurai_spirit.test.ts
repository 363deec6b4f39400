import { expect, test } from "vitest";
import { read, sign } from "../src/games/samurai_spirit/codes";
import { lastDeeds, nightfall, pulses } from "../src/games/samurai_spirit/pulses";
import ended from "../fixtures/samurai_spirit/4-round-two.json";
import lent from "../fixtures/samurai_spirit/4-tokens-lent.json";

test("codes are read by the grammar of the game", () => {
  expect(read("fight")).toEqual({ verb: "fight" });
  expect(read("support-kyuzo")).toEqual({ verb: "support", samurai: 5 });
  expect(read("suffer-no-defend")).toEqual({ verb: "suffer", penalty: 4 });
  expect(read("lose-doll")).toEqual({ verb: "lose", symbol: 2 });
  expect(read("top-M1-01")).toEqual({ verb: "top", card: 0 });
  expect(read("top-B6-07")).toEqual({ verb: "top", card: 65 });
});

test("every action has a sign", () => {
  expect(sign(read("suffer-wound"))).toBe("wound");
  expect(sign(read("lose-hat"))).toBe("hat");
  expect(sign(read("attack"))).toBe("fight");
});

test("the end of a round is told from its first line", () => {
  expect(nightfall(ended.events)[0]?.event).toBe("round-over");
  expect(nightfall([])).toEqual([]);
  expect([...pulses(ended.events).keys()]).toContain("farm");
});

test("the last deed of each samurai is remembered", () => {
  const deeds = lastDeeds(lent.marks);
  expect(deeds.size).toBeGreaterThan(0);
  for (const { sign: of } of deeds.values()) expect(of).toBeTruthy();
});
