/** Stopping and going on: by leaving, by a crash between any two lines, by `kill -9`; and files that are not what they should be. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { openJournal } from '@taht/host';
import { type Entry, parseRecord } from '@taht/record';
import { count } from '@taht/testkit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { anyMove, talk } from './dialogue.ts';
import { gameIn, makeRobot, type Screen } from './robot.ts';
import { makeWorld } from './world.ts';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'taht-resume-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const NEW = [
  '--edition',
  'et',
  '--lexicon',
  'none',
  '--players',
  'Mari,Jaan',
  '--house-rule',
  'restricted-exchange',
];

const player = ({ prompt }: Screen): string =>
  prompt.endsWith('your move: ') ? anyMove(gameIn(data)) : '';

class Crash extends Error {}

/** Plays until the n-th question, then the program is gone in the middle of it. */
async function playUntil(questions: number, flags: readonly string[]): Promise<'crashed' | 'over'> {
  let asked = 0;
  const answer = (screen: Screen): string => {
    if (asked++ === questions) throw new Crash();
    return player(screen);
  };
  const seed = flags.includes('--resume') ? [] : ['--seed', 'fee1'.padEnd(64, '0')];
  const fixed = ['--data', data, '--language', 'en', ...seed];
  const world = makeWorld({ terminal: makeRobot({ answer }), now: () => 1_800_000_000_000 });
  try {
    await runCli(['play', ...fixed, ...flags], world);
    return 'over';
  } catch (error) {
    if (error instanceof Crash) return 'crashed';
    throw error;
  }
}

const gamesFolder = (): string => join(data, 'games');
const journalPath = (): string =>
  join(gamesFolder(), readdirSync(gamesFolder()).find((name) => name.endsWith('.jsonl')) as string);

/** What happened, without the name that every game gets anew. */
function eventsIn(): unknown[] {
  const record = parseRecord(readFileSync(journalPath(), 'utf8'));
  if (!record.ok) throw new Error('not readable');
  const all = record.value.entries.flatMap(({ events }: Entry) => events);
  return all.map((event) => (event.kind === 'created' ? { ...event, game: '' } : event));
}

test('a game interrupted again and again ends like one that never was', async () => {
  expect(await playUntil(Number.POSITIVE_INFINITY, NEW)).toBe('over');
  const whole = eventsIn();
  rmSync(gamesFolder(), { recursive: true });
  expect(await playUntil(4, NEW)).toBe('crashed');
  let crashes = 1;
  // Now and then enough questions to read the rules to their end, which begin anew with every start.
  while ((await playUntil(1 + (crashes % 13), ['--resume'])) === 'crashed') crashes++;
  expect(crashes).toBeGreaterThan(20);
  expect(eventsIn()).toEqual(whole);
});

test('leaving at any question loses nothing that was acknowledged', async () => {
  for (const questions of [5, 8, 11, 14]) {
    let asked = 0;
    const answer = (screen: Screen): string | null =>
      asked++ === questions ? null : player(screen);
    const world = makeWorld({ terminal: makeRobot({ answer }) });
    const exit = await runCli(['play', '--data', data, '--language', 'en', ...NEW], world);
    expect(exit).toBe(0);
    expect(world.output).toContain('Your game is saved. Continue it with: npx taht play --resume');
    const before = gameIn(data);
    const { game } = await talk({ data, flags: ['--resume'], steps: [] });
    expect(game).toEqual(before);
    rmSync(gamesFolder(), { recursive: true });
  }
});

test('leaving before there is a game is no mistake', async () => {
  const world = makeWorld({ terminal: makeRobot({ answer: () => null }) });
  expect(await runCli(['play', '--data', data, '--language', 'en'], world)).toBe(0);
  expect(world.output).toBe('Goodbye, and thanks for playing.\n');
});

describe('going on', () => {
  const begun = (): Promise<unknown> =>
    talk({
      data,
      flags: NEW,
      steps: [
        [/your move: $/, anyMove],
        [/Play it/, ''],
        [/do you accept/, null],
      ],
    });

  test('by id, by file, and from the list that a new start offers', async () => {
    await begun();
    const { setup } = gameIn(data);
    for (const flags of [
      ['--resume', setup.game],
      ['--resume', journalPath()],
    ])
      await talk({ data, flags, steps: [[/do you accept/, null]] });
    const { robot } = await talk({
      data,
      flags: [],
      steps: [
        [/You have unfinished games.*Mari, Jaan – .*New game\n\[1\] > $/s, ''],
        [/do you accept/, null],
      ],
    });
    expect(robot.screens.at(-1)?.text).toContain('plays');
  });

  test('a new game can be begun all the same', async () => {
    await begun();
    const answers = ['2', '1', '', '2', 'A', 'B'];
    const robot = makeRobot({ answer: () => answers.shift() ?? null });
    const world = makeWorld({ terminal: robot });
    expect(await runCli(['play', '--data', data, '--language', 'en'], world)).toBe(0);
    expect(robot.screens.at(-1)?.text).toContain('Which house rules?');
  });

  test('a finished game shows its end, once', async () => {
    expect(await playUntil(Number.POSITIVE_INFINITY, NEW)).toBe('over');
    const robot = makeRobot({ answer: () => null });
    let written = '';
    const terminal = { ...robot, write: (text: string) => (written += text) };
    const flags = ['--data', data, '--language', 'en', '--resume', journalPath()];
    expect(await runCli(['play', ...flags], makeWorld({ terminal }))).toBe(0);
    expect(written.match(/The game is over/g)).toHaveLength(1);
  });

  test('half a line at the end is dropped, and the players are told', async () => {
    await begun();
    const { version } = gameIn(data);
    appendFileSync(journalPath(), '{"id":"c9","by":{"kind":"se');
    const { game } = await talk({
      data,
      flags: ['--resume'],
      steps: [[/The end of .* was damaged;\s+the game continues.*do you accept/s, null]],
    });
    expect(game.version).toBe(version);
  });

  async function complaintOf(...flags: string[]): Promise<string> {
    const world = makeWorld({ terminal: makeRobot({ answer: () => null }) });
    expect(await runCli(['play', '--data', data, '--language', 'en', ...flags], world)).toBe(1);
    return world.complaints;
  }

  test('nothing to go on with, no such game, a damaged one, one that is no game', async () => {
    expect(await complaintOf('--resume')).toContain('There’s no unfinished game here');
    expect(await complaintOf('--resume', 'nobody')).toContain('There’s no such file');
    await begun();
    const text = readFileSync(journalPath(), 'utf8');
    writeFileSync(journalPath(), text.replace('"Mari"', '"Maru"'));
    expect(await complaintOf('--resume', journalPath())).toContain(
      'This record is damaged at line 2',
    );
    writeFileSync(journalPath(), 'hello\n');
    expect(await complaintOf('--resume', journalPath())).toContain('There’s no game in this file');
    writeFileSync(journalPath(), '{"format":"taht-game","version":77}\n');
    expect(await complaintOf('--resume', journalPath())).toContain('newer version');
  });

  test('a game that is open elsewhere stays closed here', async () => {
    await begun();
    const held = openJournal(journalPath());
    expect(await complaintOf('--resume')).toContain('already open somewhere else');
    if (held.ok) held.value.close();
  });

  test('a folder that cannot be written to is told, and no game begins', async () => {
    writeFileSync(join(data, 'games'), '');
    expect(await complaintOf(...NEW)).toContain('there’s a file where the folder should be');
  });
});

describe('kill -9', () => {
  const child = fileURLToPath(new URL('child.ts', import.meta.url));
  const main = fileURLToPath(new URL('../src/main.js', import.meta.url));

  /** Plays by itself in a process of its own, one line for each question; killed after so many of them. */
  async function playInChild(
    questions: number,
    flags: readonly string[],
  ): Promise<'killed' | 'over'> {
    const args = [child, data, ...flags];
    const process_ = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(process_, 'exit');
    let asked = 0;
    process_.stdout.on('data', (bytes: Buffer) => {
      asked += bytes.filter((byte) => byte === 10).length;
      if (asked >= questions) process_.kill('SIGKILL');
    });
    const [code, signal] = await ended;
    if (signal === 'SIGKILL') return 'killed';
    expect(code).toBe(0);
    return 'over';
  }

  test('at whatever moment: the game goes on and is in order', async () => {
    expect(await playInChild(9, NEW)).toBe('killed');
    for (let kills = 1; kills < count(5, 3); kills++)
      expect(await playInChild(8 + 3 * kills, ['--resume'])).toBe('killed');
    expect(await playInChild(Number.POSITIVE_INFINITY, ['--resume'])).toBe('over');
    const world = makeWorld();
    expect(await runCli(['verify', journalPath(), '--json'], world)).toBe(0);
    expect(JSON.parse(world.output)).toMatchObject({ ok: true, finished: true });
  });

  /** Makes a terminal for a command; Linux and macOS have it, with different flags. */
  const TERMINAL_MAKER = 'script';

  /** The real program in a real terminal. */
  function inTerminal(args: readonly string[]) {
    const pidFile = join(data, 'pid');
    const words = [process.execPath, main, ...args].map((word) => `'${word}'`).join(' ');
    const command = `echo $$ > '${pidFile}'; exec ${words}`;
    const flags =
      process.platform === 'darwin'
        ? ['-q', '/dev/null', 'sh', '-c', command]
        : ['-qec', command, '/dev/null'];
    const env = { ...process.env, NO_COLOR: '1', TERM: 'xterm', SHELL: '/bin/sh' };
    const terminal = spawn(TERMINAL_MAKER, flags, { env, stdio: ['pipe', 'pipe', 'inherit'] });
    let text = '';
    terminal.stdout.on('data', (bytes: Buffer) => {
      text += bytes.toString();
    });
    const gone = once(terminal, 'exit');
    const tooEarly = (pattern: RegExp): Promise<never> =>
      gone.then(() => {
        throw new Error(`ended before ${pattern}:\n${text}`);
      });
    return {
      /** What has been written since the last line was typed, once it ends like this. */
      async until(pattern: RegExp): Promise<string> {
        while (!pattern.test(stripVTControlCharacters(text)))
          await Promise.race([once(terminal.stdout, 'data'), tooEarly(pattern)]);
        return stripVTControlCharacters(text);
      },
      /** Slow enough for a person: what comes at once is taken for a key pressed twice. */
      async type(line: string): Promise<void> {
        await sleep(450);
        text = '';
        terminal.stdin.write(`${line}\r`);
      },
      async kill(): Promise<void> {
        process.kill(Number(readFileSync(pidFile, 'utf8')), 'SIGKILL');
        await gone;
      },
    };
  }

  const QUESTION = /(no|Enter\.|more|continue\.|your move:|>) $/;

  test('the program itself, in a terminal of its own', async () => {
    const fixed = ['play', '--data', data, '--language', 'en'];
    const first = inTerminal([...fixed, ...NEW]);
    while (!(await first.until(QUESTION)).endsWith('your move: ')) await first.type('');
    await first.type(anyMove(gameIn(data)));
    await first.until(/Play it\? \[yes\]\/no $/);
    await first.type('');
    await first.until(/do you accept/);
    await first.kill();
    const before = gameIn(data);
    expect(before.phase.kind).toBe('window');
    const second = inTerminal([...fixed, '--resume']);
    expect(await second.until(/do you accept/)).toMatch(/plays/);
    await second.type('');
    await second.until(/your move: $/);
    const after = gameIn(data);
    expect(after.board).toEqual(before.board);
    expect(after.phase.kind).toBe('turn');
    await second.kill();
  });
});
