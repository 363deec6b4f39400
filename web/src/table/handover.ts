/** Pass-and-play: which seat may look at this device now. */

export interface Device {
  /** My seats at this table. */
  mine: number[];
  /** Whether the game has secrets. */
  secrets: boolean;
  /** Seats that owe a decision. */
  toAct: number[];
  /** The seat that last said "it is me"; null before anybody did. */
  holder: number | null;
  over: boolean;
}

/** The seat that should look next, and whether a curtain hides the table until it says so; null: no change. */
export function nextLook(device: Device): { seat: number; curtain: boolean } | null {
  const { mine, secrets, toAct, holder, over } = device;
  if (mine.length < 2 || over) return null;
  if (holder !== null && toAct.includes(holder)) return null;
  const seat = mine.find((each) => toAct.includes(each)) ?? holder ?? mine[0];
  if (seat === undefined || seat === holder) return null;
  return { seat, curtain: secrets };
}
