/** How long a caption stays: a steady beat by the length of its sentence, never shorter because more waits. */

export type Tempo = "calm" | "quick" | "instant";

const LEAST = 1600;
const MOST = 4000;
/** The time of a sentence that is taken in at a glance, and what each further letter adds. */
const GLANCE = 1400;
const GLANCED = 20;
const LETTER = 45;

/** Milliseconds of silence before what was hidden is told. */
export const SILENCE = 600;
/** Milliseconds that captions may take in all while my own clock runs. */
export const CLOCKED = 15_000;
/** Milliseconds a last caption stays while nothing is asked of me. */
export const LINGER = 2500;

/** Milliseconds a caption stays before the next one is shown. */
export function beat(tempo: Tempo, text: string): number {
  if (tempo === "instant") return 0;
  const calm = Math.min(MOST, Math.max(LEAST, GLANCE + LETTER * Math.max(0, text.length - GLANCED)));
  return tempo === "quick" ? calm / 2 : calm;
}
