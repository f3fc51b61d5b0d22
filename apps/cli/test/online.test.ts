/** Terminals as processes of their own play with each other on a server that is one too. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const SERVER = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));
const CHILD = fileURLToPath(new URL('./online-child.ts', import.meta.url));

let folder: string;
let server: ChildProcess;
let url: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'taht-online-'));
  const place = ['--host', '127.0.0.1', '--data', join(folder, 'server')];
  const args = [SERVER, '--port', '0', ...place, '--language', 'en'];
  server = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TAHT_LOG: 'error' },
  });
  url = await lineWith(server, /served at (http\S+)/);
});

afterEach(async () => {
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  expect(await gone).toEqual([0, null]);
  rmSync(folder, { recursive: true });
});

const lines = new WeakMap<
  ChildProcess,
  { readonly all: string[]; readonly wait: Set<() => void> }
>();

/** What the pattern catches in a line of the process's output. */
async function lineWith(child: ChildProcess, pattern: RegExp): Promise<string> {
  const heard = lines.get(child) ?? listen(child);
  for (;;) {
    for (const line of heard.all) {
      const found = pattern.exec(line);
      if (found !== null) return found[1] ?? '';
    }
    if (child.exitCode !== null)
      throw new Error(`ended before ${pattern}:\n${heard.all.join('\n')}`);
    await new Promise<void>((resolve) => heard.wait.add(resolve));
  }
}

function listen(child: ChildProcess) {
  const heard = { all: [] as string[], wait: new Set<() => void>() };
  lines.set(child, heard);
  const wake = (): void => {
    for (const resolve of heard.wait) resolve();
    heard.wait.clear();
  };
  if (child.stdout === null) throw new Error('no output');
  createInterface({ input: child.stdout }).on('line', (line) => {
    heard.all.push(line);
    wake();
  });
  child.on('exit', wake);
  return heard;
}

const terminal = (
  name: string,
  environment: Record<string, string>,
  ...flags: readonly string[]
): ChildProcess =>
  spawn(process.execPath, [CHILD, url, name, join(folder, name), ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  });

const endOf = async (child: ChildProcess): Promise<string> =>
  JSON.parse(await lineWith(child, /^END 0 (.*)$/)) as string;

test('two terminals play a whole game with each other', async () => {
  const aino = terminal('Aino', {}, '--edition', 'en', '--lexicon', 'none');
  const code = await lineWith(aino, /^TABLE (\S+)$/);
  const berk = terminal('Berk', {}, '--table', code);
  const [seenByAino, seenByBerk] = [await endOf(aino), await endOf(berk)];
  expect(seenByAino).toMatch(/The game is over/);
  const scores = (text: string): string[] => text.match(/^ *\d+ +(Aino|Berk) .*$/gm) ?? [];
  expect(scores(seenByAino)).toHaveLength(2);
  expect(scores(seenByBerk)).toEqual(scores(seenByAino));
});

/** Bots take their time, as people do, so that a few moves of it have to do. */
const FEW = { MOST_MOVES: '2' };

test('a word is said, and another game is played', async () => {
  const twice = { MOST_MOVES: '1', GAMES: '2' };
  const aino = terminal('Aino', twice, '--edition', 'en', '--lexicon', 'none');
  const code = await lineWith(aino, /^TABLE (\S+)$/);
  const berk = terminal('Berk', { ...twice, FIRST: 'say 2' }, '--table', code);
  expect(await lineWith(aino, /^HEARD (.*)$/)).toBe('Berk: Good luck!');
  for (const child of [aino, berk]) {
    await lineWith(child, /^PLAYED 2$/);
    expect(await endOf(child)).toMatch(/The game is over/);
  }
});

test('against bots the server gives hints', async () => {
  const cira = terminal(
    'Cira',
    { ...FEW, FIRST: 'hint;hint;hint;hint' },
    '--edition',
    'en',
    '--bot',
    'level-1',
  );
  expect(await lineWith(cira, /^HEARD (The play: )/)).toBe('The play: ');
  const seen = await endOf(cira);
  expect(seen).toMatch(/^ *1 +level-1 +[1-9]/m);
});
