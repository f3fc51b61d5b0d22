/** The maps are short, and the files that they name are there. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.js';

/** Where the names of a map begin, beside the root of the repository. */
const MAPS: readonly (readonly [file: string, most: number, from: readonly string[]])[] = [
  ['ARCHITECTURE.md', 120, ['packages', 'packages/rules/src', 'apps/web/src/play/input']],
  ['apps/server/README.md', 64, ['apps/server', 'apps/server/src']],
  ['apps/web/README.md', 64, ['apps/web', 'apps/web/src', 'apps/web/src/play/input']],
  ['apps/cli/README.md', 64, ['apps/cli', 'apps/cli/src', 'apps/cli/src/commands/play']],
];

const SHORT: Readonly<Record<string, string>> = { w: 'apps/web/src', s: 'apps/server/src' };

const files = globSync('{packages,apps,scripts}/**/*.{ts,tsx,js,css}', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
}).map((file) => `/${file.replaceAll('\\', '/')}`);

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([\w./-]+\.(?:tsx?|js|css))`/gu)]
    .map(([, name = '']) => name.replace(/^([ws])\//u, (_, short) => `${SHORT[short]}/`))
    .filter((name) => !name.startsWith('.'));

test.each(MAPS)('%s has at most %i lines and names files that exist', (map, most, from) => {
  const text = readFileSync(join(root, map), 'utf8');
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(most);
  const isThere = (name: string): boolean =>
    name.includes('/')
      ? ['', ...from].some((folder) => files.includes(join('/', folder, name)))
      : files.some((file) => file.endsWith(`/${name}`));
  expect(namesIn(text).filter((name) => !isThere(name))).toEqual([]);
});
