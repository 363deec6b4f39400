/** The story of Samurai. What was taken up and then laid is told once: where it lies. */

import type { Line } from "../../table/board";

/** What needs no line of its own when the other one follows. */
const HALVES: Record<string, string[]> = {
  "took-figure": ["placed"],
  took: ["laid", "lifted", "named"],
  lifted: ["moved"],
  named: ["exchanged"],
};

export function tale(lines: Line[]): Line[] {
  return lines.filter((line, at) => {
    const after = lines[at + 1];
    return !(after && HALVES[line.event]?.includes(after.event) && line.data["seat"] === after.data["seat"]);
  });
}
