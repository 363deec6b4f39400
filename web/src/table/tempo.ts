/** Paces updates, because bots move faster than people can follow. */

export type Tempo = "calm" | "quick" | "instant";

/** Milliseconds an update of so many lines stays before the next is shown; shorter while `behind` more are waiting. */
export function hold(tempo: Tempo, lines: number, behind: number): number {
  if (tempo === "instant" || lines === 0) return 0;
  const beat = tempo === "calm" ? 750 : 300;
  return (beat * Math.min(2, 0.6 + lines * 0.4)) / (1 + behind / 4);
}
