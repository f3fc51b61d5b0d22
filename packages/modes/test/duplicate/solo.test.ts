/** A finished game played again against its field. */
import { count, makeRng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { duplicate } from '../../src/index.ts';
import { Hall } from './hall.ts';

/** Played to its end, with everybody now and then on the best play. */
function finished(seeded: number): Hall {
  const rng = makeRng(seeded);
  const rules = { joker: rng.pick(['on', 'off'] as const), warnings: { free: 0, points: -5 } };
  const hall = Hall.with({ rules }, [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Eve' }]);
  hall.must({ kind: 'start' });
  hall.must({ kind: 'warn', player: 2, reason: 'talks' });
  for (let step = 0; hall.phase !== 'over' && step < 400; step++) {
    if (hall.phase === 'calling') hall.wait(60);
    if (hall.phase !== 'answering') continue;
    const tiles = hall.best;
    hall.must({ kind: 'ring' });
    const players = [1, 2, 3].filter(() => rng.chance(0.5));
    hall.judge(players.map((player) => ({ player, tiles, claimed: null })));
  }
  return hall;
}

test('whoever finds every best play has the most there was, and the field stands as it did', () => {
  for (let i = 0; i < count(20); i++) {
    const { game, env } = finished(seed() + i);
    const archive = JSON.parse(JSON.stringify(duplicate.archiveOf(game))) as duplicate.Archive;
    const answers: duplicate.answers.Answer[] = [];
    const solo = () => duplicate.soloGame(archive, 'Me', answers, env.judge);
    for (const { rack, best } of game.rounds) {
      expect(solo()).toMatchObject({ rack, phase: { kind: 'answering' } });
      answers.push({ tiles: best?.tiles ?? [], claimed: null });
    }
    const { totals, board, phase } = solo();
    expect(phase.kind).toBe('over');
    expect(totals).toEqual([...game.totals, duplicate.topOf(game)]);
    expect(board).toEqual(game.board);
    const view = duplicate.viewFor(solo(), {
      ...{ kind: 'player', player: duplicate.soloNumber(archive) },
    });
    expect(view.own).toMatchObject({ name: 'Me', rank: 1, percent: 100 });
  }
});

test('a wrong answer and none are worth nothing, and say so', () => {
  const { game, env } = finished(seed());
  const wrong = { tiles: [], claimed: null };
  const archive = duplicate.archiveOf(game);
  const solo = duplicate.soloGame(archive, 'Me', [wrong, null], env.judge);
  const own = duplicate.viewFor(solo, { kind: 'player', player: 4 }).own;
  expect(own?.rounds.map(({ points, verdict }) => [points, verdict])).toEqual([
    [0, 'no-tiles'],
    [0, null],
  ]);
});

test('nobody can be told by an archive but by name', () => {
  const { game } = finished(seed());
  expect(JSON.stringify(duplicate.archiveOf(game))).not.toContain('person-');
});
