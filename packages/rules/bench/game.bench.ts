/** How fast the core is: commands on a full board, and the fold of a long game of four. */
import { hashJudge, playRandomGame, randomEnv } from '@taht/testkit';
import { type Command, decide, evolve, type Game, type GameEvent, START } from '../src/index.ts';

export const benches = [
  {
    name: 'decide + evolve on a full board',
    unit: 'commands/s',
    goal: { atLeast: 100_000 },
    run: (): number => commandsPerSecond(),
  },
  {
    name: 'fold of a four-player game of 60 turns or more',
    unit: 'ms',
    goal: { atMost: 2 },
    run: (): number => foldMilliseconds(),
  },
];

const silent = { event: () => {}, refusal: () => {}, reloaded: () => {} };

/** A game that was really played, chosen for its size. */
function longGame(): { readonly events: GameEvent[]; readonly turns: number } {
  for (let seed = 1; ; seed++) {
    const { entries, game } = playRandomGame(seed, silent);
    const events = entries.flatMap((entry) => entry.events);
    const turns = events.filter(
      ({ kind }) => kind === 'placed' || kind === 'exchanged' || kind === 'passed',
    ).length;
    if (game.seats.length === 4 && turns >= 60) return { events, turns };
  }
}

/** Each game of the chain: every move of the second half decided again from the position before it. */
function commandsPerSecond(): number {
  const { entries } = longEntries();
  const env = randomEnv(hashJudge);
  const steps: { game: Game; command: Command }[] = [];
  let game = START;
  for (const { command, events } of entries) {
    const board = game.board.filter((cell) => cell !== null).length;
    const again = board >= 60 ? decide(game, command, env) : undefined;
    if (again?.ok) steps.push({ game, command });
    game = events.reduce(evolve, game);
  }
  const until = performance.now() + 2000;
  const start = performance.now();
  let done = 0;
  while (performance.now() < until) {
    for (const { game: before, command } of steps) {
      const decided = decide(before, command, env);
      if (decided.ok) decided.value.reduce(evolve, before);
      done++;
    }
  }
  return (done * 1000) / (performance.now() - start);
}

function longEntries(): ReturnType<typeof playRandomGame> {
  for (let seed = 1; ; seed++) {
    const played = playRandomGame(seed, silent);
    if (played.game.board.filter((cell) => cell !== null).length >= 95) return played;
  }
}

function foldMilliseconds(): number {
  const { events } = longGame();
  for (let i = 0; i < 200; i++) events.reduce(evolve, START);
  const times = Array.from({ length: 100 }, () => {
    const start = performance.now();
    events.reduce(evolve, START);
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[50] as number;
}
