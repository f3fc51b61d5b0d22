/** The core changes nothing that it is handed: games, commands and events are frozen before each step. */
import {
  count,
  deepFreeze,
  hashJudge,
  noJudge,
  playRandomGame,
  randomEnv,
  seed,
} from '@taht/testkit';
import { expect, test } from 'vitest';
import { decide, evolve, type Game, START, viewFor } from '../src/index.ts';

const GAMES = 4000;

test('decide, evolve and viewFor never change what they are handed', () => {
  const games = count(GAMES, 80);
  let steps = 0;
  for (let i = 0; i < games; i++) {
    const freeze = (before: Game, event: unknown, after: Game): void => {
      deepFreeze([before, event, after]);
    };
    const { entries } = playRandomGame(seed() + 1_000_000 + i, {
      event: freeze,
      refusal: (game, refusal) => void deepFreeze([game, refusal]),
      reloaded: (live, loaded) => void deepFreeze([live, loaded]),
    });
    let game = deepFreeze(START);
    for (const { command, events } of deepFreeze(entries)) {
      for (const judge of [hashJudge, noJudge]) decide(game, command, randomEnv(judge));
      for (const event of events) game = deepFreeze(evolve(game, event));
      viewFor(game, { kind: 'referee' });
      steps++;
    }
    expect(game.phase.kind).toBe('over');
  }
  expect(steps).toBeGreaterThan(games * 10);
});

test('the same command on the same game gives the same events', () => {
  const { entries } = playRandomGame(seed(), { event: none, refusal: none, reloaded: none });
  let game = START;
  for (const { command, events } of entries) {
    const [once, twice] = [0, 1].map(() => decide(game, command, randomEnv(hashJudge)));
    expect(twice).toEqual(once);
    game = events.reduce(evolve, game);
  }
});

function none(): void {}
