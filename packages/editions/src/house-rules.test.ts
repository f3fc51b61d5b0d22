import type { Ruleset } from '@taht/rules';
import { expect, test } from 'vitest';
import {
  defaults,
  editions,
  houseRules,
  isFixedRuleset,
  isFriendly,
  leftOpen,
  offeredIn,
  openRulesIn,
  rulesetOf,
  takesHouseRule,
  themeRule,
} from './index.ts';

test.each<[name: keyof typeof houseRules, patch: object]>([
  ['blank-reuse-must', { blank: { reuse: 'must-replay' } }],
  ['blank-reuse-may', { blank: { reuse: 'may-replay' } }],
  ['open-dictionary', { lookup: 'open' }],
  ['jacks-to-open', { opening: { minLetters: [5, 4] } }],
  ['two-bags', { bags: { split: 'vowel-consonant', blanks: 'each' } }],
  ['two-bags-third', { bags: { split: 'vowel-consonant', blanks: 'third' } }],
  ['restricted-exchange', { exchange: { minBag: 7 } }],
  ['pass-when-stuck', { pass: { when: 'when-stuck' } }],
  ['take-back', { takeBack: 'consent' }],
  ['timer-2-minutes', { clock: { kind: 'per-move', seconds: 120 } }],
  ['championship-clock', { clock: { kind: 'per-game', seconds: 25 * 60, overPerMinute: -10 } }],
  ['three-days-a-move', { clock: { kind: 'days', seconds: 3 * 24 * 60 * 60 } }],
  ['window-20-seconds', { challenge: { window: { seconds: 20 } } }],
  ['draw-at-once', { challenge: { draw: 'at-once' } }],
  ['challenge-void', { challenge: { mode: 'off-auto-reject' } }],
])('%s changes what its name says', (name, patch) => {
  expect(houseRules[name].patch).toMatchObject(patch);
});

test.each<
  [
    name: keyof typeof houseRules,
    mover: string,
    challenger: string,
    moverPoints: number,
    per: string,
  ]
>([
  // Name                        bad word      good word    mover gets, for each
  ['challenge-single', 'lose-turn', 'none', 0, 'play'],
  ['challenge-double', 'lose-turn', 'skip-next', 0, 'play'],
  ['challenge-triple', 'lose-game', 'lose-game', 0, 'play'],
  ['challenge-minus-10', 'lose-turn', 'points', 0, 'play'],
  ['challenge-plus-5', 'lose-turn', 'none', 5, 'play'],
  ['challenge-plus-10', 'lose-turn', 'none', 10, 'play'],
  ['challenge-plus-5-per-word', 'lose-turn', 'none', 5, 'word'],
])('%s replaces the whole price of a challenge', (name, mover, challenger, moverPoints, per) => {
  expect(houseRules[name].patch.challenge).toMatchObject({
    onBad: { mover },
    onGood: { challenger, moverPoints, per },
  });
});

test('a theme has the name that the table gives it, and 5 points unless it says otherwise', () => {
  expect(themeRule('sea')).toEqual({ name: 'theme', patch: { theme: { name: 'sea', bonus: 5 } } });
  expect(themeRule('sea', 10).patch.theme?.bonus).toBe(10);
});

test('a house rule carries its own name and changes only fields that exist', () => {
  for (const [name, rule] of [
    ...Object.entries(houseRules),
    ['theme', themeRule('sea')] as const,
  ]) {
    expect(rule.name).toBe(name);
    expectWithin(rule.patch, defaults, name);
  }
});

test('only two rulebooks describe house rules, and they differ on the blank', () => {
  const both = [
    'open-dictionary',
    'theme',
    'jacks-to-open',
    'two-bags',
    'restricted-exchange',
    'timer-2-minutes',
    'championship-clock',
  ];
  const offered = editions.map((edition) => [edition.id, offeredIn(edition)] as const);
  expect(offered.filter(([, rules]) => rules.length > 0)).toEqual([
    ['et', ['blank-reuse-must', ...both]],
    ['uk', ['blank-reuse-may', ...both]],
  ]);
});

test('the school tournament leaves open only whether one may pass at will', () => {
  const ids = editions.flatMap(({ rulesets }) => rulesets.map(({ id }) => id));
  expect(ids.filter(isFixedRuleset)).toEqual(['tr-school']);
  expect(Object.keys(houseRules).filter((name) => takesHouseRule('tr-school', name))).toEqual([
    'pass-when-stuck',
  ]);
  expect(takesHouseRule('tr-school', 'theme')).toBe(false);
  expect(leftOpen('et-base')).toEqual([]);
  expect(takesHouseRule('et-base', 'theme')).toBe(true);
});

test('a fixed ruleset tells which of what it leaves open it is played by', () => {
  const school = rulesetOf('tr-school') as Ruleset;
  const strict: Ruleset = { ...school, pass: { when: 'when-stuck' } };
  expect(openRulesIn(school)).toEqual([]);
  expect(openRulesIn(strict)).toEqual(['pass-when-stuck']);
  expect(openRulesIn(rulesetOf('et-base') as Ruleset)).toEqual([]);
});

test('no rulebook lets a move be taken back: a table must want it, or play the friendly way', () => {
  for (const { rulesets } of editions)
    for (const { id, takeBack } of rulesets)
      expect(takeBack).toBe(isFriendly(id) ? 'free' : 'never');
});

test('among friends nobody challenges, so no house rule is about it', () => {
  const refused = Object.keys(houseRules).filter((name) => !takesHouseRule('et-friendly', name));
  expect(refused).toEqual([
    'two-bags',
    'two-bags-third',
    'window-20-seconds',
    'draw-at-once',
    ...Object.keys(houseRules).filter((name) => name.startsWith('challenge-')),
  ]);
  expect(takesHouseRule('et-friendly', 'theme')).toBe(false);
});

function expectWithin(patch: object, whole: object, path: string): void {
  for (const [key, value] of Object.entries(patch)) {
    expect(whole, path).toHaveProperty(key);
    if (typeof value === 'object' && !Array.isArray(value))
      expectWithin(value, (whole as Record<string, object>)[key] as object, `${path}.${key}`);
  }
}
