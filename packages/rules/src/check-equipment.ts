/** Finds tile sets and boards that nobody could play with; they come with the offer, so they come from outside. */
import { BLANK } from '@taht/letters';
import { isLayout } from './board.ts';
import type { RulesetFault } from './check-ruleset.ts';
import type { Setup } from './command.ts';
import type { TileSet } from './tileset.ts';

export function checkEquipment({
  tileset,
  board,
  base,
}: Pick<Setup, 'tileset' | 'board' | 'base'>): RulesetFault[] {
  const faults: RulesetFault[] = [];
  if (!isTileSet(tileset)) faults.push('broken-tileset');
  if (!isLayout(board) || board.id !== base.board) faults.push('broken-board');
  return faults;
}

/** No letter twice, none outside the alphabet, none that looks like the blank, and whole numbers of tiles. */
export function isTileSet({ alphabet, vowels, signs, tiles, blanks }: TileSet): boolean {
  const letters = new Set<string>(alphabet);
  const named = tiles.map(([letter]) => letter);
  return (
    letters.size === alphabet.length &&
    !letters.has(BLANK) &&
    !letters.has('') &&
    new Set(named).size === named.length &&
    [...vowels, ...signs, ...named].every((letter) => letters.has(letter)) &&
    [blanks, ...tiles.map(([, count]) => count)].every(isCount) &&
    tiles.every(([, , points]) => Number.isSafeInteger(points))
  );
}

const isCount = (n: number): boolean => Number.isSafeInteger(n) && n >= 0 && n <= 200;
