/** A tournament in a folder of the test's own: commands typed, and what comes of them. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { runCli } from '../src/cli.ts';
import { makeWorld } from './world.ts';

export const NOON = Date.UTC(2026, 10, 16, 12);
export const SEED = '7'.repeat(64);

let folder = '';

/** Called by each file with such tests: this one is loaded once for all of them. */
export function inOwnFolder(): void {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'taht-tournament-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
}

export const at = (name: string): string => join(folder, name);

export async function run(args: readonly string[], now = NOON) {
  const world = makeWorld({ cwd: folder, now: () => now });
  const exit = await runCli(['tournament', ...args], world);
  return { exit, output: world.output, complaints: world.complaints };
}

/** The answer for programs, of a command that must succeed. */
export async function ask(...args: readonly string[]) {
  const { exit, output, complaints } = await run([...args, '--json']);
  expect({ exit, complaints }).toEqual({ exit: 0, complaints: '' });
  return JSON.parse(output);
}

export const write = (name: string, text: string | Uint8Array): string => {
  writeFileSync(at(name), text);
  return name;
};
export const read = (name: string): string => readFileSync(at(name), 'utf8');

/** Made here: the repository holds no names of people. */
const roster = (count: number, schools: number): string =>
  [
    'Name,School,Class',
    ...Array.from(
      { length: count },
      (_, i) => `Pupil ${letters(i)},School ${i % schools},${i % 2}`,
    ),
  ].join('\n');

const letters = (i: number): string =>
  String.fromCharCode(65 + Math.floor(i / 26)) + String.fromCharCode(65 + (i % 26));

/** Files of tournaments as they were first made: opening a word list each time would take long. */
const known = new Map<string, string>();

export async function made(preset: string, count: number): Promise<string> {
  const file = 'cup.jsonl';
  const key = `${preset} ${count}`;
  write('list.csv', roster(count, 4));
  const before = known.get(key);
  if (before !== undefined) return write(file, before);
  await ask('new', file, '--name', 'Cup', '--preset', preset, '--edition', 'en', '--seed', SEED);
  if (count > 0) await ask('import', file, 'list.csv', '--yes');
  known.set(key, read(file));
  return file;
}

export interface SeatedTable {
  readonly table: number;
  readonly seats: readonly { readonly player: number }[];
}

/** The next round is drawn and every table gets a result; the lower number wins. */
export async function playRound(file: string): Promise<readonly SeatedTable[]> {
  const { tables } = (await ask('draw', file)) as { tables: readonly SeatedTable[] };
  for (const { table, seats } of tables) {
    const scores = seats.map(({ player }) => String(500 - player));
    await ask('enter', file, String(table), ...scores);
  }
  return tables;
}
