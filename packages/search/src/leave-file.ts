/** Leave values as a small text file: readable, the same for every reader, and checked when it is read. */
import { err, ok, type Result } from '@taht/base';
import type { Letter } from '@taht/letters';
import { recodeWeights, weightsFor } from './leave-model.ts';
import type { TileCodes } from './tiles.ts';

export const LEAVE_FORMAT = 'taht-leaves';
export const LEAVE_VERSION = 1;

export interface LeaveFile {
  readonly format: typeof LEAVE_FORMAT;
  readonly version: typeof LEAVE_VERSION;
  readonly edition: string;
  readonly ruleset: string;
  readonly lexicon: { readonly id: string; readonly hash: string };
  /** The command that made it. */
  readonly command: string;
  readonly games: number;
  /** Those that have a tile, in the order of the weights' codes, from 1; the blank is 0 and not named. */
  readonly letters: readonly string[];
  /** In points, as `LeaveModel` lays them out. */
  readonly weights: readonly number[];
}

export type LeaveFailure =
  | { readonly code: 'no-json' }
  | { readonly code: 'bad-leaves'; readonly at: string; readonly expected: string }
  | { readonly code: 'other-letters' };

type About = Omit<LeaveFile, 'format' | 'version' | 'letters' | 'weights'>;

/** A hundredth of a point is as fine as it gets. */
const rounded = (value: number): number => Math.round(value * 100) / 100 || 0;

export const leaveFile = (
  about: About,
  { letters, counts }: TileCodes,
  weights: Float64Array,
): LeaveFile => {
  const named = letters.filter((letter, code) => letter !== undefined && counts[code] !== 0);
  const codes = letters.map((letter) => (letter === undefined ? 0 : named.indexOf(letter) + 1));
  const kept = codes.map((code, old) => (code === 0 && old !== 0 ? undefined : code));
  return {
    format: LEAVE_FORMAT,
    version: LEAVE_VERSION,
    ...about,
    letters: named as string[],
    weights: Array.from(recodeWeights(weights, kept, named.length + 1), rounded),
  };
};

/** Twenty weights on a line. */
export function makeLeaves({ weights, ...about }: LeaveFile): string {
  const lines: string[] = [];
  for (let at = 0; at < weights.length; at += 20)
    lines.push(`    ${weights.slice(at, at + 20).join(', ')}`);
  const head = JSON.stringify(about, null, 2).slice(0, -2);
  return `${head},\n  "weights": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

export function parseLeaves(text: string): Result<LeaveFile, LeaveFailure> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err({ code: 'no-json' });
  }
  const fault = faultIn(value);
  return fault === undefined ? ok(value as LeaveFile) : err({ code: 'bad-leaves', ...fault });
}

/** The weights for a tile set all of whose tiles they know. A letter that only a blank can be is never left. */
export function leaveWeights(
  { letters, weights }: LeaveFile,
  { letters: own, codes, counts }: TileCodes,
): Result<Float64Array, LeaveFailure> {
  const isKnown = (letter: Letter | undefined, code: number): boolean =>
    letter === undefined || counts[code] === 0 || letters.includes(letter);
  if (!own.every(isKnown)) return err({ code: 'other-letters' });
  const size = weightsFor(letters.length + 1);
  if (weights.length !== size)
    return err({ code: 'bad-leaves', at: 'weights', expected: `${size} numbers` });
  const codesHere = letters.map((letter) => codes.get(letter as Letter));
  return ok(recodeWeights(weights, [0, ...codesHere], own.length));
}

type Fault = { readonly at: string; readonly expected: string };

const isText = (value: unknown): boolean => typeof value === 'string';
const isNumber = (value: unknown): boolean => Number.isFinite(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);

const FIELDS: readonly (readonly [string, string, (value: unknown) => boolean])[] = [
  ['format', LEAVE_FORMAT, (value) => value === LEAVE_FORMAT],
  ['version', `${LEAVE_VERSION}`, (value) => value === LEAVE_VERSION],
  ['edition', 'text', isText],
  ['ruleset', 'text', isText],
  ['lexicon', 'id and hash', (value) => isRecord(value) && isText(value.id) && isText(value.hash)],
  ['command', 'text', isText],
  ['games', 'a number', isNumber],
  ['letters', 'letters', (value) => isListOf(value, isText)],
  ['weights', 'numbers', (value) => isListOf(value, isNumber)],
];

function faultIn(value: unknown): Fault | undefined {
  if (!isRecord(value)) return { at: '', expected: 'an object' };
  const wrong = FIELDS.find(([name, , isRight]) => !isRight(value[name]));
  return wrong && { at: wrong[0], expected: wrong[1] };
}
