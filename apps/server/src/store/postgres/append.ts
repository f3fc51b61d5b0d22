/** The optimistic append: many streams in one statement, round trip and commit. Each is written whole or not at all. */
import { type Kysely, sql } from 'kysely';
import { withVersions } from '../spans.ts';
import type { Append, Appended } from '../store.ts';
import { unpack } from './compact.ts';
import { find, headsOf } from './entries.ts';
import { isCollision } from './postgres-failure.ts';
import type { Tables } from './tables.ts';

/** Answers each append in order. A second append to a stream waits for the first. */
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
  // Another process was at it at the same moment: one by one, so that only its stream has to wait.
  if (placed === 'collision' && wanted.length > 1)
    return (await inOrder(wanted, (append) => appendTurn(database, [append]))).flat();
  return inOrder(wanted, async (append) => {
    const isPlaced = placed !== 'collision' && placed.has(append.stream);
    return [append, isPlaced ? appended(append) : await whyNot(database, append)] as const;
  });
}

const appended = (append: Append): Appended => ({ kind: 'appended', version: reachedBy(append) });

const reachedBy = (append: Append): number =>
  withVersions(append).at(-1)?.version ?? append.expected;

async function inOrder<In, Out>(
  items: readonly In[],
  job: (item: In) => Promise<Out>,
): Promise<Out[]> {
  const done: Out[] = [];
  for (const item of items) done.push(await job(item));
  return done;
}

/** The streams at their expected version, to which the commands were new. */
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

/** Writes in the order of names, so that two processes never deadlock. */
function insertStatement(wanted: readonly Append[]) {
  const news = wanted.flatMap((append) =>
    withVersions(append).map((entry) => ({ stream: append.stream, ...entry })),
  );
  const facts = wanted.flatMap(({ stream, facts: f, entries }) =>
    f === undefined ? [] : [{ ...f, stream, created: entries[0]?.at ?? 0 }],
  );
  return sql<{ stream: string }>`
    WITH wanted AS (
      SELECT * FROM unnest(
        ${column(wanted, 'stream')}::text[],
        ${column(wanted, 'expected')}::integer[],
        ${column(wanted, 'due')}::bigint[],
        ${column(wanted, 'owed')}::bigint[],
        ${wanted.map(reachedBy)}::integer[]
      ) AS w (stream, expected, due, owed, reached)
    ), news AS (
      SELECT * FROM unnest(
        ${column(news, 'stream')}::text[],
        ${column(news, 'since')}::integer[],
        ${column(news, 'version')}::integer[],
        ${column(news, 'command')}::text[],
        ${column(news, 'at')}::bigint[],
        ${column(news, 'format')}::integer[],
        ${column(news, 'body')}::text[],
        ${column(news, 'seal')}::text[]
      ) AS n (stream, since, version, command, at, format, body, seal)
    ), sound AS MATERIALIZED (
      SELECT stream, due, owed, reached FROM wanted
      WHERE expected = coalesce((
        SELECT version FROM entries WHERE entries.stream = wanted.stream ORDER BY since DESC LIMIT 1
      ), 0) AND NOT EXISTS (
        SELECT FROM news JOIN entries ON entries.stream = wanted.stream
          AND entries.command = news.command WHERE news.stream = wanted.stream)
        AND NOT EXISTS (SELECT FROM packs WHERE packs.stream = wanted.stream)
        AND NOT EXISTS (SELECT FROM forgotten WHERE forgotten.stream = wanted.stream)
    ), placed AS (
      INSERT INTO entries (stream, since, version, command, at, format, body, seal)
      SELECT news.* FROM news JOIN sound ON sound.stream = news.stream
      ORDER BY news.stream, news.since
    ), timed AS (
      INSERT INTO deadlines (stream, due)
      SELECT stream, due FROM sound WHERE due IS NOT NULL ORDER BY stream
      ON CONFLICT (stream) DO UPDATE SET due = excluded.due, claimed = NULL
    ), untimed AS (
      DELETE FROM deadlines USING sound
      WHERE sound.stream = deadlines.stream AND sound.due IS NULL
    ), owing AS (
      INSERT INTO debts (stream, due, version)
      SELECT stream, owed, reached FROM sound WHERE owed IS NOT NULL ORDER BY stream
      ON CONFLICT (stream) DO UPDATE SET due = excluded.due, version = excluded.version
    ), paid AS (
      DELETE FROM debts USING sound
      WHERE sound.stream = debts.stream AND sound.owed IS NULL
    )${facts.length === 0 ? sql`` : listing(facts)}
    SELECT stream FROM sound`;
}

/** Only what has changed is written anew. Who was once a player stays one. */
function listing(facts: readonly Listed[]) {
  const texts = (name: 'players' | 'labels') => facts.map((each) => JSON.stringify(each[name]));
  return sql`, was AS (
      SELECT * FROM streams WHERE id = ANY(${column(facts, 'stream')}::text[])
    ), facts AS (
      SELECT f.stream, coalesce(was.kind, f.kind) AS kind, f.state,
        coalesce(was.created, f.created) AS created, f.summary,
        f.players || ARRAY(SELECT p FROM unnest(was.players) AS p WHERE p <> ALL(f.players)) AS players,
        f.labels
      FROM (
        SELECT stream, kind, state, created, summary,
          ARRAY(SELECT json_array_elements_text(players::json)) AS players,
          ARRAY(SELECT json_array_elements_text(labels::json)) AS labels
        FROM unnest(
          ${column(facts, 'stream')}::text[],
          ${column(facts, 'kind')}::text[],
          ${column(facts, 'state')}::text[],
          ${column(facts, 'created')}::bigint[],
          ${column(facts, 'summary')}::text[],
          ${texts('players')}::text[],
          ${texts('labels')}::text[]
        ) AS u (stream, kind, state, created, summary, players, labels)
      ) AS f JOIN sound ON sound.stream = f.stream LEFT JOIN was ON was.id = f.stream
    ), kept AS (
      INSERT INTO streams (id, kind, state, created, players, labels, summary)
      SELECT stream, kind, state, created, players, labels, summary FROM facts ORDER BY stream
      ON CONFLICT (id) DO UPDATE SET state = excluded.state, players = excluded.players,
        labels = excluded.labels, summary = excluded.summary
    ), old AS (
      SELECT was.kind, t.term, was.state, was.created, was.id AS stream
      FROM was JOIN facts ON facts.stream = was.id, ${termsOf(sql`was`)}
    ), present AS (
      SELECT facts.kind, t.term, facts.state, facts.created, facts.stream
      FROM facts, ${termsOf(sql`facts`)}
    ), unlisted AS (
      DELETE FROM listed USING (SELECT * FROM old EXCEPT SELECT * FROM present) AS o
      WHERE listed.kind = o.kind AND listed.term = o.term AND listed.state = o.state
        AND listed.created = o.created AND listed.stream = o.stream
    ), relisted AS (
      INSERT INTO listed (kind, term, state, created, stream)
      SELECT * FROM (SELECT * FROM present EXCEPT SELECT * FROM old) AS n ORDER BY stream
    )`;
}

type Listed = NonNullable<Append['facts']> & { readonly stream: string; readonly created: number };

const termsOf = (row: ReturnType<typeof sql>) => sql`LATERAL (
  SELECT '' UNION ALL SELECT '@' || unnest(${row}.players)
  UNION ALL SELECT '#' || unnest(${row}.labels)) AS t (term)`;

const column = <Row, Name extends keyof Row>(rows: readonly Row[], name: Name): Row[Name][] =>
  rows.map((row) => row[name]);

async function whyNot(database: Kysely<Tables>, append: Append): Promise<Appended> {
  const { stream, entries } = append;
  const done = await find(database, stream, column(entries, 'command'));
  if (done.length > 0) return { kind: 'repeated', done };
  const { rows } = await sql<{ place: 'forgotten' | 'packed' }>`
    SELECT 'forgotten' AS place FROM forgotten WHERE stream = ${stream}
    UNION ALL SELECT 'packed' FROM packs WHERE stream = ${stream}`.execute(database);
  const [version = 0] = (await headsOf(database, [stream])).map((head) => head.version);
  if (rows[0]?.place === 'forgotten') return { kind: 'forgotten' };
  if (rows[0]?.place !== 'packed' || version !== append.expected)
    return { kind: 'conflict', version };
  await unpack(database, stream);
  return (await appendTurn(database, [append]))[0]?.[1] ?? { kind: 'conflict', version };
}
