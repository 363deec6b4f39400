import type { Say } from "./board";

/** Seconds as a clock shows them: 4:05, 1:02:30, 2d 5h. */
export function clockFace(seconds: number): string {
  const whole = Math.floor(seconds);
  if (whole >= 86_400) return `${Math.floor(whole / 86_400)}d ${Math.floor((whole % 86_400) / 3600)}h`;
  const two = (part: number): string => String(part).padStart(2, "0");
  const minutes = Math.floor(whole / 60) % 60;
  if (whole >= 3600) return `${Math.floor(whole / 3600)}:${two(minutes)}:${two(whole % 60)}`;
  return `${minutes}:${two(whole % 60)}`;
}

const UNITS: [string, number][] = [["days", 86_400], ["hours", 3_600], ["minutes", 60], ["seconds", 1]];

/** Seconds in words, as exact as matters: the largest unit and the next one. */
export function clockWords(seconds: number, say: Say): string {
  const whole = Math.floor(seconds);
  const from = Math.max(0, UNITS.findIndex(([, size]) => whole >= size));
  const parts = whole < 1 ? UNITS.slice(-1) : UNITS.slice(from, from + 2);
  let rest = whole;
  const said = parts.map(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest %= size;
    return count || parts.length === 1 ? say(`time-${unit}`, { count }) : "";
  });
  return said.filter(Boolean).join(" ");
}
