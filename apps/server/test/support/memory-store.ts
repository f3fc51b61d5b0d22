/** The plainest store: everything in maps. It forgets nothing while its `Memory` lives, so a test can "restart" on it. */
import { err, ok, type Result } from '@taht/base';
import type { Absence } from '../../src/kind/kind.ts';
import { checkAppend } from '../../src/store/check-append.ts';
import { packEntries, unpackEntries } from '../../src/store/pack.ts';
import { withVersions } from '../../src/store/spans.ts';
import {
  type Append,
  type Appended,
  type Book,
  FORGOTTEN,
  type Head,
  type ListQuery,
  type Loaded,
  type Store,
  type StoredEntry,
  type StoredSnapshot,
  type StoreFailure,
  type StreamRow,
} from '../../src/store/store.ts';

interface Kept {
  readonly row: StreamRow;
  entries: StoredEntry[];
  snapshot: StoredSnapshot | null;
  isPacked: boolean;
  readonly deadlines: Wait | null;
  readonly debts: Wait | null;
}

interface Wait {
  readonly due: number;
  readonly version: number;
  claimed: number | null;
}

export class Memory {
  readonly streams = new Map<string, Kept>();
  readonly forgotten = new Set<string>();
  readonly meta = new Map<string, string>();
  readonly absences: Absence[] = [];
  readonly listeners = new Set<(head: Head, by: Store) => void>();
  readonly hearers = new Set<(text: string, by: Store) => void>();
  beat: number | null = null;
}

/** Several stores over one memory are several processes over one database. */
export function memoryStore(memory: Memory = new Memory()): Store {
  let isOpen = true;
  const answer = async <T>(value: T): Promise<Result<T, StoreFailure>> =>
    isOpen ? ok(value) : err({ code: 'store-failed', reason: 'closed', detail: 'closed' });
  const store: Store = {
    shared: true,
    append: async (append) => {
      checkAppend(append);
      const outcome = appendTo(memory, append);
      if (outcome.kind === 'appended') {
        const { stream } = append;
        for (const tell of memory.listeners) tell({ stream, version: outcome.version }, store);
      }
      return ok(outcome);
    },
    load: (stream, since) => answer(load(memory, stream, since)),
    resume: (stream) => {
      const snapshot = memory.streams.get(stream)?.snapshot ?? null;
      const loaded = load(memory, stream, snapshot?.version ?? 0);
      return answer(loaded && { ...loaded, snapshot });
    },
    saveSnapshot: (stream, snapshot, dropBefore) => {
      const kept = memory.streams.get(stream);
      if (kept !== undefined && snapshot.version >= (kept.snapshot?.version ?? 0))
        kept.snapshot = snapshot;
      if (kept !== undefined && dropBefore !== null)
        kept.entries = kept.entries.filter(
          ({ version, at }, i, { length }) =>
            version > snapshot.version || at >= dropBefore || i === length - 1,
        );
      return answer(undefined);
    },
    pack: (before, limit) => {
      const over = [...memory.streams.values()]
        .filter(({ row, isPacked }) => row.state === 'over' && !isPacked)
        .filter(({ entries }) => (entries.at(-1)?.at ?? 0) < before)
        .slice(0, limit);
      for (const kept of over) {
        kept.isPacked = true;
        if (kept.entries[0]?.since !== 0) continue;
        kept.entries = [...unpackEntries(packEntries(kept.entries))];
        kept.snapshot = null;
      }
      return answer(over.length);
    },
    forget: async (stream) => {
      if (memory.streams.delete(stream)) memory.forgotten.add(stream);
      for (const tell of memory.listeners) tell({ stream, version: FORGOTTEN }, store);
      return answer(undefined);
    },
    find: (stream, command) => {
      const entry = memory.streams.get(stream)?.entries.find((each) => each.command === command);
      return answer(entry === undefined ? null : spanOf(entry));
    },
    heads: (streams) =>
      answer(
        streams.flatMap((stream) => {
          const kept = memory.streams.get(stream);
          return kept === undefined ? [] : [{ stream, version: versionOf(kept) }];
        }),
      ),
    list: (query) => answer(list(memory, query)),
    dueBefore: (book, time, limit) =>
      answer(
        waiting(memory, book)
          .filter(({ due }) => due <= time)
          .map(({ stream, due, wait }) => ({ stream, due: Math.max(due, wait.claimed ?? due) }))
          .slice(0, limit),
      ),
    claim: (book, now, lease, limit) => {
      const claimed = waiting(memory, book)
        .filter(({ due, wait }) => due <= now && (wait.claimed ?? due) <= now)
        .slice(0, limit);
      for (const { wait } of claimed) wait.claimed = now + lease;
      return answer(claimed.map(({ stream }) => stream));
    },
    defer: (streams, until) => {
      for (const stream of streams) {
        const debt = memory.streams.get(stream)?.debts;
        if (debt) debt.claimed = until;
      }
      return answer(undefined);
    },
    settle: (stream, version) => {
      const kept = memory.streams.get(stream);
      if (kept?.debts?.version === version) memory.streams.set(stream, { ...kept, debts: null });
      return answer((memory.streams.get(stream)?.debts ?? null) === null);
    },
    // Others may be there, as far as anybody knows.
    begin: (at, tolerance) => store.beat(at, tolerance),
    beat: (at, tolerance) => {
      if (memory.beat !== null && at - memory.beat > tolerance)
        memory.absences.push({ from: memory.beat, to: at });
      memory.beat = Math.max(at, memory.beat ?? at);
      return answer(undefined);
    },
    absences: (after) => answer(memory.absences.filter(({ to }) => to > after)),
    readMeta: (key) => answer(memory.meta.get(key) ?? null),
    writeMeta: (key, value) => {
      memory.meta.set(key, value);
      return answer(undefined);
    },
    onAppend: (listener) => {
      const others = (head: Head, by: Store): void => {
        if (by !== store) listener(head);
      };
      memory.listeners.add(others);
      return () => memory.listeners.delete(others);
    },
    say: (text) => {
      for (const hear of memory.hearers) hear(text, store);
    },
    onSaid: (listener) => {
      const others = (text: string, by: Store): void => {
        if (by !== store) listener(text);
      };
      memory.hearers.add(others);
      return () => memory.hearers.delete(others);
    },
    close: async () => {
      isOpen = false;
    },
  };
  return store;
}

function load({ streams }: Memory, stream: string, since: number): Loaded | null {
  const kept = streams.get(stream);
  if (kept === undefined) return null;
  const entries = kept.entries.filter((entry) => entry.since >= since);
  return { kind: kept.row.kind, version: versionOf(kept), entries };
}

const versionOf = ({ entries }: Kept): number => entries.at(-1)?.version ?? 0;

const spanOf = ({ command, since, version }: StoredEntry) => ({ command, since, version });

function appendTo({ streams, forgotten }: Memory, append: Append): Appended {
  const { stream, expected, entries, due, owed } = append;
  const kept = streams.get(stream);
  const ids = new Set(entries.map(({ command }) => command));
  const done = (kept?.entries ?? []).filter(({ command }) => ids.has(command));
  if (done.length > 0) return { kind: 'repeated', done: done.map(spanOf) };
  const version = kept === undefined ? 0 : versionOf(kept);
  if (forgotten.has(stream)) return { kind: 'forgotten' };
  if (version !== expected) return { kind: 'conflict', version };
  const placed = withVersions(append);
  const reached = placed.at(-1)?.version ?? version;
  streams.set(stream, {
    row: rowOf(append, kept?.row, placed[0]?.at ?? 0),
    snapshot: kept?.snapshot ?? null,
    isPacked: false,
    entries: [...(kept?.entries ?? []), ...placed],
    deadlines: due === null ? null : { due, version: reached, claimed: null },
    debts:
      owed === null ? null : { due: owed, version: reached, claimed: kept?.debts?.claimed ?? null },
  });
  return { kind: 'appended', version: reached };
}

function rowOf({ stream, facts }: Append, was: StreamRow | undefined, created: number): StreamRow {
  if (facts === undefined) return was as StreamRow;
  const players = [...new Set([...facts.players, ...(was?.players ?? [])])];
  return { ...facts, stream, created: was?.created ?? created, players };
}

function waiting({ streams }: Memory, book: Book) {
  return [...streams]
    .flatMap(([stream, kept]) => {
      const wait = kept[book];
      return wait === null ? [] : [{ stream, due: wait.due, wait }];
    })
    .sort((a, b) => a.due - b.due);
}

function list(
  { streams }: Memory,
  { kind, state, player, labels = [], limit, after }: ListQuery,
): StreamRow[] {
  return [...streams.values()]
    .map(({ row }) => row)
    .filter((row) => row.kind === kind && (state === undefined || row.state === state))
    .filter(({ players }) => player === undefined || players.includes(player))
    .filter((row) => labels.every((label) => row.labels.includes(label)))
    .filter((row) => after === undefined || compareRows(after, row) < 0)
    .sort(compareRows)
    .slice(0, limit);
}

type Key = Pick<StreamRow, 'created' | 'stream'>;

/** The newest first. */
const compareRows = (a: Key, b: Key): number =>
  b.created - a.created || (a.stream < b.stream ? 1 : a.stream > b.stream ? -1 : 0);
