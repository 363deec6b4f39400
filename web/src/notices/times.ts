/** Times of day, as fields show them and as the server keeps them: minutes after midnight. */

export function toField(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

export function fromField(text: string): number | null {
  const found = /^(\d\d):(\d\d)/.exec(text);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}

/** Whether a minute of the day is within hours that may go on past midnight; as the server reckons them. */
export function within(minute: number, [from, until]: readonly [number, number]): boolean {
  const DAY = 24 * 60;
  return (minute - from + DAY) % DAY < (until - from + DAY) % DAY;
}

export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}
