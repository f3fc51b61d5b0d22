/** The first law: bag, racks, board and what lies aside make the whole set, always. */
import type { Game } from './game.ts';
import { tileCount } from './tileset.ts';

export function isWhole({ setup, phase, bags, seats, board, aside }: Game): boolean {
  const returning = 'returning' in phase ? phase.returning.length : 0;
  const onBoard = board.reduce((sum, cell) => sum + (cell === null ? 0 : 1), 0);
  const inBags = bags.reduce((sum, bag) => sum + bag.length, 0);
  const onRacks = seats.reduce((sum, { rack }) => sum + rack.length, 0);
  return inBags + onRacks + onBoard + aside.length + returning === tileCount(setup.tileset);
}
