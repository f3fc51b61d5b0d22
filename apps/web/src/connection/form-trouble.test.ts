import { expect, test } from 'vitest';
import { fieldOf, sayTrouble } from './form-trouble.ts';
import type { Trouble } from './trouble.ts';

const refused = (code: string, facts: object = {}): Trouble => ({
  code: 'refused',
  refusal: { ...facts, code },
});

test('a refusal stands beside the field that it is about', () => {
  expect(fieldOf(refused('name-taken'), ['name', 'password'])).toBe('name');
  expect(fieldOf(refused('name-taken'), ['nickname'])).toBe('nickname');
  expect(fieldOf(refused('wrong-name-or-password'), ['name', 'password'])).toBe('password');
});

test('what is about none of the fields, and what the network could not do, is about the form', () => {
  expect(fieldOf(refused('too-many-attempts'), ['name'])).toBeNull();
  expect(fieldOf(refused('pin-locked'), ['name'])).toBeNull();
  expect(fieldOf({ code: 'network', cause: 'unreachable' }, ['name'])).toBeNull();
  expect(fieldOf(null, ['name'])).toBeNull();
});

test('a locked PIN says until when, or that only the teacher can help', () => {
  const texts = {
    language: 'en',
    t: (id: string) => id,
    find: (id: string, values?: object) =>
      id.startsWith('refusal.') ? `${id} ${JSON.stringify(values)}` : undefined,
    list: (items: readonly string[]) => items.join(),
  } as const;
  const at = new Date(2026, 10, 15, 14, 5).getTime();
  expect(sayTrouble(texts, refused('pin-locked', { until: null }))).toContain('"until":"never"');
  expect(sayTrouble(texts, refused('pin-locked', { until: at }))).toMatch(/"until":"2:05.PM"/u);
});
