/** The commands of `taht tournament`. */
import type { CommandRow } from '../../shell/command.ts';

export const rows: readonly CommandRow[] = [
  ['new', 'cli.tournament-new', () => import('./new.ts')],
  ['show', 'cli.tournament-show', () => import('./rounds.ts')],
  ['import', 'cli.tournament-import', () => import('./import.ts')],
  ['add', 'cli.tournament-add', () => import('./players.ts')],
  ['players', 'cli.tournament-players', () => import('./players.ts')],
  ['mark', 'cli.tournament-mark', () => import('./players.ts')],
  ['begin', 'cli.tournament-begin', () => import('./rounds.ts')],
  ['draw', 'cli.tournament-draw', () => import('./rounds.ts')],
  ['letters', 'cli.tournament-letters', () => import('./letters.ts')],
  ['enter', 'cli.tournament-enter', () => import('./results.ts')],
  ['tie', 'cli.tournament-tie', () => import('./letters.ts')],
  ['standings', 'cli.tournament-standings', () => import('./standings.ts')],
  ['log', 'cli.tournament-log', () => import('./log.ts')],
  ['undo', 'cli.tournament-undo', () => import('./log.ts')],
  ['hall', 'cli.tournament-hall', () => import('./hall.ts')],
  ['words', 'cli.tournament-words', () => import('./hall.ts')],
  ['close', 'cli.tournament-close', () => import('./rounds.ts')],
  ['export', 'cli.tournament-export', () => import('./export.ts')],
];
