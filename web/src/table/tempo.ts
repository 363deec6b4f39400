/** Bots are quicker than eyes: what happened is shown one thing after another, and never further behind than needed. */

export type Tempo = "calm" | "quick" | "instant";

/** How long something stays on the screen before the next, in milliseconds. `behind` more things wait already. */
export function hold(tempo: Tempo, lines: number, behind: number): number {
  if (tempo === "instant" || lines === 0) return 0;
  const beat = tempo === "calm" ? 750 : 300;
  return (beat * Math.min(2, 0.6 + lines * 0.4)) / (1 + behind / 4);
}
