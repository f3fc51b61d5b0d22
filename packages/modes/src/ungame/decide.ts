/** What a command leads to in an un-game: events, or a refusal that changes nothing. */
import { assertNever, err, ok, type Result } from '@taht/base';
import {
  BOARD_SIZE,
  isEmpty,
  isLayout,
  isTileSet,
  type Judge,
  type Ranking,
  type Seat,
  SQUARES,
  type Square,
  withLookups,
} from '@taht/rules';
import { type Authors, refuseAuthor, StampedRun } from '@taht/stream';
import type { Action, Author, Command, Setup, UngameRules } from './command.ts';
import type { EndReason, Fact, UngameEvent } from './event.ts';
import { evolve } from './evolve.ts';
import type { Refusal, SetupFault } from './refusal.ts';
import { hasRemoval, isLone, refuseRemoval, removalPoints } from './removal.ts';
import { type Game, isPlaying, playingSeats } from './state.ts';

export interface Env<Reason = never> {
  readonly judge: Judge<Reason>;
}

type Run = StampedRun<Game, Fact, Author>;

const MOST_SEATS = 4;

export const decide = <Reason = never>(
  game: Game,
  command: Command,
  { judge }: Env<Reason>,
): Result<UngameEvent[], Refusal | Reason> =>
  withLookups<Reason, UngameEvent[], Refusal>((standIn) =>
    decideAnswered(game, command, { judge: standIn(judge, 'unknown') }),
  );

function decideAnswered(game: Game, command: Command, env: Env): Result<UngameEvent[], Refusal> {
  const refusal =
    refuseAuthor(game, command, AUTHORS[command.action.kind]) ?? refuseMoment(game, command);
  if (refusal !== undefined) return err(refusal);
  const run = new StampedRun<Game, Fact, Author>(game, command, evolve);
  const answer = perform(run, command, env);
  return answer === undefined ? ok(run.events) : err(answer);
}

const AUTHORS: Readonly<Record<Action['kind'], Authors<Author>>> = {
  create: ['system'],
  remove: ['seat'],
  pass: ['seat'],
  resign: ['seat'],
};

function refuseMoment(game: Game, { by, action }: Command): Refusal | undefined {
  const { phase } = game;
  if (by.kind === 'system') return phase.kind === 'new' ? undefined : { code: 'already-created' };
  if (phase.kind === 'new') return { code: 'no-game' };
  if (phase.kind === 'over') return { code: 'game-over' };
  const { seat } = by;
  if (game.seats[seat] === undefined) return { code: 'no-such-seat', seat };
  if (!isPlaying(game, seat)) return { code: 'seat-not-playing', seat };
  const isFree = action.kind === 'resign' || phase.seat === seat;
  return isFree ? undefined : { code: 'not-your-turn', onTurn: phase.seat };
}

function perform(run: Run, { by, action }: Command, env: Env): Refusal | undefined {
  const seat: Seat = by.kind === 'seat' ? by.seat : -1;
  switch (action.kind) {
    case 'create':
      return decideCreate(run, action.setup, env);
    case 'remove':
      return decideRemove(run, seat, action.squares, env);
    case 'pass':
      return decidePass(run, env);
    case 'resign':
      run.emit({ kind: 'resigned', seat });
      return endIf(run, playingSeats(run.state).length < 2, 'resigned');
    default:
      return assertNever(action);
  }
}

function decideCreate(run: Run, setup: Setup, env: Env): Refusal | undefined {
  const fault = faultOf(setup);
  if (fault !== undefined) return { code: 'bad-setup', fault };
  run.emit({ kind: 'created', ...setup });
  return endIfNothingLeft(run, env);
}

function decideRemove(
  run: Run,
  seat: Seat,
  squares: readonly Square[],
  env: Env,
): Refusal | undefined {
  const { board, setup, tables } = run.state;
  const refusal = refuseRemoval({ board, rules: setup.rules, judge: env.judge }, squares);
  if (refusal !== undefined) return refusal;
  const sorted = squares.toSorted((a, b) => a - b);
  const points = removalPoints(board, sorted, tables);
  run.emit({ kind: 'removed', seat, squares: sorted, points });
  return endIfNothingLeft(run, env);
}

/** Nobody may pass. Where nothing can be taken, as when the list is another one by now, the game is over. */
function decidePass(run: Run, env: Env): Refusal | undefined {
  endIfNothingLeft(run, env);
  return run.state.phase.kind === 'over' ? undefined : { code: 'no-pass' };
}

function endIfNothingLeft(run: Run, { judge }: Env): undefined {
  const { board, setup } = run.state;
  if (isEmpty(board)) return endIf(run, true, 'empty');
  return endIf(run, !hasRemoval({ board, rules: setup.rules, judge }), 'no-removal');
}

function endIf(run: Run, isOver: boolean, reason: EndReason): undefined {
  if (!isOver) return;
  const scores = run.state.seats.map(({ score }) => score);
  run.emit({ kind: 'ended', reason, scores, ranking: rankingOf(run.state) });
}

/** The most points first; whoever resigned is behind all others. */
function rankingOf({ seats }: Game): Ranking {
  const worth = (seat: Seat): number => {
    const { standing, score } = seats[seat] as Game['seats'][number];
    return standing === 'playing' ? score : -1;
  };
  const groups = Map.groupBy(seats.keys(), worth);
  return [...groups].toSorted(([a], [b]) => b - a).map(([, group]) => group);
}

function faultOf({ players, order, rules, board, tileset, layout }: Setup): SetupFault | undefined {
  if (!areRules(rules)) return 'broken-rules';
  if (board.length !== SQUARES || !isTileSet(tileset) || !isLayout(layout)) return 'broken-board';
  if (isEmpty(board)) return 'empty-board';
  const isOff = board.some((cell, square) => cell !== null && isLone(board, square as Square));
  if (isOff || board.some((cell) => cell !== null && !tileset.alphabet.includes(cell.letter)))
    return 'broken-board';
  const seats = new Set(order);
  const isOrder = order.length === seats.size && players.every((_, seat) => seats.has(seat));
  const isTable = players.length >= 1 && players.length <= MOST_SEATS;
  return isOrder && isTable && order.length === players.length ? undefined : 'broken-order';
}

const areRules = ({ maxTiles }: UngameRules): boolean =>
  Number.isSafeInteger(maxTiles) && maxTiles >= 1 && maxTiles <= BOARD_SIZE;
