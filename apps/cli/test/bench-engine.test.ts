/** `taht bench-engine`: measured, written, compared, and files that hold no figures. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { benchEngine } from '../src/commands/bench-engine/bench-engine.ts';
import stored from '../src/commands/bench-engine/stored-figures.json' with { type: 'json' };
import { isAnswer } from '../src/shell/outcome.ts';
import { textsIn } from '../src/text/i18n.ts';
import { makeWorld } from './world.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taht-bench-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function bench(...args: string[]) {
  const world = makeWorld({ cwd: folder });
  const all = ['bench-engine', '--edition', 'tr', '--language', 'en', ...args];
  return { exit: await runCli(all, world), ...world };
}

test('what is measured is written, and stands beside the figures that come with the program', async () => {
  const world = makeWorld({ cwd: folder });
  const options = { edition: 'tr', out: 'mine.json' };
  const little = { positions: 60, games: 2 };
  const outcome = benchEngine(options, world, await textsIn('en'), little);
  if (!isAnswer(outcome)) throw new Error(outcome.lines.join());
  const answer = outcome.json as Record<string, unknown>;
  expect(answer.figures).toMatchObject({ ruleset: 'tr-base', found: expect.any(Number) });
  expect(answer.against).toMatchObject({ machine: stored.machine, figures: stored.lists.tr });
  const { machine, lists } = JSON.parse(readFileSync(join(folder, 'mine.json'), 'utf8'));
  expect(machine).toBe(answer.machine);
  expect(lists.tr).toEqual(answer.figures);
});

test.each([
  ['there.json', undefined, 'There’s no such file'],
  ['there.json', 'hello', 'There are no engine figures in this file'],
])('%s with %s is no file to compare with', async (name, text, complaint) => {
  if (text !== undefined) writeFileSync(join(folder, name), text);
  const { exit, complaints } = await bench('--against', name);
  expect(exit).toBe(1);
  expect(complaints).toContain(complaint);
});
