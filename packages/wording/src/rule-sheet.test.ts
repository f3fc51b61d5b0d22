import { applyHouseRules, type HouseRule, type Ruleset, type RulesetPatch } from '@taht/rules';
import { rulesetOf } from '@taht/testkit';
import { expect, test } from 'vitest';
import { stubTexts } from '../test/stub-texts.ts';
import { ruleSheetOf } from './rule-sheet.ts';

const base = rulesetOf('en-club') as Ruleset;

function sheetWith(patch: RulesetPatch, name = 'test') {
  const houseRules: HouseRule[] = [{ name, patch }];
  const sheet = ruleSheetOf(
    applyHouseRules(base, houseRules),
    { houseRules, lexicon: null },
    stubTexts,
  );
  return { ...sheet, lines: sheet.sections.flatMap(({ lines }) => lines) };
}

test('the head tells ruleset, tile set and word list, and which house rules were chosen', () => {
  const { head, chosen } = sheetWith({}, '\u001B[2Jours');
  expect(head.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'rule.id: ruleset.en-club',
    'rule.tileset: tileset.en-100',
    'rule.words.lexicon: play.no-lexicon',
  ]);
  expect(chosen).toBe('play.house-rules(names=ours)');
  const plainSheet = ruleSheetOf(base, { houseRules: [], lexicon: { id: 'en' } }, stubTexts);
  expect(plainSheet.chosen).toBe('play.no-house-rules');
  expect(plainSheet.head[2]?.value).toBe('en');
});

test('what a house rule changed is marked, and nothing else', () => {
  const { lines } = sheetWith({ bonus: { tiles: 6 } } as RulesetPatch);
  expect(lines.filter(({ isChanged }) => isChanged).map(({ path }) => path)).toEqual([
    'bonus.tiles',
  ]);
});

test.each<[RulesetPatch, path: string, value: string | undefined]>([
  [{ clock: { kind: 'none' } }, 'clock.seconds', undefined],
  [
    { clock: { kind: 'per-game', seconds: 1500 } },
    'clock.seconds',
    'rule.clock.seconds.number(count=1500, time=duration.minutes(count=25))',
  ],
  [
    { clock: { kind: 'days', seconds: 259_200 } },
    'clock.seconds',
    'rule.clock.seconds.number(count=259200, time=duration.days(count=3))',
  ],
  [{ theme: { name: '' } }, 'theme.name', undefined],
  [{ theme: { name: 'birds' } }, 'theme.name', 'birds'],
  [{ challenge: { mode: 'off-auto-reject' } }, 'challenge.onGood.challenger', undefined],
])('%j makes %s %s', (patch, path, value) => {
  expect(sheetWith(patch).lines.find((line) => line.path === path)?.value).toBe(value);
});

test.each<[string, string]>([
  ['tr-school', 'rule.challenge.window.joinSeconds.zero'],
  ['uk-base', ''],
])('%s: how long others may join a challenge', (id, value) => {
  const rules = rulesetOf(id) as Ruleset;
  const { sections } = ruleSheetOf(rules, { houseRules: [], lexicon: null }, stubTexts);
  const lines = sections.flatMap((each) => each.lines);
  const joining = lines.find(({ path }) => path === 'challenge.window.joinSeconds');
  expect(joining?.value ?? '').toBe(value);
});

test.each(['none', 'consent'] as const)('taking back is told: %s', (takeBack) => {
  const { sections } = sheetWith({ takeBack });
  const section = sections.find(({ lines }) => lines.some(({ path }) => path === 'takeBack'));
  expect(section).toMatchObject({
    heading: 'rule.takeBack.heading',
    lines: [{ value: `rule.takeBack.${takeBack}` }],
  });
});

test('sections have a heading, and none is empty', () => {
  const { sections } = sheetWith({});
  expect(sections.every(({ lines }) => lines.length > 0)).toBe(true);
  expect(sections.find(({ lines }) => lines[0]?.path.startsWith('exchange.'))?.heading).toBe(
    'rule.exchange',
  );
});
