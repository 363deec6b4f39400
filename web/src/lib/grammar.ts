/** Codes read and written by the grammar that their game states as data (games/<game>/grammar.ts is made from it). */

const FIELD = /\{(\w+)\}/g;
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export interface Grammar<C> {
  /** What a code says; null for what is no code of this game. */
  parse(code: string): C | null;
  format(code: C): string;
}

/** `forms`: how each kind of code is written, such as `{ronin}>{place}`; `words`: what may stand in each field. */
export function grammar<C extends { kind: string }>(forms: Record<C["kind"], string>, words: Record<string, string>): Grammar<C> {
  const patterns = Object.entries<string>(forms).map(([kind, text]) => {
    const parts = text.split(/(\{\w+\})/).map((part) => {
      const named = /^\{(\w+)\}$/.exec(part)?.[1];
      return named === undefined ? literal(part) : `(?<${named}>${(words[named] ?? "").split(" ").map(literal).join("|")})`;
    });
    return { kind, pattern: new RegExp(`^${parts.join("")}$`) };
  });
  const known = new Map<string, C | null>();
  function read(code: string): C | null {
    for (const { kind, pattern } of patterns) {
      const found = pattern.exec(code);
      if (found) return { kind, ...found.groups } as unknown as C;
    }
    return null;
  }
  return {
    parse(code) {
      let found = known.get(code);
      if (found === undefined) known.set(code, (found = read(code)));
      return found;
    },
    format(code) {
      const said = code as unknown as Record<string, string>;
      return (forms[code.kind as C["kind"]] ?? "").replace(FIELD, (_, field: string) => said[field] ?? "");
    },
  };
}
