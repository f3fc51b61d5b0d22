/** Where a browser knows no Icelandic, names come in the order that Icelandic has. */
import { expect, test } from 'vitest';
import { icelandic, orderIn } from './order.ts';

const NAMES = [
  'Anna',
  'Azra',
  'Áki',
  'Daði',
  'Ðiða',
  'Elín',
  'Éva',
  'Oz',
  'Óli',
  'Ýr',
  'Zoë',
  'Þór',
  'Ævar',
  'Örn',
];

test.each([
  ['as we order them', icelandic],
  ['as Icelandic does', orderIn('is')],
])('%s', (_, compare) => {
  expect(NAMES.toReversed().sort(compare)).toEqual(NAMES);
  expect(['10a', '5b'].sort(compare)).toEqual(['5b', '10a']);
});
