/** The story of Tenno. Whoever lays cards is told each of them, and then what everybody saw: once is enough. */

import type { Line } from "../../table/board";

const seat = (line: Line | undefined): unknown => line?.data["seat"];

export function tale(lines: Line[]): Line[] {
  return lines.filter((line, at) => {
    const before = lines[at - 1];
    const after = lines[at + 1];
    if (line.event === "refilled") return !(before?.event === "filled" && seat(before) === seat(line));
    if (line.event === "took") return !(after?.event === "changed" && seat(after) === seat(line));
    return true;
  });
}
