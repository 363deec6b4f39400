/** The rules for readers at the page: what the terminal and the records call by an id is said in words, or left out. */

import type { OptionText } from "../wire";
import { spans } from "./markdown";

type Options = readonly Pick<OptionText, "id" | "name" | "choices">[];

/** An option, or an option with its value, in words; null where the id means something else. */
function named(code: string, options: Options): string | null {
  const [id, value] = code.split("=");
  const option = options.find((each) => each.id === id);
  if (!option || value === undefined) return option?.name ?? null;
  const choice = option.choices.find((each) => each.value === value);
  return choice ? `${option.name}: ${choice.text}` : null;
}

/** Rules in Markdown, for people who never see an id. */
export function worded(markdown: string, options: Options): string {
  const aside = /\s*\(((?:`[^`]+`(?:,\s*)?)+)\)/g;
  return markdown
    .replace(aside, (_, codes: string) => {
      const names = [...codes.matchAll(/`([^`]+)`/g)].flatMap((code) => named(code[1] ?? "", options) ?? []);
      return names.length ? ` (*${names.join(", ")}*)` : "";
    })
    .replace(/`([^`]+)`/g, (whole, code: string) => {
      const name = named(code, options);
      return name === null ? whole : `*${name}*`;
    });
}

/** The same without any marks, for a line among others. */
export function plainly(markdown: string, options: Options): string {
  return spans(worded(markdown, options)).map((span) => span.text).join("");
}
