import { expect, test } from 'vitest';
import { firstWanted, gamesNote, keepDays, optionsOf, withEdition, withPreset } from './wanted.ts';

const NOW = new Date(2026, 4, 10, 9, 30).getTime();

test('a teacher gets the usual tournament of the language, kept for thirty days', () => {
  expect(optionsOf({ ...firstWanted('et', NOW), name: ' Kevad ' }, NOW)).toEqual({
    name: 'Kevad',
    edition: 'et',
    ruleset: 'et-base',
    houseRules: [],
    lexicon: 'et',
    preset: 'school-day',
    rules: {},
    keepDays: 30,
  });
});

test('the school tournament brings the rules of its games, and other words leave them as they are', () => {
  const wanted = withPreset(firstWanted('et', NOW), 'tr-school-event');
  expect(wanted).toMatchObject({ edition: 'en', ruleset: 'tr-school', lexicon: 'en' });
  expect(gamesNote(wanted)).toBeNull();
  const turkish = withEdition(wanted, 'tr');
  expect(turkish).toMatchObject({ edition: 'tr', ruleset: 'tr-school', lexicon: 'tr' });
  expect(gamesNote(turkish)).toBe('other-words');
  expect(gamesNote({ ...turkish, ruleset: 'tr-base' })).toBe('other-rules');
});

test('another tournament has the rules of its language, and those of the school where they were chosen', () => {
  const wanted = firstWanted('et', NOW);
  expect(withEdition(wanted, 'fi')).toMatchObject({ edition: 'fi', ruleset: 'fi-base' });
  expect(gamesNote(wanted)).toBeNull();
  const school = { ...wanted, ruleset: 'tr-school' };
  expect(withEdition(school, 'fi')).toMatchObject({ edition: 'fi', ruleset: 'tr-school' });
});

test('what the school rules leave open goes with them only', () => {
  const strict = {
    ...withPreset(firstWanted('et', NOW), 'tr-school-event'),
    houseRules: ['pass-when-stuck'],
  };
  expect(optionsOf(strict, NOW).houseRules).toEqual(['pass-when-stuck']);
  expect(optionsOf({ ...strict, ruleset: 'en-club' }, NOW).houseRules).toEqual([]);
});

test('only what differs from the preset is sent', () => {
  const wanted = firstWanted('tr', NOW);
  const clock = { kind: 'room', seconds: 600 } as const;
  const { rules } = optionsOf({ ...wanted, rules: { ...wanted.rules, clock } }, NOW);
  expect(rules).toEqual({ clock });
});

test('names are gone when the day set is over, and a day that is none keeps them shortest', () => {
  expect(keepDays('2026-05-11', NOW)).toBe(1);
  expect(keepDays('2026-05-17', NOW)).toBe(7);
  expect(keepDays('2026-05-09', NOW)).toBe(1);
  expect(keepDays('never', NOW)).toBe(1);
  expect(keepDays('2030-01-01', NOW)).toBe(366);
});
