/** Which field of a result a refusal is about: the keyboard goes there, and it is marked. */
import type { PlayerNumber } from '@taht/tournament';
import type { Trouble } from '../../../connection/trouble.ts';
import { type Column, fieldOf, type ResultDraft, SUM } from './result-draft.ts';

/** The first field where it is about no field in particular. */
export function faultField(
  trouble: Trouble,
  { typed }: ResultDraft,
  seats: readonly PlayerNumber[],
  columns: readonly Column[],
): string {
  const [column = 'score'] = columns;
  const first = fieldOf(seats[0] ?? 0, column);
  if (trouble.code !== 'refused') return first;
  const { code, player, text } = trouble.refusal as unknown as Said;
  if (code === 'sum-wrong') return SUM;
  if (code === 'not-a-number')
    return Object.keys(typed).find((field) => typed[field] === text) ?? first;
  return player !== undefined && seats.includes(player) ? fieldOf(player, 'score') : first;
}

/** As far as refusals of results name something. */
interface Said {
  readonly code: string;
  readonly player?: PlayerNumber;
  readonly text?: string;
}
