import { expect, test } from 'vitest';
import {
  COMMON_POINTS,
  RULE_CHAPTERS,
  rulebookOf,
  rulebooks,
  rulesetOf,
  tilesetOf,
} from './index.ts';

const pathsOf = (value: unknown, path = ''): string[] =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? [path]
    : Object.entries(value).flatMap(([key, each]) =>
        pathsOf(each, path === '' ? key : `${path}.${key}`),
      );

test('five rulesets follow a rulebook; the Turkish home game and the English club game follow none', () => {
  expect(rulebooks.map(({ ruleset }) => ruleset)).toEqual([
    'et-base',
    'is-base',
    'fi-base',
    'uk-base',
    'tr-school',
  ]);
  expect(rulebookOf('tr-base')).toBeUndefined();
  expect(rulebookOf('en-club')).toBeUndefined();
});

test.each(rulebooks)(
  '$ruleset is silent only on points that there are, and on each once',
  (book) => {
    const points = [...pathsOf(rulesetOf(book.ruleset)), ...COMMON_POINTS];
    expect(book.silentOn.filter((point) => !points.includes(point))).toEqual([]);
    expect(new Set(book.silentOn).size).toBe(book.silentOn.length);
    expect(book.chapters.filter((name) => !RULE_CHAPTERS.includes(name))).toEqual([]);
    expect(new Set(book.chapters).size).toBe(book.chapters.length);
  },
);

test.each(rulebooks)('the examples of $ruleset can be laid with its tiles', (book) => {
  const rules = rulesetOf(book.ruleset);
  const letters: readonly string[] = tilesetOf(rules?.tileset ?? '')?.alphabet ?? [];
  expect(
    Object.keys(book.formExamples).filter((form) => !rules?.words.forms.includes(form)),
  ).toEqual([]);
  for (const word of [
    ...Object.values(book.formExamples).flat(),
    ...(book.rackExample?.tiles ?? []),
    ...book.inflectedExamples,
    ...Object.values(book.impossibleExample ?? {}),
  ])
    for (const letter of word) expect(letters, word).toContain(letter);
});

test.each<[point: string, silent: string]>([
  ['start.tie', 'et-base is-base fi-base uk-base'],
  ['start.blank', 'uk-base'],
  ['start.direction', 'fi-base'],
  ['exchange.order', 'fi-base'],
  ['exchange.minBag', 'is-base fi-base uk-base tr-school'],
  ['challenge.onGood.challenger', 'et-base is-base uk-base'],
  ['challenge.window.until', 'fi-base'],
  ['ties', 'et-base is-base fi-base uk-base'],
  ['same-word-again', 'is-base tr-school'],
  ['one-place', 'tr-school'],
  ['aim', 'fi-base tr-school'],
  ['board-size', 'is-base fi-base tr-school'],
  ['two-letters', 'is-base tr-school'],
  ['reading', 'et-base is-base fi-base uk-base'],
  ['referee-corrects', 'et-base is-base fi-base uk-base tr-school'],
  ['letter-swapped-in', 'et-base is-base fi-base uk-base'],
  ['skips-add-up', 'tr-school'],
  ['notation.labels', 'et-base is-base fi-base uk-base tr-school'],
  ['notation.across', 'is-base fi-base tr-school'],
  ['words.forms', 'uk-base'],
  ['apostrophe', 'uk-base'],
  ['inflected-forms', 'is-base'],
  ['nine-fold', 'et-base'],
  ['letters-without-tile', 'et-base is-base fi-base uk-base tr-school'],
])('on %s these are silent: %s', (point, silent) => {
  const found = rulebooks.filter(({ silentOn }) => silentOn.includes(point));
  expect(found.map(({ ruleset }) => ruleset).join(' ')).toBe(silent);
});
