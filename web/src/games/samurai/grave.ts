/** What asks for a second tap in any case: a turn ended without its ordinary tile gives that tile away. */

import type { SamuraiView } from "./view";

export const grave = (code: string, view: SamuraiView): boolean => code === "end" && !view.ordinary;
