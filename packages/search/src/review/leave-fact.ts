/** What the tiles kept by one move are worth more than those kept by another, and what makes the difference. */
import type { Tile } from '@taht/letters';
import type { BotKit } from '../bots/kit.ts';
import type { LeaveEvaluator, LeaveParts } from '../leave-model.ts';
import { wholeValue } from '../play-equities.ts';
import type { Candidate } from '../sim/candidate.ts';
import { type SimPosition, unseenTiles } from '../sim/position.ts';
import { keptAfter } from './after-move.ts';
import type { LeavesOf } from './trials.ts';

export interface LeaveFact {
  readonly kind: 'leave';
  readonly size: number;
  readonly error: 0;
  readonly kept: readonly Tile[];
  readonly instead: readonly Tile[];
  readonly because: LeaveReason;
}

export const LEAVE_REASONS = ['blank', 'tiles', 'copies', 'pairs', 'vowels', 'consonants'] as const;
export type LeaveReason = (typeof LEAVE_REASONS)[number];

/** Before the bag is empty. */
export function leaveFact(
  better: Candidate,
  other: Candidate,
  position: SimPosition,
  { engine, evaluator }: Pick<BotKit, 'engine' | 'evaluator'>,
  leavesOf: LeavesOf,
): LeaveFact {
  const kept = keptAfter(better, position);
  const instead = keptAfter(other, position);
  const size =
    keptValue(kept, position, engine, leavesOf) - keptValue(instead, position, engine, leavesOf);
  const codes = (tiles: readonly Tile[]): Uint8Array =>
    Uint8Array.from(tiles, (tile) => engine.codeOf(tile)).toSorted();
  const [more, less] = size < 0 ? [instead, kept] : [kept, instead];
  const because = reasonOf(codes(more), codes(less), evaluator);
  return { kind: 'leave', size, error: 0, kept, instead, because };
}

/** Of tiles that stay on the rack: their leave, or what they are counted for at the end. */
export function keptValue(
  kept: readonly Tile[],
  position: SimPosition,
  engine: BotKit['engine'],
  leavesOf: LeavesOf,
): number {
  const unseen = unseenTiles(engine, position);
  const points = unseen.reduce((sum, code) => sum + (engine.tiles.points[code] as number), 0);
  return wholeValue(engine, kept, leavesOf(position.bag, points));
}

const PARTS = ['tiles', 'copies', 'pairs', 'balance'] as const satisfies (keyof LeaveParts)[];

/** What makes most of the difference between two leaves. */
function reasonOf(more: Uint8Array, less: Uint8Array, evaluator: LeaveEvaluator): LeaveReason {
  const [high, low] = [evaluator.partsOf(more), evaluator.partsOf(less)];
  const gain = (part: keyof LeaveParts): number => high[part] - low[part];
  const isTrue = (part: keyof LeaveParts): boolean => {
    switch (part) {
      case 'tiles':
        return true;
      // A tile alone goes together with nothing.
      case 'pairs':
        return more.length > 1;
      // Not that there are too many repeats where there is none.
      case 'copies':
        return less.some((code, i) => code === less[i - 1]);
      // Too many of one sound are so only where there are fewer of the other, and where that is mended.
      case 'balance':
        return isMended(leaning(more, evaluator), leaning(less, evaluator));
    }
  };
  const [largest = 'tiles'] = PARTS.filter((part) => gain(part) > 0 && isTrue(part)).toSorted(
    (a, b) => gain(b) - gain(a),
  );
  if (largest === 'balance') return leaning(less, evaluator) > 0 ? 'vowels' : 'consonants';
  const blanks = (codes: Uint8Array): number => codes.filter((code) => code === 0).length;
  return largest === 'tiles' && blanks(more) > blanks(less) ? 'blank' : largest;
}

/** One tile more or less of a sound that there is too much of mends nothing. */
const isMended = (more: number, less: number): boolean =>
  less !== 0 && (more * less <= 0 || Math.abs(less) - Math.abs(more) >= 2);

/** By how many the vowels are more than the consonants; 0 where they differ by less than two. */
function leaning(leave: Uint8Array, evaluator: LeaveEvaluator): number {
  const lead = evaluator.vowelLead(leave);
  return Math.abs(lead) < 2 ? 0 : lead;
}
