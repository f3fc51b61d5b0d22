/** Killed at any moment, the embedded store has every entry that was acknowledged, and none twice. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { count, isLong, makeRng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import { value } from '../support/store-parts.ts';

const KILLS = 50;
const STREAMS = 6;
const child = fileURLToPath(new URL('./appender.ts', import.meta.url));

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
    for (const line of await runAndKill(path, next, rng.below(120))) {
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

/** The lines that came before the end; it is killed after so many of them. */
function runAndKill(path: string, next: readonly number[], after: number): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const running = spawn(process.execPath, [child, path, ...next.map(String)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines: string[] = [];
    const reader = createInterface(running.stdout).on('line', (line) => {
      if (line !== 'ready') lines.push(line);
      if (lines.length === after) running.kill('SIGKILL');
    });
    running.on('error', reject);
    Promise.all([
      new Promise<NodeJS.Signals | null>((done) => running.on('exit', (_, signal) => done(signal))),
      new Promise((done) => reader.on('close', done)),
    ]).then(([signal]) =>
      signal === 'SIGKILL' ? resolve(lines) : reject(new Error(`it ended by itself: ${signal}`)),
    );
  });
}

async function expectAll(path: string, next: readonly number[]): Promise<void> {
  const store = value(await openSqliteStore(path, { check: 'full' }));
  for (const [i, acknowledged] of next.entries()) {
    const entries = value(await store.load(`s${i}`, 0))?.entries ?? [];
    const commands = entries.map(({ command }) => command);
    const numbers = Math.max(acknowledged, entries.length / 2);
    // At most one more than was acknowledged, and every pair whole.
    expect(numbers - acknowledged).toBeLessThanOrEqual(1);
    expect(commands).toEqual(
      Array.from({ length: numbers }, (_, n) => [`${n}-a`, `${n}-b`]).flat(),
    );
    expect(entries.map(({ since }) => since)).toEqual(entries.map((_, at) => at));
  }
  await store.close();
}
