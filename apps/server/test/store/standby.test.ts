/** A real standby of PostgreSQL: the first is killed in the midst of writing, the standby promoted, and all that was acknowledged is there. */
import { expect, test } from 'vitest';
import { openPostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { startPostgres } from '../support/postgres.ts';
import { entry, made, value } from '../support/store-parts.ts';

const STREAMS = 8;
const BEFORE_THE_KILL = 200;

test('promoted after the first was killed, the standby has all that was acknowledged, each once', async () => {
  const first = await startPostgres();
  const url = await first.create('taht');
  const before = value(await openPostgresStore(url));
  value(await before.append(made('before', 0, [entry('a', 1)])));
  const standby = await first.standby();
  const acknowledged = Array<number>(STREAMS).fill(0);
  let all = 0;
  let kill: Promise<void> | null = null;
  await Promise.all(
    acknowledged.map(async (_, i) => {
      for (let n = 0; ; n++) {
        const done = await before.append(made(`s${i}`, n, [entry(`c${n}`, 1)]));
        if (!done.ok) return;
        acknowledged[i] = n + 1;
        if (++all === BEFORE_THE_KILL) kill = first.kill();
      }
    }),
  );
  await kill;
  await before.close();
  await standby.promote();
  const after = value(await openPostgresStore(standby.urlOf('taht')));
  expect(value(await after.load('before', 0))?.version).toBe(1);
  for (const [i, count] of acknowledged.entries()) {
    const entries = value(await after.load(`s${i}`, 0))?.entries ?? [];
    expect(entries.map(({ command }) => command)).toEqual(entries.map((_, n) => `c${n}`));
    // The last may have been on its way when nobody could answer any more.
    expect(entries.length - count).toBeGreaterThanOrEqual(0);
    expect(entries.length - count).toBeLessThanOrEqual(1);
  }
  value(await after.append(made('after', 0, [entry('a', 1)])));
  await after.close();
  await standby.stop();
  await first.remove();
});
