/** What is typed of a table's result before it is entered. */
import { err, ok, type Result } from '@taht/base';
import type { EnteredResult, PlayerNumber, SeatScore } from '@taht/tournament';

export interface ResultDraft {
  /** The version of the tournament when typing began. */
  readonly seen: number;
  /** By field. */
  readonly typed: Readonly<Record<string, string>>;
}

export type Column = 'before' | 'score';
export const SUM = 'sum';

export const fieldOf = (player: PlayerNumber, column: Column): string => `${column}-${player}`;

export const emptyResultDraft = (seen: number): ResultDraft => ({ seen, typed: {} });

export const withTyped = (
  { seen, typed }: ResultDraft,
  field: string,
  text: string,
): ResultDraft => ({
  seen,
  typed: { ...typed, [field]: text },
});

export const isEmpty = ({ typed }: ResultDraft): boolean =>
  Object.values(typed).every((text) => text.trim() === '');

/** What stands there, to be corrected. */
export function resultDraftOf(scores: readonly SeatScore[], seen: number): ResultDraft {
  const typed = scores.flatMap(({ player, score, before }) => [
    [fieldOf(player, 'score'), textOf(score)],
    [fieldOf(player, 'before'), textOf(before)],
  ]);
  return { seen, typed: Object.fromEntries(typed) };
}

const textOf = (points: number | null): string => (points === null ? '' : String(points));

export interface NotANumber {
  readonly code: 'not-a-number';
  readonly text: string;
}

export type TypedSheet = Pick<EnteredResult, 'scores' | 'sum'>;

/** An empty field is nobody's score; whether somebody may have none is the tournament's to say. */
export function sheetOf(
  { typed }: ResultDraft,
  seats: readonly PlayerNumber[],
): Result<TypedSheet, NotANumber> {
  const odd = Object.values(typed).find((text) => Number.isNaN(pointsOf(text)));
  if (odd !== undefined) return err({ code: 'not-a-number', text: odd });
  const points = (field: string): number | null => pointsOf(typed[field] ?? '');
  const scores = seats.map((player) => ({
    player,
    score: points(fieldOf(player, 'score')),
    before: points(fieldOf(player, 'before')),
  }));
  return ok({ scores, sum: points(SUM) });
}

/** Null for nothing, and no number for what is none. */
function pointsOf(text: string): number | null {
  const clean = text.trim().replace('−', '-');
  if (clean === '') return null;
  return /^-?\d{1,6}$/u.test(clean) ? Number(clean) : Number.NaN;
}

/** The sum of what is typed so far; null before anything is. */
export function sumOf(draft: ResultDraft, seats: readonly PlayerNumber[]): number | null {
  const sheet = sheetOf(draft, seats);
  if (!sheet.ok) return null;
  const scores = sheet.value.scores.flatMap(({ score }) => (score === null ? [] : [score]));
  return scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0);
}
