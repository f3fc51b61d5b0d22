import { editions, houseRules, rulebooks, rulesetOf } from '@taht/editions';
import { LANGUAGES, type Language, loadCatalogues, loadParts } from '@taht/messages';
import type { Texts } from '@taht/phrasing';
import type { Ruleset } from '@taht/rules';
import { describe, expect, test } from 'vitest';
import { isOnPage } from '../i18n/parts.ts';
import { decodeChoices } from '../new-game/share-code.ts';
import { changesOf, toldAbout } from './changes.ts';
import { LAY_TOPICS, READ_TOPICS } from './first-game/lessons.ts';
import { playLink } from './play-link.ts';
import {
  CHAPTERS,
  DUPLICATE,
  DUPLICATE_OURS,
  EDITION_CHAPTERS,
  LEFT_UNSAID,
  offeredBy,
  ownRuleOf,
  PARAGRAPHS,
  PROMISES,
  rulesets,
  STRATEGY,
  TIPS,
  tipOf,
  variants,
} from './topics.ts';

const catalogues = await loadCatalogues();
const parts = await loadParts('en');

/** Texts that fail where a language has none. */
const textsIn = (language: Language): Texts => {
  const texts: Readonly<Record<string, string>> = catalogues[language];
  return {
    language,
    t: (id) => texts[id] ?? expect.fail(`${language} has no ${id}`),
    find: (id, values) => texts[id] && `${texts[id]} ${JSON.stringify(values ?? {})}`,
    list: (items) => items.join(', '),
  };
};

const ids = [
  ...[...CHAPTERS, ...Object.values(EDITION_CHAPTERS).flat()].flatMap((chapter) => [
    `learn.${chapter}`,
    `learn.${chapter}.about`,
  ]),
  ...[...LAY_TOPICS, ...READ_TOPICS].flatMap((topic) => [`tutor.${topic}`, `tutor.${topic}.text`]),
  ...STRATEGY.flatMap((topic) => [
    `strategy.${topic}`,
    ...PARAGRAPHS.map((number) => `strategy.${topic}.${number}`),
  ]),
  ...LEFT_UNSAID.map((name) => `variant.open.${name}`),
  ...variants.flatMap(({ name }) => [`house-rule.${name}`, `house-rule.${name}.about`]),
  ...TIPS.map((tip) => `variant.tip.${tip}`),
  ...rulesets.flatMap(({ id, tileset }) => [`ruleset.${id}`, `tileset.${tileset}`]),
  ...DUPLICATE.flatMap((topic) => [`duplicate.howto.${topic}`, `duplicate.howto.${topic}.text`]),
  ...DUPLICATE_OURS.map((topic) => `duplicate.howto.${topic}.ours`),
  ...PROMISES.map((promise) => `about.promise.${promise}`),
  ...editions.flatMap(({ id }) => [`edition.${id}`, `about.made.${id}`]),
];

describe.each(LANGUAGES)('%s', (language) => {
  test('has every text that the lists name', () => {
    expect(ids.filter((id) => !Object.hasOwn(catalogues[language], id))).toEqual([]);
  });

  test('tells what every variant changes in every rulebook', () => {
    for (const rules of rulesets)
      for (const rule of variants)
        for (const { path, label, before, after } of changesOf(rules, rule, textsIn(language))) {
          expect(label, `${rules.id} ${rule.name}`).not.toBe(path);
          expect(before ?? after, path).toMatch(/\S/u);
        }
  });

  test('tells of exchanging, challenging and the end in every rulebook', () => {
    for (const rules of rulesets)
      for (const chapter of ['exchange', 'challenge', 'end', 'final'])
        expect(toldAbout(rules, [chapter], textsIn(language)).length).toBeGreaterThan(0);
  });
});

test('every text of these pages is loaded with some part', () => {
  const loaded = Object.entries(parts).filter(([part]) => isOnPage(part));
  expect(ids.filter((id) => !loaded.some(([, texts]) => Object.hasOwn(texts, id)))).toEqual([]);
});

test('every house rule has a page, the theme included', () => {
  expect(variants.map(({ name }) => name).sort()).toEqual(
    [...Object.keys(houseRules), 'theme'].sort(),
  );
  for (const rule of variants) expect(TIPS).toContain(tipOf(rule));
});

test('a change is told with both sides', () => {
  const rules = rulesetOf('is-base') as Ruleset;
  const rule = houseRules['restricted-exchange'];
  expect(changesOf(rules, rule, textsIn('en')).map(({ path }) => path)).toEqual([
    'exchange.minBag',
  ]);
  const estonian = rulesetOf('et-base') as Ruleset;
  expect(changesOf(estonian, rule, textsIn('en'))).toEqual([]);
});

test('the rulebooks that describe a rule are known', () => {
  expect(offeredBy('jacks-to-open')).toEqual(['et-base', 'uk-base']);
  expect(offeredBy('challenge-triple')).toEqual([]);
});

test.each<[name: string, own: string]>([
  ['challenge-single', 'et-base is-base uk-base'],
  ['challenge-minus-10', 'fi-base'],
  ['challenge-double', 'tr-school'],
  ['restricted-exchange', 'et-base'],
  ['challenge-triple', ''],
  ['draw-at-once', ''],
])('%s is the base rule of these rulebooks: %s', (name, own) => {
  const rule = variants.find((each) => each.name === name);
  expect(rule && ownRuleOf(rule).join(' ')).toBe(own);
});

test('a variant is in no rulebook only where every rulebook plays otherwise', () => {
  for (const rule of variants.filter(({ name }) => offeredBy(name).length === 0))
    for (const { ruleset } of rulebooks) {
      const rules = rulesetOf(ruleset) as Ruleset;
      const isOwn = changesOf(rules, rule, textsIn('en')).length === 0;
      expect(ownRuleOf(rule).includes(ruleset), `${rule.name} ${ruleset}`).toBe(isOwn);
    }
});

test('a variant that a rulebook leaves open is not said to be in none', () => {
  const fields = { 'pass-when-stuck': 'pass.when', 'draw-at-once': 'challenge.draw' };
  for (const name of LEFT_UNSAID) {
    expect(offeredBy(name)).toEqual([]);
    expect(rulebooks.some(({ silentOn }) => silentOn.includes(fields[name]))).toBe(true);
  }
});

test('the builder understands every link to it', () => {
  for (const { id } of editions)
    for (const { name } of variants) {
      const read = decodeChoices(playLink(id, name).replace('/new/', ''));
      expect(read.ok && read.value.houseRules, name).toEqual(name === 'theme' ? [] : [name]);
    }
});
