/** A first round as the Attacker: plan, reveal, wounds, and what holding an area is good for. */
import type { Intro } from "../../table/intro";

const intro: Intro = {
  seats: 2,
  bot: "peasant",
  steps: [
    { text: "goal" },
    { text: "track", anchor: '[data-anchor="track"]' },
    { text: "send", anchor: '[data-place="green"]', turn: true },
    { text: "ready", anchor: '[data-anchor="ready"]', wait: /^ready$/, turn: true },
    { text: "wounds", anchor: '[data-anchor="roster"]' },
    { text: "occupied", anchor: '[data-anchor="occupied"]' },
    { text: "areas", turn: true },
    { text: "cards" },
  ],
};
export default intro;
