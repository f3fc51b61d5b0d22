/** `taht doctor`: what it finds as lines and as JSON, and its exit code. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { makeWorld } from './world.ts';

const folder = mkdtempSync(join(tmpdir(), 'taht-cli-doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function doctor(args: readonly string[], env = {}) {
  const world = makeWorld({ cwd: folder, env });
  const all = ['doctor', '--port', '0', '--host', '127.0.0.1', ...args];
  const exit = await runCli(all, world);
  return { exit, output: world.output, complaints: world.complaints };
}

test('where nothing is in the way it says so', async () => {
  const { exit, output } = await doctor(['--data', 'data']);
  expect(exit).toBe(0);
  expect(output).toMatch(/^✓ The server will make the data folder/m);
  expect(output.trimEnd()).toMatch(/No problems found\.$/);
  expect((await doctor(['--data', 'data', '--language', 'et'])).output).toMatch(
    /^✓ Andmekaust luuakse/,
  );
});

test('what is in the way ends with 3, as lines or as JSON', async () => {
  writeFileSync(join(folder, 'taht.sqlite'), 'no store '.repeat(200));
  const told = await doctor(['--data', '.']);
  expect(told).toMatchObject({ exit: 3, output: expect.stringMatching(/^✗ .*taht\.sqlite/m) });
  expect(told.output).toMatch(/1 problem found\./);
  const json = await doctor(['--data', '.', '--json']);
  expect(json.exit).toBe(3);
  const { findings } = JSON.parse(json.output) as { findings: { check: string; state: string }[] };
  expect(findings).toContainEqual(expect.objectContaining({ check: 'store', state: 'bad' }));
});

test('wrong options, and settings that nobody knows, are wrong use', async () => {
  expect(await doctor(['--port', 'eighty'])).toMatchObject({
    exit: 2,
    complaints: expect.stringMatching(/isn’t a port number/),
  });
  expect(await doctor([], { TAHT_PROT: '80' })).toMatchObject({
    exit: 2,
    complaints: expect.stringMatching(/TAHT_PROT\. Did you mean TAHT_PORT\?/),
  });
});
