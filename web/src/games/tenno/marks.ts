/** The last move of every seat, as marks on the places it concerned. */

import type { Line } from "../../table/board";
import { cell } from "./codes";

export interface Mark {
  kind: string;
  by: number;
  /** The sentence of the story, where it tells no more than everybody saw. */
  text: string;
}

export function marked(lines: Line[]): Map<string, Mark[]> {
  const found = new Map<string, Mark[]>();
  let told = "";
  const put = (seat: number, at: number, kind: string, by: number): void => {
    const key = cell(seat, at);
    // Twice the same, as in two attacks of one turn, is one mark.
    const others = (found.get(key) ?? []).filter((mark) => mark.kind !== kind || mark.by !== by);
    found.set(key, [...others, { kind, by, text: told }].slice(-2));
  };
  for (const { event, data, text } of lines) {
    // What a look showed is to be remembered, not read again.
    told = event === "looked" ? "" : (text ?? "");
    const by = data["seat"] as number;
    if (event === "attacked") {
      put(by, data["place"] as number, event, by);
      put(data["defender"] as number, data["at"] as number, event, by);
    } else if (event === "changed") put(by, data["place"] as number, "changed", by);
    else if (event === "traded") for (const at of data["places"] as number[]) put(by, at, "changed", by);
    else if (event === "refilled") for (const at of data["places"] as number[]) put(by, at, "refilled", by);
    else if (event === "looked") put(data["attacker"] as number, data["place"] as number, "looked", by);
    else if (event === "supported") put(by, data["place"] as number, "monk", by);
  }
  return found;
}
