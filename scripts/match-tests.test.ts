/** What `npm test -- NAME` runs. */
import { expect, test } from 'vitest';
import { matchTests, testFiles } from './match-tests.js';

const FILES: Readonly<Record<string, string>> = {
  'packages/rules/test/score.test.ts': "test('a bridge (JAKAUMA) scores')",
  'packages/search/test/score.test.ts': "test('finds plays')",
  'apps/web/test/browser/mouse.browser.ts': "test('a whole game with the mouse')",
  'apps/web/test/scenario/bridge.browser.ts': "test('a bridge is laid')",
};

test.each<[name: string, filters: string[], vitest: string[] | null, browser: string[] | null]>([
  ['nothing: everything', [], [], []],
  ['a file', ['rules/test/score'], ['packages/rules/test/score.test.ts'], null],
  [
    'a name that is in several paths',
    ['score'],
    ['packages/rules/test/score.test.ts', 'packages/search/test/score.test.ts'],
    null,
  ],
  [
    'files for both tools',
    ['rules', 'mouse'],
    ['packages/rules/test/score.test.ts'],
    ['apps/web/test/browser/mouse\\.browser\\.ts'],
  ],
  [
    'a title',
    ['a bridge (JAKAUMA)'],
    ['packages/rules/test/score.test.ts', '-t', 'a bridge \\(JAKAUMA\\)'],
    null,
  ],
  [
    'a title in several words',
    ['a', 'bridge', 'is', 'laid'],
    null,
    ['apps/web/test/scenario/bridge\\.browser\\.ts', '-g', 'a bridge is laid'],
  ],
  ['nothing that is there', ['no such test'], null, null],
])('%s', (_name, filters, vitest, browser) => {
  const read = (file: string): string => FILES[file] ?? '';
  expect(matchTests(filters, Object.keys(FILES), read)).toEqual({ vitest, browser });
});

test('the files of this repository are found', () => {
  const files = testFiles();
  expect(files).toContain('scripts/match-tests.test.ts');
  expect(files).toContain('apps/web/test/scenario/mouse.browser.ts');
  expect(files.some((file) => file.includes('node_modules'))).toBe(false);
});
