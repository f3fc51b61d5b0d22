/** A release starts and is played on where there is no network and nothing installed. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildWeb } from './build-web.js';
import { makeRelease } from './make-release.ts';
import { node, root } from './paths.js';

const minutes = 60_000;
const folder = join(mkdtempSync(join(tmpdir(), 'taht-release-')), 'here');
beforeAll(async () => {
  expect(await buildWeb()).toBe(true);
  makeRelease(folder);
}, 5 * minutes); // a busy machine takes its time to build the page
afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

/** A network of its own with nothing in it, where the system lets us have one; else nothing but what the environment takes. */
const apart = ['unshare', '--map-root-user', '--net', 'sh', '-c', 'ip link set lo up && exec "$@"'];
const canBeApart =
  spawnSync(apart[0] ?? '', [...apart.slice(1), 'sh', 'true'], { stdio: 'ignore' }).status === 0;

test('serves the app and a game with a bot, makes a backup and knows its words', () => {
  const [command = '', ...args] = [
    ...(canBeApart ? [...apart, 'sh'] : []),
    node,
    join(root, 'scripts/try-release.ts'),
    folder,
  ];
  const said = execFileSync(command, args, { encoding: 'utf8' });
  expect(JSON.parse(said)).toEqual({
    health: 200,
    page: { title: 'Täht', script: expect.stringContaining('javascript') },
    placed: expect.stringMatching(/"kind":"placed"/),
    games: 1,
    checked: {
      words: [
        expect.objectContaining({ word: 'WORD', valid: true }),
        expect.objectContaining({ word: 'WROD', valid: false }),
      ],
    },
    exit: 0,
  });
});

test('tells programs what it is made of, each with its version and licence', () => {
  const document = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8')) as {
    readonly bomFormat: string;
    readonly components: readonly { name: string; purl: string; licenses: readonly object[] }[];
  };
  expect(document.bomFormat).toBe('CycloneDX');
  const notices = readFileSync(join(folder, 'NOTICES'), 'utf8');
  const inNotices = [...notices.matchAll(/^(@?[\w./-]+) (\d+\.\d+\.\d+\S*) \(/gm)];
  const names = new Set(document.components.map(({ name }) => name));
  for (const [, name = ''] of inNotices) if (name !== 'Node.js') expect(names).toContain(name);
  for (const each of document.components) {
    expect(each.purl).toMatch(/^pkg:(?:npm|generic)\/\S+@\d/);
    expect(each.licenses, each.name).toHaveLength(1);
  }
});

test('has the licence of everything in it, and no test', () => {
  const notices = readFileSync(join(folder, 'NOTICES'), 'utf8');
  for (const name of ['Node.js', 'fastify', 'zod', '@node-rs/argon2', 'commander', 'preact'])
    expect(notices).toMatch(new RegExp(`\\n${name} \\d+\\.\\d+\\.\\d+ \\(`));
  expect(notices).not.toContain('(unknown)');
  expect(existsSync(join(folder, 'lexicons/LICENSES'))).toBe(true);
  for (const name of ['vitest', 'vite', 'typescript', '@taht/testkit'])
    expect(existsSync(join(folder, 'node_modules', name)), name).toBe(false);
});
