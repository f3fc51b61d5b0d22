import { presetOf, type TournamentView } from '@taht/tournament';
import { expect, test } from 'vitest';
import { alphabetOf, letterRounds } from './letter-rounds.ts';

const rules = presetOf('tr-school-event');
const alphabet = alphabetOf({
  head: { rules, base: { tileset: 'tr-100' } },
} as unknown as TournamentView);

test('equals draw again, and a blank is a letter too', () => {
  if (alphabet === null) throw new Error('no alphabet');
  const rounds = letterRounds([1, 2, 3], { 1: 'i k', 2: 'İB', 3: '?' }, alphabet);
  expect(rounds).toEqual({
    ok: true,
    value: [
      [
        { player: 1, tile: 'İ' },
        { player: 2, tile: 'İ' },
        { player: 3, tile: '?' },
      ],
      [
        { player: 1, tile: 'K' },
        { player: 2, tile: 'B' },
      ],
    ],
  });
  expect(letterRounds([1], { 1: 'Q' }, alphabet)).toMatchObject({ ok: false });
  expect(letterRounds([1, 2], {}, alphabet)).toEqual({ ok: true, value: [] });
});
