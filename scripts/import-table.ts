/** Which package may import which: the table of ARCHITECTURE as data. A row names only rows above it, so no cycle is possible. */

export type Row = {
  readonly folder: 'packages' | 'apps';
  readonly name: string;
  /** Packages it may import. */
  readonly imports: readonly string[];
  /** Packages of which it may import only types. */
  readonly types?: readonly string[];
  /** Doors beside the main one, for whoever must not load all that the main one leads to. */
  readonly doors?: readonly string[];
  /** May it touch files, time, chance, the network or the screen? */
  readonly effects?: true;
  /** May it import only packages of this workspace? */
  readonly closed?: true;
};

const packages: readonly Row[] = [
  { folder: 'packages', name: 'base', imports: [], closed: true },
  { folder: 'packages', name: 'letters', imports: ['base'] },
  { folder: 'packages', name: 'rules', imports: ['base', 'letters'], closed: true },
  { folder: 'packages', name: 'modes', imports: ['base', 'letters', 'rules'] },
  { folder: 'packages', name: 'tournament', imports: ['base', 'letters', 'rules', 'modes'] },
  {
    folder: 'packages',
    name: 'record',
    imports: ['base', 'letters', 'rules', 'modes', 'tournament'],
  },
  { folder: 'packages', name: 'editions', imports: ['letters'], types: ['rules'] },
  { folder: 'packages', name: 'lexicon', imports: ['base', 'letters'] },
  { folder: 'packages', name: 'search', imports: ['base', 'letters', 'rules', 'lexicon'] },
  { folder: 'packages', name: 'ratings', imports: ['base'] },
  {
    folder: 'packages',
    name: 'protocol',
    imports: ['base', 'letters', 'rules', 'modes', 'record'],
    types: ['tournament'],
  },
  {
    folder: 'packages',
    name: 'messages',
    imports: ['base'],
    types: ['rules', 'modes', 'tournament', 'protocol'],
  },
  {
    folder: 'packages',
    name: 'wording',
    imports: ['base', 'letters', 'rules', 'editions', 'messages'],
    types: ['record', 'search', 'modes', 'tournament'],
  },
  {
    folder: 'packages',
    name: 'host',
    doors: ['files', 'words'],
    imports: ['base', 'letters', 'rules', 'editions', 'record', 'lexicon', 'search'],
    effects: true,
  },
];

const all = packages.map((row) => row.name);

export const importTable: readonly Row[] = [
  ...packages,
  { folder: 'packages', name: 'testkit', imports: all, effects: true },
  { folder: 'apps', name: 'server', imports: all, effects: true },
  { folder: 'apps', name: 'web', imports: all, effects: true },
  { folder: 'apps', name: 'cli', imports: all, effects: true },
];
