/** Every command of the program. A command's module is loaded when the command is called. */
import type { CommandRow, GroupRow } from './shell/command.ts';

export const rows: readonly CommandRow[] = [
  ['editions', 'cli.editions', () => import('./commands/editions.ts')],
  ['score <file>', 'cli.score', () => import('./commands/score/score.ts')],
  ['replay <file>', 'cli.replay', () => import('./commands/replay.ts')],
  ['verify <file>', 'cli.verify', () => import('./commands/verify.ts')],
  ['play', 'cli.play', () => import('./commands/play/play.ts')],
  ['quick', 'cli.quick', () => import('./commands/play/quick.ts')],
  ['keep', 'cli.keep', () => import('./commands/keep/keep.ts')],
  ['serve', 'cli.serve', () => import('./commands/serve.ts')],
  ['doctor', 'cli.doctor', () => import('./commands/doctor.ts')],
  ['backup <file>', 'cli.backup', () => import('./commands/backup.ts')],
  ['restore <file>', 'cli.restore', () => import('./commands/backup.ts')],
  ['receive', 'cli.receive', () => import('./commands/receive.ts')],
  ['promote', 'cli.promote', () => import('./commands/store/promote.ts')],
  ['check <words...>', 'cli.check', () => import('./commands/check.ts')],
  ['anagram <letters>', 'cli.anagram', () => import('./commands/anagram.ts')],
  ['moves', 'cli.moves', () => import('./commands/moves.ts')],
  ['selfplay', 'cli.selfplay', () => import('./commands/selfplay.ts')],
  ['match <a> <b>', 'cli.match', () => import('./commands/match/match.ts')],
  ['engine', 'cli.engine', () => import('./commands/engine/engine.ts')],
  ['bench-engine', 'cli.bench-engine', () => import('./commands/bench-engine/bench-engine.ts')],
  ['analyse <files...>', 'cli.analyse', () => import('./commands/analyse/analyse.ts')],
  ['train', 'cli.train', () => import('./commands/train.ts')],
  ['completion <shell>', 'cli.completion', () => import('./completion.ts')],
];

export const groups: readonly GroupRow[] = [
  ['tournament', 'cli.tournament', () => import('./commands/tournament/command-list.ts')],
  ['store', 'cli.store', () => import('./commands/store/command-list.ts')],
  ['users', 'cli.users', () => import('./commands/users/command-list.ts')],
  ['lexicon', 'cli.lexicons', () => import('./commands/lexicon/command-list.ts')],
];
