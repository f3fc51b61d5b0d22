/** Whoever has a Node that is too old is told which one is needed, before anything is read that it cannot understand. */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../src/main.js', import.meta.url));
const AS_NODE_20 =
  "data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.0' } });";

test('an old Node is told so', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', AS_NODE_20, MAIN, 'editions'],
    { encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([
    1,
    'taht needs Node 24 or newer, and this is Node 20.19.0. Newer ones: https://nodejs.org\n',
  ]);
});
