import type { Custom } from "../custom";

const custom: Custom = { minutes: 30 };
export default custom;
