/** Whatever can be refused, chosen or happen has a text in every language. The codes and events of a game are held to it by their types. */
import { LANGUAGES, loadCatalogues } from '@taht/messages';
import {
  CLASS_REFUSALS,
  DRAFT_SYNC_REFUSALS,
  FAILURE_CODES,
  LOBBY_REFUSALS,
  MODERATION_REFUSALS,
  PEOPLE_FAILURES,
  PERSON_REFUSALS,
  RATINGS_REFUSALS,
  TABLE_REFUSALS,
  WORD_REPORT_REFUSALS,
} from '@taht/protocol';
import { RULE_VALUES, RULESET_FAULTS } from '@taht/rules';
import { describe, expect, test } from 'vitest';
import { causeOf } from '../src/connection/trouble.ts';

const catalogues = await loadCatalogues();

const REFUSALS = [
  ...CLASS_REFUSALS,
  ...DRAFT_SYNC_REFUSALS,
  ...LOBBY_REFUSALS,
  ...MODERATION_REFUSALS,
  ...PEOPLE_FAILURES,
  ...PERSON_REFUSALS,
  ...RATINGS_REFUSALS,
  ...TABLE_REFUSALS,
  ...WORD_REPORT_REFUSALS,
];

const OPTIONS = Object.entries(RULE_VALUES).flatMap(([field, values]) => [
  `rule.${field}`,
  ...values.map((value) => `rule.${field}.${value}`),
]);

const IDS = [
  ...FAILURE_CODES.map((code) => `net.${causeOf(code)}`),
  ...REFUSALS.map((code) => `refusal.${code}`),
  ...RULESET_FAULTS.map((fault) => `fault.${fault}`),
  ...OPTIONS,
];

describe.each(LANGUAGES)('%s', (language) => {
  test('every refusal and every option is said', () => {
    const texts: Readonly<Record<string, string>> = catalogues[language];
    expect(IDS.filter((id) => !texts[id]?.trim())).toEqual([]);
  });
});
