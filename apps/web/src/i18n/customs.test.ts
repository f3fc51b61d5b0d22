import { afterEach, expect, test, vi } from 'vitest';
import { listFormat, momentText, numberText } from './customs.ts';

const AT = new Date(2026, 10, 6, 9, 5);

afterEach(() => vi.restoreAllMocks());

/** As in Chromium. */
const knowNoIcelandic = () =>
  vi
    .spyOn(Intl.NumberFormat, 'supportedLocalesOf')
    .mockImplementation((locale) => (locale === 'is' ? [] : [String(locale)]));

test('a language is written by its own customs where they are known', () => {
  expect(momentText(AT, 'is', { dateStyle: 'long' })).toBe('6. nóvember 2026');
  expect(numberText(1234.5, 'uk')).toBe('1\u00a0234,5');
});

test('where they are not, in figures and as those write who write alike', () => {
  knowNoIcelandic();
  expect(numberText(1234.5, 'is')).toBe('1.234,5');
  expect(listFormat('is').format(['Anna', 'Birna', 'Jón'])).toBe('Anna, Birna og Jón');
  expect(momentText(AT, 'is', { dateStyle: 'long' })).toBe('6.11.2026');
  expect(momentText(AT, 'is', { timeStyle: 'short' })).toBe('09:05');
  expect(momentText(AT, 'is', { dateStyle: 'medium', timeStyle: 'short' })).toBe(
    '6.11.2026, 09:05',
  );
  expect(momentText(AT, 'is', { day: 'numeric', month: 'short' })).toBe('6.11.');
});
