import type { Custom } from "../custom";

const custom: Custom = { seats: 3, quick: { setup: "random", hands: "random" } };
export default custom;
