// What travels when something happens: from which part of the board to which.
import { flight, type Flight } from "../../lib/flight";
import type { Line } from "../../table/board";
import { PLACES, RONIN } from "./codes";

/** A ronin's name, or "ninja". */
export type Traveller = string;

export function trips(root: Element, events: readonly Line[]): Flight<Traveller>[] {
  const place = (at: unknown) => root.querySelector(`[data-place="${PLACES[Number(at)]}"]`);
  const tile = (who: unknown) => root.querySelector(`[data-place="ronin-${RONIN[Number(who)]}"]`);
  const pile = (id: string) => root.querySelector(`[data-place="${id}"]`);
  let delay = events.some((line) => line.event === "attacked") ? 1100 : 0;
  const found: Flight<Traveller>[] = [];
  function go(from: Element | null, to: Element | null, what: Traveller = "ninja", count: unknown = 1): void {
    for (let at = 0; at < Math.min(Number(count) || 1, 3); at++) {
      const made = flight(from, to, what, delay);
      if (made.length) delay += 130;
      found.push(...made);
    }
  }
  for (const { event, data } of events) {
    if (event === "rode") go(place(data.area), place(data.to), "hayai");
    if (event === "drove") go(place(data.area), place(data.to), "ninja", data.count);
    if (event === "struck") go(place(data.area), pile("supply"));
    if (event === "shot" || event === "starved") go(pile("reserve"), pile("supply"));
    if (event === "healed") go(tile(data.ronin), pile("supply"));
    if (event === "wounded") go(place(data.area), tile(data.ronin), "ninja", data.count);
    if (event === "fell") go(tile(data.ronin), pile("supply"), "ninja", data.count);
    if (event === "looted") go(pile("supply"), pile("reserve"), "ninja", data.count);
    if (event === "marched") go(pile("reserve"), place(data.area), "ninja", data.count);
    if (event === "withdrew" && Array.isArray(data.areas)) data.areas.forEach((area) => go(place(area), pile("reserve")));
    if (event === "patrolled") go(place(PLACES.length - 1), pile("supply"), "ninja", data.count);
    if (event === "poisoned") go(place(PLACES.indexOf("well")), tile(data.ronin));
  }
  return found;
}

/** The places of the last plans, which stay marked. */
export function marks(lines: readonly Line[]): Set<number> {
  const found = new Set<number>();
  for (const { event, data } of lines) {
    if (event === "attacked" && Array.isArray(data.sent)) data.sent.forEach((count, place) => count && found.add(place));
  }
  return found;
}
