/** Every command of the program. A command's module is loaded when the command is called. */
import type { CommandRow, GroupRow } from './shell/command.ts';

export const rows: readonly CommandRow[] = [
  ['editions', 'cli.editions', () => import('./commands/editions.ts')],
  ['score <file>', 'cli.score', () => import('./commands/score/score.ts')],
  ['replay <file>', 'cli.replay', () => import('./commands/replay.ts')],
  ['verify <file>', 'cli.verify', () => import('./commands/verify.ts')],
  ['play', 'cli.play', () => import('./commands/play/play.ts')],
  ['keep', 'cli.keep', () => import('./commands/keep/keep.ts')],
  ['serve', 'cli.serve', () => import('./commands/serve.ts')],
  ['backup <file>', 'cli.backup', () => import('./commands/backup.ts')],
  ['restore <file>', 'cli.restore', () => import('./commands/backup.ts')],
  ['check <words...>', 'cli.check', () => import('./commands/check.ts')],
  ['anagram <letters>', 'cli.anagram', () => import('./commands/anagram.ts')],
  ['moves', 'cli.moves', () => import('./commands/moves.ts')],
  ['selfplay', 'cli.selfplay', () => import('./commands/selfplay/selfplay.ts')],
  ['analyse <file>', 'cli.analyse', () => import('./commands/analyse.ts')],
  ['train', 'cli.train', () => import('./commands/train.ts')],
];

export const groups: readonly GroupRow[] = [
  ['tournament', 'cli.tournament', () => import('./commands/tournament/command-list.ts')],
  ['lexicon', 'cli.lexicons', () => import('./commands/lexicon/command-list.ts')],
];
