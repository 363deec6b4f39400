/** Cards travel: what leaves one place of the table and appears in another moves there. */

import { crossfade, fade } from "svelte/transition";
import { still } from "../../lib/flight";

export const [send, receive] = crossfade({
  duration: (distance) => (still() ? 0 : Math.min(420, 160 + distance * 0.5)),
  fallback: (node) => fade(node, { duration: 180 }),
});
