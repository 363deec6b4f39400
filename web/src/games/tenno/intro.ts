/** A first round of Tenno. */

import type { Intro } from "../../table/intro";

const intro: Intro = {
  seats: 3,
  options: { first: "1" },
  bot: "peasant",
  steps: [
    { text: "court", anchor: '[data-anchor="court"]' },
    { text: "lay", anchor: '[data-anchor="court"]', wait: /^set-/, turn: true },
    { text: "hand", anchor: '[data-anchor="hand"]' },
    { text: "attack", wait: />/, turn: true },
    { text: "fight", anchor: '[data-anchor="prison-0"]' },
    { text: "gaps", anchor: '[data-anchor="hand"]' },
    { text: "defend" },
    { text: "aids", anchor: ".tools" },
  ],
};
export default intro;
