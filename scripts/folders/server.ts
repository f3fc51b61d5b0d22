/** The folders of `apps/server/src`, from the ones that know nothing of the others to the ones that use most. */
import type { AppFolders } from './folder-row.ts';

/** What every feature may import: the kernel without its sockets, which no feature touches. */
const KERNEL = ['kind', 'store', 'rooms', 'http', 'server'];

export const serverFolders: AppFolders = {
  rows: [
    // The kernel: it knows no feature.
    {
      folder: 'kind',
      owns: 'what a kind of stream is, and what kinds share: entries as JSON, ticks, labels',
      imports: [],
    },
    {
      folder: 'store',
      owns: 'streams on the disk: the contract, the embedded store (SQLite) and the shared one (PostgreSQL)',
      imports: ['kind'],
    },
    {
      folder: 'rooms',
      owns: 'streams at work: rooms, viewers, deadlines, reactions, the way of commands and views',
      imports: ['kind', 'store'],
    },
    {
      folder: 'http',
      owns: 'the HTTP server, routes as data, limits, lists and views of streams',
      imports: ['kind', 'store', 'rooms'],
    },
    {
      folder: 'socket',
      owns: 'connections: frames in and out, presence, lag, liveness',
      imports: ['kind', 'store', 'rooms', 'http'],
    },
    {
      folder: 'server',
      owns: 'what a feature hands over, and a server started from features on one port',
      imports: ['kind', 'store', 'rooms', 'http', 'socket'],
    },
    // What features share.
    { folder: 'texts', owns: 'the texts of one language', imports: [] },
    {
      folder: 'lexicons',
      owns: 'the word lists of this process, judges and engines made from them',
      imports: KERNEL,
    },
    // The features.
    {
      folder: 'people',
      owns: 'guests, accounts, sessions, names and codes that only one may hold, deletion',
      imports: [...KERNEL, 'texts', 'lexicons'],
    },
    { folder: 'classes', owns: 'classes with pupils and PINs', imports: [...KERNEL, 'people'] },
    { folder: 'moderation', owns: 'reports, orders and roles', imports: [...KERNEL, 'people'] },
    {
      folder: 'operator',
      owns: 'what whoever runs the server asks about its accounts',
      imports: [...KERNEL, 'people', 'moderation'],
    },
    {
      folder: 'word-reports',
      owns: 'reports about words, rulings on them, and the patch of a list that comes of it',
      imports: [...KERNEL, 'lexicons', 'people'],
    },
    { folder: 'ratings', owns: 'ratings and leaderboards', imports: KERNEL },
    {
      folder: 'game',
      owns: 'the standard game, its summary and record, vacations in it',
      imports: [...KERNEL, 'lexicons', 'people'],
    },
    {
      folder: 'bots',
      owns: 'bots at their seats, the automatic referee, hints, the queue for engines',
      imports: [...KERNEL, 'lexicons', 'game'],
    },
    {
      folder: 'notices',
      owns: 'whom to tell of a turn or a table, by push or e-mail',
      imports: [...KERNEL, 'texts', 'people', 'game', 'bots'],
    },
    {
      folder: 'table',
      owns: 'tables: places, options, talk, the games they order, who referees and watches',
      imports: [...KERNEL, 'people', 'ratings', 'game'],
    },
    {
      folder: 'lobby',
      owns: 'lobbies: who seeks an opponent, pairing, open tables',
      imports: [...KERNEL, 'people', 'game', 'table'],
    },
    {
      folder: 'draft-sync',
      owns: "a player's unsent tiles and notes, the same on all devices",
      imports: [...KERNEL, 'game', 'table'],
    },
    {
      folder: 'duplicate',
      owns: 'duplicate games, the answers of their players, judging a round',
      imports: [...KERNEL, 'lexicons', 'people'],
    },
    { folder: 'bingo', owns: 'bingos', imports: [...KERNEL, 'lexicons', 'people'] },
    {
      folder: 'ungame',
      owns: 'un-games and the bots in them',
      imports: [...KERNEL, 'lexicons', 'game', 'bots'],
    },
    {
      folder: 'tournament',
      owns: 'tournaments, the games they open, their files',
      imports: [...KERNEL, 'lexicons', 'people', 'game', 'table', 'duplicate'],
    },
    { folder: 'statistics', owns: "a player's figures", imports: [...KERNEL, 'game'] },
    {
      folder: 'previews',
      owns: 'what a link tells before it is opened: the head of a served page, and its picture',
      imports: [...KERNEL, 'texts', 'people', 'game'],
    },
    // The program.
    {
      folder: 'start',
      owns: 'the composition (a list of features), options, secrets, addresses; what `taht doctor` looks at',
      imports: [
        ...KERNEL,
        ...[
          'texts',
          'lexicons',
          'people',
          'classes',
          'moderation',
          'operator',
          'word-reports',
          'ratings',
          'game',
          'bots',
        ],
        ...['notices', 'table', 'lobby', 'draft-sync', 'duplicate', 'bingo', 'ungame'],
        ...['tournament', 'statistics', 'previews'],
      ],
    },
    {
      folder: 'backup',
      owns: 'backup and restore of the embedded store, a program of its own',
      imports: ['store', 'start'],
    },
    {
      folder: 'upkeep',
      owns: 'care for a store, programs of their own: checked, salvaged, promoted, moved; the receiver of a second copy',
      imports: ['kind', 'store', 'rooms', 'texts', 'people', 'start', 'backup'],
    },
  ],
  composition: 'the program that people start',
};
