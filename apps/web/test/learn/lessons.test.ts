/** What the first game of each language shows to children too. */
import { editions } from '@taht/editions';
import { familyOf, loadLexicon } from '@taht/host';
import { familyWords, makeWord } from '@taht/lexicon';
import { layTiles } from '@taht/rules';
import { wordsOn } from '@taht/testkit';
import { expect, test } from 'vitest';
import { firstGameOf, lessonOf } from '../../src/learn/first-game/lesson.ts';

test.each(editions.map(({ id }) => id))('no lesson in %s shows a word of the family list', (id) => {
  const lexicon = loadLexicon(id, '');
  if (!lexicon.ok) throw new Error(lexicon.error.code);
  const family = familyWords(lexicon.value, familyOf(id) ?? []);
  const caught = new Set(family.map(({ word }) => makeWord(lexicon.value.alphabet, word)));
  expect(caught.size).toBeGreaterThan(200);
  for (const lay of firstGameOf(id)?.lays ?? []) {
    const { game, play } = lessonOf(id, lay);
    const words = wordsOn(layTiles(game.board, play.tiles));
    expect(words.filter((word) => caught.has(word))).toEqual([]);
  }
});
