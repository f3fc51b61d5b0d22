/** A server killed with -9 around the bell: every answer that was acknowledged is there, and is judged. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { answersStream } from '@taht/protocol';
import { isLong, makeRng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { answersKind } from '../../src/duplicate/answers-kind.ts';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import { value } from '../support/store-parts.ts';
import { claimOf, DuplicateHall, GAME, personOf } from './duplicate-hall.ts';

const KILLS = isLong ? 10 : 2;
const PLAYERS = isLong ? 1000 : 100;
const child = fileURLToPath(new URL('./duplicate-crash-hall.ts', import.meta.url));

test('no acknowledged answer is lost by a kill at the bell', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'taht-bell-'));
  const path = join(folder, 'store.db');
  const rng = makeRng(seed());
  const acknowledged: string[] = [];
  for (let i = 0; i < KILLS; i++) {
    const bell = rng.pick(['rang', 'judged', 'late'] as const);
    acknowledged.push(...(await runAndKill(path, bell)));
  }
  expect(acknowledged.length).toBeGreaterThan(0);
  const judged = await expectAll(path, acknowledged);
  rmSync(folder, { recursive: true });
  console.log(
    `LONG: duplicate: ${KILLS} kills at the bell, ${PLAYERS} players, ${acknowledged.length} acknowledged answers, ${judged} of them judged by then, 0 lost`,
  );
});

/** How many of them are in rounds that have been judged; all others wait in their streams. */
async function expectAll(path: string, acknowledged: readonly string[]): Promise<number> {
  const store = value(await openSqliteStore(path));
  const hall = await DuplicateHall.open(store);
  const { rounds } = await hall.game();
  let judged = 0;
  for (const line of acknowledged) {
    const [call = 0, player = 0] = line.split(' ').map(Number);
    const own = await hall.rooms.read(answersKind, answersStream(GAME, personOf(player)));
    expect(value(own).state.answers[call]?.claimed).toBe(claimOf(player));
    const round = rounds.find((each) => each.call === call);
    if (round === undefined) continue;
    expect(round.verdicts[player - 1]).not.toBeNull();
    judged++;
  }
  await hall.stop();
  await store.close();
  return judged;
}

/** What was acknowledged before it was killed: at the bell, at the verdicts, or with most answers in. */
function runAndKill(path: string, when: 'rang' | 'judged' | 'late'): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const running = spawn(process.execPath, [child, path, String(PLAYERS)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines: string[] = [];
    const reader = createInterface(running.stdout).on('line', (line) => {
      if (line !== 'rang' && line !== 'judged') lines.push(line);
      const isTime = when === 'late' ? lines.length === 0.8 * PLAYERS : line === when;
      if (isTime) running.kill('SIGKILL');
    });
    running.on('error', reject);
    Promise.all([
      new Promise<NodeJS.Signals | null>((done) => running.on('exit', (_, signal) => done(signal))),
      new Promise((done) => reader.on('close', done)),
    ]).then(([signal]) => {
      if (signal === 'SIGKILL') resolve(lines);
      else reject(new Error(`it ended by itself: ${signal}`));
    }, reject);
  });
}
