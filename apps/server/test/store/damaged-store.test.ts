/** A disk that lies, in any file of the store: whatever is flipped, cut off, doubled or emptied is refused by its place, told of, or harmless. */
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { count, makeRng, type Rng, seed } from '@taht/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_CHAIN, sealEntries, sealOfSnapshot } from '../../src/store/seal.ts';
import { openSqliteStore, type SqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import type { StoredEntry } from '../../src/store/store.ts';
import { factsOf, value } from '../support/store-parts.ts';

const STREAMS = 12;
const MOVES = 8;
/** Those are merged into the database before the others lie in the log. */
const MERGED = 6;

const folder = mkdtempSync(join(tmpdir(), 'taht-damaged-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const killed = join(folder, 'killed');

const nameOf = (n: number): string => `game-${n}`;

beforeAll(async () => {
  const path = join(folder, 'live', 'store.db');
  const first = value(await openSqliteStore(path));
  for (let n = 0; n < STREAMS; n++) await play(first, n, 0, MERGED);
  expect(value(await first.pack(1e6, 2))).toBe(2);
  await first.close();
  const store = value(await openSqliteStore(path));
  for (let n = 2; n < STREAMS; n++) await play(store, n, MERGED, MOVES);
  copy(dirname(path), killed);
  await store.close();
});

const chains = new Map<string, typeof NO_CHAIN>();

async function play(store: SqliteStore, n: number, from: number, to: number): Promise<void> {
  const stream = nameOf(n);
  for (let i = from; i < to; i++) {
    const body = JSON.stringify({ move: i, of: stream, word: 'HORN'.repeat(20) });
    const bare = { command: `c${i}`, at: 100 + i, events: 1, body };
    const before = { version: i, chain: chains.get(stream) ?? NO_CHAIN };
    const { entries, chain } = sealEntries(stream, before, 1, [bare]);
    chains.set(stream, chain);
    const facts = factsOf({ state: n < 2 ? 'over' : 'live', players: [`p${n}`], labels: ['open'] });
    const due = n < 2 ? null : 1000 + n;
    value(await store.append({ stream, expected: i, entries, format: 1, due, owed: due, facts }));
    if (i === 4 && n % 3 === 2) {
      const shot = { version: i + 1, format: 1, body, chain: chain.seal };
      const snapshot = { ...shot, seal: sealOfSnapshot(stream, shot) };
      value(await store.saveSnapshot(stream, snapshot, null));
    }
  }
}

/** What is left on the disk when the process is killed; the lock and the index are its own. */
function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  for (const ending of ['.lock', '-shm']) rmSync(join(to, `store.db${ending}`), { force: true });
}

const movesOf = (n: number): number => (n < 2 ? MERGED : MOVES);

/** Told of, or nothing that was acknowledged is missing. */
async function outcome(path: string): Promise<string> {
  const before = existsSync(path) ? readFileSync(path) : null;
  const opened = await openSqliteStore(path);
  if (!opened.ok) {
    if (before !== null) expect(readFileSync(path).equals(before), 'untouched').toBe(true);
    return opened.error.code;
  }
  const store = opened.value;
  const { damaged } = value(await store.checkStreams());
  const told = new Set(damaged.map(({ stream }) => stream));
  for (let n = 0; n < STREAMS; n++) {
    const stream = nameOf(n);
    if (told.has(stream)) continue;
    const loaded = value(await store.load(stream, 0));
    expect(loaded?.entries.length, stream).toBe(movesOf(n));
    expect(loaded?.entries.map(({ body }: StoredEntry) => JSON.parse(body).of)).toEqual(
      Array.from({ length: movesOf(n) }, () => stream),
    );
    expect(value(await store.resume(stream))?.version).toBe(movesOf(n));
    const listed = value(await store.list({ kind: 'test', player: `p${n}`, limit: 9 }));
    expect(listed.map((row) => row.stream)).toEqual([stream]);
  }
  await store.close();
  return told.size > 0 ? 'told' : 'whole';
}

let copies = 0;
function damaged(damage: (path: string) => void): string {
  const place = join(folder, `${copies++}`);
  copy(killed, place);
  const path = join(place, 'store.db');
  damage(path);
  return path;
}

const FILES = ['', '', '-wal', '-commits'] as const;

const DAMAGES: readonly ((path: string, rng: Rng) => void)[] = [
  (path, rng) => {
    const bytes = readFileSync(path);
    const at = rng.below(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << rng.below(8));
    writeFileSync(path, bytes);
  },
  (path, rng) => truncateSync(path, rng.below(readFileSync(path).length)),
  (path, rng) => {
    const bytes = readFileSync(path);
    const from = rng.below(bytes.length);
    const to = from + rng.below(Math.min(8192, bytes.length - from));
    writeFileSync(path, Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]));
  },
  (path, rng) => {
    const { length } = readFileSync(path);
    const tail = 1 + rng.below(Math.min(4096, length));
    truncateSync(path, length - tail);
  },
  (path, rng) => {
    const bytes = readFileSync(path);
    const from = rng.below(bytes.length);
    bytes.fill(0, from, Math.min(bytes.length, from + 512));
    writeFileSync(path, bytes);
  },
];

test('a store that is whole is told to be whole', async () => {
  expect(await outcome(damaged(() => {}))).toBe('whole');
});

test.each(['', '-wal'])('a store without its file “%s” is refused', async (ending) => {
  expect(await outcome(damaged((path) => rmSync(path + ending)))).toBe('store-corrupt');
});

test('random damage in any file is refused by its place, told of, or harmless', async () => {
  const rng = makeRng(seed());
  const seen = new Map<string, number>();
  for (let i = 0; i < count(500, 20); i++) {
    const damage = DAMAGES[i % DAMAGES.length] as (typeof DAMAGES)[number];
    const ending = FILES[rng.below(FILES.length)] ?? '';
    const path = damaged((each) => damage(each + ending, rng));
    const result = await outcome(path);
    seen.set(result, (seen.get(result) ?? 0) + 1);
    rmSync(dirname(path), { recursive: true });
  }
  for (const result of seen.keys())
    expect(['store-corrupt', 'not-a-store', 'newer-schema', 'told', 'whole']).toContain(result);
  expect(seen.get('store-corrupt') ?? 0).toBeGreaterThan(0);
});
