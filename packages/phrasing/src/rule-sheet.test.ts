import { rulebooks } from '@taht/editions';
import {
  applyHouseRules,
  type HouseRule,
  RULE_VALUES,
  type Ruleset,
  type RulesetPatch,
} from '@taht/rules';
import { editions, rulesetOf } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { stubTexts } from '../test/stub-texts.ts';
import { isRelevant } from './relevant-rules.ts';
import { pathsOf } from './rule-points.ts';
import { ruleSheetOf } from './rule-sheet.ts';

const base = rulesetOf('en-club') as Ruleset;
const rulesets = editions.flatMap((edition) => edition.rulesets);

function sheetWith(patch: RulesetPatch, rules = base, name = 'test') {
  const houseRules: HouseRule[] = [{ name, patch }];
  const sheet = ruleSheetOf(
    applyHouseRules(rules, houseRules),
    { houseRules, lexicon: null },
    stubTexts,
  );
  return {
    ...sheet,
    lines: sheet.sections.flatMap(({ lines }) => lines),
    sentences: sheet.sections.flatMap(({ sentences }) => sentences),
  };
}

const sheetOf = (id: string, patch: RulesetPatch = {}) =>
  sheetWith(patch, rulesetOf(id) as Ruleset);

const patchAt = (path: string, value: unknown): RulesetPatch =>
  path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as RulesetPatch;

test('the head tells ruleset, tile set and word list, and which house rules were chosen', () => {
  const { head, chosen } = sheetWith({}, base, '\u001B[2Jours');
  expect(head.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'rule.id: ruleset.en-club',
    'rule.tileset: tileset.en-100',
    'rule.words.lexicon: rule.words.lexicon.none',
  ]);
  expect(chosen).toBe('play.house-rules(names=ours)');
  const plainSheet = ruleSheetOf(base, { houseRules: [], lexicon: { id: 'en' } }, stubTexts);
  expect(plainSheet.chosen).toBe('play.no-house-rules');
  expect(plainSheet.head[2]?.value).toBe('rule.words.lexicon.en');
  expect(sheetOf('tr-school').head[2]?.value).toBe('sheet.ospd');
});

test.each([
  ...editions.flatMap(({ lexicons }) => lexicons.map((id) => [id, `rule.words.lexicon.${id}`])),
  ['my-\u001B[2Jlist', 'my-list'],
])('the word list %s is told by its name', (id, name) => {
  const { head } = ruleSheetOf(base, { houseRules: [], lexicon: { id } }, stubTexts);
  expect(head[2]?.value).toBe(name);
});

test('what a house rule changed is marked, and nothing else', () => {
  const { lines, sentences } = sheetWith({ bonus: { tiles: 6 } } as RulesetPatch);
  expect(sentences.filter(({ isChanged }) => isChanged).map(({ id }) => id)).toEqual([
    'sheet.bonus',
  ]);
  expect(lines.filter(({ isChanged }) => isChanged)).toEqual([]);
});

describe.each(rulesets)('$id', (rules) => {
  const { sections, sentences, lines } = sheetWith({}, rules);

  test('tells every point that matters, in a sentence or in a line', () => {
    const told = new Set([
      ...sentences.flatMap(({ about }) => about),
      ...lines.map(({ path }) => path),
    ]);
    const points = pathsOf('', rules).filter((path) => isRelevant(path, rules));
    expect(points.filter((path) => !told.has(path))).toEqual(['id', 'tileset', 'board', 'mode']);
  });

  test('says no sentence twice, and every chapter has a heading and something in it', () => {
    expect(new Set(sentences.map(({ id }) => id)).size).toBe(sentences.length);
    for (const section of sections) {
      expect(section.heading).toMatch(/^(?:sheet\.heading|rule)\./u);
      expect(section.sentences.length + section.lines.length).toBeGreaterThan(0);
    }
  });

  test('is another sheet for every other value of a field', () => {
    const said = (patch: RulesetPatch): string => {
      const { sections: all } = sheetWith(patch, rules);
      return JSON.stringify(
        all.map((s) => [s.sentences.map(({ text }) => text), s.lines.map((l) => l.value)]),
      );
    };
    for (const [field, values] of Object.entries(RULE_VALUES)) {
      const shown = values.filter((value) =>
        isRelevant(field, applyHouseRules(rules, [{ name: '', patch: patchAt(field, value) }])),
      );
      const texts = shown.map((value) => said(patchAt(field, value)));
      expect(new Set(texts).size, field).toBe(shown.length);
    }
  });
});

test.each(rulebooks)('$ruleset has its chapters in its own order', ({ ruleset, chapters }) => {
  const names: readonly string[] = sheetOf(ruleset).sections.map(({ name }) => name);
  const told = chapters.filter((name) => names.includes(name));
  expect(names.slice(0, told.length)).toEqual(told);
});

test.each<[ruleset: string, path: string]>([
  ['et-base', 'start.tie'],
  ['uk-base', 'start.blank'],
  ['fi-base', 'exchange.order'],
  ['tr-school', 'pass.when'],
])('%s marks %s as our reading, until a house rule decides it', (ruleset, path) => {
  const ours = (patch: RulesetPatch) =>
    sheetOf(ruleset, patch)
      .sentences.filter(({ isOurs }) => isOurs)
      .flatMap(({ about }) => about);
  expect(ours({})).toContain(path);
  const rules = rulesetOf(ruleset) as Ruleset;
  const [group = '', key = ''] = path.split('.');
  const value = (rules as unknown as Record<string, Record<string, unknown>>)[group]?.[key];
  expect(ours(patchAt(path, value))).not.toContain(path);
});

test.each<[ruleset: string, ids: string]>([
  [
    'et-base',
    'sheet.laying.reading sheet.challenge.who sheet.challenge.judged sheet.take-back.referee sheet.premium.three-times sheet.words.forms.bracket',
  ],
  ['is-base', 'sheet.board sheet.laying.two-letters sheet.words.inflected sheet.challenge.who'],
  [
    'fi-base',
    'sheet.goal sheet.board sheet.blank.named sheet.shake sheet.score-keeper sheet.words.forms.as-nouns sheet.challenge.once',
  ],
  [
    'tr-school',
    'sheet.goal sheet.tiles sheet.board sheet.shake sheet.count.refill sheet.laying.two-letters sheet.pass.otherwise sheet.challenge.until.closed sheet.challenge.bystanders.when sheet.challenge.skips-add-up sheet.misdraw.later',
  ],
  [
    'uk-base',
    'sheet.blank.apostrophe sheet.draw.apostrophe sheet.words.forms sheet.words.apostrophe',
  ],
])('%s marks these as our reading: %s', (ruleset, ids) => {
  const { sentences } = sheetOf(ruleset);
  const ours = sentences.filter(({ isOurs }) => isOurs).map(({ id }) => id);
  expect(ours).toEqual(expect.arrayContaining(ids.split(' ')));
});

test.each<[ruleset: string, reuse: string, ids: string]>([
  ['et-base', 'none', ''],
  ['et-base', 'must-replay', 'sheet.blank.reuse.swapped'],
  ['uk-base', 'may-replay', 'sheet.blank.reuse.kept sheet.blank.reuse.swapped'],
])('%s with a blank that returns (%s) marks as our reading: %s', (ruleset, reuse, ids) => {
  const { sentences } = sheetOf(ruleset, { blank: { reuse } } as RulesetPatch);
  const ours = sentences.filter(({ id, isOurs }) => isOurs && id.startsWith('sheet.blank.reuse'));
  expect(ours.map(({ id }) => id).join(' ')).toBe(ids);
});

test.each<[ruleset: string, ids: string]>([
  ['et-base', 'sheet.words.forms.declined sheet.words.forms.verbs sheet.words.forms.also'],
  ['fi-base', 'sheet.words.forms.nouns sheet.words.forms.verbs sheet.return sheet.end.no-move.yes'],
  [
    'tr-school',
    'sheet.pass.school sheet.end.no-move.no sheet.laying.reading sheet.challenge.bystanders sheet.misdraw sheet.hall.who',
  ],
])('%s tells these itself: %s', (ruleset, ids) => {
  const { sentences } = sheetOf(ruleset);
  const theirs = sentences.filter(({ isOurs }) => !isOurs).map(({ id }) => id);
  expect(theirs).toEqual(expect.arrayContaining(ids.split(' ')));
});

test.each<[ruleset: string, told: string]>([
  [
    'et-base',
    'sheet.ways(count=5) | 1. sheet.way.extend-both.example(from=ASTE, word=PASTEL) | 2. sheet.way.cross | 3. sheet.way.beside | 4. sheet.way.hook | 5. sheet.way.bridge',
  ],
  [
    'is-base',
    'sheet.ways(count=3) | 1. sheet.way.extend | 2. sheet.way.cross | 3. sheet.way.beside | sheet.way.hook | sheet.way.both-ends',
  ],
  ['tr-school', 'sheet.way.both-ends'],
])('%s counts the ways to form words as its rulebook does', (ruleset, told) => {
  const ways = sheetOf(ruleset).sentences.filter(({ id }) => id.startsWith('sheet.way'));
  expect(ways.map(({ text }) => text).join(' | ')).toBe(told);
});

test.each<[ruleset: string, marked: boolean]>([
  ['et-base', true],
  ['tr-school', true],
  ['tr-base', false],
  ['en-club', false],
])('%s: the mark is explained where there is one: %s', (ruleset, marked) => {
  const { note, sentences, lines } = sheetOf(ruleset);
  expect(note !== null).toBe(marked);
  expect([...sentences, ...lines].some(({ isOurs }) => isOurs)).toBe(marked);
  expect(sentences.some(({ id }) => id === 'sheet.no-rulebook')).toBe(!marked);
});

test.each<[ruleset: string, bad: string, good: string]>([
  ['et-base', 'lose-turn', 'not-named'],
  ['is-base', 'lose-turn', 'not-named'],
  ['uk-base', 'lose-turn', 'not-named'],
  ['fi-base', 'lose-turn', 'points(count=10)'],
  ['tr-school', 'lose-turn', 'skip-next'],
  ['tr-base', 'lose-turn', 'none'],
  ['en-club', 'lose-turn', 'skip-next'],
])('%s tells both ends of a challenge with their conditions: %s, %s', (ruleset, bad, good) => {
  const { sentences } = sheetOf(ruleset);
  const after = (lead: string) => sentences.find((each) => each.lead === lead)?.text;
  expect(after('rule.challenge.onBad')).toBe(`sheet.challenge.bad.${bad}`);
  expect(after('rule.challenge.onGood')).toBe(`sheet.challenge.good.${good}`);
});

test.each<[ruleset: string, remark: string, isTold: boolean]>([
  ['et-base', 'sheet.totals', true],
  ['is-base', 'sheet.totals', true],
  ['uk-base', 'sheet.totals', true],
  ['fi-base', 'sheet.totals', false],
  ['tr-school', 'sheet.totals', false],
  ['fi-base', 'sheet.words.other-forms', true],
  ['et-base', 'sheet.words.other-forms', false],
  ['et-base', 'sheet.count.compound', true],
  ['uk-base', 'sheet.premium.triple-example(from=ЗВАТИ, word=ОЗВАТИСЯ)', true],
  ['uk-base', 'sheet.final.misprint(points=6, printed=9)', true],
  ['et-base', 'sheet.final.example(tiles=R & A, points=3)', true],
  ['fi-base', 'sheet.final.example(tiles=C & D & E, points=18)', true],
  ['tr-school', 'sheet.final.credit.none', true],
  ['tr-school', 'sheet.ties.tables', true],
  ['tr-school', 'sheet.words.ospd', true],
  ['fi-base', 'sheet.premium.printed', true],
  ['uk-base', 'sheet.words.apostrophe', true],
  ['uk-base', 'sheet.blank.apostrophe', true],
  ['uk-base', 'sheet.draw.apostrophe(letter=Я)', true],
  ['et-base', 'sheet.blank.apostrophe', false],
  ['et-base', 'sheet.words.plurals', false],
  ['et-base', 'sheet.words.forms.bracket', true],
  ['fi-base', 'sheet.words.forms.bracket', false],
  ['uk-base', 'sheet.words.plurals', true],
  ['et-base', 'sheet.premium.three-times', true],
  ['tr-school', 'sheet.premium.two.pink', true],
  ['et-base', 'sheet.premium.star.pink', true],
  ['uk-base', 'sheet.premium.star', true],
  ['is-base', 'sheet.premium.star.light-red', true],
  ['is-base', 'sheet.premium.two.light-red', true],
  ['is-base', 'sheet.premium.blank.light-red', true],
  ['uk-base', 'sheet.premium.two', true],
  ['uk-base', 'sheet.premium.blank', true],
  ['et-base', 'sheet.exchange.order.mixed', true],
  ['uk-base', 'sheet.exchange.order.mixed', true],
  ['tr-school', 'sheet.exchange.order', true],
  ['is-base', 'sheet.exchange.order', true],
  ['et-base', 'sheet.words.standard', true],
  ['fi-base', 'sheet.words.standard', true],
  ['uk-base', 'sheet.words.standard', true],
  ['is-base', 'sheet.words.allowed', true],
  ['tr-school', 'sheet.challenge.who', false],
  ['uk-base', 'sheet.premium.three-times', false],
  ['is-base', 'sheet.lookup.spelling', true],
  ['is-base', 'sheet.lookup.on-challenge', false],
  ['tr-school', 'sheet.lookup.school', true],
  ['uk-base', '1. sheet.way.extend-both.example(from=РАБ, word=КОРАБЕЛЬ)', true],
  ['fi-base', '1. sheet.way.extend-both', true],
  ['is-base', 'sheet.way.hook', true],
  ['is-base', 'sheet.way.bridge', false],
])('%s tells %s: %s', (ruleset, remark, isTold) => {
  expect(sheetOf(ruleset).sentences.some(({ text }) => text === remark)).toBe(isTold);
});

test.each<[ruleset: string, leads: string]>([
  ['et-base', 'light-blue dark-blue pink red'],
  ['tr-school', 'light-blue dark-blue pink red'],
  ['is-base', 'light-blue dark-blue light-red dark-red'],
  ['uk-base', 'light-blue dark-blue light-red dark-red'],
])('%s names premium squares by the colours of its board: %s', (ruleset, leads) => {
  const { sections } = sheetOf(ruleset);
  const told = sections.find(({ name }) => name === 'premiums')?.sentences ?? [];
  expect(told.flatMap(({ lead }) => (lead === null ? [] : [lead]))).toEqual(
    leads.split(' ').map((colour) => `sheet.colour.${colour}`),
  );
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

test.each<[string, boolean]>([
  ['tr-school', true],
  ['uk-base', false],
])(
  '%s: how long others may join a challenge without a referee is our reading: %s',
  (id, isTold) => {
    const joining = sheetOf(id).sentences.find(({ about }) =>
      about.includes('challenge.window.joinSeconds'),
    );
    expect(joining?.isOurs ?? false).toBe(isTold);
  },
);

test.each(['never', 'consent', 'free'] as const)('taking back is told: %s', (takeBack) => {
  const { sections } = sheetWith({ takeBack });
  const section = sections.find(({ name }) => name === 'takeBack');
  expect(section?.heading).toBe('rule.takeBack.heading');
  expect(section?.sentences.map(({ id }) => id)).toEqual([
    `sheet.take-back.${takeBack}`,
    ...(takeBack === 'never' ? ['sheet.take-back.referee'] : []),
    ...(takeBack === 'free' ? ['sheet.take-back.same-tiles'] : []),
  ]);
});

test('Jacks to Open goes down letter by letter to two', () => {
  const { sentences } = sheetWith({ opening: { minLetters: [5, 4] } } as RulesetPatch);
  expect(sentences.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'sheet.opening.minLetters(count=5)',
      'sheet.opening.minLetters.next(counts=4, 3, 2)',
    ]),
  );
});
