import type { Custom } from "../custom";

const custom: Custom = { minutes: 20, seats: 4 };
export default custom;
