import { expect, test } from 'vitest';
import { splitFilters } from './split-filters.js';

test.each([
  [[], [], []],
  [['packages/search'], ['packages/search'], null],
  [['scripts/browser.test.ts'], ['scripts/browser.test.ts'], null],
  [['apps/web/test/browser'], null, ['apps/web/test/browser']],
  [['mouse.browser.ts'], null, ['mouse.browser.ts']],
  [['apps/web/test/scenario', '-t', 'a name'], ['-t', 'a name'], ['apps/web/test/scenario']],
])('%j', (filters, vitest, browser) => {
  expect(splitFilters(filters)).toEqual({ vitest, browser });
});
