/** Which package may import which: the table of packages in ARCHITECTURE as data. A row names only rows above it, so no cycle is possible. */

export type Row = {
  readonly folder: 'packages' | 'apps';
  readonly name: string;
  /** What it is for, as ARCHITECTURE tells it. */
  readonly owns: string;
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
  {
    folder: 'packages',
    name: 'base',
    owns: '`Result`, `Brand`, `assertNever`',
    imports: [],
    closed: true,
  },
  {
    folder: 'packages',
    name: 'letters',
    owns: 'alphabets, tiles of more than one character, text ⇄ letters',
    imports: ['base'],
  },
  {
    folder: 'packages',
    name: 'stream',
    owns: 'what every event-sourced stream has alike: commands, stamps, commands done once, authors, a decision under way, the fold, the types of the four functions',
    imports: ['base'],
    closed: true,
  },
  {
    folder: 'packages',
    name: 'rules',
    owns: 'the standard game: board, placement, score, clock, commands, events, `decide`, `evolve`, `viewFor`, notation',
    doors: ['blanks'],
    imports: ['base', 'letters', 'stream'],
    closed: true,
  },
  {
    folder: 'packages',
    name: 'modes',
    owns: 'the other games of the rulebooks, a folder each, with the same four functions',
    imports: ['base', 'letters', 'stream', 'rules'],
  },
  {
    folder: 'packages',
    name: 'tournament',
    owns: 'a tournament of many tables: players, stages, draws, results, rankings, views; knows scores, never boards (docs/TOURNAMENT.md)',
    imports: ['base', 'letters', 'stream', 'rules'],
  },
  {
    folder: 'packages',
    name: 'record',
    owns: 'the journal and record, event schemas and migrations, the draw stream, verification, GCG, CGP; the score sheet of a game on a real board; the file of a tournament',
    imports: ['base', 'letters', 'stream', 'rules', 'modes', 'tournament'],
  },
  {
    folder: 'packages',
    name: 'editions',
    owns: 'data for each language: tile sets, the board, rulesets, what each rulebook tells and leaves open, duplicate among it, house rules, names of word lists, the public dictionary',
    imports: ['base', 'letters'],
    types: ['rules'],
  },
  {
    folder: 'packages',
    name: 'lexicon',
    owns: "the word graph: building, file format, look-up, anagrams, patterns, hooks, patches, the judge's answers",
    doors: ['read'],
    imports: ['base', 'letters'],
  },
  {
    folder: 'packages',
    name: 'search',
    owns: 'every legal play, the best play, leave values and their training, simulation, endgames, bots and hints',
    imports: ['base', 'letters', 'rules', 'lexicon'],
    doors: ['measure'],
  },
  {
    folder: 'packages',
    name: 'ratings',
    owns: 'Glicko-2 for duels, Weng–Lin for tables of three and four',
    imports: ['base'],
  },
  {
    folder: 'packages',
    name: 'protocol',
    owns: 'every message between client and server: schemas, codec, version, examples; a client; a game followed from what one may see of it',
    imports: ['base', 'letters', 'rules', 'modes', 'record'],
    types: ['tournament'],
  },
  {
    folder: 'packages',
    name: 'messages',
    owns: 'interface texts in six languages, by refusal code, event kind and rule',
    imports: ['base'],
    types: ['rules', 'modes', 'tournament', 'protocol'],
  },
  {
    folder: 'packages',
    name: 'phrasing',
    owns: 'codes and facts turned into what people read, for every app: refusals, events, turns, hints, clocks, final sheets, score sheets, rule sheets; the texts come in through the port `Texts`',
    doors: ['text'],
    imports: ['base', 'letters', 'rules', 'editions', 'messages'],
    types: ['record', 'search', 'lexicon', 'modes', 'tournament'],
  },
  {
    folder: 'packages',
    name: 'host',
    owns: 'what the Node apps share: files, the journal on disk, locks, seeds, the word lists at hand, threads for the engine; the only package with effects',
    doors: ['files', 'words'],
    imports: ['base', 'letters', 'stream', 'rules', 'editions', 'record', 'lexicon', 'search'],
    effects: true,
  },
  {
    folder: 'packages',
    name: 'taht',
    owns: 'the easy way in for other programs: an edition with its words and engine, opened with one call, in Node and through a worker in a browser',
    imports: ['base', 'letters', 'rules', 'editions', 'record', 'lexicon', 'search', 'host'],
    effects: true,
  },
];

const all = packages.map((row) => row.name);

export const importTable: readonly Row[] = [
  ...packages,
  {
    folder: 'packages',
    name: 'testkit',
    owns: 'text boards, builders, random games, slow oracles; tests only',
    imports: all,
    effects: true,
  },
  {
    folder: 'apps',
    name: 'server',
    owns: 'kinds of streams, rooms, the embedded and the shared store, sockets and HTTP, people, tables, bots at their seats, notices',
    imports: all,
    effects: true,
  },
  {
    folder: 'apps',
    name: 'web',
    owns: 'the pages; the engine and the games of this device in workers; lexicon and search only inside them',
    imports: all,
    effects: true,
  },
  {
    folder: 'apps',
    name: 'cli',
    owns: 'the command line, the terminal game, and the makers of the word lists',
    imports: all,
    effects: true,
  },
];
