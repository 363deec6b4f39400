/** Seconds as a clock shows them: 4:05, 1:02:30, 2d 5h. */
export function clockFace(seconds: number): string {
  const whole = Math.floor(seconds);
  if (whole >= 86_400) return `${Math.floor(whole / 86_400)}d ${Math.floor((whole % 86_400) / 3600)}h`;
  const two = (part: number): string => String(part).padStart(2, "0");
  const minutes = Math.floor(whole / 60) % 60;
  if (whole >= 3600) return `${Math.floor(whole / 3600)}:${two(minutes)}:${two(whole % 60)}`;
  return `${minutes}:${two(whole % 60)}`;
}
