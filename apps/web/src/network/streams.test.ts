/** How what the server tells of tables, lobbies and games adds up. */

import type { Texts } from '@taht/phrasing';
import {
  type ChatLine,
  LOBBY_EXAMPLES,
  type LobbyView,
  TABLE_EXAMPLES,
  type TableEventView,
  type TableView,
} from '@taht/protocol';
import { describe, expect, test } from 'vitest';
import { network, troubleLine, troubleOf } from '../connection/trouble.ts';
import { foldLobby } from './lobby/lobby-view.ts';
import { foldTable } from './table/network-table.ts';
import { placeNames, playerName, tableOfGame } from './table-names.ts';

const [VIEW, CLOSED] = TABLE_EXAMPLES.view as [Extract<TableView, { kind: 'table' }>, TableView];
const [READIED, SAID] = TABLE_EXAMPLES.events as [TableEventView, TableEventView];
const LINE = VIEW.lines[0] as ChatLine;

describe('a table', () => {
  const linesOf = (view: TableView | null): readonly number[] =>
    view?.kind === 'table' ? view.lines.map(({ number }) => number) : [];

  test('takes over the head and keeps the talk', () => {
    const head = { ...VIEW.head, phase: 'playing' as const };
    expect(foldTable(VIEW, { ...READIED, head })).toEqual({ ...VIEW, head });
  });

  test('adds what is said, once and in order', () => {
    const later = { ...SAID, lines: [{ ...LINE, number: 3 }] };
    const earlier = { ...SAID, lines: [{ ...LINE, number: 2 }, LINE] };
    const first = foldTable(VIEW, later) as TableView;
    expect(linesOf(foldTable(first, earlier))).toEqual([1, 2, 3]);
  });

  test('closes to whoever has to go, and is asked for anew when it opens again', () => {
    expect(foldTable(VIEW, { ...READIED, kind: 'closed', head: null })).toEqual(CLOSED);
    expect(foldTable(CLOSED, READIED)).toBeNull();
  });
});

describe('a lobby', () => {
  const [full] = LOBBY_EXAMPLES.view as [LobbyView];
  const [sought, withdrawn, paired, listed, unlisted] = LOBBY_EXAMPLES.events;
  const mari = full.own?.person ?? '';
  const empty: LobbyView = { seeks: [], tables: [], own: null };
  const fold = (view: LobbyView, event: typeof sought, person = mari): LobbyView =>
    foldLobby(view, event as never, person);

  test('shows the own seek apart', () => {
    expect(fold(empty, sought).own?.person).toBe(mari);
    expect(fold(empty, sought, 'person-x').own).toBeNull();
  });

  test('holds one seek of a person', () => {
    expect(fold(full, sought).seeks).toHaveLength(1);
  });

  test.each([
    ['is withdrawn', withdrawn],
    ['has led to a game', paired],
  ])('forgets a seek that %s', (_, event) => {
    expect(fold(full, event)).toMatchObject({ seeks: [], own: null });
  });

  test('lists a table once, and strikes it off', () => {
    expect(fold(fold(empty, listed), listed).tables).toHaveLength(1);
    expect(fold(full, unlisted).tables).toEqual([]);
  });
});

describe('names', () => {
  const texts = { find: (id: string) => (id === 'opponent.level-5' ? 'Five' : undefined) } as Texts;

  test('a game leads to its table', () => {
    expect(tableOfGame('game-k3v9x0q7m2w8r5t1b6zd-2')).toBe('table-k3v9x0q7m2w8r5t1b6zd');
    expect(tableOfGame('game-k3v9x0q7m2w8r5t1b6zd-12p')).toBe('table-k3v9x0q7m2w8r5t1b6zd');
    expect(tableOfGame('game-plain')).toBeNull();
  });

  test('people are called as at the table, bots by their strength', () => {
    const { head } = VIEW;
    expect(playerName(head.host, head, texts)).toBe('Mari');
    expect(playerName('bot-2:level-5', head, texts)).toBe('Five');
    expect(playerName('person-unknown', head, texts)).toBeUndefined();
  });

  test('two bots of one table never have the same name', () => {
    const bot = (place: number) =>
      ({ kind: 'bot', id: `bot-${place}:level-5`, bot: 'level-5' }) as const;
    expect(placeNames([bot(0), { kind: 'empty' }, bot(2)], texts)).toEqual([
      'Five',
      null,
      'Five 2',
    ]);
  });
});

describe('trouble', () => {
  const known: Record<string, string> = {
    'refusal.only-host': 'only the host',
    'refusal.rules-do-not-fit': 'no:',
    'fault.two-bags': 'two bags',
  };
  const texts = {
    t: (id: string) => id,
    find: (id: string, facts?: { faults?: string }) =>
      id in known ? `${known[id]}${facts?.faults ?? ''}` : undefined,
  } as unknown as Texts;

  test.each([
    ['gone', 'unreachable'],
    ['outdated', 'outdated'],
    ['not-taking-part', 'not-yours'],
    ['no-such-stream', 'missing'],
    ['store-failed', 'unable'],
  ] as const)('%s is the network, not a rule', (code, cause) => {
    expect(troubleOf({ kind: 'failed', code })).toEqual(network(cause));
    expect(troubleLine(texts, network(cause))).toBe(`net.${cause}`);
  });

  test('a refusal is told by its own text, with its facts', () => {
    const refused = (refusal: { code: string; faults?: string[] }) =>
      troubleLine(texts, troubleOf({ kind: 'refused', refusal }));
    expect(refused({ code: 'only-host' })).toBe('only the host');
    expect(refused({ code: 'rules-do-not-fit', faults: ['two-bags'] })).toBe('no:two bags');
    expect(refused({ code: 'never-heard-of' })).toBe('net.unable');
  });
});
