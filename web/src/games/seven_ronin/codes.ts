// The grammar of 7 Ronin's codes (games/seven_ronin/actions.py): who acts, and at whom or what a code points.
import printed from "./printed.json";

export const RONIN: readonly string[] = printed.ronin.map((each) => each.id);
export const PLACES: readonly string[] = printed.places.map((each) => each.id);
export const GREEN = PLACES.length - 1;

export interface Aim {
  /** The ronin or the area whose ability it is; none for a plan"s parts and for answers. */
  actor?: string;
  /** The ronin that is sent, healed or hit. */
  ronin?: string;
  /** The area that it points at. */
  place?: string;
  /** How many ninja, or how many wounds for Tasuke. */
  count?: number;
}

/** Where a code points. Codes that point nowhere (`ready`, `fight`, `end`, `enough`) give an empty aim. */
export function aim(code: string): Aim {
  if (code.startsWith("+")) return { place: code.slice(1) };
  const [ronin, place] = code.split(">");
  if (place !== undefined) return { actor: ronin, ronin, place };
  const [head, tail, count] = code.split("-");
  if (head === undefined) return {};
  if (head === "use") return { actor: tail, place: tail };
  if (head === "copy" || head === "take") return { place: tail };
  if (head === "on") return { ronin: tail };
  if (head === "tasuke") return { count: Number(tail) };
  if (head === "yobu" && tail === "both") return { actor: head, count: 2 };
  if (head === "yobu") return { actor: head, place: tail, count: Number(count ?? 1) };
  if (head === "taiko") return { actor: head, ronin: tail };
  return RONIN.includes(head) ? { actor: head } : {};
}
