/** A first round of 7 Ronin, on the side of the ninja. */

import type { Intro } from "../../table/intro";

const intro: Intro = {
  seats: 2,
  bot: "peasant",
  steps: [
    { text: "village" },
    { text: "track", anchor: '[data-anchor="track"]' },
    { text: "send", turn: true },
    { text: "bluff", anchor: '[data-anchor="roster"]' },
    { text: "ready", anchor: '[data-anchor="ready"]', wait: /^ready$/, turn: true },
    { text: "reveal" },
    { text: "occupy" },
    { text: "aids", anchor: ".tools" },
  ],
};
export default intro;
