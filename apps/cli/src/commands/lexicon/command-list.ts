/** The commands of `taht lexicon`. */
import type { CommandRow } from '../../shell/command.ts';

export const rows: readonly CommandRow[] = [
  ['list', 'cli.lexicon-list', () => import('./list.ts')],
  ['info', 'cli.lexicon-info', () => import('./info.ts')],
  ['diff', 'cli.lexicon-diff', () => import('./diff.ts')],
  ['import', 'cli.lexicon-import', () => import('./import.ts')],
  ['build', 'cli.lexicon-build', () => import('./build.ts')],
];
