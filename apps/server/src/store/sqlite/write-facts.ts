/** Writes what lists show of a stream, and under what it is listed, where that has changed. */
import type { DatabaseSync } from 'node:sqlite';
import type { Append } from '../store.ts';
import { labelTerm, playerTerm } from '../terms.ts';

interface Listed {
  readonly kind: string;
  readonly state: string;
  readonly created: number;
  readonly players: readonly string[];
  readonly labels: readonly string[];
}

type Facts = NonNullable<Append['facts']>;

export function makeWriteFacts(
  database: DatabaseSync,
): (stream: string, facts: Facts, at: number) => void {
  const read = database.prepare(
    'SELECT kind, state, created, players, labels FROM streams WHERE id = ?',
  );
  const write = database.prepare(
    `INSERT INTO streams (id, kind, state, created, players, labels, summary)
     VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET state = excluded.state, players = excluded.players,
       labels = excluded.labels, summary = excluded.summary`,
  );
  const list = database.prepare(
    'INSERT INTO listed (kind, term, state, created, stream) VALUES (?, ?, ?, ?, ?)',
  );
  const unlist = database.prepare(
    'DELETE FROM listed WHERE kind = ? AND term = ? AND state = ? AND created = ? AND stream = ?',
  );

  const before = (stream: string): Listed | null => {
    const row = read.get(stream);
    if (row === undefined) return null;
    const { kind, state, created, players, labels } = row as Record<keyof Listed, never>;
    return { kind, state, created, players: JSON.parse(players), labels: JSON.parse(labels) };
  };

  return (stream, facts, at) => {
    const was = before(stream);
    const kind = was?.kind ?? facts.kind;
    const created = was?.created ?? at;
    const { state, labels, summary } = facts;
    const players = [...new Set([...facts.players, ...(was?.players ?? [])])];
    write.run(
      stream,
      kind,
      state,
      created,
      JSON.stringify(players),
      JSON.stringify(labels),
      summary,
    );
    const old = was === null ? new Set<string>() : keysOf(was);
    const now = keysOf({ kind, state, created, players, labels });
    for (const key of old) if (!now.has(key)) unlist.run(...partsOf(kind, key, created, stream));
    for (const key of now) if (!old.has(key)) list.run(...partsOf(kind, key, created, stream));
  };
}

const keysOf = ({ state, players, labels }: Listed): ReadonlySet<string> =>
  new Set(
    ['', ...players.map(playerTerm), ...labels.map(labelTerm)].map((term) => `${state} ${term}`),
  );

function partsOf(kind: string, key: string, created: number, stream: string) {
  const space = key.indexOf(' ');
  return [kind, key.slice(space + 1), key.slice(0, space), created, stream] as const;
}
