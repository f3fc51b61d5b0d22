/** What is left of a duplicate game when it is over, and of somebody who had their data deleted. */
import { expect, test } from 'vitest';
import { duplicate } from '../../src/index.ts';
import { Hall } from './hall.ts';

const forget = (person: string) => ({ kind: 'forget', person }) as const;

test('a name is gone from every view, and the points stay', () => {
  const hall = Hall.with({}, [{ name: 'Ann' }, { name: 'Bob' }]);
  hall.must({ kind: 'start' });
  hall.must({ kind: 'ring' });
  hall.judge([{ player: 1, tiles: hall.best, claimed: null }]);
  const { totals } = hall.game;
  expect(totals[0]).toBeGreaterThan(0);
  expect(duplicate.viewFor(hall.game, { kind: 'spectator' }).leaders[0]?.name).toBe('Ann');
  hall.must(forget('person-0'), 'system');
  expect(hall.game.totals).toEqual(totals);
  for (const viewer of [{ kind: 'spectator' }, { kind: 'referee' }] as const)
    expect(JSON.stringify(duplicate.viewFor(hall.game, viewer))).not.toContain('Ann');
  expect(JSON.stringify(duplicate.resultSheetOf(hall.game))).not.toContain('Ann');
});

test('a referee is forgotten too, and who is not there or already gone makes no event', () => {
  const hall = Hall.with({}, [{}]);
  hall.must(forget('person-ref'), 'system');
  expect(hall.game.setup.referees).toEqual([{ id: 'person-ref', name: '' }]);
  const { version } = hall.game;
  hall.must(forget('person-ref'), 'system');
  hall.must(forget('person-9'), 'system');
  expect(hall.game.version).toBe(version);
  expect(hall.send(forget('person-0'))).toBe('not-for-you');
});

test('answers are filed once, when the game is over', () => {
  const hall = Hall.with({}, [{}]);
  expect(hall.send({ kind: 'file-answers' }, 'system')).toBe('wrong-phase');
  hall.must({ kind: 'end' });
  hall.must({ kind: 'file-answers' }, 'system');
  const { version } = hall.game;
  hall.must({ kind: 'file-answers' }, 'system');
  expect(hall.game).toMatchObject({ version, isFiled: true });
});
