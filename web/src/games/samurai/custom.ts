import type { Custom } from "../custom";

const custom: Custom = { minutes: 45, seats: 3, quick: { setup: "random", hands: "random" }, hand: true };
export default custom;
