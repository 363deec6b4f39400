import type { Custom } from "../custom";

const custom: Custom = { seats: 4 };
export default custom;
