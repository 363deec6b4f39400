/** Structural sharing between two JSON values. */

type Fields = Record<PropertyKey, unknown>;

const hasFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** `now`, with every part that equals its counterpart in `before` replaced by that counterpart, so that `===` tells what has
 * not changed. Changes `now` in place. */
export function shareStructure<T>(before: unknown, now: T): T {
  if (!hasFields(now) || !hasFields(before) || Array.isArray(now) !== Array.isArray(before)) return now;
  const keys = Object.keys(now);
  let alike = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const old = before[key];
    const kept = shareStructure(old, (now as Fields)[key]);
    if (kept !== old || !(key in before)) alike = false;
    (now as Fields)[key] = kept;
  }
  return alike ? (before as T) : now;
}
