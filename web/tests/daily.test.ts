/** Which deal of the day is offered first, and what its days are called. */

import { expect, test } from "vitest";
import { dayBefore, nextDeal, resultsAddress } from "../src/daily/deals";
import type { DailyDeal, DailyPage } from "../src/wire";

type State = DailyDeal["state"];

function page(day: string, states: Record<string, State>): DailyPage {
  const deals = Object.entries(states).map(([game, state]) => ({ game, state, seats: 2, seat: 0, level: "", played: 0, table: "", rank: null, of: 0 }));
  return { day, ends: 0, claimed: true, deals, week: [], total: 0 };
}

test("a game that was begun comes first, then every day another one", () => {
  const open = { seven_ronin: "open", samurai: "open", tenno: "open", samurai_spirit: "open" } as const;
  const offered = ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19"].map((day) => nextDeal(page(day, open))?.game);
  expect(new Set(offered).size).toBe(4);
  for (const day of ["2026-11-16", "2026-11-17"]) expect(nextDeal(page(day, { ...open, tenno: "playing" }))?.game).toBe("tenno");
});

test("what was played is not offered again", () => {
  const day = "2026-11-18";
  expect(nextDeal(page(day, { samurai: "over", tenno: "open" }))?.game).toBe("tenno");
  expect(nextDeal(page(day, { samurai: "over", tenno: "over" }))).toBeNull();
});

test("a day has one before it, also at the turn of a month and a year", () => {
  expect(dayBefore("2026-11-18")).toBe("2026-11-17");
  expect(dayBefore("2026-03-01")).toBe("2026-02-28");
  expect(dayBefore("2027-01-01")).toBe("2026-12-31");
  expect(resultsAddress("tenno", "2026-11-18")).toBe("/daily/tenno?day=2026-11-18");
});
