/** The seat on turn: place, exchange, pass; and choosing bags where there are two. */
import { BLANK, type Letter, type Tile } from '@taht/letters';
import { bagTotal, missingTile, removeTiles } from './bags.ts';
import type { Board } from './board.ts';
import type { Seat } from './command.ts';
import { closeIfAccepted, closeWindow } from './decide-challenge.ts';
import { deal } from './decide-setup.ts';
import { openingMinimum } from './opening.ts';
import { missingTiles, seatOut } from './out.ts';
import { type PlacedTile, type Play, readPlacement } from './placement.ts';
import type { Refusal } from './refusal.ts';
import type { Run } from './run.ts';
import { tileOf } from './score.ts';
import { isLetterOf, seatOf } from './seats.ts';
import { settle } from './settle.ts';
import type { Square } from './squares.ts';

export function decidePlace(
  run: Run,
  seat: Seat,
  tiles: readonly PlacedTile[],
  swaps: readonly Square[],
): Refusal | undefined {
  const refusal =
    takeTurn(run, seat) ?? refuseSwaps(run, swaps) ?? refuseRack(run, seat, tiles, swaps);
  if (refusal !== undefined) return refusal;
  const { state: game } = run;
  const ground = { ...game, board: withSwaps(game.board, swaps) };
  const read = readPlacement(ground, tiles, game.rules, openingMinimum(game));
  if (!read.ok) return read.error;
  const play = read.value;
  const autoReject = game.rules.challenge.mode === 'off-auto-reject';
  const bad = autoReject ? badWords(run, play) : [];
  if (bad.length > 0) return { code: 'not-a-word', words: bad };
  run.emit({ kind: 'placed', seat, swaps, ...play });
  if (autoReject) closeWindow(run);
  else {
    if (game.rules.challenge.draw === 'at-once') run.drawOrAsk(seat, missingTiles(run.state, seat));
    closeIfAccepted(run);
  }
  return undefined;
}

export function decideExchange(run: Run, seat: Seat, tiles: readonly Tile[]): Refusal | undefined {
  const refusal = takeTurn(run, seat);
  if (refusal !== undefined) return refusal;
  const { state: game } = run;
  if (tiles.length === 0) return { code: 'exchange-nothing' };
  const bag = bagTotal(game.bags);
  const needs = Math.max(game.rules.exchange.minBag, tiles.length);
  if (bag < needs) return { code: 'bag-too-small', bag, needs };
  const missing = missingTile(seatOf(game, seat).rack, tiles);
  if (missing !== undefined) return { code: 'tile-not-on-rack', tile: missing };
  run.emit({ kind: 'exchanged', seat, tiles });
  run.drawOrAsk(seat, tiles.length);
  returnExchanged(run);
  return undefined;
}

export function decidePass(run: Run, seat: Seat): Refusal | undefined {
  const refusal = takeTurn(run, seat);
  if (refusal !== undefined) return refusal;
  const { rules } = run.state;
  if (rules.pass.when === 'when-stuck' && run.env.hasPlay?.(run.state, seat))
    return { code: 'pass-only-when-stuck' };
  run.emit({ kind: 'passed', seat, cause: 'chosen' });
  settle(run);
  return undefined;
}

export function decideChoice(run: Run, seat: Seat, counts: readonly number[]): Refusal | undefined {
  const { phase, bags } = run.state;
  if (phase.kind !== 'choosing') return { code: 'wrong-phase', phase: phase.kind };
  if (phase.seat !== seat) return { code: 'not-your-turn', onTurn: phase.seat };
  const sum = counts.reduce((a, b) => a + b, 0);
  if (counts.length !== bags.length || sum !== phase.count)
    return { code: 'wrong-count', needs: phase.count };
  const short = counts.findIndex(
    (count, i) => !Number.isInteger(count) || count < 0 || count > (bags[i]?.length ?? 0),
  );
  if (short >= 0) return { code: 'not-in-that-bag', bag: short };
  drawChosen(run, seat, counts);
  return undefined;
}

export function drawChosen(run: Run, seat: Seat, counts: readonly number[]): void {
  run.draw(seat, counts);
  returnExchanged(run);
  deal(run);
}

/** The old tiles go back only now that the new ones are drawn. */
function returnExchanged(run: Run): void {
  const { phase } = run.state;
  if (phase.kind !== 'exchanging') return;
  run.emit({ kind: 'returned', seat: phase.seat, tiles: phase.returning, cause: 'exchange' });
  settle(run);
}

/** A move of the next seat closes the window of the play before it, except after the last play of the game. */
function takeTurn(run: Run, seat: Seat): Refusal | undefined {
  const { state: game } = run;
  if (game.phase.kind === 'window' && game.phase.play.seat !== seat) {
    if (game.rules.challenge.window.until === 'referee')
      return { code: 'wrong-phase', phase: 'window' };
    if (seatOut(game) !== undefined) return { code: 'last-play-open' };
    closeWindow(run);
    if (run.state.phase.kind === 'over') return { code: 'last-play-open' };
  }
  const { phase } = run.state;
  if (phase.kind === 'turn')
    return phase.seat === seat ? undefined : { code: 'not-your-turn', onTurn: phase.seat };
  return { code: 'wrong-phase', phase: phase.kind };
}

function refuseSwaps({ state: game }: Run, swaps: readonly Square[]): Refusal | undefined {
  if (swaps.length === 0) return undefined;
  if (game.rules.blank.reuse === 'none') return { code: 'blank-reuse-off' };
  const seen = new Set<Square>();
  for (const square of swaps) {
    if (seen.has(square)) return { code: 'square-twice', square };
    if (!game.board[square]?.blank) return { code: 'no-blank-there', square };
    seen.add(square);
  }
  return undefined;
}

function refuseRack(
  { state: game }: Run,
  seat: Seat,
  tiles: readonly PlacedTile[],
  swaps: readonly Square[],
): Refusal | undefined {
  const foreign = tiles.find(({ letter }) => !isLetterOf(game, letter));
  if (foreign !== undefined) return { code: 'letter-not-in-alphabet', letter: foreign.letter };
  const { rack } = seatOf(game, seat);
  const letters = swaps.map((square) => (game.board[square] as { letter: Letter }).letter);
  const noLetter = missingTile(rack, letters);
  if (noLetter !== undefined) return { code: 'tile-not-on-rack', tile: noLetter };
  const swapped = [...removeTiles(rack, letters), ...swaps.map(() => BLANK)];
  const missing = missingTile(swapped, tiles.map(tileOf));
  if (missing !== undefined) return { code: 'tile-not-on-rack', tile: missing };
  const blanks = tiles.filter(({ blank }) => blank).length;
  const mustLay = game.rules.blank.reuse === 'must-replay' && blanks < swaps.length;
  return mustLay ? { code: 'blank-must-be-laid' } : undefined;
}

function withSwaps(board: Board, swaps: readonly Square[]): Board {
  if (swaps.length === 0) return board;
  return board.map((cell, i) =>
    cell !== null && swaps.includes(i as Square) ? { ...cell, blank: false } : cell,
  );
}

/** Where nobody challenges, only words known to be good may be laid. */
const badWords = ({ env }: Run, { words }: Play): (readonly Letter[])[] =>
  words.map(({ letters }) => letters).filter((letters) => env.judge(letters) !== 'valid');
