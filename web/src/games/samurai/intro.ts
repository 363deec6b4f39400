/** A first round of Samurai. */

import type { Intro } from "../../table/intro";

const intro: Intro = {
  seats: 2,
  options: { setup: "random", hands: "random", first: "1" },
  bot: "peasant",
  steps: [
    { text: "map", anchor: '[data-anchor="map"]' },
    { text: "hand", anchor: '[data-anchor="hand"]' },
    { text: "choose", anchor: '[data-anchor="hand"]', wait: /^(castle|buddha|rice|samurai|ronin|ship)/, turn: true },
    { text: "lay", wait: /^[a-r]\d+$/, turn: true },
    { text: "more", wait: /^end$/, turn: true },
    { text: "capture" },
    { text: "win" },
    { text: "aids", anchor: ".tools" },
  ],
};
export default intro;
