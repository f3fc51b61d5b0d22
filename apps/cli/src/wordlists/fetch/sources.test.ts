import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { err, ok } from '@taht/base';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tarOf } from '../../../test/tar.ts';
import type { WordSource } from '../maker.ts';
import type { RunTool } from './run-tool.ts';
import { runTool } from './run-tool.ts';
import { fetchSources, sha256 } from './sources.ts';

let kept: string;
beforeEach(() => {
  kept = mkdtempSync(join(tmpdir(), 'taht-kept-'));
});
afterEach(() => rmSync(kept, { recursive: true }));

const npm: WordSource = {
  kind: 'npm',
  name: '@words/list',
  version: '1.2.3',
  files: ['dict/a.txt'],
  licence: 'MIT',
};
const debian: WordSource = {
  kind: 'debian',
  name: 'words',
  version: '1:2-3',
  files: ['usr/share/b.txt'],
  licence: 'MIT',
};

/** Tools that answer with these packages, and a list of what they were asked. */
function tools(): { run: RunTool; asked: string[] } {
  const asked: string[] = [];
  const run: RunTool = async (tool, args, folder) => {
    asked.push([tool, ...args.filter((arg) => !arg.startsWith(folder))].join(' '));
    if (tool === 'npm')
      writeFileSync(join(folder, 'x.tgz'), gzipSync(tarOf([['package/dict/a.txt', 'A']])));
    if (tool === 'apt-get') writeFileSync(join(folder, 'x.deb'), '');
    return ok(tool === 'dpkg-deb' ? tarOf([['./usr/share/b.txt', 'B']]) : new Uint8Array());
  };
  return { run, asked };
}

const textsOf = (files: ReadonlyMap<string, Uint8Array>): Record<string, string> =>
  Object.fromEntries([...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));

test('packages of both kinds are fetched in their pinned version, once', async () => {
  const { run, asked } = tools();
  for (let i = 0; i < 2; i++) {
    const files = await fetchSources([npm, debian], kept, new Map(), run);
    if (!files.ok) throw new Error(files.error.code);
    expect(textsOf(files.value)).toEqual({ 'dict/a.txt': 'A', 'usr/share/b.txt': 'B' });
  }
  expect(asked).toEqual([
    'npm pack --silent @words/list@1.2.3',
    'apt-get download words=1:2-3',
    'dpkg-deb --fsys-tarfile',
  ]);
});

test('a tool that is missing or fails, and a package without the file, are told with what was wanted', async () => {
  const { run } = tools();
  const none: RunTool = async (tool) => err({ code: 'no-tool', tool });
  expect(await fetchSources([debian], kept, new Map(), none)).toMatchObject({
    error: { code: 'no-tool', tool: 'apt-get', source: debian },
  });
  expect(await fetchSources([{ ...npm, files: ['c'] }], kept, new Map(), run)).toMatchObject({
    error: { code: 'not-in-package', file: 'c', folder: join(kept, '@words+list@1.2.3') },
  });
});

test('a file that is not as it was pinned is refused, and named', async () => {
  const { run } = tools();
  const pin = (text: string) => new Map([['dict/a.txt', sha256(Buffer.from(text))]]);
  expect(await fetchSources([npm], kept, pin('A'), run)).toMatchObject({ ok: true });
  expect(await fetchSources([npm], kept, pin('B'), run)).toMatchObject({
    error: { code: 'changed', file: 'dict/a.txt' },
  });
});

test('an archive that is no archive is the tool’s failure', async () => {
  const broken: RunTool = async (_tool, _args, folder) => {
    writeFileSync(join(folder, 'x.tgz'), 'no archive');
    return ok(new Uint8Array());
  };
  expect(await fetchSources([npm], kept, new Map(), broken)).toMatchObject({
    error: { code: 'tool-failed', tool: 'npm' },
  });
});

test('programs run without a shell; what they say last is kept', async () => {
  const script = (text: string) => runTool(process.execPath, ['-e', text], kept);
  expect(await script('process.stdout.write("out")')).toEqual(ok(Buffer.from('out')));
  expect(await script('console.error("a\\nb");process.exit(3)')).toMatchObject({
    error: { code: 'tool-failed', detail: 'b' },
  });
  expect(await runTool('no-such-tool-here', [], kept)).toMatchObject({
    error: { code: 'no-tool', tool: 'no-such-tool-here' },
  });
});
