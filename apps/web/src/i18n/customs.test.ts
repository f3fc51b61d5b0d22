import { afterEach, expect, test, vi } from 'vitest';
import { listFormat, momentText, numberText, weekdayLetter } from './customs.ts';

const AT = new Date(2026, 10, 6, 9, 5);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** As in Chromium. */
const knowNoIcelandic = () =>
  vi
    .spyOn(Intl.NumberFormat, 'supportedLocalesOf')
    .mockImplementation((locale) => (locale === 'is' ? [] : [String(locale)]));

test('a language is written by its own customs where they are known', () => {
  expect(momentText(AT, 'is', { dateStyle: 'long' })).toBe('6. nóvember 2026');
  expect(numberText(1234.5, 'uk')).toBe('1\u00a0234,5');
});

/** Spaces as they must be, none of them one where a line may end. */
test.each<[string, string, string, string, string]>([
  ['et', '6. november 2026', '6. nov 2026, 09:05', '12\u00a0345,5', '50%'],
  ['is', '6. nóvember 2026', '6. nóv. 2026, 09:05', '12.345,5', '50%'],
  ['fi', '6. marraskuuta 2026', '6.11.2026 klo 9.05', '12\u00a0345,5', '50\u00a0%'],
  ['uk', '6 листопада 2026 р.', '6 лист. 2026 р., 09:05', '12\u00a0345,5', '50%'],
  ['tr', '6 Kasım 2026', '6 Kas 2026 09:05', '12.345,5', '%50'],
  ['en', '6 November 2026', '6 Nov 2026, 09:05', '12,345.5', '50%'],
])('a day, a moment, a number and a share in %s', (language, day, moment, number, share) => {
  vi.stubGlobal('navigator', { language });
  expect(momentText(AT, language, { dateStyle: 'long' })).toBe(day);
  expect(momentText(AT, language, { dateStyle: 'medium', timeStyle: 'short' })).toBe(moment);
  expect(numberText(12_345.5, language)).toBe(number);
  expect(numberText(0.5, language, { style: 'percent' })).toBe(share);
});

test('where they are not, as those write who write alike, with the months’ own names', () => {
  knowNoIcelandic();
  expect(numberText(1234.5, 'is')).toBe('1.234,5');
  expect(numberText(0.5, 'is', { style: 'percent' })).toBe('50%');
  expect(listFormat('is').format(['Anna', 'Birna', 'Jón'])).toBe('Anna, Birna og Jón');
  expect(momentText(AT, 'is', { dateStyle: 'long' })).toBe('6. nóvember 2026');
  expect(momentText(AT, 'is', { timeStyle: 'short' })).toBe('09:05');
  expect(momentText(AT, 'is', { dateStyle: 'medium', timeStyle: 'short' })).toBe(
    '6. nóv. 2026, 09:05',
  );
  expect(momentText(AT, 'is', { dateStyle: 'short', timeStyle: 'short' })).toBe('6.11.2026, 09:05');
  expect(momentText(AT, 'is', { day: 'numeric', month: 'short' })).toBe('6. nóv.');
  expect(momentText(new Date(2026, 4, 1), 'is', { day: 'numeric', month: 'short' })).toBe('1. maí');
});

test('a day of the week is one letter of the language, also where the browser has none', () => {
  const week = (language: string) =>
    Array.from({ length: 7 }, (_, i) =>
      weekdayLetter(new Date(2026, 10, 16 + i, 12).getTime(), language),
    ).join('');
  expect(['et', 'fi', 'tr', 'uk'].map(week)).toEqual(['ETKNRLP', 'MTKTPLS', 'PSÇPCCP', 'ПВСЧПСН']);
  knowNoIcelandic();
  expect(week('is')).toBe('MÞMFFLS');
});

test.each([
  ['en-GB', '6 November 2026'],
  ['en', '6 November 2026'],
  ['et', '6 November 2026'],
  ['en-US', 'November 6, 2026'],
])('English puts the day before the month, unless the browser is American: %s', (browser, day) => {
  vi.stubGlobal('navigator', { language: browser });
  expect(momentText(AT, 'en', { dateStyle: 'long' })).toBe(day);
  expect(momentText(AT, 'et', { dateStyle: 'long' })).toBe('6. november 2026');
});

test('an English list has no comma before “and”', () =>
  expect(listFormat('en').format(['Anna', 'Ben', 'Carla'])).toBe('Anna, Ben and Carla'));
