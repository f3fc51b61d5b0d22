/** Reading a megabyte of each format: how long, and how much memory beyond what the process had. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playRandomGame } from '@taht/testkit';
import { type Entry, makeRecord } from '../src/index.ts';

const MEGABYTE = 1_000_000;
const silent = { event: () => {}, refusal: () => {}, reloaded: () => {} };
const child = fileURLToPath(new URL('./parse-once.ts', import.meta.url));

const TEXTS: Readonly<Record<string, () => string>> = {
  gcg: () => {
    const line = '>ann: AEINRST 8D RETAINS +66 66\n>bob: DOGSEED - +0 0\n';
    return `#player1 ann Ann\n#player2 bob Bob\n${line.repeat(MEGABYTE / line.length)}`;
  },
  cgp: () =>
    `${Array(15).fill('15').join('/')} AEINRST/ 0/0 0 ${'note abc; '.repeat(MEGABYTE / 10)}`,
  json: () => {
    const entries: Entry[] = [];
    for (let seed = 1, size = 0; size < MEGABYTE; seed++) {
      const played = playRandomGame(seed, silent).entries;
      entries.push(...played);
      size += makeRecord(played).length;
    }
    return makeRecord(entries);
  },
};

/** A process of its own for each reading, so that nothing read before counts. */
function measure(format: string, text: string): { ms: number; megabytes: number } {
  const folder = mkdtempSync(join(tmpdir(), 'taht-bench-'));
  const file = join(folder, 'text');
  writeFileSync(file, text);
  const answer = execFileSync(process.execPath, [child, format, file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return JSON.parse(answer);
}

export const benches = Object.entries(TEXTS).flatMap(([format, text]) => [
  {
    name: `reading 1 MB of ${format.toUpperCase()}: time`,
    unit: 'ms',
    goal: { atMost: 1000 },
    run: (): number => measure(format, text()).ms,
  },
  {
    name: `reading 1 MB of ${format.toUpperCase()}: memory`,
    unit: 'MB',
    goal: { atMost: 100 },
    run: (): number => measure(format, text()).megabytes,
  },
]);
