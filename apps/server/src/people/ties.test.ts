import { expect, test } from 'vitest';
import { areFriends, mayChallenge, mayChat, mayPair, type Ties } from './ties.ts';

const AT = 1000;

const one = (id: string, ties: Partial<Ties> = {}): Ties => ({
  id,
  follows: [],
  blocks: [],
  mutes: [],
  mutedUntil: null,
  closedUntil: null,
  pupilOf: null,
  ...ties,
});

const inClass = (id: string, school: string, outside = false): Ties =>
  one(id, { pupilOf: { class: school, teacher: 'tea', outside } });

test.each<[string, Ties, Ties, string]>([
  // who                              from                                  to                              may chat, pair
  ['strangers', one('a'), one('b'), 'chat pair'],
  ['the blocked', one('a'), one('b', { blocks: ['a'] }), ''],
  ['the blocker', one('a', { blocks: ['b'] }), one('b'), ''],
  ['who is not to be heard', one('a'), one('b', { mutes: ['a'] }), 'pair'],
  ['who does not want to hear', one('a', { mutes: ['b'] }), one('b'), 'chat pair'],
  ['the silenced', one('a', { mutedUntil: AT + 1 }), one('b'), 'pair'],
  ['the silenced of old', one('a', { mutedUntil: AT }), one('b'), 'chat pair'],
  ['the closed', one('a', { closedUntil: AT + 1 }), one('b'), ''],
  ['pupils of one class', inClass('a', 'x'), inClass('b', 'x'), 'chat pair'],
  ['pupil and teacher', inClass('a', 'x'), one('tea'), 'chat pair'],
  ['teacher and pupil', one('tea'), inClass('a', 'x'), 'chat pair'],
  ['pupil and stranger', inClass('a', 'x'), one('b'), ''],
  ['stranger and pupil', one('b'), inClass('a', 'x'), ''],
  ['a pupil who may go out', inClass('a', 'x', true), one('b'), 'pair'],
  ['pupils of two classes', inClass('a', 'x', true), inClass('b', 'y', true), 'pair'],
  ['a shut class and an open one', inClass('a', 'x'), inClass('b', 'y', true), ''],
  ['classmates at odds', inClass('a', 'x'), { ...inClass('b', 'x'), blocks: ['a'] }, ''],
])('%s', (_name, from, to, expected) => {
  const may = [mayChat(from, to, AT) ? 'chat' : '', mayPair(from, to, AT) ? 'pair' : ''];
  expect(may.filter((word) => word !== '').join(' ')).toBe(expected);
  expect(mayPair(to, from, AT)).toBe(mayPair(from, to, AT));
  expect(mayChallenge(from, to, AT)).toBe(mayPair(from, to, AT));
});

test('nobody is paired with themselves', () => {
  expect(mayPair(one('a'), one('a'), AT)).toBe(false);
});

test('friends follow one another', () => {
  const a = one('a', { follows: ['b'] });
  expect(areFriends(a, one('b'))).toBe(false);
  expect(areFriends(a, one('b', { follows: ['a'] }))).toBe(true);
});
