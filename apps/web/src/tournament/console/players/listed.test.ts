import type { PlayerView } from '@taht/tournament';
import { expect, test } from 'vitest';
import { listed, toMark } from './listed.ts';

const player = (number: number, name: string, school: string, status: string) =>
  ({ player: number, name, school, class: '', status }) as PlayerView;

const players = [
  player(1, 'İpek', 'Zeytin', 'present'),
  player(2, 'Çağla', 'Ada', 'expected'),
  player(3, 'Can', 'Ada', 'present'),
  player(12, 'Deniz', 'Ada', 'late'),
];
const numbers = (sought: string, order: 'number' | 'name' | 'school' | 'missing') =>
  listed(players, sought, order, 'tr').map((each) => each.player);

test('in the order of the alphabet of the language', () => {
  expect(numbers('', 'name')).toEqual([3, 2, 12, 1]);
  expect(numbers('', 'school')).toEqual([3, 2, 12, 1]);
  expect(numbers('', 'number')).toEqual([1, 2, 3, 12]);
});

test('those who are not here yet come first', () => {
  expect(numbers('', 'missing')).toEqual([2, 12, 3, 1]);
});

test('found by number, name or school, in whatever case', () => {
  expect(numbers('1', 'number')).toEqual([1]);
  expect(numbers('ipek', 'number')).toEqual([1]);
  expect(numbers(' ada', 'number')).toEqual([2, 3, 12]);
});

test('a mark for all is for those who are listed, and makes nobody present who is late or away', () => {
  const found = listed(players, 'ada', 'number', 'tr');
  expect(toMark(found, 'present')).toEqual([2]);
  expect(toMark(found, 'late')).toEqual([2, 3]);
  expect(toMark(found, 'withdrawn')).toEqual([2, 3, 12]);
});
