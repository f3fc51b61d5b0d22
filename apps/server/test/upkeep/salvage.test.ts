/** What a damaged store still holds is saved, whatever happened to its files; what is lost is named, and the damaged files stay. */
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
import { join } from 'node:path';
import { count, makeRng, playRandomGame, type Rng, seed } from '@taht/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restore } from '../../src/backup/restore.ts';
import { gameKind } from '../../src/game/game-kind.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import { KINDS } from '../../src/start/kinds.ts';
import { storePath } from '../../src/start/options.ts';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import type { StoredEntry } from '../../src/store/store.ts';
import { check } from '../../src/upkeep/check.ts';
import { salvage } from '../../src/upkeep/salvage.ts';
import { composed } from '../support/composed.ts';
import { FakeClock } from '../support/fake-clock.ts';
import { envWith } from '../support/played.ts';
import { value } from '../support/store-parts.ts';

const GAMES = 6;
const folder = mkdtempSync(join(tmpdir(), 'taht-salvage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const killed = join(folder, 'killed');
const written = new Map<string, readonly StoredEntry[]>();

beforeAll(async () => {
  const data = join(folder, 'live');
  for (const half of [0, 1]) {
    const store = value(await openSqliteStore(storePath(data)));
    const rooms = value(
      await Rooms.start({
        store,
        clock: new FakeClock(),
        kinds: [{ kind: gameKind, env: envWith(() => 'unknown') }],
        onBug: (bug) => {
          throw bug;
        },
      }),
    );
    for (let i = half * 3; i < half * 3 + 3; i++) {
      const { entries } = playRandomGame(seed() + i, SILENT);
      value(await rooms.restore(gameKind, nameOf(i), entries));
      written.set(nameOf(i), value(await store.load(nameOf(i), 0))?.entries ?? []);
    }
    await rooms.stop();
    // The second half lies in the log.
    if (half === 1) copy(data, killed);
    await store.close();
  }
});

const SILENT = { event: () => {}, refusal: () => {}, reloaded: () => {} };
const nameOf = (i: number): string => `game-${i}`;

function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  for (const ending of ['.lock', '-shm']) rmSync(storePath(to) + ending, { force: true });
}

let copies = 0;
function damaged(damage: (path: string) => void): string {
  const data = join(folder, `${copies++}`);
  copy(killed, data);
  damage(storePath(data));
  return data;
}

/** Saves, puts back, and holds what is there against what was written; answers with what is named as lost. */
async function saved(data: string): Promise<ReadonlyMap<string, number>> {
  const before = readFileSync(storePath(data));
  const file = join(data, 'saved.taht');
  const { lost, log } = value(salvage(data, file));
  expect(readFileSync(storePath(data)).equals(before), 'untouched').toBe(true);
  const again = join(data, 'again');
  value(restore(file, again, false));
  expect(value(check(again))).toMatchObject({ faults: [], damaged: [] });
  const store = value(await openSqliteStore(storePath(again)));
  const named = new Map(lost.map(({ stream, version }) => [stream, version]));
  for (const [stream, entries] of written) {
    const loaded = value(await store.load(stream, 0));
    const kept = loaded?.entries ?? [];
    expect(kept, stream).toEqual(entries.slice(0, kept.length));
    // Of what only the log held there may be no trace.
    if (kept.length < entries.length && (log === null || named.has(stream)))
      expect(named.get(stream), stream).toBe(kept.at(-1)?.version ?? 0);
    else if (kept.length === entries.length) expect(named.has(stream), stream).toBe(false);
  }
  await store.close();
  return named;
}

function flip(path: string, at: number, bit = 0): void {
  const bytes = readFileSync(path);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
  writeFileSync(path, bytes);
}

test('the server hosts the kinds by which it salvages', async () => {
  const server = await composed();
  expect(KINDS.map(({ name }) => name).sort()).toEqual([...server.rooms.kinds].sort());
  await server.stop();
});

test('a store that is whole is saved whole', async () => {
  expect(await saved(damaged(() => {}))).toEqual(new Map());
});

test('of a log that is damaged in the middle what follows is saved as well', async () => {
  const lost = await saved(damaged((path) => flip(`${path}-wal`, 32 + (24 + 4096) * 3 + 900)));
  expect(lost.size).toBeLessThanOrEqual(1);
});

test('of a store with a zeroed page the other games are saved', async () => {
  const lost = await saved(
    damaged((path) => {
      const bytes = readFileSync(path);
      bytes.fill(0, bytes.length - 4096);
      writeFileSync(path, bytes);
    }),
  );
  expect(lost.size).toBeLessThan(GAMES);
});

test('nothing is written over', () => {
  const data = damaged(() => {});
  writeFileSync(join(data, 'there'), '');
  expect(salvage(data, join(data, 'there'))).toMatchObject({ error: { reason: 'exists' } });
  expect(salvage(join(folder, 'nowhere'), 'x')).toMatchObject({ error: { code: 'no-store' } });
});

const DAMAGES: readonly ((path: string, rng: Rng) => void)[] = [
  (path, rng) => flip(path, rng.below(readFileSync(path).length), rng.below(8)),
  (path, rng) => truncateSync(path, 4096 + rng.below(readFileSync(path).length - 4096)),
  (path, rng) => {
    const bytes = readFileSync(path);
    const from = 4096 + rng.below(bytes.length - 4096);
    bytes.fill(0, from, Math.min(bytes.length, from + 512));
    writeFileSync(path, bytes);
  },
];

test('whatever is damaged at random, what is saved is as it was, and the rest is named', async () => {
  const rng = makeRng(seed());
  let whole = 0;
  for (let i = 0; i < count(200, 4); i++) {
    const damage = DAMAGES[i % DAMAGES.length] as (typeof DAMAGES)[number];
    const ending = rng.pick(['', '-wal']);
    const data = damaged((path) => damage(path + ending, rng));
    // A damaged head of the file leaves nothing to read it by.
    if (salvage(data, join(data, 'tried.taht')).ok) {
      const lost = await saved(data);
      whole += written.size - lost.size;
    }
    expect(existsSync(storePath(data))).toBe(true);
    rmSync(data, { recursive: true });
  }
  expect(whole).toBeGreaterThan(0);
});
