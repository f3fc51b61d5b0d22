/** Positions of one's own games to be tried again, by edition, as this device remembers them. */
import type { Game } from '@taht/rules';
import type { PastTurn } from '@taht/search';
import { readStored, writeStored } from '../preferences/stored.ts';

export interface OwnPuzzle {
  readonly ruleset: string;
  readonly tileset: string;
  readonly past: PastTurn;
}

/** The oldest make room for new ones. */
const MOST = 60;

const nameOf = (edition: string): string => `own-puzzles.${edition}`;

const isOwnPuzzle = (value: unknown): value is OwnPuzzle =>
  typeof value === 'object' &&
  value !== null &&
  'past' in value &&
  'ruleset' in value &&
  'tileset' in value;

export function ownPuzzles(edition: string): readonly OwnPuzzle[] {
  const stored = readStored(nameOf(edition));
  return Array.isArray(stored) ? stored.filter(isOwnPuzzle) : [];
}

const keyOf = ({ board, rack }: PastTurn): string => JSON.stringify([board, rack]);

export const hasOwnPuzzle = (edition: string, past: PastTurn): boolean =>
  ownPuzzles(edition).some((each) => keyOf(each.past) === keyOf(past));

export function addOwnPuzzle(edition: string, { rules, setup }: Game, past: PastTurn): void {
  if (hasOwnPuzzle(edition, past)) return;
  const puzzle = { ruleset: rules.id, tileset: setup.tileset.id, past };
  writeStored(nameOf(edition), [...ownPuzzles(edition), puzzle].slice(-MOST));
}

export function removeOwnPuzzle(edition: string, past: PastTurn): void {
  const rest = ownPuzzles(edition).filter((each) => keyOf(each.past) !== keyOf(past));
  writeStored(nameOf(edition), rest);
}
