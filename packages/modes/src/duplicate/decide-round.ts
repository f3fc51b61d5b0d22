/** A round: the rack is called, the bell rings; and whether there is another one. */

import type { Tile } from '@taht/letters';
import { missingTile } from '@taht/rules';
import type { EndReason } from './event.ts';
import { bestOf } from './judge.ts';
import { drawRack, meetsMinimum, minimumFor } from './rack.ts';
import type { Refusal } from './refusal.ts';
import type { Run } from './run.ts';
import type { Game } from './state.ts';
import { orderTies } from './ties.ts';

/** More equal bests than anybody would choose among. */
const MOST_BESTS = 50;
/** Racks in a row with which nothing could be laid, after which the game is over. */
const MOST_BARREN = 3;

export function decideCall(run: Run, tiles: readonly Tile[] | null): Refusal | undefined {
  const { state: game } = run;
  const { phase, setup } = game;
  if (phase.kind !== 'calling') return { code: 'wrong-phase', phase: phase.kind };
  if (tiles === null) {
    callRack(run);
    return undefined;
  }
  if (setup.duplicate.caller !== 'referee') return { code: 'caller-is-automatic' };
  const refusal = refuseRack(game, tiles);
  if (refusal === undefined) emitCalled(run, tiles, 0, 'referee');
  return refusal;
}

/** A rack by hand is held to the same rule as a drawn one. */
function refuseRack(game: Game, tiles: readonly Tile[]): Refusal | undefined {
  const left = leftOf(game);
  const needs = Math.min(game.setup.duplicate.rack, left.length);
  if (tiles.length !== needs) return { code: 'wrong-count', needs };
  const stray = missingTile(left, tiles);
  if (stray !== undefined) return { code: 'tile-not-left', tile: stray };
  const minimum = nextMinimum(game);
  return minimum === null || meetsMinimum(tiles, minimum, game.tables)
    ? undefined
    : { code: 'rack-not-permitted', vowels: minimum.vowels, consonants: minimum.consonants };
}

/** Draws the next rack; there is one, or the game would be over. */
export function callRack(run: Run): void {
  const { bag, rack, setup, tables } = run.state;
  const minimum = nextMinimum(run.state);
  if (minimum === null) {
    end(run, 'no-rack');
    return;
  }
  const { tiles, draws } = drawRack(bag, rack, minimum, setup.duplicate, tables, (used, bound) =>
    run.random(used, bound),
  );
  emitCalled(run, tiles, draws, 'drawn');
}

function emitCalled(
  run: Run,
  rack: readonly Tile[],
  draws: number,
  source: 'drawn' | 'referee',
): void {
  const { calls, round, setup } = run.state;
  const deadline = run.at + setup.duplicate.seconds * 1000;
  run.emit({ kind: 'called', call: calls + 1, round: round + 1, rack, draws, deadline, source });
}

export function decideRing(run: Run): Refusal | undefined {
  const { phase } = run.state;
  if (phase.kind !== 'answering') return { code: 'wrong-phase', phase: phase.kind };
  ring(run);
  return undefined;
}

export function ring(run: Run): void {
  const { state: game, env } = run;
  const { board, rack, setup, tables, calls } = game;
  const found = env.bestPlays(game, board, rack, setup.duplicate.most);
  const bests = orderTies(bestOf(game, found, env.judge), setup.duplicate.ties, tables);
  run.emit({ kind: 'rang', call: calls, bests: bests.slice(0, MOST_BESTS) });
}

/** Ends the game where no further rack can be made or used. */
export function settle(run: Run): void {
  const reason = endOf(run.state);
  if (reason !== null) end(run, reason);
}

function endOf(game: Game): EndReason | null {
  const { rounds, setup } = game;
  const left = leftOf(game);
  if (left.length === 0) return 'played-out';
  if (nextMinimum(game) === null) return 'no-rack';
  const last = rounds.slice(-MOST_BARREN);
  const isBarren = last.length > 0 && last.every(({ best }) => best === null);
  const isWholeRest = rounds.at(-1)?.best === null && left.length <= setup.duplicate.rack;
  return isWholeRest || (isBarren && last.length === MOST_BARREN) ? 'no-play' : null;
}

export function end(run: Run, reason: EndReason): void {
  run.emit({ kind: 'ended', reason });
  run.emit({ kind: 'revealed', seed: run.state.secret.seed });
}

const leftOf = ({ bag, rack }: Game): readonly Tile[] => [...bag, ...rack];

const nextMinimum = (game: Game): ReturnType<typeof minimumFor> =>
  minimumFor(game.setup.duplicate, game.round + 1, leftOf(game), game.tables);
