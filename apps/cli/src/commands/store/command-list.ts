/** The commands of `taht store`. */
import type { CommandRow } from '../../shell/command.ts';

export const rows: readonly CommandRow[] = [
  ['check', 'cli.store-check', () => import('./check.ts')],
  ['salvage', 'cli.store-salvage', () => import('./salvage.ts')],
  ['move', 'cli.store-move', () => import('./move.ts')],
];
