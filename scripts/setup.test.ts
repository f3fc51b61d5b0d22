/** What the set-up installs, with the true npm in a small workspace that needs no network. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outerEnv, root } from './paths.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taht-setup-'));
  for (const name of ['packages', 'apps', 'scripts', 'tools/node', 'tools/builder'])
    mkdirSync(join(folder, name), { recursive: true });
  for (const name of ['setup.js', 'file-lock.js', 'paths.js'])
    cpSync(join(root, 'scripts', name), join(folder, 'scripts', name));
  writeFileSync(join(folder, '.npmrc'), '');
  writeFileSync(join(folder, 'package-lock.json'), '{"lockfileVersion":3,"packages":{}}');
  write('tools/node/package.json', { name: 'node', version: '26.0.0', bin: 'node.js' });
  writeFileSync(join(folder, 'tools/node/node.js'), '#!/bin/sh\necho v26\n', { mode: 0o755 });
  write('tools/builder/package.json', { name: 'builder', version: '1.0.0' });
  writeManifest('1.0.0');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, value: object): void {
  writeFileSync(join(folder, path), JSON.stringify(value));
}

const writeManifest = (version: string): void =>
  write('package.json', {
    ...{ name: 'small', version, private: true, type: 'module' },
    dependencies: { node: 'file:tools/node' },
    devDependencies: { builder: 'file:tools/builder' },
  });

/** Whether it installed anything. */
function setUp(env: NodeJS.ProcessEnv = {}): boolean {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/setup.js'], {
    cwd: folder,
    env: { ...outerEnv(), npm_config_offline: 'true', ...env },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  return stderr !== '';
}

const hasBuilder = (): boolean => existsSync(join(folder, 'node_modules/builder'));

test('installs once, and again only when something that it depends on has changed', () => {
  expect([setUp(), setUp()]).toEqual([true, false]);
  writeManifest('1.0.1');
  expect([setUp(), setUp()]).toEqual([true, false]);
});

test('a build for production that finds the installation out of date keeps the tools', () => {
  setUp();
  writeManifest('1.0.1');
  expect(setUp({ NODE_ENV: 'production' })).toBe(true);
  expect(hasBuilder()).toBe(true);
});
