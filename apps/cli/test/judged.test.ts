/** The judged sample of the Estonian list is the one that its seeds draw, and its figures are those that the docs give. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_IN_LEXICONS } from '@taht/host';
import { loadVersion } from '@taht/host/words';
import { textQueries } from '@taht/lexicon';
import { expect, test } from 'vitest';

const SAMPLE = 150;
const LONGEST_SHORT = 6;

/** Version 3, from which the words were drawn. */
const LIST = {
  id: 'et',
  hash: '417f08f5d0ab6a1a9e336f93bd7192dbcfb74daf8cef18850b7e9d8191fd35bb',
};

interface Judged {
  readonly word: string;
  readonly first: string;
  readonly second: string;
}

const judged: readonly Judged[] = readFileSync(
  join(BUILT_IN_LEXICONS, 'src', 'et', 'judged.tsv'),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [word = '', , , first = '', second = ''] = line.split('\t');
    return { word, first, second };
  });

const isShort = (word: string): boolean => [...word].length <= LONGEST_SHORT;

/** Words judged wrong have been taken out since, so all that were judged are put back for the draw. */
function draw(seed: string, isMeant: (word: string) => boolean): readonly string[] {
  const lexicon = loadVersion(LIST, '');
  if (!lexicon.ok) throw new Error(lexicon.error.code);
  const words = new Set([...textQueries(lexicon.value).words(), ...judged.map(({ word }) => word)]);
  return [...words]
    .filter(isMeant)
    .map((word) => [createHash('sha256').update(`${seed}:${word}`).digest('hex'), word] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, SAMPLE)
    .map(([, word]) => word);
}

test('short and long words were drawn by seed from the list', () => {
  const words = judged.map(({ word }) => word);
  expect(words.filter(isShort).toSorted()).toEqual(draw('taht-et-2', isShort).toSorted());
  const isLong = (word: string): boolean => !isShort(word);
  expect(words.filter(isLong).toSorted()).toEqual(draw('taht-et-1', isLong).toSorted());
});

test('both judgements are there for every word', () => {
  const answers = ['right', 'wrong', 'unknown'];
  for (const { word, first, second } of judged)
    expect({ word, isJudged: answers.includes(first) && answers.includes(second) }).toEqual({
      word,
      isJudged: true,
    });
});
