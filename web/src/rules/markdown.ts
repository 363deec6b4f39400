/** As much Markdown as the rules are written in: headings, paragraphs, lists, tables, bold, emphasis and code. */

export interface Span {
  /** `ref`: another paragraph, by its number. */
  kind: "plain" | "strong" | "em" | "code" | "ref";
  text: string;
}
export type Block =
  /** `id` is the number of a chapter or a paragraph; it is no part of the text. */
  | { kind: "heading"; level: number; text: string; id: string }
  | { kind: "text"; spans: Span[]; id: string }
  | { kind: "list"; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

export function spans(text: string): Span[] {
  const found: Span[] = [];
  for (const part of text.split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`)/)) {
    if (!part) continue;
    if (part.startsWith("**")) found.push({ kind: "strong", text: part.slice(2, -2) });
    else if (part.startsWith("*") && part.length > 2) found.push({ kind: "em", text: part.slice(1, -1) });
    else if (part.startsWith("`")) found.push({ kind: "code", text: part.slice(1, -1) });
    else for (const piece of part.split(/\b(R\d+(?:\.\d+)?)\b/)) {
      if (piece) found.push({ kind: /^R\d/.test(piece) ? "ref" : "plain", text: piece });
    }
  }
  return found;
}

const cells = (line: string): Span[][] =>
  line.replace(/^\||\|$/g, "").split("|").map((cell) => spans(cell.trim()));

export function blocks(markdown: string): Block[] {
  return markdown.trim().split(/\n\s*\n/).flatMap((piece) => block(piece.trim()));
}

function block(piece: string): Block[] {
  const lines = piece.split("\n");
  const heading = /^(#+) (.*)$/.exec(lines[0] ?? "");
  if (heading) {
    const [, id = "", text = ""] = /^(R\d+)?\s*(.*)$/.exec(heading[2] ?? "") ?? [];
    const rest = lines.slice(1).join("\n").trim();
    return [{ kind: "heading", level: (heading[1] ?? "").length, text, id }, ...(rest ? block(rest) : [])];
  }
  if (lines.length > 2 && lines[0]?.startsWith("|") && /^\|[\s:|-]+$/.test(lines[1] ?? "")) {
    return [{ kind: "table", head: cells(lines[0]), rows: lines.slice(2).map(cells) }];
  }
  if (/^[-*] /.test(piece)) {
    return [{ kind: "list", items: piece.split(/\n[-*] /).map((item) => spans(item.replace(/^[-*] /, "").replace(/\s+/g, " "))) }];
  }
  const text = piece.replace(/\s+/g, " ");
  const [, id = "", body = ""] = /^(?:\*\*(R\d+\.\d+)\*\*\s*)?(.*)$/.exec(text) ?? [];
  return [{ kind: "text", spans: spans(body), id }];
}
