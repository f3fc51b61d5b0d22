/** Which documents the site has, in which order, and where each comes from. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicDoors } from '../api.ts';
import { root } from '../paths.js';
import { apiPage } from './api-page.ts';

export interface Page {
  /** On the site, without ending: `index`, `rules`, `packages/taht`. */
  readonly address: string;
  /** From the root of the repository; links in it are read from there. Made pages have none of their own. */
  readonly file: string;
  readonly markdown: string;
  readonly group: Group;
}

export const GROUPS = [
  'Start here',
  'The game',
  'Tournaments',
  'Running it',
  'Programs',
  'Packages',
  'Reference',
  'Working on it',
] as const;
export type Group = (typeof GROUPS)[number];

const documents: readonly (readonly [address: string, file: string, group: Group])[] = [
  ['index', 'docs/site/index.md', 'Start here'],
  ['player', 'docs/site/player.md', 'Start here'],
  ['teacher', 'docs/site/teacher.md', 'Start here'],
  ['club', 'docs/site/club.md', 'Start here'],
  ['programmer', 'docs/site/programmer.md', 'Start here'],
  ['bot-author', 'docs/site/bot-author.md', 'Start here'],
  ['operator', 'docs/site/operator.md', 'Start here'],
  ['contributor', 'docs/site/contributor.md', 'Start here'],
  ['about', 'README.md', 'Start here'],
  ['rules', 'docs/RULES.md', 'The game'],
  ['rulebooks', 'docs/RULEBOOKS.md', 'The game'],
  ['duplicate', 'docs/DUPLICATE.md', 'The game'],
  ['other-games', 'docs/OTHER-GAMES.md', 'The game'],
  ['words', 'lexicons/README.md', 'The game'],
  ['words-in-ge', 'docs/words-in-ge.md', 'The game'],
  ['tournament', 'docs/TOURNAMENT.md', 'Tournaments'],
  ['tournament-draws', 'docs/TOURNAMENT-DRAWS.md', 'Tournaments'],
  ['tournament-files', 'docs/TOURNAMENT-FILES.md', 'Tournaments'],
  ['operate', 'docs/OPERATE.md', 'Running it'],
  ['security', 'docs/SECURITY.md', 'Running it'],
  ['report-a-weakness', 'SECURITY.md', 'Running it'],
  ['formats', 'docs/FORMATS.md', 'Programs'],
  ['protocol', 'docs/PROTOCOL.md', 'Programs'],
  ['engine', 'docs/ENGINE.md', 'Programs'],
  ['architecture', 'ARCHITECTURE.md', 'Working on it'],
  ['contributing', 'CONTRIBUTING.md', 'Working on it'],
  ['server', 'apps/server/README.md', 'Working on it'],
  ['page', 'apps/web/README.md', 'Working on it'],
  ['command-line', 'apps/cli/README.md', 'Working on it'],
  ['voice', 'docs/VOICE.md', 'Working on it'],
  ['benchmarks', 'docs/BENCHMARKS.md', 'Working on it'],
  ['long-runs', 'docs/LONG-RUNS.md', 'Working on it'],
  ['changelog', 'CHANGELOG.md', 'Working on it'],
];

export const sitePages = (): readonly Page[] => [
  ...documents.map(([address, file, group]) => ({ address, file, group, markdown: read(file) })),
  ...globSync('packages/*/README.md', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => ({
      address: `packages/${file.split('/')[1]}`,
      file,
      group: 'Packages' as const,
      markdown: read(file),
    })),
  ...publicDoors().map((door) => ({
    address: `api/${door.name.replace('@taht/', '').replaceAll('/', '-')}`,
    file: 'docs/site/api.md',
    group: 'Reference' as const,
    markdown: apiPage(door),
  })),
];

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
