import { seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { tileCodes } from '../src/tiles.ts';
import { endsAt, follow, walkGraph } from '../src/walk-graph.ts';
import { tilesets } from './equipment.ts';
import { randomWords } from './words.ts';

test.each(tilesets)('the graph of $id laid out for walking has the same words', (set) => {
  const { lexicon, words } = randomWords(set, seed());
  const tiles = tileCodes(lexicon, set);
  const graph = walkGraph(lexicon.graph, tiles);
  const letters = lexicon.info.letters.map((_, i) => i + 1);
  const found: string[] = [];
  const walk = (node: number, word: readonly number[]): void => {
    if (endsAt(graph, node)) found.push(word.join(' '));
    for (const letter of letters) {
      const next = follow(graph, node, letter);
      if (next !== 0) walk(next, [...word, letter]);
    }
  };
  walk(graph.start, []);
  const wanted = words.map((word) => word.map((letter) => tiles.codes.get(letter)).join(' '));
  expect(found.toSorted()).toEqual(wanted.toSorted());
});

test.each(tilesets)('codes of $id and those of its list lead to each other', (set) => {
  const { lexicon } = randomWords(set, seed());
  const { codes, letters, fromLexicon, toLexicon } = tileCodes(lexicon, set);
  for (const [i, letter] of lexicon.alphabet.letters.entries()) {
    expect(fromLexicon[i + 1]).toBe(codes.get(letter));
    expect(toLexicon[codes.get(letter) as number]).toBe(i + 1);
    expect(letters[codes.get(letter) as number]).toBe(letter);
  }
});

test('with more letters than bits in a word, tiles have the lower codes as far as they go', () => {
  const wide = tilesets.filter(({ alphabet }) => alphabet.length > 32);
  expect(wide.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['is-104-2016', 'uk-104', 'widest', 'sparse']),
  );
  for (const set of wide) {
    const { counts, letters } = tileCodes(randomWords(set, seed()).lexicon, set);
    const shown = letters.map((_, code) => code > 0 && (counts[code] as number) > 0);
    expect(shown.lastIndexOf(true)).toBe(set.tiles.length);
  }
});
