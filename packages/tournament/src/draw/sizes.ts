/** How many sit at each table. */
import { assertNever } from '@taht/base';
import type { Stage } from '../rules.ts';
import type { TableRules } from './port.ts';

/** Of a round in which so many play. */
export function sizesIn(format: Stage['format'], players: number): readonly number[] {
  switch (format.kind) {
    case 'tables':
      return tableSizes(players, format.rest);
    case 'duels':
      return Array<number>(Math.floor(players / 2)).fill(2);
    case 'duplicate':
      return [players];
    default:
      return assertNever(format);
  }
}

/**
 * Fours with as few threes as possible, the threes last. Five cannot be seated so: they make a three and a two, or
 * a four while one has a bye. Two play each other, and one alone has a bye.
 */
export function tableSizes(players: number, rest: TableRules['rest']): number[] {
  if (players < 2) return [];
  if (players === 2) return [2];
  if (players === 5) return rest === 'bye' ? [4] : [3, 2];
  const threes = (4 - (players % 4)) % 4;
  const fours = (players - 3 * threes) / 4;
  return [...Array<number>(fours).fill(4), ...Array<number>(threes).fill(3)];
}
