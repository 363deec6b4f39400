/** Where playing again stands, for one person at the table or somebody who looks on. */

import type { TableInfo } from "../wire";

export type Again =
  /** The next game has begun. */
  | "begun"
  /** Nobody has asked. */
  | "nobody"
  /** I have said yes and wait for others. */
  | "waiting"
  /** Somebody wants it, and my answer is awaited. */
  | "asked"
  /** I have said no, and may think better of it. */
  | "declined"
  /** Others are at it, and I am not needed. */
  | "others";

export function stateOf(info: TableInfo | null, mine: number[]): Again {
  if (info?.rematch) return "begun";
  const again = info?.again;
  if (!again) return "nobody";
  const among = (seats: number[]): boolean => seats.some((seat) => mine.includes(seat));
  if (among(again.wanted)) return "waiting";
  if (among(again.declined)) return "declined";
  return mine.length ? "asked" : "others";
}

/** Those who said no, or have left without an answer: a bot could take their seats. */
export function missing(info: TableInfo | null): number[] {
  const again = info?.again;
  if (!info || !again) return [];
  return [...again.declined, ...again.waiting.filter((seat) => !info.seats[seat]?.here)];
}
