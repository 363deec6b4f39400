import type { Custom } from "../custom";

const custom: Custom = { seats: 3 };
export default custom;
