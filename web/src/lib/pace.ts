/** How much time a decision may take, in a sentence. */

import type { Pace } from "../wire";
import { say } from "./words.svelte";

export function tellPace(pace: Pace): string {
  if (pace.kind === "slow") return say("pace-is-slow", { days: pace.days ?? 1 });
  if (pace.kind === "live") return say("pace-is-live", { minutes: Math.round((pace.bank ?? 0) / 60), seconds: pace.increment ?? 0 });
  return say("pace-is-none");
}
