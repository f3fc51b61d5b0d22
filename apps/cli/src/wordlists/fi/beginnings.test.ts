import { expect, test } from 'vitest';
import { TRIE_HEADER } from '../../../test/fi/trie-text.ts';
import { makeBeginnings } from './beginnings.ts';
import { readTrie } from './cspell-trie.ts';

/** `talon`, `talo`, `tuli`. */
const wordsWith = makeBeginnings(readTrie(`${TRIE_HEADER}talon$$3uli$4`));

test.each([
  ['', 3],
  ['t', 3],
  ['tal', 2],
  ['talon', 1],
  ['talot', 0],
])('words that begin with "%s"', (beginning, expected) =>
  expect(wordsWith(beginning)).toBe(expected),
);
