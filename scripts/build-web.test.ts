/** What makes the page be built anew. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fingerprint } from './build-web.js';

const work = mkdtempSync(join(tmpdir(), 'taht-sources-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const BEFORE = { 'src/page.ts': 'one', 'src/page.test.ts': 'test', 'dist/page.js': 'built' };

function printOf(files: Readonly<Record<string, string>>): string {
  rmSync(work, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(work, name)), { recursive: true });
    writeFileSync(join(work, name), text);
  }
  return fingerprint([work]);
}

test.each<[name: string, after: Record<string, string>, isNew: boolean]>([
  ['nothing changed', {}, false],
  ['a source changed', { 'src/page.ts': 'two' }, true],
  ['a source was added', { 'src/other.ts': '' }, true],
  ['a test changed', { 'src/page.test.ts': 'another' }, false],
  ['a built file changed', { 'dist/page.js': 'built again' }, false],
  ['a package was installed', { 'node_modules/a/index.js': '' }, false],
])('%s', (_name, after, isNew) => {
  expect(printOf({ ...BEFORE, ...after }) !== printOf(BEFORE)).toBe(isNew);
});
