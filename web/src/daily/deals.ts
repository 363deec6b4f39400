/** The deals of a day: which is offered first, and where their results are. */

import type { DailyDeal, DailyPage } from "../wire";

const DAY = 86_400_000;

/** The deal to offer first: one that I have begun, else one that I have not played, every day another game before the others. */
export function nextDeal(page: DailyPage): DailyDeal | null {
  const turn = (Date.parse(page.day) / DAY) % page.deals.length;
  const order = [...page.deals.slice(turn), ...page.deals.slice(0, turn)];
  return order.find((deal) => deal.state === "playing") ?? order.find((deal) => deal.state === "open") ?? null;
}

export function resultsAddress(game: string, day: string): string {
  return `/daily/${game}?day=${day}`;
}

/** The day before, as the server writes days. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
}
