/** The story of 7 Ronin. That the ronin gather is worth a line only where one of them is held or has lost the ability. */

import type { Line } from "../../table/board";

const some = (of: unknown): boolean => Array.isArray(of) && of.length > 0;

export function tale(lines: Line[]): Line[] {
  return lines.filter((line) => line.event !== "cleared" || some(line.data["held"]) || some(line.data["muted"]));
}
