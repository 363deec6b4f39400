/** Who has left the table for more than a moment, and the notes that the chat shows of leaving and coming back. */

import type { Seat, TableInfo } from "../wire";

export interface Note {
  what: "away" | "here" | "back" | "stand-in" | "returned";
  seat: number;
  /** The number of the chat line that it follows. */
  after: number;
}

/** Grace period in milliseconds: reloading the page takes less. */
export const MOMENT = 4000;

const gone = (chair: Seat | undefined): boolean => chair?.kind === "person" && !chair.here;

export class Presence {
  /** The seats of those who have left. */
  absent = $state.raw<number[]>([]);
  notes = $state.raw<Note[]>([]);
  private seats: readonly Seat[] | null = null;
  /** Who has been seen at the table: only they can come back. */
  private met = new Set<number>();
  private timers = new Map<number, ReturnType<typeof setTimeout>>();

  update(info: TableInfo, after: () => number): void {
    const before = this.seats;
    this.seats = info.seats;
    const known = new Set(this.met);
    info.seats.forEach((chair, seat) => chair.kind === "person" && chair.here && this.met.add(seat));
    if (info.status !== "playing") {
      this.close();
      this.absent = [];
      return;
    }
    info.seats.forEach((chair, seat) => {
      const was = before?.[seat];
      const note = (what: Note["what"]): void => {
        if (before) this.notes = [...this.notes, { what, seat, after: after() }];
      };
      if (was && chair.stand_in !== was.stand_in && !chair.resigned) note(chair.stand_in ? "stand-in" : "returned");
      if (!gone(chair)) {
        clearTimeout(this.timers.get(seat));
        this.timers.delete(seat);
        if (!this.absent.includes(seat)) return;
        this.absent = this.absent.filter((each) => each !== seat);
        note(known.has(seat) ? "back" : "here");
      } else if (!this.absent.includes(seat) && !this.timers.has(seat)) {
        const leave = (): void => {
          this.timers.delete(seat);
          this.absent = [...this.absent, seat];
          note("away");
        };
        if (before) this.timers.set(seat, setTimeout(leave, MOMENT));
        else leave();
      }
    });
  }

  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }
}
