/** Reads the entries of a stream: from rows, and older ones of a finished stream from its pack. */
import { type Kysely, sql } from 'kysely';
import { unpackEntries } from '../pack.ts';
import type { Head, Loaded, Resumed, Span, StoredEntry } from '../store.ts';
import type { Tables } from './tables.ts';

export async function load(
  database: Kysely<Tables>,
  stream: string,
  since: number,
): Promise<Loaded | null> {
  const resumed = await read(database, stream, since);
  if (resumed === null) return null;
  const { kind, version, entries } = resumed;
  return { kind, version, entries };
}

export const resume = (database: Kysely<Tables>, stream: string): Promise<Resumed | null> =>
  read(database, stream, 'snapshot');

export const entriesAfter = async (
  database: Kysely<Tables>,
  stream: string,
  since: number,
): Promise<readonly StoredEntry[]> => (await load(database, stream, since))?.entries ?? [];

/** The command of a snapshot is its chain. */
interface Row extends StoredEntry {
  readonly place: 'stream' | 'snapshot' | 'pack' | 'entry';
  readonly pack: Uint8Array | null;
}

/** All in one statement: one moment, in which what is being packed is in the one place or in the other. */
async function read(
  database: Kysely<Tables>,
  stream: string,
  since: number | 'snapshot',
): Promise<Resumed | null> {
  const from =
    since === 'snapshot'
      ? sql`coalesce((SELECT version FROM snapshots WHERE stream = ${stream}), 0)`
      : sql`${since}::integer`;
  const { rows } = await sql<Row>`
    SELECT 'entry' AS place, command, since, version, at, format, body, seal, NULL::bytea AS pack
    FROM entries WHERE stream = ${stream} AND since >= ${from}
    UNION ALL
    SELECT 'pack', '', -1, version, 0, 0, '', '', body
    FROM packs WHERE stream = ${stream} AND version > ${from}
    UNION ALL
    SELECT 'snapshot', chain, -2, version, 0, format, body, seal, NULL
    FROM snapshots WHERE stream = ${stream}
    UNION ALL
    SELECT 'stream', '', -3, coalesce(
      (SELECT version FROM entries WHERE stream = id ORDER BY since DESC LIMIT 1),
      (SELECT version FROM packs WHERE stream = id), 0), 0, 0, kind, '', NULL
    FROM streams WHERE id = ${stream}
    ORDER BY since`.execute(database);
  const at = (place: Row['place']): Row | undefined => rows.find((row) => row.place === place);
  const [row, snapshot, pack] = [at('stream'), at('snapshot'), at('pack')];
  if (row === undefined) return null;
  const entries = rows.flatMap(({ place, pack: _, ...entry }) =>
    place === 'entry' ? [entry] : [],
  );
  const begin = since === 'snapshot' ? (snapshot?.version ?? 0) : since;
  const packed = pack?.pack ? unpackEntries(pack.pack) : [];
  return {
    kind: row.body,
    version: row.version,
    snapshot: snapshot
      ? {
          version: snapshot.version,
          format: snapshot.format,
          body: snapshot.body,
          chain: snapshot.command,
          seal: snapshot.seal,
        }
      : null,
    entries: [...packed.filter((entry) => entry.since >= begin), ...entries],
  };
}

export async function find(
  database: Kysely<Tables>,
  stream: string,
  commands: readonly string[],
): Promise<readonly Span[]> {
  const { rows } = await sql<Span & { readonly pack: Uint8Array | null }>`
    SELECT command, since, version, NULL::bytea AS pack FROM entries
    WHERE stream = ${stream} AND command = ANY(${[...commands]}::text[])
    UNION ALL
    SELECT '', -1, version, body FROM packs WHERE stream = ${stream}
    ORDER BY since`.execute(database);
  return rows.flatMap(({ pack, ...span }) =>
    pack === null
      ? [span]
      : unpackEntries(pack)
          .filter(({ command }) => commands.includes(command))
          .map(({ command, since, version }) => ({ command, since, version })),
  );
}

export async function headsOf(
  database: Kysely<Tables>,
  streams: readonly string[],
): Promise<readonly Head[]> {
  const { rows } = await sql<Head>`
    SELECT stream, version FROM unnest(${[...streams]}::text[]) AS wanted (stream)
    CROSS JOIN LATERAL (
      (SELECT version FROM entries WHERE entries.stream = wanted.stream ORDER BY since DESC LIMIT 1)
      UNION ALL
      (SELECT version FROM packs WHERE packs.stream = wanted.stream)
      ORDER BY version DESC LIMIT 1
    ) AS head`.execute(database);
  return rows;
}
