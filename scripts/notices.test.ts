/** Whoever's work the page contains is named on its page of licences. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installedPackages } from './installed-packages.ts';
import { root } from './paths.js';

/** For pages that are drawn on a server, as ours are not. */
const LEFT_OUT = 'preact-render-to-string';

test('the page names every package that it contains', () => {
  const page = readFileSync(join(root, 'apps/web/src/about/notices.ts'), 'utf8');
  const named = [...page.matchAll(/name: '(?<name>[^']+)'/g)].map(({ groups }) => groups?.name);
  const contained = installedPackages([join(root, 'apps/web')]).map(({ name }) => name);
  expect(named.toSorted()).toEqual(contained.filter((name) => name !== LEFT_OUT).toSorted());
});
