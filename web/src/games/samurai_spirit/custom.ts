import type { Custom } from "../custom";

const custom: Custom = { seats: 3, offersAll: true };
export default custom;
