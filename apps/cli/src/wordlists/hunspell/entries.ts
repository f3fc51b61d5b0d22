/** Reads the .dic file: one entry per line, with its flags and grammar. */
import type { Affixes } from './affixes.ts';

export interface Entry {
  readonly word: string;
  readonly flags: readonly string[];
  /** `po:no`, or empty. */
  readonly morph: string;
}

/** The first line is the number of entries, which is often wrong and not looked at. */
export function* parseEntries(text: string, affixes: Affixes): Generator<Entry> {
  let from = text.indexOf('\n') + 1;
  while (from > 0 && from < text.length) {
    const newline = text.indexOf('\n', from);
    const line = text.slice(from, newline === -1 ? undefined : newline);
    from = newline + 1;
    const entry = parseEntry(line.endsWith('\r') ? line.slice(0, -1) : line, affixes);
    if (entry !== undefined) yield entry;
  }
}

/** Grammar follows a tab, or a space before a two-letter tag; a word may hold spaces and an escaped slash. */
function parseEntry(line: string, affixes: Affixes): Entry | undefined {
  const grammar = /\t| (?=[a-z]{2}:)/.exec(line);
  const head = grammar === null ? line : line.slice(0, grammar.index);
  const slash = /(?<!\\|^)\//.exec(head);
  const word = (slash === null ? head : head.slice(0, slash.index)).replaceAll('\\/', '/').trim();
  if (word === '') return undefined;
  return {
    word: affixes.clean(word),
    flags: slash === null ? [] : affixes.splitFlags(head.slice(slash.index + 1).trim()),
    morph: grammar === null ? '' : affixes.resolveMorph(line.slice(grammar.index).trim()),
  };
}
