/** Who sits at a table of a list, for their faces. */

import type { Sitter } from "../art/Face.svelte";
import type { TableLine } from "../wire";

export function sitters(line: TableLine): Sitter[] {
  return line.names.map((name, seat) => {
    const level = line.levels[seat] ?? "";
    return { kind: level ? "bot" : name ? "person" : "free", name, level, face: line.faces[seat] ?? name };
  });
}
