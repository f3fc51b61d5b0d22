import { expect, test } from 'vitest';
import { tiesOf } from '../../test/support/cards.ts';
import { mayChallenge, mayChat, mayPair, type Ties } from './ties.ts';

const AT = 1000;

const inClass = (id: string, school: string, outside = false): Ties =>
  tiesOf(id, { pupilOf: { class: school, teacher: 'tea', outside } });

test.each<[string, Ties, Ties, string]>([
  // who                              from                                  to                              may chat, pair
  ['strangers', tiesOf('a'), tiesOf('b'), 'chat pair'],
  ['the blocked', tiesOf('a'), tiesOf('b', { blocks: ['a'] }), ''],
  ['the blocker', tiesOf('a', { blocks: ['b'] }), tiesOf('b'), ''],
  ['who is not to be heard', tiesOf('a'), tiesOf('b', { mutes: ['a'] }), 'pair'],
  ['who does not want to hear', tiesOf('a', { mutes: ['b'] }), tiesOf('b'), 'chat pair'],
  ['the silenced', tiesOf('a', { mutedUntil: AT + 1 }), tiesOf('b'), 'pair'],
  ['the silenced of old', tiesOf('a', { mutedUntil: AT }), tiesOf('b'), 'chat pair'],
  ['the closed', tiesOf('a', { closedUntil: AT + 1 }), tiesOf('b'), ''],
  ['pupils of one class', inClass('a', 'x'), inClass('b', 'x'), 'chat pair'],
  ['pupil and teacher', inClass('a', 'x'), tiesOf('tea'), 'chat pair'],
  ['teacher and pupil', tiesOf('tea'), inClass('a', 'x'), 'chat pair'],
  ['pupil and stranger', inClass('a', 'x'), tiesOf('b'), ''],
  ['stranger and pupil', tiesOf('b'), inClass('a', 'x'), ''],
  ['a pupil who may go out', inClass('a', 'x', true), tiesOf('b'), 'pair'],
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
  expect(mayPair(tiesOf('a'), tiesOf('a'), AT)).toBe(false);
});
