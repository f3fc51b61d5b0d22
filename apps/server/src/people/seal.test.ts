import { expect, test } from 'vitest';
import { makeSessionKey, readSessionKey } from './cookies.ts';
import { isSame, makeTicket, readTicket, seal, unseal } from './seal.ts';

const SECRET = new Uint8Array(32).fill(7);
const OTHER = new Uint8Array(32).fill(8);

test('what was sealed opens with the same secret and for the same purpose only', () => {
  const sealed = seal(SECRET, 'session', 'a.b');
  expect(unseal(SECRET, 'session', sealed)).toBe('a.b');
  expect(unseal(OTHER, 'session', sealed)).toBeNull();
  expect(unseal(SECRET, 'email', sealed)).toBeNull();
});

test('no changed byte of a seal opens', () => {
  const sealed = seal(SECRET, 'session', 'person.session');
  for (let i = 0; i < sealed.length; i++) {
    const changed = sealed.slice(0, i) + (sealed[i] === 'x' ? 'y' : 'x') + sealed.slice(i + 1);
    expect(unseal(SECRET, 'session', changed), changed).toBeNull();
  }
  expect(unseal(SECRET, 'session', '')).toBeNull();
  expect(unseal(SECRET, 'session', 'x'.repeat(100_000))).toBeNull();
});

test('a ticket is good until its time', () => {
  const ticket = makeTicket(SECRET, 'email', { until: 10, person: 'p' });
  expect(readTicket(SECRET, 'email', ticket, 9)).toEqual({ until: 10, person: 'p' });
  expect(readTicket(SECRET, 'email', ticket, 10)).toBeNull();
  expect(readTicket(SECRET, 'passkey-add', ticket, 9)).toBeNull();
});

test('a session is read from its cookie, and over TLS only from the one no other host can set', () => {
  const key = makeSessionKey(SECRET, { person: 'p', session: 's' });
  const expected = { person: 'p', session: 's' };
  expect(readSessionKey(SECRET, `x=1; taht=${key}; y=2`, false)).toEqual(expected);
  expect(readSessionKey(SECRET, `__Host-taht=${key}`, true)).toEqual(expected);
  expect(readSessionKey(SECRET, `taht=${key}`, true)).toBeNull();
  expect(readSessionKey(SECRET, `nottaht=${key}`, false)).toBeNull();
  expect(readSessionKey(SECRET, undefined, false)).toBeNull();
});

test('texts are the same or not, whatever their lengths', () => {
  expect(isSame('a', 'a')).toBe(true);
  expect(isSame('a', 'ab')).toBe(false);
  expect(isSame('', '')).toBe(true);
});
