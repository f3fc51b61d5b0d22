/** A backup taken from a server at work, put back elsewhere; and files that are no backup, or that there is no room for. */
import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { seed } from '@taht/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBackup } from '../../src/backup/make-backup.ts';
import { restore } from '../../src/backup/restore.ts';
import { gameKind } from '../../src/game/game-kind.ts';
import { storePath } from '../../src/start/options.ts';
import { STEPS } from '../../src/store/sqlite/schema.ts';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import { type CrashPlan, streamOf } from '../support/crash-plan.ts';
import { gameScripts, outcomeOf } from '../support/game-script.ts';
import { entry, made, value } from '../support/store-parts.ts';

const program = fileURLToPath(new URL('../../src/backup/main.ts', import.meta.url));
const player = fileURLToPath(new URL('../support/crash-player.ts', import.meta.url));
const server = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'taht-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (...names: readonly string[]): string => join(folder, ...names);

type Answer = { readonly ok: boolean; readonly value?: unknown; readonly error?: unknown };

async function runProgram(...args: readonly string[]): Promise<Answer> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args]);
  return JSON.parse(stdout) as Answer;
}

/** What the program would say, where a process of its own makes no difference. */
async function run(task: 'backup' | 'restore', file: string, of: string, force?: '--force') {
  const replaces = force === '--force';
  const outcome = task === 'backup' ? makeBackup(of, file, replaces) : restore(file, of, replaces);
  return JSON.parse(JSON.stringify(await outcome)) as Answer;
}

const OLDER = join('lexicons', 'old', 'ab'.repeat(8), 'club.dawg');

/** A store with some streams, a secret and a word list of one's own beside it. */
const data = at('data');
const backup = at('backup.taht');
beforeAll(async () => {
  const store = value(await openSqliteStore(storePath(data)));
  for (let i = 0; i < 200; i++)
    await store.append(
      made(`game-${i}`, 0, [{ ...entry('a', 1), body: 'x'.repeat(3000), seal: '' }]),
    );
  await store.close();
  writeFileSync(join(data, 'secret'), 'a secret');
  mkdirSync(join(data, 'lexicons'));
  writeFileSync(join(data, 'lexicons', 'club.dawg'), 'words');
  mkdirSync(join(data, OLDER, '..'), { recursive: true });
  writeFileSync(join(data, OLDER), 'words of before');
  expect(await runProgram('backup', backup, data)).toMatchObject({ ok: true });
});

test('of a store with changed entries names them, and never takes the place of an older one', async () => {
  const source = at('changed');
  cpSync(data, source, { recursive: true });
  const database = new DatabaseSync(storePath(source));
  database.exec("UPDATE entries SET seal = 'x' WHERE stream = 'game-7'");
  database.close();
  const good = at('good.taht');
  cpSync(backup, good);
  expect(await run('backup', good, source, '--force')).toMatchObject({
    ok: false,
    error: { code: 'store-corrupt', faults: ['game-7'] },
  });
  expect(readFileSync(good).equals(readFileSync(backup))).toBe(true);
  expect(await run('backup', at('fresh.taht'), source)).toMatchObject({
    ok: true,
    value: { damaged: ['game-7'] },
  });
});

test('holds whatever was acknowledged before it began, and a server begins with it', async () => {
  const source = at('source');
  const tables = gameScripts(seed(), 4)
    .filter(({ judge }) => judge === 'hash')
    .map(({ lines }) => lines);
  const store = { kind: 'embedded', path: storePath(source) } as const;
  const plan: CrashPlan = { store, judge: 'hash', tables };
  writeFileSync(at('plan.json'), JSON.stringify(plan));
  const task = JSON.stringify({ ahead: 0, next: tables.map(() => 0) });
  const playing = spawn(process.execPath, [player, at('plan.json'), task], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged = tables.map(() => 0);
  const reader = createInterface(playing.stdout).on('line', (line) => {
    const [table, n] = line.split(' ').map(Number);
    if (n !== undefined) acknowledged[table ?? 0] = n + 1;
  });
  const gone = once(playing, 'exit');
  const until = async (isSo: () => boolean): Promise<void> => {
    while (!isSo()) {
      await Promise.race([once(reader, 'line'), gone]);
      expect([playing.exitCode, playing.signalCode]).toEqual([null, null]);
    }
  };
  await until(() => acknowledged.every((n) => n > 20));
  const before = [...acknowledged];
  const file = at('busy.taht');
  expect(await runProgram('backup', file, source)).toMatchObject({ ok: true, value: { file } });
  // It has gone on meanwhile and goes on.
  const then = Math.max(...acknowledged);
  await until(() => Math.max(...acknowledged) > then);
  playing.kill('SIGKILL');
  await gone;

  const target = at('target');
  expect(await runProgram('restore', file, target)).toMatchObject({
    ok: true,
    value: { replaced: null },
  });
  const restored = value(await openSqliteStore(storePath(target), { check: 'full' }));
  for (const [table, most] of before.entries())
    for (let n = 0; n < most; n++) {
      const { stream, first } = streamOf(plan, table, n);
      const entries = value(await restored.load(stream, 0))?.entries ?? [];
      const { body, format } = entries[n - first] ?? { body: '', format: 0 };
      const events = value(gameKind.decode(body, format)).events;
      expect(outcomeOf(events)).toBe(tables[table]?.[n - first]?.outcome);
    }
  await restored.close();
  expect(await startsWith(target)).toBe(true);
});

/** Whether a server gets as far as telling its address. */
async function startsWith(folder: string): Promise<boolean> {
  const args = [server, '--host', '127.0.0.1', '--port', '0', '--data', folder, '--language', 'en'];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, TAHT_LOG: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  let text = '';
  for await (const chunk of child.stdout) {
    text += chunk;
    if (/running at http/.test(text)) break;
  }
  child.kill('SIGTERM');
  const [code] = await gone;
  return code === 0;
}

describe('a backup', () => {
  test('brings back the secret and the word lists, and replaces a store only when forced', async () => {
    const target = at('again');
    expect(await runProgram('restore', backup, target)).toMatchObject({
      ok: true,
      value: { games: 0 },
    });
    expect(readFileSync(join(target, 'secret'), 'utf8')).toBe('a secret');
    expect(readFileSync(join(target, 'lexicons', 'club.dawg'), 'utf8')).toBe('words');
    expect(readFileSync(join(target, OLDER), 'utf8')).toBe('words of before');
    expect(statSync(storePath(target)).mode & 0o077).toBe(0);
    expect(statSync(backup).mode & 0o077).toBe(0);
    const path = storePath(target);
    expect(await run('restore', backup, target)).toEqual({
      ok: false,
      error: { code: 'store-there', path },
    });
    // A log that was never folded into its store must not be folded into the next one.
    writeFileSync(`${path}-wal`, 'left over');
    writeFileSync(join(target, 'secret'), 'another');
    expect(await runProgram('restore', backup, target, '--force')).toMatchObject({
      value: { replaced: `${path}.replaced` },
    });
    expect(readFileSync(`${path}.replaced-wal`, 'utf8')).toBe('left over');
    expect(readFileSync(join(target, 'secret.replaced'), 'utf8')).toBe('another');
    const store = value(await openSqliteStore(path, { check: 'full' }));
    expect(value(await store.load('game-199', 0))?.version).toBe(1);
    await store.close();
  });

  test('is not put under a running server', async () => {
    const target = at('running');
    const store = value(await openSqliteStore(storePath(target)));
    expect(await runProgram('restore', backup, target, '--force')).toMatchObject({
      error: { code: 'store-in-use' },
    });
    await store.close();
  });

  test('never replaces a file unasked, nor the store itself', async () => {
    const store = storePath(data);
    expect(await run('backup', backup, data)).toMatchObject({ error: { reason: 'exists' } });
    expect(await run('backup', backup, data, '--force')).toMatchObject({ ok: true });
    expect(await run('backup', store, data, '--force')).toMatchObject({
      error: { code: 'is-store', path: store },
    });
    expect(await run('backup', at('x'), at('empty'))).toMatchObject({
      error: { code: 'no-store' },
    });
    expect(await run('backup', at('no', 'such', 'x'), data)).toMatchObject({
      error: { code: 'file', reason: 'missing' },
    });
  });

  test('of a damaged store is not made', async () => {
    const bad = at('bad');
    mkdirSync(bad);
    const bytes = readFileSync(storePath(data));
    writeFileSync(storePath(bad), bytes.subarray(0, bytes.length - 8192));
    expect(await run('backup', at('bad.taht'), bad)).toMatchObject({
      error: { code: 'store-corrupt' },
    });
    expect(readdirSync(folder).filter((name) => name.startsWith('bad.taht'))).toEqual([]);
  });

  test('of a store whose log has lost its end is not made', async () => {
    const live = at('live');
    const killed = at('killed');
    const running = value(await openSqliteStore(storePath(live)));
    value(await running.append(made('game', 0, [{ ...entry('a', 1), seal: '' }])));
    cpSync(live, killed, { recursive: true });
    await running.close();
    truncateSync(`${storePath(killed)}-wal`, 5000);
    for (const ending of ['.lock', '-shm'])
      rmSync(`${storePath(killed)}${ending}`, { force: true });
    expect(await run('backup', at('killed.taht'), killed)).toMatchObject({
      error: { code: 'store-corrupt' },
    });
  });
});

test('of an older version, which has no seal, is put back', async () => {
  const file = at('unsealed.taht');
  writeFileSync(file, readFileSync(backup).subarray(0, -32));
  expect(await run('restore', file, at('unsealed'))).toMatchObject({ ok: true });
});

describe('is no backup', () => {
  const whole = (): Buffer => readFileSync(backup);
  const newer = (): Buffer => {
    const path = at('newer.taht');
    writeFileSync(path, whole());
    const database = new DatabaseSync(path);
    database.exec(`PRAGMA user_version = ${STEPS.length + 1}`);
    database.close();
    return readFileSync(path);
  };
  const damaged = (): Buffer => {
    const bytes = whole();
    return bytes.fill(0xee, 5 * 4096, 40 * 4096);
  };
  const flip = (bytes: Buffer, at: number): Buffer => bytes.fill((bytes[at] ?? 0) ^ 1, at, at + 1);
  /** In the text of an entry, where every byte is as good as another. */
  const flipped = (): Buffer => flip(whole(), whole().indexOf('xxxx'));
  const sealFlipped = (): Buffer => flip(whole(), whole().length - 1);
  test.each<[string, () => Buffer | string, string]>([
    ['a text', () => 'A text long enough to be taken for a file. '.repeat(50), 'not-a-backup'],
    ['an empty file', () => '', 'not-a-backup'],
    ['the head alone', () => whole().subarray(0, 100), 'backup-damaged'],
    ['half of one', () => whole().subarray(0, whole().length / 2), 'backup-damaged'],
    ['one without its last page', () => whole().subarray(0, -4096), 'backup-damaged'],
    ['one with other bytes in it', damaged, 'backup-damaged'],
    ['one with a flipped bit', flipped, 'backup-damaged'],
    ['one with a flipped bit in its seal', sealFlipped, 'backup-damaged'],
    ['one of a later version', newer, 'newer-schema'],
  ])('%s', async (name, content, code) => {
    const file = at(`${name}.taht`);
    writeFileSync(file, content());
    const target = at(`${name}.d`);
    expect(await run('restore', file, target)).toMatchObject({ ok: false, error: { code } });
    expect(readdirSync(target)).toEqual([]);
  });

  test('a folder, or nothing', async () => {
    const target = at('none');
    expect(await run('restore', folder, target)).toMatchObject({ error: { code: 'not-a-backup' } });
    expect(await run('restore', at('nowhere'), target)).toMatchObject({
      error: { code: 'file', tried: 'read', reason: 'missing' },
    });
  });
});

/** A limit on the size of files is felt as a full disk is: halfway through. */
describe.skipIf(process.platform === 'win32')('where there is no room', () => {
  const cramped = (...args: readonly string[]): Answer => {
    const script = 'ulimit -f 400; exec "$@"';
    const { stdout } = spawnSync('sh', ['-c', script, 'sh', process.execPath, program, ...args]);
    return JSON.parse(String(stdout)) as Answer;
  };

  test('a backup leaves nothing under its name, nor beside it', () => {
    expect(cramped('backup', at('full.taht'), data)).toMatchObject({ error: { code: 'file' } });
    expect(readdirSync(folder).filter((name) => name.startsWith('full.taht'))).toEqual([]);
  });

  test('a restore leaves the folder as it was', () => {
    const target = at('full');
    expect(cramped('restore', backup, target)).toMatchObject({ error: { code: 'file' } });
    expect(existsSync(storePath(target))).toBe(false);
    expect(readdirSync(target)).toEqual([]);
  });
});
