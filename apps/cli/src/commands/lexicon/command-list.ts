/** The commands of `taht lexicon`. */
import type { CommandRow } from '../../shell/command.ts';

export const rows: readonly CommandRow[] = [
  ['list', 'cli.lexicon-list', () => import('./list.ts')],
  ['info', 'cli.lexicon-info', () => import('./info.ts')],
  ['diff', 'cli.lexicon-diff', () => import('./diff.ts')],
  ['patch', 'cli.lexicon-patch', () => import('./patch.ts')],
  ['import', 'cli.lexicon-import', () => import('./import.ts')],
  ['export', 'cli.lexicon-export', () => import('./export.ts')],
  ['store', 'cli.lexicon-store', () => import('./store.ts')],
  ['build', 'cli.lexicon-build', () => import('./build.ts')],
];
