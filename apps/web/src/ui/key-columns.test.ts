import { alphabetFor, editions, tilesetOf } from '@taht/editions';
import type { TileSet } from '@taht/rules';
import { expect, test } from 'vitest';
import { keyColumns } from './key-columns.ts';

const cases = editions.flatMap(({ id, rulesets }) =>
  rulesets.map(({ tileset }) => [id, tileset] as const),
);

test.for(cases)('%s: no letter of %s stands alone', ([, tileset]) => {
  const { length } = alphabetFor(tilesetOf(tileset) as TileSet).letters;
  const columns = keyColumns(length);
  expect(columns).toBeLessThanOrEqual(7);
  expect(length % columns).not.toBe(1);
});
