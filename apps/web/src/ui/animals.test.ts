import { BOT_NAMES } from '@taht/search';
import { expect, test } from 'vitest';
import { ANIMALS, animalOf } from './animals.ts';

test.each([
  ['level-1', 'hedgehog'],
  ['level-2', 'hedgehog'],
  ['level-4', 'fox'],
  ['level-6', 'fox'],
  ['level-8', 'owl'],
  ['level-10', 'owl'],
  ['level-12', 'owl'],
  ['level-14', 'bear'],
  ['champion', 'bear'],
  ['teacher', 'owl'],
])('%s is the %s', (bot, animal) => {
  expect(animalOf(bot)).toBe(animal);
});

test('every bot has a face, and every face a bot', () => {
  expect(new Set(BOT_NAMES.map(animalOf))).toEqual(new Set(ANIMALS));
});
