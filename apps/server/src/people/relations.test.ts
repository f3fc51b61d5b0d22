import { expect, test } from 'vitest';
import { relationsOf } from '../../test/support/cards.ts';
import { mayChallenge, mayChat, mayPair, type Relations } from './relations.ts';

const AT = 1000;

const inClass = (id: string, school: string, outside = false): Relations =>
  relationsOf(id, { pupilOf: { class: school, teacher: 'tea', outside } });

test.each<[string, Relations, Relations, string]>([
  // who                              from                                  to                              may chat, pair
  ['strangers', relationsOf('a'), relationsOf('b'), 'chat pair'],
  ['the blocked', relationsOf('a'), relationsOf('b', { blocks: ['a'] }), ''],
  ['the blocker', relationsOf('a', { blocks: ['b'] }), relationsOf('b'), ''],
  ['who is not to be heard', relationsOf('a'), relationsOf('b', { mutes: ['a'] }), 'pair'],
  ['who does not want to hear', relationsOf('a', { mutes: ['b'] }), relationsOf('b'), 'chat pair'],
  ['the silenced', relationsOf('a', { mutedUntil: AT + 1 }), relationsOf('b'), 'pair'],
  ['the silenced of old', relationsOf('a', { mutedUntil: AT }), relationsOf('b'), 'chat pair'],
  ['the closed', relationsOf('a', { closedUntil: AT + 1 }), relationsOf('b'), ''],
  ['pupils of one class', inClass('a', 'x'), inClass('b', 'x'), 'chat pair'],
  ['pupil and teacher', inClass('a', 'x'), relationsOf('tea'), 'chat pair'],
  ['teacher and pupil', relationsOf('tea'), inClass('a', 'x'), 'chat pair'],
  ['pupil and stranger', inClass('a', 'x'), relationsOf('b'), ''],
  ['stranger and pupil', relationsOf('b'), inClass('a', 'x'), ''],
  ['a pupil who may go out', inClass('a', 'x', true), relationsOf('b'), 'pair'],
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
  expect(mayPair(relationsOf('a'), relationsOf('a'), AT)).toBe(false);
});
