/** A list made of a file that an institute publishes and the user brings: made, told, used, and refused where it is none. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@taht/messages';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { makeWorld } from './world.ts';

const FILE = 'hestur;1001;kk;alm;hesturinn;NFETgr\nJón;1006;kk;ism;Jóns;EFET\n';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taht-official-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function run(...words: string[]) {
  const world = makeWorld();
  const exit = await runCli([...words, '--data', folder], world);
  return { exit, output: world.output, complaints: world.complaints };
}

function fileWith(text: string): string {
  const path = join(folder, 'SHsnid.csv');
  writeFileSync(path, text);
  return path;
}

const build = (text: string, ...flags: string[]) =>
  run('lexicon', 'build', 'is-bin', '--source', fileWith(text), ...flags);

test('the list has its words, and says of which file it was made', async () => {
  const { exit, output } = await build(FILE, '--json');
  expect(exit).toBe(0);
  expect(JSON.parse(output)).toMatchObject({
    id: 'is-bin',
    words: 1,
    source: { file: 'SHsnid.csv', licence: 'CC-BY-SA-4.0' },
  });
  const checked = await run('check', '--lexicon', 'is-bin', 'HESTURINN', 'JÓNS', '--json');
  expect(JSON.parse(checked.output)).toMatchObject({ words: [{ valid: true }, { valid: false }] });
});

test('without a file it says what to get, and where', async () => {
  const { exit, complaints } = await run('lexicon', 'build', 'is-bin');
  expect(exit).toBe(2);
  expect(complaints).toContain('https://bin.arnastofnun.is/gogn/');
});

test('one file is for one list', async () => {
  const path = fileWith(FILE);
  for (const ids of [['is-bin', 'fi-kotus'], ['et']])
    expect((await run('lexicon', 'build', ...ids, '--source', path)).exit).toBe(2);
});

test.each(LANGUAGES)('wrong, cut and foreign files are told apart in %s', async (language) => {
  const told = new Set<string>();
  const faults = [FILE.slice(0, -9), FILE.replace(';1001', ''), 'hestur\n', '\0', `Hakusana\t\n`];
  for (const text of faults) {
    const { exit, complaints } = await build(text, '--language', language);
    expect(exit).toBe(1);
    told.add(complaints.replace(/\S*SHsnid\S*/gu, ''));
  }
  expect(told.size).toBe(faults.length);
});
