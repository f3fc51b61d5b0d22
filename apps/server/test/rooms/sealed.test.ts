/** Whatever was changed in the store behind the server's back is found when it is read, told of, and never shown. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { ok } from '@taht/base';
import { afterAll, describe, expect, test } from 'vitest';
import type { Kind } from '../../src/kind/kind.ts';
import type { Damage } from '../../src/rooms/damages.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import type { Store, StoredEntry } from '../../src/store/store.ts';
import { composed } from '../support/composed.ts';
import { FakeClock } from '../support/fake-clock.ts';
import { person } from '../support/follower.ts';
import { Memory, memoryStore } from '../support/memory-store.ts';
import { value } from '../support/store-parts.ts';
import { type ToyState, type ToyTypes, toyKind } from '../support/toy-kind.ts';

const folder = mkdtempSync(join(tmpdir(), 'taht-sealed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ANN = person('ann');
const CORRUPT = { ok: false, error: { code: 'stream-corrupt' } };

const snapshots: NonNullable<Kind<ToyTypes>['snapshots']> = {
  version: 3,
  encode: (state) => JSON.stringify(state),
  decode: (text) => ok(JSON.parse(text) as ToyState),
};
const shot: Kind<ToyTypes> = { ...toyKind, snapshots };
const passing: Kind<ToyTypes> = { ...shot, transient: true };

let runs = 0;

async function open(store: Store, kind: Kind<ToyTypes> = toyKind) {
  const damages: Damage[] = [];
  const rooms = value(
    await Rooms.start({
      store,
      clock: new FakeClock(),
      kinds: [{ kind, env: { limit: 1e6 } }],
      onBug: (bug) => {
        throw bug;
      },
      onDamage: (damage) => damages.push(damage),
    }),
  );
  const run = runs++;
  let ids = 0;
  const send = async (stream: string, ...actions: readonly object[]): Promise<void> => {
    for (const action of actions)
      value(
        await rooms.sendOrCreate('toy', stream, {
          id: `${run}-${ids++}`,
          who: ANN,
          action,
        }),
      );
  };
  return { rooms, damages, send };
}

const whisper = (text: string) => ({ kind: 'whisper', text });
const add = { kind: 'add', n: 1 };

/** Four entries: opened, two whispers, a sum. */
async function written(memory: Memory, stream: string): Promise<StoredEntry[]> {
  const { send } = await open(memoryStore(memory));
  await send(stream, { kind: 'open' }, whisper('yes'), whisper('no'), add);
  return memory.streams.get(stream)?.entries ?? [];
}

const changed = (entries: StoredEntry[], i: number, part: Partial<StoredEntry>): void => {
  entries[i] = { ...(entries[i] as StoredEntry), ...part };
};

describe('a stream is refused and told of once, where', () => {
  test.each<[string, number, (entries: StoredEntry[], other: StoredEntry[]) => void]>([
    ['a word was changed', 2, (all) => changed(all, 1, { body: bodyOf(all[1], 'yes', 'yet') })],
    ['the last entry was changed', 4, (all) => changed(all, 3, { body: bodyOf(all[3], '1', '2') })],
    ['a time was changed', 2, (all) => changed(all, 1, { at: 7 })],
    ['a command was named otherwise', 3, (all) => changed(all, 2, { command: 'other' })],
    ['an entry is missing', 2, (all) => all.splice(1, 1)],
    ['the first is missing', 0, (all) => all.splice(0, 1)],
    ['one has lost its seal', 4, (all) => changed(all, 3, { seal: '' })],
    [
      'two entries changed places',
      2,
      (all) => {
        const [one, two] = [all[1] as StoredEntry, all[2] as StoredEntry];
        all.splice(1, 2, { ...two, since: 2, version: 3 }, { ...one, since: 3, version: 4 });
      },
    ],
    ['one is of another stream', 2, (all, other) => all.splice(1, 1, other[1] as StoredEntry)],
  ])('%s', async (_name, version, harm) => {
    const memory = new Memory();
    const [entries, other] = [await written(memory, 's'), await written(memory, 'other')];
    harm(entries, other);
    const { rooms, damages } = await open(memoryStore(memory));
    expect(await rooms.read(toyKind, 's')).toMatchObject(CORRUPT);
    expect(await rooms.viewFor('s', ANN)).toMatchObject(CORRUPT);
    expect(await rooms.history(toyKind, 's')).toMatchObject(CORRUPT);
    expect(damages).toEqual([{ stream: 's', kind: 'toy', version, at: expect.any(String) }]);
    expect(rooms.damaged).toBe(1);
    expect(value(await rooms.read(toyKind, 'other')).version).toBe(5);
    value(await rooms.forget('s'));
    expect(rooms.damaged).toBe(0);
  });

  const bodyOf = (entry: StoredEntry | undefined, from: string, to: string): string =>
    (entry?.body ?? '').replace(from, to);
});

test('one that was put right is shown again, and counts no more', async () => {
  const memory = new Memory();
  const entries = await written(memory, 's');
  const sound = [...entries];
  changed(entries, 1, { at: 7 });
  const { rooms, damages } = await open(memoryStore(memory));
  expect(await rooms.read(toyKind, 's')).toMatchObject(CORRUPT);
  entries.splice(0, entries.length, ...sound);
  expect(value(await rooms.read(toyKind, 's')).state.sum).toBe(1);
  expect([damages.length, rooms.damaged]).toEqual([1, 0]);
});

test('what was stored before there were seals is read, and sealed by what follows it', async () => {
  const memory = new Memory();
  const entries = await written(memory, 's');
  for (const i of entries.keys()) changed(entries, i, { seal: '' });
  const first = await open(memoryStore(memory));
  await first.send('s', add, add);
  const again = await open(memoryStore(memory));
  expect(value(await again.rooms.read(toyKind, 's')).state.sum).toBe(3);
  const now = memory.streams.get('s')?.entries ?? [];
  changed(now, 1, { body: now[1]?.body.replace('yes', 'yet') ?? '' });
  const last = await open(memoryStore(memory));
  expect(await last.rooms.read(toyKind, 's')).toMatchObject(CORRUPT);
});

describe('a snapshot', () => {
  async function snapped(kind: Kind<ToyTypes>): Promise<Memory> {
    const memory = new Memory();
    const { send } = await open(memoryStore(memory), kind);
    await send('s', ...Array.from({ length: 250 }, () => add));
    return memory;
  }
  const harm = (memory: Memory, part: object): void => {
    const kept = memory.streams.get('s');
    if (!kept?.snapshot) throw new Error('there is none');
    kept.snapshot = { ...kept.snapshot, ...part };
  };
  const forged = (memory: Memory): string =>
    memory.streams.get('s')?.snapshot?.body.replace('"sum":200', '"sum":900') ?? '';

  test('that was changed is told of and not used', async () => {
    const memory = await snapped(shot);
    harm(memory, { body: forged(memory) });
    const { rooms, damages } = await open(memoryStore(memory), shot);
    expect(value(await rooms.read(shot, 's')).state.sum).toBe(250);
    expect(damages).toEqual([{ stream: 's', kind: 'toy', version: 200, at: 'a snapshot' }]);
    expect(rooms.damaged).toBe(1);
  });

  test('that was changed is refused where nothing else is stored', async () => {
    const memory = await snapped(passing);
    memory.streams.get('s')?.entries.splice(0, 200);
    harm(memory, { body: forged(memory) });
    const { rooms } = await open(memoryStore(memory), passing);
    expect(await rooms.read(passing, 's')).toMatchObject(CORRUPT);
    expect(rooms.damaged).toBe(1);
  });

  test('carries the chain on: what follows it is held against it', async () => {
    const memory = await snapped(passing);
    memory.streams.get('s')?.entries.splice(0, 200);
    const sound = await open(memoryStore(memory), passing);
    expect(value(await sound.rooms.read(passing, 's')).state.sum).toBe(250);
    changed(memory.streams.get('s')?.entries ?? [], 0, { at: 1 });
    const { rooms } = await open(memoryStore(memory), passing);
    expect(await rooms.read(passing, 's')).toMatchObject(CORRUPT);
  });

  test.each([
    ['is passed over', shot],
    ['is used where nothing else is stored', passing],
  ])('of before there were seals %s', async (_name, kind) => {
    const memory = await snapped(kind);
    const entries = memory.streams.get('s')?.entries ?? [];
    for (const i of entries.keys()) changed(entries, i, { seal: '' });
    if (kind === passing) entries.splice(0, 200);
    harm(memory, { chain: '', seal: '' });
    for (const sum of [250, 251]) {
      const { rooms, damages, send } = await open(memoryStore(memory), kind);
      expect(value(await rooms.read(kind, 's')).state.sum).toBe(sum);
      await send('s', { ...add, n: 1 });
      expect(damages).toEqual([]);
    }
  });
});

describe('in a file', () => {
  let files = 0;
  async function onDisk(harm: (database: DatabaseSync) => void, packed: boolean) {
    const path = join(folder, `${files++}.sqlite`);
    const store = value(await openSqliteStore(path));
    const { send, rooms } = await open(store);
    await send('s', { kind: 'open' }, whisper('yes'), { kind: 'close' });
    if (packed) expect(value(await store.pack(Number.MAX_SAFE_INTEGER, 9))).toBe(1);
    await rooms.stop();
    await store.close();
    const database = new DatabaseSync(path);
    harm(database);
    database.close();
    const again = value(await openSqliteStore(path));
    const opened = await open(again);
    const read = await opened.rooms.read(toyKind, 's');
    await opened.rooms.stop();
    await again.close();
    return { read, damages: opened.damages };
  }

  test.each([true, false])(
    'nothing is wrong with what nobody changed (packed: %s)',
    async (packed) => {
      const { read, damages } = await onDisk(() => {}, packed);
      expect(value(read).state.closed).toBe(true);
      expect(damages).toEqual([]);
    },
  );

  test.each<[string, boolean, string]>([
    ['a changed row', false, "UPDATE entries SET body = replace(body, 'yes', 'yet')"],
    ['a pack that cannot be opened', true, "UPDATE packs SET body = x'00'"],
    ['a pack that was replaced', true, 'UPDATE packs SET body = replace_in_pack(body)'],
    ['a lost pack', true, "UPDATE packs SET stream = 'elsewhere'"],
  ])('%s is found', async (_name, packed, sql) => {
    const { read, damages } = await onDisk((database) => {
      database.function('replace_in_pack', (body) => swapIn(body as Uint8Array));
      database.exec(sql);
    }, packed);
    expect(read).toMatchObject(CORRUPT);
    expect(damages).toHaveLength(1);
  });
});

const swapIn = (pack: Uint8Array): Uint8Array =>
  zstdCompressSync(zstdDecompressSync(pack).toString().replace('yes', 'yet'));

test('a name that was changed on the disk is not shown; the log, the figures and readiness tell of it', async () => {
  const memory = new Memory();
  const before = await composed({ memory });
  const mari = await before.guest('Mari');
  const jaan = await before.guest('Jaan');
  await before.stop();
  const kept = memory.streams.get(mari.id);
  if (kept === undefined) throw new Error('nobody is stored');
  for (const [i, entry] of kept.entries.entries())
    kept.entries[i] = { ...entry, body: entry.body.replaceAll('Mari', 'Mori') };
  const world = await composed({ memory });
  const get = async (path: string): Promise<string> => (await fetch(`${world.http}${path}`)).text();
  expect(await get('/readyz')).toBe('{"ok":true}');
  expect(await get(`/api/v1/people/${mari.id}`)).not.toMatch(/Mori/);
  expect(await get(`/api/v1/people/${jaan.id}`)).toMatch(/Jaan/);
  expect(JSON.parse(await get('/readyz'))).toEqual({ ok: true, degraded: ['damaged-streams'] });
  const figures = await get('/metrics');
  expect(figures).toMatch(/^taht_damages_total 1$/m);
  expect(figures).toMatch(/^taht_damaged_streams 1$/m);
  expect(world.bugs.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'a stored stream is damaged', stream: mari.id, kind: 'person', version: 0 },
  ]);
  await world.stop();
});
