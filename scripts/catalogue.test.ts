import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATALOGUE, catalogueSource } from './catalogue.ts';

test('the table of the interface texts is what `npm run texts` writes', () => {
  expect(readFileSync(CATALOGUE, 'utf8')).toBe(catalogueSource());
});
