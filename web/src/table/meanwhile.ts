/** The table between two updates, while captions tell what lies between them: nothing is shown before it is told. */

import type { Line } from "../wire";

/** A part of a view that a line changes, and what it is afterwards, where the line itself says so. */
export interface Change {
  path: readonly (string | number)[];
  after?: unknown;
}

/** Which parts of the view a line changes (games/<game>/changes.ts). */
export type Changes = (line: Line, view: never) => Change[];

function at(of: unknown, path: Change["path"]): unknown {
  return path.reduce<unknown>((found, key) => (found as Record<string | number, unknown> | null | undefined)?.[key], of);
}

/** A copy with one part replaced; all else is the very same. */
function put(of: unknown, [key, ...rest]: Change["path"], value: unknown): unknown {
  if (key === undefined) return value;
  const inner = put((of as Record<string | number, unknown> | null)?.[key], rest, value);
  if (Array.isArray(of)) return of.with(Number(key), inner);
  return of && typeof of === "object" ? { ...of, [key]: inner } : of;
}

/** The new view, in which all that the lines still to be told change is as the lines told left it. */
export function meanwhile<V>(before: V, after: V, told: readonly Line[], pending: readonly Line[], changes: Changes): V {
  const left = new Map<string, unknown>();
  for (const { path, after: said } of told.flatMap((line) => changes(line, after as never))) {
    if (said !== undefined) left.set(path.join("."), said);
  }
  let shown: unknown = after;
  for (const { path } of pending.flatMap((line) => changes(line, after as never))) {
    const former = left.get(path.join(".")) ?? at(before, path);
    if (former !== undefined && at(shown, path) !== undefined) shown = put(shown, path, former);
  }
  return shown as V;
}
