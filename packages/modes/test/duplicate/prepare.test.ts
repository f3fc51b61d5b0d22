/** Games prepared beforehand: the same racks for whoever plays them. */

import { Unavailable } from '@taht/rules';
import { count, drawStream, hashJudge, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { duplicate } from '../../src/index.ts';
import { Hall, SEED, setupOf } from './hall.ts';

const rules = { laid: 'best-possible', caller: 'automatic' } as const;

const { env } = Hall.with({ rules }, []);

function prepared(from: string): duplicate.Archive {
  const made = duplicate.prepareGame(setupOf({ rules }), from, env);
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

/** The racks of a hall in which every second round brings the best there is. */
function racksOf(isPlayed: (round: number) => boolean): readonly string[] {
  const hall = Hall.with({ rules }, [{ name: 'Ann' }, { name: 'Bob' }]);
  hall.must({ kind: 'start' });
  for (let step = 0; hall.phase !== 'over' && step < 400; step++) {
    if (hall.phase === 'calling') hall.wait(60);
    if (hall.phase !== 'answering') continue;
    const tiles = hall.best;
    hall.must({ kind: 'ring' });
    hall.judge(isPlayed(hall.game.round) ? [{ player: 1, tiles, claimed: null }] : []);
  }
  return hall.game.rounds.map(({ rack }) => rack.join(''));
}

test('a prepared game has the racks of every hall with its seed, whatever is handed in there', () => {
  const racks = prepared(SEED).rounds.map(({ rack }) => rack.join(''));
  expect(racks.length).toBeGreaterThan(5);
  expect(racksOf(() => false)).toEqual(racks);
  expect(racksOf((round) => round % 2 === 0)).toEqual(racks);
});

test('nobody is in it, and whoever finds every best play later has all there was', () => {
  for (let i = 0; i < count(10, 2); i++) {
    const archive = prepared(`${seed() + i}`);
    expect(archive.field).toEqual([]);
    const answers = archive.rounds.map(({ best }) => ({ tiles: best?.tiles ?? [], claimed: null }));
    const game = duplicate.soloGame(archive, 'Me', answers, hashJudge);
    expect(game.phase.kind).toBe('over');
    expect(game.totals).toEqual([duplicate.topOf(game)]);
  }
});

test('what the list cannot answer comes out as it is', () => {
  const away = { code: 'no-list' } as const;
  const made = duplicate.prepareGame(setupOf({ rules }), SEED, {
    judge: hashJudge,
    draw: drawStream,
    bestPlays: () => new Unavailable(away),
    digest: () => '',
  });
  expect(made).toEqual({ ok: false, error: away });
});
