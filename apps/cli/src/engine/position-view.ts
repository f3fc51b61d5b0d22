/**
 * A position as CGP tells it, seen by the seat on turn. The racks of the others count for how many tiles they hold, no
 * more; where they are not told they are as full as the tiles that are left allow. The operation `passes 1/0` says how
 * often each has passed in a row, which some rulesets end a game by.
 */
import { err, ok, type Result } from '@taht/base';
import { BLANK, type Tile } from '@taht/letters';
import type { CgpPosition } from '@taht/record';
import type { Board, GameView } from '@taht/rules';
import type { Equipped } from './equip.ts';

/** Why no game can come to such a position. */
export type PositionFault = 'rack-too-long' | 'too-many-tiles';

export function positionView(
  { rules, tileset, layout }: Equipped,
  { board, racks, scores, zeroTurns, operations }: CgpPosition,
): Result<GameView, PositionFault> {
  const [own = [], ...others] = racks;
  if (racks.some((rack) => rack.length > rules.rack)) return err('rack-too-long');
  const unseen = unseenCount(tileset, board, own);
  if (unseen === undefined) return err('too-many-tiles');
  const held = heldBy(others, unseen, rules.rack);
  const bag = unseen - held.reduce((sum, tiles) => sum + tiles, 0);
  if (bag < 0) return err('too-many-tiles');
  const passes = passesIn(operations, racks.length);
  const nobody = racks.map(() => 0);
  return ok({
    game: 'position',
    version: 0,
    now: 0,
    viewer: { kind: 'seat', seat: 0 },
    rules,
    houseRules: [],
    tileset,
    layout,
    lexicon: null,
    commitment: '',
    contributions: racks.map(() => null),
    seed: null,
    phase: { kind: 'turn', seat: 0 },
    seats: racks.map((_, seat) => ({
      player: { id: `p${seat}`, name: `p${seat}` },
      standing: 'playing',
      score: scores[seat] ?? 0,
      passes: passes[seat] ?? 0,
      skips: [],
      tiles: seat === 0 ? own.length : (held[seat - 1] as number),
      rack: seat === 0 ? own : null,
    })),
    order: [...racks.keys()],
    moved: [],
    board,
    bags: [bag],
    aside: 0,
    scoreless: zeroTurns ?? 0,
    openingMinimum: rules.opening.minTiles,
    clock: { left: nobody, running: null, paused: null, away: nobody, vacation: nobody },
    endAgreed: [],
    takeBack: null,
  });
}

/** How many tiles are neither on the board nor on the own rack; undefined where the set has not so many of one. */
function unseenCount(
  { tiles, blanks }: Equipped['tileset'],
  board: Board,
  rack: readonly Tile[],
): number | undefined {
  const left = new Map<Tile, number>([
    ...tiles.map(([letter, count]) => [letter as Tile, count] as const),
    [BLANK, blanks],
  ]);
  const seen = board.flatMap((cell) => (cell === null ? [] : [cell.blank ? BLANK : cell.letter]));
  for (const tile of [...seen, ...rack]) left.set(tile, (left.get(tile) ?? 0) - 1);
  const counts = [...left.values()];
  return counts.some((count) => count < 0) ? undefined : counts.reduce((a, b) => a + b, 0);
}

/** Those that are told first; the others share what is left for them. */
function heldBy(others: CgpPosition['racks'], unseen: number, full: number): readonly number[] {
  const told = others.reduce((sum, rack) => sum + rack.length, 0);
  let silent = others.filter((rack) => rack.length === 0).length;
  let left = Math.max(0, unseen - told);
  return others.map((rack) => {
    if (rack.length > 0) return rack.length;
    const share = Math.min(full, Math.ceil(left / silent));
    silent--;
    left -= share;
    return share;
  });
}

function passesIn(operations: CgpPosition['operations'], seats: number): readonly number[] {
  const value = operations.find(({ name }) => name === PASSES)?.value ?? '';
  const counts = value.split('/').map(Number);
  const isGood = counts.length === seats && counts.every((count) => Number.isInteger(count));
  return isGood ? counts : [];
}

const PASSES = 'passes';

/** What the seat on turn sees, as a position; its own rack first. */
export function viewPosition({ board, seats, order, phase, scoreless }: GameView): CgpPosition {
  const from = phase.kind === 'turn' ? order.indexOf(phase.seat) : 0;
  const inOrder = [...order.slice(from), ...order.slice(0, from)].map((seat) => seats[seat]);
  const passes = inOrder.map((seat) => seat?.passes ?? 0);
  return {
    board,
    racks: inOrder.map((seat) => seat?.rack ?? []),
    scores: inOrder.map((seat) => seat?.score ?? 0),
    zeroTurns: scoreless,
    operations: passes.some((count) => count > 0)
      ? [{ name: PASSES, value: passes.join('/') }]
      : [],
  };
}
