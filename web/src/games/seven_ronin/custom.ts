import type { Custom } from "../custom";

const custom: Custom = { minutes: 30, placed: true };
export default custom;
