import { seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { endsAt, follow, walkGraph } from '../src/walk-graph.ts';
import { tilesets } from './equipment.ts';
import { randomWords } from './words.ts';

test.each(tilesets)('the graph of $id laid out for walking has the same words', (set) => {
  const { lexicon, words } = randomWords(set, seed());
  const graph = walkGraph(lexicon.graph);
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
  const codeOf = new Map(lexicon.info.letters.map((letter, i) => [letter, i + 1]));
  const wanted = words.map((word) => word.map((letter) => codeOf.get(letter)).join(' '));
  expect(found.toSorted()).toEqual(wanted.toSorted());
});
