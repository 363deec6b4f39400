// What 7 Ronin's codes are about: who acts, and at whom or what a code points. Their grammar is made from the game's.
import { format, parse } from "./grammar";
import printed from "./printed.json";

export const RONIN: readonly string[] = printed.ronin.map((each) => each.id);
export const PLACES: readonly string[] = printed.places.map((each) => each.id);
export const GREEN = PLACES.length - 1;

export interface Aim {
  /** The ronin or the area whose ability it is; none for a plan's parts and for answers. */
  actor?: string;
  /** The ronin that is sent, healed or hit. */
  ronin?: string;
  /** The area that it points at. */
  place?: string;
  /** How many ninja, or how many wounds for Tasuke. */
  count?: number;
}

export const sendCode = (place: string): string => format({ kind: "send", place });
export const stationCode = (ronin: string, place: string): string => format({ kind: "station", ronin, place });

/** Where a code points. Codes that point nowhere (`ready`, `fight`, `end`, `enough`) give an empty aim. */
export function aim(code: string): Aim {
  const said = parse(code);
  switch (said?.kind) {
    case "send":
      return { place: said.place };
    case "station":
      return { actor: said.ronin, ronin: said.ronin, place: said.place };
    case "musashi":
    case "yumi":
      return { actor: said.kind };
    case "heal":
      return { actor: "taiko", ronin: said.ronin };
    case "drive":
    case "drive-two":
      return { actor: "yobu", place: said.area, count: said.kind === "drive" ? 1 : 2 };
    case "drive-both":
      return { actor: "yobu", count: 2 };
    case "share":
      return { count: Number(said.count) };
    case "use":
      return { actor: said.area, place: said.area };
    case "copy":
    case "take":
      return { place: said.area };
    case "on":
      return { ronin: said.ronin };
    default:
      return {};
  }
}
