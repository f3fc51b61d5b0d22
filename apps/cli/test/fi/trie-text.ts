/** Writes small tries in the format TrieXv3, for tests. */

export const TRIE_HEADER =
  '#!/usr/bin/env cspell-trie reader\nTrieXv3\nbase=32\n# Built by hand.\n# Data:\n__DATA__\n';

/** Each word from the root anew. */
export const trieText = (words: readonly string[]): string =>
  TRIE_HEADER + words.map((word) => `${word}$${stepsUp(word.length)}`).join('');

/** The end of a word goes up one step by itself; no sign goes up more than nine. */
function stepsUp(count: number): string {
  const first = Math.min(count, 9);
  const digit = first > 1 ? String(first) : '';
  return digit + (count > first ? `<${stepsUp(count - first)}` : '');
}
