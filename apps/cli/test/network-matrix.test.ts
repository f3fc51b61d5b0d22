/** Whole games of terminals and bots on a server: with every way of judging words, and two, three and four at the table. */
import type { Result } from '@taht/base';
import { type Entry, loadGame, parseRecord, verifyRecord } from '@taht/record';
import type { GameEvent, Ruleset } from '@taht/rules';
import { isLong, seed } from '@taht/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NetworkServer, standings, type Told } from './network-server.ts';

interface Way {
  readonly edition: string;
  readonly flags: readonly string[];
  readonly mode: Ruleset['challenge']['mode'];
  readonly until: Ruleset['challenge']['window']['until'];
}

/** All that an edition and its house rules offer; where a table has no referee the house is one. */
const WAYS = {
  players: { edition: 'et', flags: [], mode: 'players', until: 'accepted-or-next-move' },
  list: {
    edition: 'et',
    flags: ['--house-rule', 'challenge-void'],
    mode: 'off-auto-reject',
    until: 'accepted-or-next-move',
  },
  referee: {
    edition: 'en',
    flags: ['--ruleset', 'tr-school'],
    mode: 'referee',
    until: 'referee',
  },
} as const satisfies Readonly<Record<string, Way>>;

interface Sitting {
  readonly way: keyof typeof WAYS;
  readonly terminals: number;
  readonly bots: number;
}

const SITTINGS = [
  [2, 0],
  [2, 1],
  [2, 2],
  [3, 0],
  [3, 1],
  [4, 0],
] as const;
const WAY_NAMES = Object.keys(WAYS) as (keyof typeof WAYS)[];
const MATRIX: readonly Sitting[] = WAY_NAMES.flatMap((way) =>
  SITTINGS.map(([terminals, bots]) => ({ way, terminals, bots })),
);
/** A list judges in the games of one terminal, and over sockets in the server's tests. */
const FEW: readonly Sitting[] = [
  { way: 'players', terminals: 2, bots: 1 },
  { way: 'referee', terminals: 2, bots: 0 },
];
/** Tables at which is played at once. */
const AT_ONCE = 3;
const NAMES = ['Aino', 'Berk', 'Cira', 'Dima'];

let server: NetworkServer;
beforeAll(async () => {
  server = await NetworkServer.open();
});
afterAll(async () => {
  expect(await server.close()).toBe(0);
});

async function play({ way, terminals, bots }: Sitting, number: number): Promise<readonly Entry[]> {
  const { edition, flags, mode, until } = WAYS[way];
  const seats = terminals + bots;
  const open = (name: string, i: number, given: readonly string[]): Told => {
    const env = { EDITION: edition, SEED: String(seed() + number * NAMES.length + i) };
    return server.terminal(`${name} ${number}`, env, given);
  };
  const botFlags = Array.from({ length: bots }, () => ['--bot', 'quick']).flat();
  const table = ['--edition', edition, '--seats', String(seats), ...flags, ...botFlags];
  const [first = '', ...rest] = NAMES.slice(0, terminals);
  const host = open(first, 0, table);
  const code = await host.line(/^TABLE (\S+)$/);
  const others = rest.map((name, i) => open(name, i + 1, ['--table', code]));
  const sheets = (await Promise.all([host, ...others].map((each) => each.end()))).map(standings);
  for (const sheet of sheets) expect(sheet).toEqual(sheets[0]);
  expect(sheets[0]).toHaveLength(seats);
  const record = await recordOf(await host.line(/^GAME (\S+)$/));
  expect(verifyRecord(record)).toMatchObject({ ok: true, finished: true });
  const { entries } = must(parseRecord(record));
  const { setup, rules } = must(loadGame(entries));
  expect(setup.players).toHaveLength(seats);
  expect(rules.challenge).toMatchObject({ mode, window: { until } });
  return entries;
}

async function recordOf(game: string): Promise<string> {
  const answer = await fetch(new URL(`/api/v1/games/${game}/record`, server.url));
  expect(answer.status).toBe(200);
  return answer.text();
}

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const MOVES: readonly GameEvent['kind'][] = ['placed', 'exchanged', 'passed'];

function tallyOf(entries: readonly Entry[]) {
  const events = entries.flatMap((entry) => entry.events);
  const ruled = events.filter((event) => event.kind === 'ruled');
  const won = ruled.filter(({ verdicts }) =>
    verdicts.some(({ verdict }) => verdict === 'invalid'),
  ).length;
  const moves = events.filter(({ kind }) => MOVES.includes(kind)).length;
  return { moves, won, lost: ruled.length - won };
}

test('with every way of judging words, two to four at the table, and bots', async () => {
  const sittings = isLong ? MATRIX : FEW;
  const total = { moves: 0, won: 0, lost: 0 };
  for (let i = 0; i < sittings.length; i += AT_ONCE) {
    const some = sittings.slice(i, i + AT_ONCE);
    const played = await Promise.all(some.map((sitting, n) => play(sitting, i + n)));
    for (const { moves, won, lost } of played.map(tallyOf)) {
      total.moves += moves;
      total.won += won;
      total.lost += lost;
    }
  }
  expect(total.won).toBeGreaterThan(0);
  if (isLong)
    console.log(
      `LONG: terminals on a server: ${sittings.length} whole games of 2 to 4 at the table with up to 2 bots, words judged by ${WAY_NAMES.join(', ')}; ${total.moves} moves, ${total.won} challenges won, ${total.lost} lost; all terminals show the same end`,
    );
});
