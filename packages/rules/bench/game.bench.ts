/** How fast the core is: commands on a full board, and the fold of a long game of four. */
import { BLANK, type Letter } from '@taht/letters';
import { drawStream, Table } from '@taht/testkit';
import {
  type Command,
  DIRECTIONS,
  decide,
  type Env,
  evolve,
  type Game,
  neighbour,
  type PlacedTile,
  type Square,
  START,
} from '../src/index.ts';

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

const env: Env = { judge: () => 'valid', draw: drawStream };

/** Four players lay one tile at a time until the bag is empty and somebody goes out; all words are good. */
function longGame(): Table {
  const table = Table.dealt({ players: 4, draw: drawStream });
  for (let phase = table.game.phase; phase.kind !== 'over'; phase = table.game.phase) {
    if (phase.kind === 'turn') {
      const tiles = [firstPlacement(table.game, phase.seat)].flat();
      table.send({ kind: 'seat', seat: phase.seat }, { kind: 'place', tiles });
    } else if (phase.kind === 'window') {
      const { play, accepted } = phase;
      const seat = [0, 1, 2, 3].find((s) => s !== play.seat && !accepted.includes(s)) ?? 0;
      table.send({ kind: 'seat', seat }, { kind: 'accept' });
    } else throw new Error(`unexpected ${phase.kind}`);
  }
  return table;
}

/** The first tile of the rack beside what lies there; two of them on the star at the opening. */
function firstPlacement({ board, seats, star }: Game, seat: number): PlacedTile[] {
  const rack = seats[seat]?.rack ?? [];
  const lay = (square: Square, i: number): PlacedTile => ({
    square,
    letter: rack[i] === BLANK ? ('A' as Letter) : (rack[i] as Letter),
    blank: rack[i] === BLANK,
  });
  if (board[star] === null) return [lay(star, 0), lay(neighbour(star, 'across', 1) as Square, 1)];
  const beside = board.findIndex(
    (cell, square) =>
      cell === null &&
      DIRECTIONS.some((direction) =>
        [-1, 1].some((step) => {
          const next = neighbour(square as Square, direction, step);
          return next !== undefined && board[next] !== null;
        }),
      ),
  );
  return [lay(beside as Square, 0)];
}

/** Every command from sixty tiles on, decided and folded again and again from the game before it. */
function commandsPerSecond(): number {
  const steps: { game: Game; command: Command }[] = [];
  let game = START;
  for (const { command, events } of longGame().entries) {
    const isFull = game.board.filter((cell) => cell !== null).length >= 60;
    if (isFull && decide(game, command, env).ok) steps.push({ game, command });
    game = events.reduce(evolve, game);
  }
  if (steps.length === 0) throw new Error('the board never filled');
  const round = (): void => {
    for (let i = 0; i < 50; i++) for (const step of steps) again(step);
  };
  for (let i = 0; i < 5; i++) round();
  const start = cpuMilliseconds();
  let done = 0;
  while (cpuMilliseconds() - start < 2000) {
    round();
    done += 50 * steps.length;
  }
  return (done * 1000) / (cpuMilliseconds() - start);
}

function again({ game, command }: { game: Game; command: Command }): void {
  const decided = decide(game, command, env);
  if (decided.ok) decided.value.reduce(evolve, game);
}

function foldMilliseconds(): number {
  const { events } = longGame();
  const turns = events.filter(({ kind }) => kind === 'placed').length;
  if (turns < 60) throw new Error(`only ${turns} turns`);
  const folds = 300;
  for (let i = 0; i < folds; i++) events.reduce(evolve, START);
  const start = cpuMilliseconds();
  for (let i = 0; i < folds; i++) events.reduce(evolve, START);
  return (cpuMilliseconds() - start) / folds;
}

/** Time on the processor: the machine may have other things to do. */
function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
