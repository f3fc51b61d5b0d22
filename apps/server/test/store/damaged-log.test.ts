/** A disk that lies: whatever happens to the write-ahead log, nothing that was acknowledged is missing without a word. */
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
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import { entry, made, value } from '../support/store-parts.ts';

const FRAME = 24 + 4096;
const HEADER = 32;
const MOVES = 25;

const folder = mkdtempSync(join(tmpdir(), 'taht-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The files of a store that was killed after this many acknowledged moves. */
const killed = join(folder, 'killed');

beforeAll(async () => {
  const path = join(folder, 'live', 'store.db');
  const store = value(await openSqliteStore(path));
  for (let i = 0; i < MOVES; i++)
    value(await store.append(made('game', i, [{ ...entry(`c${i}`, 1), body: `move ${i}` }])));
  copy(dirname(path), killed);
  await store.close();
});

/** What is left on the disk when the process is killed; the lock and the index are its own. */
function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  for (const ending of ['.lock', '-shm']) rmSync(join(to, `store.db${ending}`), { force: true });
}

let copies = 0;
function damaged(damage: (log: string) => void): string {
  const place = join(folder, `${copies++}`);
  copy(killed, place);
  const path = join(place, 'store.db');
  damage(`${path}-wal`);
  return path;
}

async function outcome(path: string): Promise<string> {
  const log = existsSync(`${path}-wal`) ? readFileSync(`${path}-wal`) : null;
  const opened = await openSqliteStore(path);
  if (!opened.ok) {
    if (log !== null) expect(readFileSync(`${path}-wal`).equals(log), 'untouched').toBe(true);
    return opened.error.code;
  }
  const loaded = value(await opened.value.load('game', 0));
  await opened.value.close();
  return `${loaded?.version ?? 0} moves`;
}

const frames = (log: string): number => Math.floor((readFileSync(log).length - HEADER) / FRAME);

function flip(log: string, at: number, bit = 0): void {
  const bytes = readFileSync(log);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
  writeFileSync(log, bytes);
}

test('a log that is whole is read to its end', async () => {
  expect(await outcome(damaged(() => {}))).toBe(`${MOVES} moves`);
});

test.each<[string, (log: string) => void]>([
  ['a flipped bit in its header', (log) => flip(log, 17)],
  ['a flipped bit in the first frame', (log) => flip(log, HEADER + 100)],
  ['a flipped bit in the middle', (log) => flip(log, HEADER + FRAME * 20 + 300)],
  ['a flipped checksum in the middle', (log) => flip(log, HEADER + FRAME * 20 + 17)],
  ['a flipped bit in the last frame', (log) => flip(log, HEADER + FRAME * (frames(log) - 1) + 99)],
  ['a lost tail', (log) => truncateSync(log, HEADER + FRAME * (frames(log) - 4))],
  ['a tail lost within a frame', (log) => truncateSync(log, HEADER + FRAME * 9 + 1000)],
  ['nothing but its header', (log) => truncateSync(log, HEADER)],
  ['an empty file', (log) => truncateSync(log, 0)],
  ['no file', (log) => rmSync(log)],
])('a log with %s is refused, and stays as it is', async (_what, damage) => {
  expect(await outcome(damaged(damage))).toBe('store-corrupt');
});

test('the place of the damage is told', async () => {
  const path = damaged((log) => flip(log, HEADER + FRAME * 20 + 300));
  const opened = await openSqliteStore(path);
  expect(opened).toMatchObject({
    ok: false,
    error: { code: 'store-corrupt', faults: [expect.stringContaining(`${HEADER + FRAME * 20}`)] },
  });
});

describe('a log without what is kept apart', () => {
  const alone = (damage: (log: string) => void): string =>
    damaged((log) => {
      rmSync(log.replace(/-wal$/u, '-commits'), { force: true });
      damage(log);
    });

  test('is read to its end', async () => {
    expect(await outcome(alone(() => {}))).toBe(`${MOVES} moves`);
  });

  test('is refused where commits follow a damaged place', async () => {
    expect(await outcome(alone((log) => flip(log, HEADER + FRAME * 20 + 300)))).toBe(
      'store-corrupt',
    );
    expect(await outcome(alone((log) => flip(log, 17)))).toBe('store-corrupt');
  });
});

test('what is kept apart may be damaged as well: the log alone is then believed', async () => {
  const path = damaged((log) => {
    const apart = log.replace(/-wal$/u, '-commits');
    writeFileSync(apart, Buffer.alloc(readFileSync(apart).length, 7));
  });
  expect(await outcome(path)).toBe(`${MOVES} moves`);
});

test('a log that was merged may go', async () => {
  const path = join(folder, 'merged', 'store.db');
  const store = value(await openSqliteStore(path));
  value(await store.append(made('game', 0, [entry('a', 1)])));
  await store.close();
  rmSync(`${path}-wal`, { force: true });
  expect(await outcome(path)).toBe('1 moves');
});

const KINDS: readonly ((log: string, rng: Rng) => void)[] = [
  (log, rng) => flip(log, rng.below(readFileSync(log).length), rng.below(8)),
  (log, rng) => truncateSync(log, rng.below(readFileSync(log).length)),
  (log, rng) => {
    const bytes = readFileSync(log);
    const from = HEADER + FRAME * rng.below(frames(log));
    writeFileSync(log, Buffer.concat([bytes.subarray(0, from + FRAME), bytes.subarray(from)]));
  },
  (log, rng) => {
    const bytes = readFileSync(log);
    const from = rng.below(bytes.length);
    bytes.fill(0, from, from + 512);
    writeFileSync(log, bytes);
  },
];

test('random damage is named, or harmless', async () => {
  const rng = makeRng(seed());
  const times = count(500, 8);
  const seen = new Map<string, number>();
  for (let i = 0; i < times; i++) {
    const damage = KINDS[i % KINDS.length] as (log: string, rng: Rng) => void;
    const path = damaged((log) => damage(log, rng));
    const result = await outcome(path);
    seen.set(result, (seen.get(result) ?? 0) + 1);
    rmSync(dirname(path), { recursive: true });
  }
  expect([...seen.keys()].sort()).toEqual(
    [...seen.keys()].filter((each) => each === 'store-corrupt' || each === `${MOVES} moves`).sort(),
  );
  expect(seen.get('store-corrupt') ?? 0).toBeGreaterThan(0);
});
