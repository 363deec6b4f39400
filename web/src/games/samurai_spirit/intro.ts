/** A first round of Samurai Spirit. */

import type { Intro } from "../../table/intro";

const intro: Intro = {
  seats: 3,
  options: { level: "easy" },
  bot: "samurai",
  steps: [
    { text: "village", anchor: '[data-anchor="village"]' },
    { text: "piles", anchor: '[data-anchor="piles"]' },
    { text: "board", anchor: '[data-anchor="mine"]' },
    { text: "fight", anchor: "#actions", wait: /^fight/, turn: true },
    { text: "place", anchor: "#actions", wait: /^(attack|defend)/, turn: true },
    { text: "kiai", anchor: '[data-anchor="track"]' },
    { text: "left", anchor: '[data-anchor="left"]' },
    { text: "pass" },
    { text: "aids", anchor: ".tools" },
  ],
};
export default intro;
