/** A second copy with another process: it has all that was acknowledged, and takes it from nobody but its server. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, isLong, makeRng, seed } from '@taht/testkit';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { DistantCopy } from '../../src/start/distant-copy.ts';
import { storePath } from '../../src/start/options.ts';
import type { ReplicaOptions } from '../../src/store/sqlite/replica.ts';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import { promote } from '../../src/upkeep/promote.ts';
import { type Receiver, receive } from '../../src/upkeep/receiver.ts';
import { expectAll, runAndKill, SECRET } from '../store/killing.ts';
import { entry, made, value } from '../support/store-parts.ts';

const KILLS = 200;
const STREAMS = 6;
const UNSEALED = { ...entry('a', 1), seal: '' };

const root = mkdtempSync(join(tmpdir(), 'taht-receiver-'));
afterAll(() => rmSync(root, { recursive: true }));

let folders = 0;
const fresh = (): string => {
  const folder = join(root, `f${folders++}`);
  mkdirSync(folder);
  return folder;
};

async function receiver(data: string, port = 0): Promise<Receiver & { readonly url: string }> {
  const made = value(await receive({ data, host: '127.0.0.1', port, secret: SECRET }));
  onTestFinished(() => made.stop());
  return { ...made, url: `http://127.0.0.1:${made.port}` };
}

function replicating(data: string, url: string, secret = SECRET) {
  const failures: string[] = [];
  const attempts: (() => void)[] = [];
  const replicate: ReplicaOptions = {
    copy: new DistantCopy({ url, data, secret }),
    isSync: true,
    onFailure: (detail) => failures.push(detail),
    later: (_, callback) => {
      attempts.push(callback);
      return () => {};
    },
  };
  const open = async () => value(await openSqliteStore(storePath(data), { replicate }));
  return { failures, attempts, open };
}

test('what was there and what comes is in the copy, with the secret and the lists; promoted it is a server', async () => {
  const [data, copy] = [fresh(), fresh()];
  writeFileSync(join(data, 'secret'), `${'09'.repeat(32)}\n`);
  const before = value(await openSqliteStore(storePath(data)));
  value(await before.append(made('before', 0, [UNSEALED])));
  await before.close();
  const { url } = await receiver(copy);
  const { open, failures } = replicating(data, url);
  const store = await open();
  value(await store.append(made('after', 0, [UNSEALED])));
  expect(promote(copy)).toMatchObject({ error: { code: 'store-in-use' } });
  await store.close();
  expect(failures).toEqual([]);
  expect(existsSync(join(data, 'outgoing.taht'))).toBe(false);
  expect(readFileSync(join(copy, 'secret'))).toEqual(readFileSync(join(data, 'secret')));
  expect(promote(copy)).toMatchObject({ value: { streams: 2 } });
  // The old server comes back, and the receiver still listens.
  const again = replicating(data, url);
  await (await again.open()).close();
  expect(again.failures).toEqual([expect.stringContaining('a server of its own now')]);
});

test('where the receiver is away nothing is acknowledged, and the copy is made again when it is back', async () => {
  const [data, copy] = [fresh(), fresh()];
  const first = await receiver(copy);
  const { open, failures, attempts } = replicating(data, first.url);
  const store = await open();
  await first.stop();
  expect((await store.append(made('a', 0, [UNSEALED]))).ok).toBe(false);
  await receiver(copy, first.port);
  attempts.at(-1)?.();
  value(await store.append(made('b', 0, [UNSEALED])));
  await store.close();
  expect(failures).toHaveLength(1);
  expect(promote(copy)).toMatchObject({ value: { streams: 2 } });
});

test('it takes nothing without the secret, and of two servers only from the one that came last', async () => {
  const [data, copy] = [fresh(), fresh()];
  const { url } = await receiver(copy);
  const stranger = replicating(data, url, new Uint8Array(32));
  await (await stranger.open()).close();
  expect(stranger.failures).toEqual([expect.stringContaining('401')]);
  const [one, two] = [replicating(data, url), replicating(fresh(), url)];
  const first = await one.open();
  const second = await two.open();
  expect((await first.append(made('a', 0, [UNSEALED]))).ok).toBe(false);
  expect(one.failures).toEqual([expect.stringContaining('another server')]);
  value(await second.append(made('b', 0, [UNSEALED])));
  await first.close();
  await second.close();
});

test('killed at any moment, and its machine lost, the other has all that was acknowledged', async () => {
  const rng = makeRng(seed());
  const next = Array<number>(STREAMS).fill(0);
  const kills = count(KILLS, 3);
  let acknowledged = 0;
  let data = fresh();
  for (let i = 0; i < kills; i++) {
    const copy = fresh();
    const { url, stop } = await receiver(copy);
    for (const line of await runAndKill(storePath(data), url, next, rng.below(60))) {
      const [stream = '', n] = line.split(' ');
      next[Number(stream.slice(1))] = Number(n) + 1;
      acknowledged++;
    }
    await stop();
    rmSync(data, { recursive: true });
    await expectAll(storePath(copy), next);
    rmSync(join(copy, 'replica'));
    data = copy;
  }
  expect(acknowledged).toBeGreaterThan(0);
  if (isLong)
    console.log(
      `LONG: second copy on another machine (sync): ${kills} kills, ${acknowledged} acknowledged appends, 0 lost, 0 twice`,
    );
});
