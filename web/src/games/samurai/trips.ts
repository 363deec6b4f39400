// What travels when something happens on the map, and what stays marked.
import { flight, type Flight } from "../../lib/flight";
import type { Line } from "../../table/board";

/** A tile with its owner, or a figure. */
export interface Traveller {
  tile?: string;
  owner?: number;
  caste?: string;
}

export function trips(root: Element, events: readonly Line[]): Flight<Traveller>[] {
  const hex = (at: unknown) => root.querySelector(`[data-place="hex-${String(at)}"]`);
  const clan = (seat: unknown) => root.querySelector(`[data-place="clan-${String(seat)}"]`);
  const found: Flight<Traveller>[] = [];
  let delay = 0;
  function go(from: Element | null, to: Element | null, what: Traveller, pause = 220): void {
    const made = flight(from, to, what, delay);
    if (made.length) delay += pause;
    found.push(...made);
  }
  for (const { event, data } of events) {
    const tile = { tile: String(data.tile), owner: Number(data.seat) };
    const figure = { caste: String(data.caste) };
    if (event === "laid") go(clan(data.seat), hex(data.hex), tile);
    if (event === "moved") go(hex(data.hex), hex(data.to), tile);
    if (event === "placed") go(clan(data.seat), hex(data.hex), figure);
    if (event === "exchanged") {
      go(hex(data.hex), hex(data.to), figure, 0);
      go(hex(data.to), hex(data.hex), { caste: String(data.other) });
    }
    if (event === "captured") go(hex(data.hex), clan(data.seat), figure);
    if (event === "aside") go(hex(data.hex), root.querySelector('[data-place="aside"]'), figure);
  }
  return found;
}

/** The hexes of everyone's last move, with whose it was. */
export function marks(lines: readonly Line[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { event, data } of lines) {
    const seat = Number(data.seat);
    if (event === "laid" || event === "placed" || event === "exchanged") found.set(String(data.hex), seat);
    if (event === "moved" || event === "exchanged") found.set(String(data.to), seat);
  }
  return found;
}
