import { editions } from '@taht/editions';
import { tableClock, tableOptions } from '@taht/protocol';
import { describe, expect, test } from 'vitest';
import {
  CLOCK_NAMES,
  CLOCKS,
  choiceOf,
  editionFor,
  firstChoice,
  optionsOf,
  rulesAt,
  SEEK_CLOCKS,
  seekOf,
  settle,
  type TableChoice,
} from './table-options.ts';

const choice = (changes: Partial<TableChoice> = {}): TableChoice =>
  settle({ ...firstChoice(editionFor('et'), 'et-base'), ...changes });

describe('the choices for a table', () => {
  test.each(editions)('of $id make options that the protocol knows', (edition) => {
    for (const { id } of edition.rulesets)
      expect(tableOptions.safeParse(optionsOf(settle(firstChoice(edition, id)))).success).toBe(
        true,
      );
  });

  test.each(CLOCK_NAMES)('the clock %s is one', (name) => {
    expect(CLOCKS[name] === null || tableClock.safeParse(CLOCKS[name]).success).toBe(true);
  });

  test('another edition brings its own rules and list', () => {
    expect(choice({ edition: 'tr' })).toMatchObject({ ruleset: 'tr-base', lexicon: 'tr' });
    const friendly = choice({ edition: 'tr', ruleset: 'et-friendly' });
    expect(friendly).toMatchObject({ ruleset: 'tr-friendly', lexicon: 'tr' });
  });

  test.each(editions)(
    '$id: two to four play at a table, unless its rulebook is chosen',
    (edition) => {
      for (const places of [2, 3, 4])
        expect(settle({ ...firstChoice(edition, ''), places })).toMatchObject({ places });
    },
  );

  test.each(editions)('$id: what a table was opened with can be chosen again', (edition) => {
    const opened = settle({ ...firstChoice(edition, edition.rulesets[0].id), clock: 'days-3' });
    expect(choiceOf(optionsOf(opened))).toEqual(opened);
  });

  test('no list stays no list, and then there are no bots', () => {
    const chosen = choice({ edition: 'fi', lexicon: null, bots: ['level-4', '', ''] });
    expect(chosen).toMatchObject({ lexicon: null, bots: ['', '', ''] });
  });

  test('a rated game has no hints, house rules or bots', () => {
    const chosen = choice({
      isRated: true,
      hasHints: true,
      houseRules: ['two-bags'],
      bots: ['level-1', '', ''],
    });
    expect(chosen).toMatchObject({ hasHints: false, houseRules: [], bots: ['', '', ''] });
  });

  test('the school tournament takes no clock, and of the house rules only what it leaves open', () => {
    const chosen = choice({
      edition: 'en',
      ruleset: 'tr-school',
      clock: 'blitz-5',
      houseRules: ['two-bags', 'take-back', 'pass-when-stuck'],
    });
    expect(chosen).toMatchObject({ clock: 'rules', houseRules: ['pass-when-stuck'] });
    expect(rulesAt(optionsOf(chosen)).rules.pass.when).toBe('when-stuck');
  });

  test('among friends nothing is rated, and words are looked up', () => {
    const chosen = choice({
      ruleset: 'et-friendly',
      isRated: true,
      lexicon: null,
      houseRules: ['challenge-double', 'open-dictionary'],
    });
    expect(chosen).toMatchObject({
      isRated: false,
      lexicon: 'et',
      houseRules: ['open-dictionary'],
    });
    expect(rulesAt(optionsOf(chosen)).rules).toMatchObject({ id: 'et-friendly', takeBack: 'free' });
  });

  test('a theme counts only where it is chosen', () => {
    expect(optionsOf(choice({ theme: 'meri' })).theme).toBe('');
    expect(optionsOf(choice({ theme: ' meri ', houseRules: ['theme'] })).theme).toBe('meri');
  });
});

test.each(SEEK_CLOCKS)('one can look for an opponent with %s, rated or not', (clock) => {
  const edition = editionFor('uk');
  expect(seekOf(edition, { ruleset: '', clock, isRated: true, range: 200 })).toMatchObject({
    rated: true,
    places: 2,
    range: { below: 200, above: 200 },
  });
  expect(seekOf(edition, { ruleset: '', clock, isRated: false, range: 0 }).range).toEqual({
    below: null,
    above: null,
  });
});

test('the rules of a table are those chosen, with its clock and house rules', () => {
  const { rules, choices } = rulesAt(
    optionsOf(choice({ clock: 'move-2', houseRules: ['two-bags', 'theme'], theme: 'meri' })),
  );
  expect(rules.clock).toMatchObject({ kind: 'per-move', seconds: 120 });
  expect(rules.theme.name).toBe('meri');
  expect(choices).toMatchObject({ lexicon: { id: 'et' } });
  expect(choices.houseRules.map(({ name }) => name)).toEqual(['two-bags', 'theme']);
});
