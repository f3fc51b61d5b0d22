import { expect, test } from 'vitest';
import { TRIE_HEADER } from '../../../test/fi/trie-text.ts';
import { makeBeginnings } from './beginnings.ts';
import { readTrie } from './cspell-trie.ts';
import { makeNameTest } from './names.ts';

/** `Suolahti` has three forms with a capital and one without, `kirja` one and two, `talo` one and one. */
const isName = makeNameTest(
  makeBeginnings(
    readTrie(`${TRIE_HEADER}Suolahti$ea$en$<9suolahti$8Kirja$5kirjaa$$5Talo$4talo$4aamu$4`),
  ),
);

test.each([
  ['more often with a capital', 'suolahti', true],
  ['more often without', 'kirja', false],
  ['as often with as without', 'talo', false],
  ['never with a capital', 'aamu', false],
  ['not attested', 'ilta', false],
])('%s', (_name, base, expected) => expect(isName(base)).toBe(expected));
