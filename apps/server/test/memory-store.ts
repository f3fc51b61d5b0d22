/** The plainest store: everything in maps. It forgets nothing while its `Memory` lives, so a test can "restart" on it. */
import { err, ok, type Result } from '@taht/base';
import type { Absence } from '../src/kind.ts';
import { checkAppend } from '../src/store/check-append.ts';
import { withVersions } from '../src/store/spans.ts';
import type {
  Append,
  Appended,
  Head,
  ListQuery,
  Store,
  StoredEntry,
  StoreFailure,
  StreamRow,
} from '../src/store/store.ts';

interface Kept {
  row: StreamRow;
  players: Set<string>;
  entries: StoredEntry[];
  due: number | null;
  claimed: number;
}

export class Memory {
  readonly streams = new Map<string, Kept>();
  readonly meta = new Map<string, string>();
  readonly absences: Absence[] = [];
  readonly listeners = new Set<(head: Head, by: Store) => void>();
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
    load: (stream, since) => {
      const kept = memory.streams.get(stream);
      if (kept === undefined) return answer(null);
      const entries = kept.entries.filter((entry) => entry.since >= since);
      return answer({ kind: kept.row.kind, version: versionOf(kept), entries });
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
    dueBefore: (time, limit) =>
      answer(
        dues(memory)
          .filter(({ due }) => due <= time)
          .map(({ row, due }) => ({ stream: row.stream, due }))
          .slice(0, limit),
      ),
    claim: (now, lease, limit) => {
      const claimed = dues(memory)
        .filter((kept) => kept.due <= now && kept.claimed <= now)
        .slice(0, limit);
      for (const { row } of claimed) {
        const kept = memory.streams.get(row.stream);
        if (kept !== undefined) kept.claimed = now + lease;
      }
      return answer(claimed.map(({ row }) => row.stream));
    },
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
    close: async () => {
      isOpen = false;
    },
  };
  return store;
}

const versionOf = ({ entries }: Kept): number => entries.at(-1)?.version ?? 0;

const spanOf = ({ command, since, version }: StoredEntry) => ({ command, since, version });

function appendTo({ streams }: Memory, append: Append): Appended {
  const { stream, expected, entries, facts, due } = append;
  const kept = streams.get(stream);
  const ids = new Set(entries.map(({ command }) => command));
  const done = (kept?.entries ?? []).filter(({ command }) => ids.has(command));
  if (done.length > 0) return { kind: 'repeated', done: done.map(spanOf) };
  const version = kept === undefined ? 0 : versionOf(kept);
  if (version !== expected) return { kind: 'conflict', version };
  const placed = withVersions(append);
  const row = kept?.row ?? {
    stream,
    kind: facts?.kind ?? '',
    state: 'open',
    created: placed[0]?.at ?? 0,
  };
  streams.set(stream, {
    row: { ...row, state: facts?.state ?? row.state },
    players: new Set([...(kept?.players ?? []), ...(facts?.players ?? [])]),
    entries: [...(kept?.entries ?? []), ...placed],
    due,
    claimed: 0,
  });
  return { kind: 'appended', version: placed.at(-1)?.version ?? version };
}

const dues = ({ streams }: Memory): readonly (Kept & { due: number })[] =>
  [...streams.values()]
    .filter((kept): kept is Kept & { due: number } => kept.due !== null)
    .sort((a, b) => a.due - b.due);

function list({ streams }: Memory, { kind, state, player, limit, after }: ListQuery): StreamRow[] {
  return [...streams.values()]
    .filter(({ row }) => kind === undefined || row.kind === kind)
    .filter(({ row }) => state === undefined || row.state === state)
    .filter(({ players }) => player === undefined || players.has(player))
    .map(({ row }) => row)
    .filter((row) => after === undefined || compareRows(after, row) < 0)
    .sort(compareRows)
    .slice(0, limit);
}

type Key = Pick<StreamRow, 'created' | 'stream'>;

/** The newest first. */
const compareRows = (a: Key, b: Key): number =>
  b.created - a.created || (a.stream < b.stream ? 1 : a.stream > b.stream ? -1 : 0);
