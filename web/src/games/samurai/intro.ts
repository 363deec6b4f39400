/** A first turn: what is to be won, a tile, what it does, and what happens when the turn ends. */
import type { Intro } from "../../table/intro";

const intro: Intro = {
  seats: 2,
  options: { setup: "random", hands: "random", first: "1" },
  bot: "peasant",
  steps: [
    { text: "goal" },
    { text: "towns", anchor: '[data-anchor="map"]' },
    { text: "hand", anchor: '[data-anchor="hand"]', turn: true },
    // Short, and at the foot: the map must stay free for the finger.
    { text: "lay", anchor: "#prompt", wait: /^[a-t]\d+$/, turn: true },
    { text: "end", anchor: '[data-anchor="end"]', wait: /^end$/, turn: true },
    { text: "taken", anchor: '[data-clan="0"]' },
    { text: "over", anchor: '[data-anchor="left"]' },
    { text: "cards" },
  ],
};
export default intro;
