/** The words of the protocol of engines, for both ends of it; docs/ENGINE.md tells it whole. */

/** What an engine answers to `hello` begins so; then comes its own name. */
export const GREETING = 'engine taht 1';

/** The lines that an engine understands. `stop` and `quit` act at once, the others in their turn. */
export const LINES = ['hello', 'edition', 'ruleset', 'list', 'position', 'go', 'stop', 'quit'];

/** The first word of a line, and what follows it. */
export function partsOf(line: string): { readonly name: string; readonly rest: string } {
  const text = line.trim();
  const name = /^\S*/u.exec(text)?.[0] ?? '';
  return { name, rest: text.slice(name.length).trim() };
}
