import type { Custom } from "../custom";

const custom: Custom = { offersAll: true };
export default custom;
