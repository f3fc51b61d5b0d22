import { rulesetOf } from '@taht/editions';
import { presetOf, type TournamentView } from '@taht/tournament';
import { expect, test } from 'vitest';
import { copiedOptions } from './copied.ts';

const NOW = new Date(2026, 4, 10, 9, 30).getTime();

test('rules, stages and hall rules go along, and the names of the new one have a day of their own', () => {
  const rules = presetOf('tr-school-event');
  const base = rulesetOf('tr-school');
  if (rules === undefined || base === undefined) return expect.fail('no preset');
  const planned = rules.stages.slice(0, 2);
  const line = { kind: 'own', line: 'Water' } as const;
  const head = {
    ...{ name: 'Cup', language: 'en', base, planned, hallLanguage: 'tr' },
    lexicon: { id: 'en', hash: 'x' },
    rules: { ...rules, phones: 'results' },
    deleteBy: NOW - 1,
  } as unknown as TournamentView['head'];
  expect(copiedOptions({ head, hallRules: [line] }, NOW)).toEqual({
    name: 'Cup',
    edition: 'en',
    ruleset: 'tr-school',
    houseRules: [],
    lexicon: 'en',
    preset: 'tr-school-event',
    rules: { phones: 'results', stages: planned, hallRules: [line] },
    keepDays: 30,
    hallLanguage: 'tr',
  });
});
