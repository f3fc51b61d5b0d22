/** The editions' data against the rules: they import only its types, so what the rules say of it is asked here. */
import {
  boardOf,
  editions,
  houseRules,
  isFixedRuleset,
  offeredIn,
  takesHouseRule,
  themeRule,
  tilesetOf,
  tournamentRulesets,
} from '@taht/editions';
import { applyHouseRules, checkRuleset, type Ruleset, readLayout, type TileSet } from '@taht/rules';
import { expect, test } from 'vitest';
import { testEdition } from './test-edition.ts';

const presets = [...editions, testEdition].flatMap((edition) =>
  edition.rulesets.map((ruleset) => ({ edition, ruleset })),
);

const setOf = ({ tileset }: Ruleset): TileSet => tilesetOf(tileset) ?? testEdition.tilesets[0];

const faultsOf = (ruleset: Ruleset) =>
  checkRuleset(ruleset, setOf(ruleset), { generator: 'present' });

test.each(presets)('$ruleset.id has no fault and is played on a board', ({ ruleset }) => {
  expect(faultsOf(ruleset)).toEqual([]);
  expect(checkRuleset(ruleset, setOf(ruleset), { generator: 'absent' })).toEqual([]);
  const layout = boardOf(ruleset.board);
  expect(layout && readLayout(layout).star).toBe(7 * 15 + 7);
});

test('no rules of a tournament are at odds with their tiles', () => {
  for (const ruleset of editions.flatMap(tournamentRulesets)) expect(faultsOf(ruleset)).toEqual([]);
});

test.each(presets)(
  '$ruleset.id takes every single house rule that it has a use for',
  ({ ruleset }) => {
    const rules = [...Object.values(houseRules), themeRule('sea')];
    for (const rule of rules.filter(({ name }) => takesHouseRule(ruleset.id, name)))
      expect(faultsOf(applyHouseRules(ruleset, [rule])), rule.name).toEqual([]);
  },
);

test.each(presets)(
  '$ruleset.id takes all that its rulebook offers at once',
  ({ edition, ruleset }) => {
    const offered = offeredIn(edition)
      .filter((name) => isFixedRuleset(ruleset.id) || takesHouseRule(ruleset.id, name))
      .map((name) => (name === 'theme' ? themeRule('sea') : houseRules[name]));
    expect(faultsOf(applyHouseRules(ruleset, offered))).toEqual([]);
  },
);
