/** The optimistic append: many streams in one statement, one round trip and one commit; each of them whole or not at all. */
import { type Kysely, sql } from 'kysely';
import { withVersions } from '../spans.ts';
import type { Append, Appended } from '../store.ts';
import { isCollision } from './postgres-failure.ts';
import type { Tables } from './tables.ts';

/** Answers each, in their order. A stream that is named twice gets its second turn after the first. */
export async function appendAll(
  database: Kysely<Tables>,
  wanted: readonly Append[],
): Promise<readonly Appended[]> {
  const answers = new Map<Append, Appended>();
  for (let rest = wanted; rest.length > 0; ) {
    const seen = new Set<string>();
    const turn = rest.filter(({ stream }) => seen.size < seen.add(stream).size);
    for (const [append, answer] of await appendTurn(database, turn)) answers.set(append, answer);
    rest = rest.filter((append) => !answers.has(append));
  }
  return wanted.map((append) => answers.get(append) as Appended);
}

async function appendTurn(
  database: Kysely<Tables>,
  wanted: readonly Append[],
): Promise<readonly (readonly [Append, Appended])[]> {
  const placed = await tryInsert(database, wanted);
  // Somebody else was there at the same moment: one by one, so that only the one concerned has to wait.
  if (placed === 'collision' && wanted.length > 1)
    return (await inOrder(wanted, (append) => appendTurn(database, [append]))).flat();
  return inOrder(wanted, async (append) => {
    const isPlaced = placed !== 'collision' && placed.has(append.stream);
    return [append, isPlaced ? appended(append) : await whyNot(database, append)] as const;
  });
}

const appended = (append: Append): Appended => ({
  kind: 'appended',
  version: withVersions(append).at(-1)?.version ?? append.expected,
});

async function inOrder<In, Out>(
  items: readonly In[],
  job: (item: In) => Promise<Out>,
): Promise<Out[]> {
  const done: Out[] = [];
  for (const item of items) done.push(await job(item));
  return done;
}

/** The streams that stood at the version they were expected at, and to which the commands were new. */
async function tryInsert(
  database: Kysely<Tables>,
  wanted: readonly Append[],
): Promise<ReadonlySet<string> | 'collision'> {
  try {
    const { rows } = await insertStatement(wanted).execute(database);
    return new Set(rows.map(({ stream }) => stream));
  } catch (error) {
    if (isCollision(error)) return 'collision';
    throw error;
  }
}

/** Everything goes in in the order of the names, so that two processes never wait for each other. */
function insertStatement(wanted: readonly Append[]) {
  const news = wanted.flatMap((append) =>
    withVersions(append).map((entry) => ({ stream: append.stream, ...entry })),
  );
  const facts = wanted.flatMap(({ stream, facts: f, entries }) =>
    f === undefined ? [] : [{ stream, ...f, created: entries[0]?.at ?? 0 }],
  );
  const players = facts.flatMap((f) => f.players.map((player) => ({ stream: f.stream, player })));
  return sql<{ stream: string }>`
    WITH wanted AS (
      SELECT * FROM unnest(
        ${column(wanted, 'stream')}::text[],
        ${column(wanted, 'expected')}::integer[],
        ${column(wanted, 'due')}::bigint[]
      ) AS w (stream, expected, due)
    ), news AS (
      SELECT * FROM unnest(
        ${column(news, 'stream')}::text[],
        ${column(news, 'since')}::integer[],
        ${column(news, 'version')}::integer[],
        ${column(news, 'command')}::text[],
        ${column(news, 'at')}::bigint[],
        ${column(news, 'format')}::integer[],
        ${column(news, 'body')}::text[]
      ) AS n (stream, since, version, command, at, format, body)
    ), sound AS MATERIALIZED (
      SELECT stream, due FROM wanted
      WHERE expected = coalesce((
        SELECT version FROM entries WHERE entries.stream = wanted.stream ORDER BY since DESC LIMIT 1
      ), 0) AND NOT EXISTS (
        SELECT FROM news JOIN entries ON entries.stream = wanted.stream
          AND entries.command = news.command WHERE news.stream = wanted.stream)
    ), placed AS (
      INSERT INTO entries (stream, since, version, command, at, format, body)
      SELECT news.* FROM news JOIN sound ON sound.stream = news.stream
      ORDER BY news.stream, news.since
    ), timed AS (
      INSERT INTO deadlines (stream, due)
      SELECT stream, due FROM sound WHERE due IS NOT NULL ORDER BY stream
      ON CONFLICT (stream) DO UPDATE SET due = excluded.due, claimed = NULL
    ), untimed AS (
      DELETE FROM deadlines USING sound
      WHERE sound.stream = deadlines.stream AND sound.due IS NULL
    ), listed AS (
      INSERT INTO streams (id, kind, state, created)
      SELECT f.* FROM unnest(
        ${column(facts, 'stream')}::text[],
        ${column(facts, 'kind')}::text[],
        ${column(facts, 'state')}::text[],
        ${column(facts, 'created')}::bigint[]
      ) AS f (stream, kind, state, created) JOIN sound ON sound.stream = f.stream
      ORDER BY f.stream
      ON CONFLICT (id) DO UPDATE SET state = excluded.state
      RETURNING id, created
    ), seated AS (
      INSERT INTO players (player, created, stream)
      SELECT p.player, listed.created, p.stream FROM unnest(
        ${column(players, 'stream')}::text[],
        ${column(players, 'player')}::text[]
      ) AS p (stream, player) JOIN listed ON listed.id = p.stream
      ORDER BY p.stream
      ON CONFLICT DO NOTHING
    )
    SELECT stream FROM sound`;
}

const column = <Row, Name extends keyof Row>(rows: readonly Row[], name: Name): Row[Name][] =>
  rows.map((row) => row[name]);

async function whyNot(database: Kysely<Tables>, { stream, entries }: Append): Promise<Appended> {
  const done = await database
    .selectFrom('entries')
    .select(['command', 'since', 'version'])
    .where('stream', '=', stream)
    .where('command', 'in', column(entries, 'command'))
    .orderBy('since')
    .execute();
  if (done.length > 0) return { kind: 'repeated', done };
  const [head] = await headsOf(database, [stream]);
  return { kind: 'conflict', version: head?.version ?? 0 };
}

export const headsOf = (database: Kysely<Tables>, streams: readonly string[]) =>
  database
    .selectFrom('entries')
    .distinctOn('stream')
    .select(['stream', 'version'])
    .where('stream', 'in', streams)
    .orderBy('stream')
    .orderBy('since', 'desc')
    .execute();
