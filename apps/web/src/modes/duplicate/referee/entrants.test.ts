import { expect, test } from 'vitest';
import { entrantsOf } from './entrants.ts';

test('a name in each line, with a hall of its own or the one for all', () => {
  expect(entrantsOf(' Mari \r\n\nПетро; Зала Б\nAyşe\tSalon 2\nTamm, Jüri;', 'A')).toEqual([
    { name: 'Mari', hall: 'A' },
    { name: 'Петро', hall: 'Зала Б' },
    { name: 'Ayşe', hall: 'Salon 2' },
    { name: 'Tamm, Jüri', hall: 'A' },
  ]);
});
