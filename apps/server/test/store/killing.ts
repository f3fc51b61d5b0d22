/** Runs a process that appends, kills it, and looks what is there. */
import { spawn } from 'node:child_process';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import { value } from '../support/store-parts.ts';

/** Of a server and of the receiver of its second copy. */
export const SECRET = new Uint8Array(32).fill(9);

const child = fileURLToPath(new URL('./appender.ts', import.meta.url));

/** The lines that came before the end; it is killed after so many of them. */
export function runAndKill(
  path: string,
  to: string,
  next: readonly number[],
  after: number,
): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const running = spawn(process.execPath, [child, path, to, ...next.map(String)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const lines: string[] = [];
    // Node warns there of listeners that pile up.
    let complaints = '';
    running.stderr.on('data', (text) => {
      complaints += text;
    });
    const reader = createInterface(running.stdout).on('line', (line) => {
      if (line !== 'ready') lines.push(line);
      if (lines.length === after) running.kill('SIGKILL');
    });
    running.on('error', reject);
    Promise.all([
      new Promise<NodeJS.Signals | null>((done) => running.on('exit', (_, signal) => done(signal))),
      new Promise((done) => reader.on('close', done)),
    ]).then(([signal]) =>
      signal === 'SIGKILL' && complaints === ''
        ? resolve(lines)
        : reject(new Error(`it ended by ${signal}, and said: ${complaints}`)),
    );
  });
}

export async function expectAll(path: string, next: readonly number[]): Promise<void> {
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
