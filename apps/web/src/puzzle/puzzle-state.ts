/** How far somebody has come with the puzzle of a day, as this device remembers it. */
import { readStoredObject, writeStored } from '../preferences/stored.ts';
import { FRESH, type PuzzleState, readState } from './puzzle-day.ts';

const nameOf = (edition: string, day: string): string => `puzzle.${edition}.${day}`;

export const stateOf = (edition: string, day: string): PuzzleState =>
  readState(readStoredObject<Partial<PuzzleState>>(nameOf(edition, day), FRESH));

export const storeState = (edition: string, day: string, state: PuzzleState): void =>
  writeStored(nameOf(edition, day), state);
