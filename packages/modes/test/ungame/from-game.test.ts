/** Un-games begin where random standard games end. */
import { START } from '@taht/rules';
import { hashJudge, playRandomGame, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { ungame } from '../../src/index.ts';

const NOBODY = { event: () => {}, refusal: () => {}, reloaded: () => {} };

test('any finished game with a list can be taken apart, its winner first', () => {
  let begun = 0;
  for (let i = 0; i < 30; i++) {
    const { game } = playRandomGame(seed() + i, NOBODY);
    if (game.phase.kind !== 'over') continue;
    const lexicon = { id: 'et', hash: 'x' };
    const made = ungame.setupFrom('ungame-1', { ...game, setup: { ...game.setup, lexicon } });
    if (!made.ok) {
      expect(made.error.code).toBe('nothing-to-take');
      continue;
    }
    const action = { kind: 'create', setup: made.value } as const;
    const command = { id: 'a', by: { kind: 'system' }, at: 1, action } as const;
    const decided = ungame.decide(ungame.START, command, { judge: hashJudge });
    expect(decided.ok).toBe(true);
    begun++;
    const winner = game.phase.outcome.ranking[0]?.[0] ?? -1;
    const first = made.value.players[made.value.order[0] ?? -1];
    const { id, name } = game.seats[winner]?.player ?? { id: '', name: '' };
    // Whether it is a bot is no matter here.
    if (game.seats[winner]?.standing === 'playing') expect(first).toEqual({ id, name });
  }
  expect(begun).toBeGreaterThan(10);
});

test('a game that is not over, or has no list, cannot', () => {
  expect(ungame.setupFrom('u', START)).toMatchObject({ error: { code: 'game-not-over' } });
  expect(ungame.ungameRules({ id: 'uk-base' })).toEqual({ connected: true, maxTiles: 6 });
  expect(ungame.ungameRules({ id: 'et-base' }).connected).toBe(false);
});
