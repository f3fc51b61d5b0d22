/** The game of a week shows no word of the family list: pupils play it. */
import { type Edition, editions } from '@taht/editions';
import { familyOf } from '@taht/host';
import { familyWords, makeWord } from '@taht/lexicon';
import { duplicate } from '@taht/modes';
import { count } from '@taht/testkit';
import { expect, test } from 'vitest';
import { value } from '../../test/support/store-parts.ts';
import { Lexicons } from '../lexicons/lexicons.ts';
import { duplicateEnv, politely } from './duplicate-env.ts';
import { WeeklyGames } from './weekly.ts';

const DAY = 86_400_000;
const lexicons = new Lexicons({ data: '/nowhere', now: () => 0, onProblem: () => {} });

function familyIn({ id, lexicons: [own = ''] }: Edition): ReadonlySet<string> {
  const list = value(lexicons.lexiconOf(value(lexicons.named(own))));
  const caught = familyWords(list, familyOf(id) ?? []);
  return new Set(caught.map(({ word }) => makeWord(list.alphabet, word)));
}

const shownIn = ({ rounds }: duplicate.Archive): readonly string[] =>
  rounds
    .flatMap(({ best, top }) => [...(best?.words ?? []), ...(top?.words ?? [])])
    .map(({ letters }) => letters.join(''));

test.each(editions.map((edition) => [edition.id, edition] as const))(
  'no week of %s shows such a word',
  (_id, edition) => {
    const family = familyIn(edition);
    const weekly = new WeeklyGames(lexicons, duplicateEnv(lexicons, politely()));
    for (let i = 0; i < count(200, 12); i++) {
      const week = duplicate.weekAt(Date.UTC(2026, 0, 5) + i * 7 * DAY);
      const shown = shownIn(value(weekly.find(edition, week)));
      expect(shown.filter((word) => family.has(word))).toEqual([]);
    }
  },
);
