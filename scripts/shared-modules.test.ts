/** Files of tests share what they have loaded, so what they have in common does nothing by itself when it is loaded. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.js';

/** Called at the beginning of a line, a hook is set when the file is loaded: for the first of those who use it alone. */
const HOOK = /^(?:before|after)(?:Each|All)\(/mu;

test('only files of tests set hooks when they are loaded', () => {
  const shared = globSync('{packages,apps}/*/{src,test}/**/*.ts', { cwd: root }).filter(
    (file) => !/\.(?:test|browser)\.ts$/u.test(file),
  );
  expect(shared.length).toBeGreaterThan(100);
  expect(shared.filter((file) => HOOK.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
