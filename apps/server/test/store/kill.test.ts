/** Killed at any moment, the embedded store has every entry that was acknowledged, and none twice. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, isLong, makeRng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { expectAll, runAndKill } from './killing.ts';

const KILLS = 50;
const STREAMS = 6;

test('what was acknowledged survives kill -9', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'taht-kill-'));
  const path = join(folder, 'store.db');
  const rng = makeRng(seed());
  /** For each stream the first number that was not acknowledged. */
  const next = Array<number>(STREAMS).fill(0);
  let repeated = 0;
  let acknowledged = 0;
  const kills = count(KILLS);
  for (let i = 0; i < kills; i++) {
    for (const line of await runAndKill(path, '', next, rng.below(120))) {
      const [stream = '', n, kind] = line.split(' ');
      const at = Number(stream.slice(1));
      expect(Number(n)).toBe(next[at]);
      next[at] = Number(n) + 1;
      acknowledged++;
      if (kind === 'repeated') repeated++;
      else expect(kind).toBe('appended');
    }
    await expectAll(path, next);
  }
  rmSync(folder, { recursive: true });
  expect(acknowledged).toBeGreaterThan(0);
  if (isLong)
    console.log(
      `LONG: appends to the embedded store: ${kills} kills, ${acknowledged} acknowledged appends, ${repeated} answered only after the restart, 0 lost, 0 twice`,
    );
});
