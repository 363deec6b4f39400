/** Actions of Tenno that name neither a card nor a place: nothing on the board stands for them. */

import { read } from "./codes";

export const offBoard = (code: string): boolean => read(code).kind === "word";
