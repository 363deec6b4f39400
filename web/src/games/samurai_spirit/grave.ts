/** What asks for a second tap in any case: whoever passes is out of the round. */

export const grave = (code: string): boolean => code === "pass";
