import { expect, test } from 'vitest';
import { entrantsOf, notYetIn, portionsOf } from './entrants.ts';

test('a name in each line, with a hall of its own or the one for all', () => {
  expect(entrantsOf(' Mari \r\n\nПетро; Зала Б\nAyşe\tSalon 2\nTamm, Jüri;', 'A')).toEqual([
    { name: 'Mari', hall: 'A' },
    { name: 'Петро', hall: 'Зала Б' },
    { name: 'Ayşe', hall: 'Salon 2' },
    { name: 'Tamm, Jüri', hall: 'A' },
  ]);
});

test('thousands of names go in portions, each once and in their order', () => {
  const players = entrantsOf(Array.from({ length: 1001 }, (_, i) => `Player ${i}`).join('\n'), '');
  const portions = portionsOf(players);
  expect(portions.length).toBeGreaterThan(1);
  expect(portions.flat()).toEqual(players);
});

test('of a list that was refused in the middle those who are in are not sent again', () => {
  const list = (names: string) => entrantsOf(names, 'A');
  const entered = list('Mari\nJüri');
  expect(notYetIn(list('Mari\nJüri\nPeeter'), entered)).toEqual(list('Peeter'));
  expect(notYetIn(list('Mari\nJüri'), entered)).toEqual([]);
  expect(notYetIn(list('Mari\nMari\nJüri'), entered)).toEqual(list('Mari\nJüri'));
  expect(notYetIn(list('Mari'), [])).toEqual(list('Mari'));
});
