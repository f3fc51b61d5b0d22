import { expect, test } from 'vitest';
import { TRIE_HEADER, trieText } from '../../../test/fi/trie-text.ts';
import { NONE, readTrie, type Trie } from './cspell-trie.ts';

function words({ isWord, firstEdge, nextEdge, letter, target }: Trie): readonly string[] {
  const found: string[] = [];
  const walk = (node: number, word: string): void => {
    if (isWord[node] === true) found.push(word);
    for (let edge = firstEdge[node] as number; edge !== NONE; edge = nextEdge[edge] as number)
      walk(target[edge] as number, word + letter[edge]);
  };
  walk(0, '');
  return found.sort();
}

test.each<[string, string, readonly string[]]>([
  ['a word and its beginning', 'koirat$$', ['koira', 'koirat']],
  ['line breaks say nothing', 'ko\ni$\r\n$', ['ko', 'koi']],
  ['escaped signs', 'a\\$$b\\\\n$', ['a$', 'ab\n']],
])('%s', (_name, data, expected) => {
  expect(words(readTrie(TRIE_HEADER + data))).toEqual(expected);
});

test('a digit behind a sign says how many steps it goes up', () => {
  const given = ['kissa', 'koira', 'maa', 'rautatieasema', 'uu', 'y'];
  expect(words(readTrie(trieText(given)))).toEqual(given);
});

test('a reference puts a known node in the place of the open one', () => {
  // Nodes: 0 root, 1 k, 2 ka, 3 kal; `kala` and `kalo` are leaves without a number.
  expect(words(readTrie(`${TRIE_HEADER}kala$o$<<u#3;<<pa#3;<`))).toEqual([
    'kala',
    'kalo',
    'kua',
    'kuo',
    'paa',
    'pao',
  ]);
});

test.each<[string, string]>([
  ['not a trie', 'TrieXv2\nbase=10\n__DATA__\nab$'],
  ['not a trie', ''],
  ['above its root', `${TRIE_HEADER}a$<<<`],
  ['refers to nothing', `${TRIE_HEADER}a#9;`],
])('what is no such file throws: %s', (message, text) => {
  expect(() => readTrie(text)).toThrow(message);
});
