import { alphabetOf } from '@taht/testkit';
import { expect, test } from 'vitest';
import {
  challengeOf,
  isBegun,
  NO_CHALLENGE,
  withChallenger,
  withMover,
  withWord,
} from '../../src/tournament/referee/challenge-draft.ts';

const where = { stage: 1, round: 1, table: 3 };
const alphabet = alphabetOf('tr-100');

test('words are typed one after the other, and there is always room for one more', () => {
  const draft = withWord(withWord(NO_CHALLENGE, 0, 'iyi'), 1, 'ılık');
  expect(draft.words).toEqual(['iyi', 'ılık', '']);
  expect(withWord(draft, 2, ' ').words).toHaveLength(3);
});

test('several challenge, never whoever made the play', () => {
  const three = [7, 8, 9, 8].reduce((draft, n) => withChallenger(draft, n, true), NO_CHALLENGE);
  expect(withChallenger(three, 9, false).challengers).toEqual([7, 8]);
  expect(withMover(three, 7).challengers).toEqual([9, 8]);
});

test('what is sent has the letters of the words and leaves the verdict to the list', () => {
  const draft = withChallenger(withMover(withWord(NO_CHALLENGE, 0, ' iyi '), 7), 8, true);
  expect(challengeOf(draft, where, alphabet)).toEqual({
    ok: true,
    value: {
      ...{ kind: 'challenge', where, player: 7, challengers: [8], verdict: null },
      words: [['İ', 'Y', 'İ']],
    },
  });
  expect(challengeOf(NO_CHALLENGE, where, alphabet)).toEqual({
    ok: false,
    error: { code: 'no-mover' },
  });
  expect(challengeOf(withWord(draft, 0, 'QX'), where, alphabet)).toMatchObject({ ok: false });
});

test('a challenge is begun with the first thing noted of it', () => {
  expect(isBegun(NO_CHALLENGE)).toBe(false);
  expect(isBegun(withWord(NO_CHALLENGE, 0, ' '))).toBe(false);
  expect(isBegun(withWord(NO_CHALLENGE, 0, 'iyi'))).toBe(true);
  expect(isBegun(withMover(NO_CHALLENGE, 7))).toBe(true);
  expect(isBegun(withChallenger(NO_CHALLENGE, 8, true))).toBe(true);
});
