/** What a challenge and a misdraw cost, by the vectors of the rulebooks. */
import { Unavailable } from '@taht/rules';
import { rulesetOf } from '@taht/testkit';
import { expect, test } from 'vitest';
import { type ActionOf, type Consequence, consequencesOf, decide } from '../src/index.ts';
import { pupil, REFEREE, TestTournament, word } from './test-tournament.ts';

type Told = readonly [player: number, effect: Consequence['effect'], points?: number];

test.each<[string, string, number[], number[], 'valid' | 'invalid', Told[]]>([
  // vector       ruleset      seats         challengers
  [
    'TR-CH-BAD',
    'tr-school',
    [1, 2, 3, 4],
    [2],
    'invalid',
    [
      [1, 'loses-turn'],
      [3, 'skips-next'],
      [4, 'skips-next'],
    ],
  ],
  [
    'TR-CH-GOOD',
    'tr-school',
    [1, 2, 3, 4],
    [2, 4],
    'valid',
    [
      [2, 'skips-next'],
      [4, 'skips-next'],
    ],
  ],
  ['FI-CH-GOOD', 'fi-base', [1, 2], [2], 'valid', [[2, 'loses-points', -10]]],
  ['STD-CH-BAD', 'et-base', [1, 2, 3], [3], 'invalid', [[1, 'loses-turn']]],
])('%s', (_, ruleset, seats, challengers, verdict, told) => {
  const base = rulesetOf(ruleset) as NonNullable<ReturnType<typeof rulesetOf>>;
  expect(consequencesOf(base, seats, 1, challengers, 1, verdict)).toEqual(
    told.map(([player, effect, points = 0]) => ({ player, effect, points })),
  );
});

const where = { stage: 1, round: 1, table: 1 };

function table(): TestTournament {
  const tournament = TestTournament.with(
    { words: { KIT: 'valid' } },
    [1, 2, 3, 4].map((i) => pupil(i)),
  );
  tournament.begin(1);
  tournament.draw(1);
  return tournament;
}

const noted = (tournament: TestTournament) => tournament.state.stages[0]?.rounds[0]?.tables[0];

test.each([
  [6, { kind: 'draws', tiles: 1 }],
  [9, { kind: 'gives-back', tiles: 2 }],
])('TR-MISDRAW: a rack of %i', (tiles, mending) => {
  const tournament = table();
  tournament.must({ kind: 'misdraw', where, player: 1, tiles, inBag: 30 });
  expect(noted(tournament)?.misdraws).toEqual([{ player: 1, tiles, mending }]);
});

test('where the list cannot be had a challenge waits, unless the referee has decided', () => {
  const tournament = table();
  const judge = () => new Unavailable('list-missing');
  const send = (verdict: 'valid' | null) => {
    const words = [word('KIT')];
    const action = {
      kind: 'challenge',
      where,
      player: 1,
      words,
      challengers: [2],
      verdict,
    } as const;
    const command = { id: 'x', by: REFEREE, at: tournament.at, action };
    return decide(tournament.state, command, { ...tournament.env, judge });
  };
  expect(send(null)).toEqual({ ok: false, error: 'list-missing' });
  expect(send('valid').ok).toBe(true);
});

test('a ruling is the tournament’s own patch over the list, and the last one counts', () => {
  const tournament = table();
  const challenge: ActionOf<'challenge'> = {
    kind: 'challenge',
    where,
    player: 1,
    words: [word('KIT'), word('ZA')],
    challengers: [2],
    verdict: null,
  };
  expect(tournament.send(challenge)?.code).toBe('verdict-missing');
  const rule = { kind: 'rule', word: word('ZA'), reason: 'looked up' } as const;
  tournament.must({ ...rule, verdict: 'valid' });
  tournament.must(challenge);
  tournament.must({ ...rule, verdict: 'invalid' });
  tournament.must(challenge);
  expect(noted(tournament)?.challenges.map(({ verdict }) => verdict)).toEqual(['valid', 'invalid']);
});
