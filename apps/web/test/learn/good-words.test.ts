/** What the learning pages lay and list, held against the word lists. */
import { readFileSync } from 'node:fs';
import { editions } from '@taht/editions';
import { loadLexicon } from '@taht/host';
import { judgeWord, type Lexicon } from '@taht/lexicon';
import { expect, test } from 'vitest';
import { firstGameOf, lessonOf } from '../../src/learn/first-game/lesson.ts';
import type { LayLesson } from '../../src/learn/first-game/lessons.ts';
import { readWordsInGe } from '../../src/learn/ge-words.ts';

function listOf(id: string): Lexicon {
  const loaded = loadLexicon(id, '');
  if (!loaded.ok) throw new Error(loaded.error.code);
  return loaded.value;
}

test.each(editions.map(({ id }) => id))(
  'the first game in %s lays nothing but good words',
  (id) => {
    const list = listOf(id);
    for (const lay of firstGameOf(id)?.lays ?? []) {
      const words = turnsOf(lay).flatMap((turn) => lessonOf(id, turn).play.words);
      const wrong = words.filter(({ letters }) => !judgeWord(list, letters).valid);
      expect(
        wrong.map(({ letters }) => letters.join('')),
        lay.play,
      ).toEqual([]);
    }
  },
);

/** Everything that lies on the board was laid by the rules, too. */
function turnsOf(lay: LayLesson): readonly LayLesson[] {
  const plays = [...lay.before.split(',').map((text) => text.trim()), lay.play].filter(Boolean);
  return plays.map((play, at) => ({ ...lay, play, before: plays.slice(0, at).join(', ') }));
}

test('the Ukrainian list has every word in Ґ of the rulebook but the one with a hyphen', () => {
  const file = new URL('../../../../lexicons/src/uk/words-in-ge.tsv', import.meta.url);
  const words = readWordsInGe(readFileSync(file, 'utf8'));
  const list = listOf('uk');
  expect(words.filter(({ isPlayable }) => isPlayable).length).toBe(34);
  for (const { word, isPlayable, meaning, english } of words) {
    expect(word, word).toMatch(/Ґ/u);
    expect(judgeWord(list, word).valid, word).toBe(isPlayable);
    expect(meaning, word).toMatch(/\S/u);
    expect(english, word).toMatch(/\S/u);
  }
  expect(words.filter(({ isPlayable }) => !isPlayable).map(({ word }) => word)).toEqual([
    'ҐОҐОЛЬ-МОҐОЛЬ',
  ]);
});
