/**
 * What tiles kept on the rack are worth: each tile by itself and by how many of it there are, each pair of different
 * tiles, and the balance of vowels and consonants. All weights stand in one array, so that they can be fitted as one.
 */
import type { TileSet } from '@taht/rules';
import type { RackStates } from './rack-states.ts';
import { CODES, type TileCodes } from './tiles.ts';

/** The first, the second, and each further tile of a kind. */
const COPIES = 3;
/** Vowels and consonants are told apart up to this many. */
const BALANCE = 8;

/** Where the weights of a tile set stand. */
export interface LeaveModel {
  /** How many kinds of tiles there are, the blank included; codes are below it. */
  readonly kinds: number;
  readonly size: number;
  /** By code: 1 for a vowel, 2 for another letter, 0 for the blank. */
  readonly sounds: Uint8Array;
}

export function leaveModel(
  tiles: Pick<TileCodes, 'letters'>,
  { vowels }: Pick<TileSet, 'vowels'>,
): LeaveModel {
  const kinds = tiles.letters.length;
  const sounds = new Uint8Array(CODES);
  for (const [code, letter] of tiles.letters.entries())
    if (letter !== undefined) sounds[code] = vowels.includes(letter) ? 1 : 2;
  return { kinds, sounds, size: weightsFor(kinds) };
}

const copyAt = (code: number, copy: number): number => code * COPIES + Math.min(copy, COPIES) - 1;

/** Two different kinds, the larger code first. */
const pairAt = (kinds: number, code: number, other: number): number =>
  kinds * COPIES + (code * (code - 1)) / 2 + other;

const balanceAt = (kinds: number, vowels: number, consonants: number): number =>
  kinds * COPIES +
  (kinds * (kinds - 1)) / 2 +
  Math.min(vowels, BALANCE - 1) * BALANCE +
  Math.min(consonants, BALANCE - 1);

/** How many weights there are for so many kinds of tiles. */
export const weightsFor = (kinds: number): number => balanceAt(kinds, 0, 0) + BALANCE * BALANCE;

/** The same weights under other codes: by old code the new one, undefined for a kind that is not wanted any more. */
export function recodeWeights(
  weights: ArrayLike<number>,
  codes: readonly (number | undefined)[],
  kinds: number,
): Float64Array {
  const recoded = new Float64Array(weightsFor(kinds));
  const move = (to: number, from: number): void => {
    recoded[to] = weights[from] as number;
  };
  for (const [old, code] of codes.entries()) {
    if (code === undefined) continue;
    for (let copy = 1; copy <= COPIES; copy++) move(copyAt(code, copy), copyAt(old, copy));
    for (const [oldOther, other] of codes.slice(0, old).entries())
      if (other !== undefined)
        move(
          pairAt(kinds, Math.max(code, other), Math.min(code, other)),
          pairAt(codes.length, old, oldOther),
        );
  }
  for (let at = 0; at < BALANCE * BALANCE; at++)
    move(balanceAt(kinds, 0, 0) + at, balanceAt(codes.length, 0, 0) + at);
  return recoded;
}

/** The places of all weights that make up the value of a leave, given by codes in ascending order; returns how many. */
export function featuresOf(
  { kinds, sounds }: LeaveModel,
  leave: Uint8Array,
  size: number,
  into: Int32Array,
): number {
  let count = 0;
  let copy = 0;
  let vowels = 0;
  let consonants = 0;
  for (let i = 0; i < size; i++) {
    const code = leave[i] as number;
    copy = i > 0 && leave[i - 1] === code ? copy + 1 : 1;
    into[count++] = copyAt(code, copy);
    if (sounds[code] === 1) vowels++;
    if (sounds[code] === 2) consonants++;
    for (let j = 0; copy === 1 && j < i; j++)
      if (j === 0 || leave[j] !== leave[j - 1])
        into[count++] = pairAt(kinds, code, leave[j] as number);
  }
  if (size > 0) into[count++] = balanceAt(kinds, vowels, consonants);
  return count;
}

/** What it is worth to keep one tile and nothing else, by code. */
export const loneValues = (
  { kinds, sounds }: LeaveModel,
  weights: ArrayLike<number>,
): readonly number[] =>
  Array.from({ length: kinds }, (_, code) => {
    const sound = sounds[code];
    const balance = balanceAt(kinds, sound === 1 ? 1 : 0, sound === 2 ? 1 : 0);
    return (weights[copyAt(code, 1)] ?? 0) + (weights[balance] ?? 0);
  });

/** The value of a leave, taken apart; the four sum up to it. */
export interface LeaveParts {
  /** Each kind of tile by itself. */
  readonly tiles: number;
  /** The second and further tiles of a kind, beside what a first one is worth. */
  readonly copies: number;
  /** Kinds that go or do not go together. */
  readonly pairs: number;
  readonly balance: number;
}

/** The values of everything that can be left of a rack, by state, each from one with a tile less. */
export class LeaveEvaluator {
  readonly #model: LeaveModel;
  readonly #weights: Float64Array;
  readonly #vowels = new Uint8Array(1 << 10);
  readonly #consonants = new Uint8Array(1 << 10);

  constructor(model: LeaveModel, weights: Float64Array) {
    this.#model = model;
    this.#weights = weights;
  }

  evaluate({ kinds, counts, place, full }: RackStates, values: Float64Array): void {
    if (full >= this.#vowels.length) {
      values.fill(0, 0, full + 1);
      return;
    }
    const { sounds } = this.#model;
    values[0] = 0;
    for (const [i, code] of kinds.entries()) {
      const states = place[code] as number;
      const vowel = sounds[code] === 1 ? 1 : 0;
      const consonant = sounds[code] === 2 ? 1 : 0;
      for (let at = 0; at < states; at++) {
        const pairs = this.#pairsOf(code, at, kinds, i, counts, place);
        for (let copy = 1; copy <= (counts[code] as number); copy++) {
          const now = at + copy * states;
          const before = now - states;
          const single = this.#weights[copyAt(code, copy)] as number;
          values[now] = (values[before] as number) + single + (copy === 1 ? pairs : 0);
          this.#vowels[now] = (this.#vowels[before] as number) + vowel;
          this.#consonants[now] = (this.#consonants[before] as number) + consonant;
        }
      }
    }
    for (let state = 1; state <= full; state++)
      values[state] = (values[state] as number) + this.#balance(state);
  }

  /** What the value of a leave is made of; codes in ascending order. */
  partsOf(leave: Uint8Array): LeaveParts {
    const { kinds } = this.#model;
    const at = new Int32Array(leave.length * (leave.length + 1) + 1);
    const count = featuresOf(this.#model, leave, leave.length, at);
    const parts = { tiles: 0, copies: 0, pairs: 0, balance: 0 };
    for (let i = 0; i < count; i++) {
      const place = at[i] as number;
      const weight = this.#weights[place] as number;
      if (place >= balanceAt(kinds, 0, 0)) parts.balance += weight;
      else if (place >= kinds * COPIES) parts.pairs += weight;
      else {
        const first = this.#weights[place - (place % COPIES)] as number;
        parts.tiles += first;
        parts.copies += weight - first;
      }
    }
    return parts;
  }

  /** How many vowels more than other letters. */
  vowelLead(leave: Uint8Array): number {
    const { sounds } = this.#model;
    const heard = (sound: number): number => leave.filter((code) => sounds[code] === sound).length;
    return heard(1) - heard(2);
  }

  #balance(state: number): number {
    const vowels = this.#vowels[state] as number;
    const consonants = this.#consonants[state] as number;
    return this.#weights[balanceAt(this.#model.kinds, vowels, consonants)] as number;
  }

  /** What a kind is worth together with each of the kinds before it that a state holds. */
  #pairsOf(
    code: number,
    state: number,
    kinds: readonly number[],
    before: number,
    counts: Uint8Array,
    place: Int32Array,
  ): number {
    let sum = 0;
    for (let i = 0; i < before; i++) {
      const other = kinds[i] as number;
      const held = Math.floor(state / (place[other] as number)) % ((counts[other] as number) + 1);
      if (held === 0) continue;
      const at =
        code > other
          ? pairAt(this.#model.kinds, code, other)
          : pairAt(this.#model.kinds, other, code);
      sum += this.#weights[at] as number;
    }
    return sum;
  }
}
