/** What nobody sees when a game begins: fetched after everything else. */

import { Later } from "../../lib/later.svelte";

export const animalFace = new Later(() => import("./masks/Animal.svelte"));
export const pileList = new Later(() => import("./Pile.svelte"));
export const nightList = new Later(() => import("./Night.svelte"));

export const IDLE = [animalFace, pileList, nightList];
