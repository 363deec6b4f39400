/** What two messages have in common. */

type Fields = Record<PropertyKey, unknown>;

const hasFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** The newer value, in which everything that equals the older one is the older one itself: so whoever draws it sees at once
 * what has not changed. The newer value must be the caller's own, for it is changed in place. */
export function share<T>(before: unknown, now: T): T {
  if (!hasFields(now) || !hasFields(before) || Array.isArray(now) !== Array.isArray(before)) return now;
  const keys = Object.keys(now);
  let alike = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const old = before[key];
    const kept = share(old, (now as Fields)[key]);
    if (kept !== old || !(key in before)) alike = false;
    (now as Fields)[key] = kept;
  }
  return alike ? (before as T) : now;
}
