import type { Custom } from "../custom";

const custom: Custom = { minutes: 30, seats: 3, placed: true };
export default custom;
