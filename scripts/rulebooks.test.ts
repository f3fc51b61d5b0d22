/** docs/RULEBOOKS.md names only paragraphs, tests and texts that exist, and leaves no line of a rulebook out. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { houseRules, rulebooks, rulesetOf, takesHouseRule, themeRule } from '@taht/editions';
import { LANGUAGES, loadCatalogues } from '@taht/messages';
import { ruleSheetOf } from '@taht/phrasing';
import { applyHouseRules, type HouseRule } from '@taht/rules';
import { describe, expect, test } from 'vitest';
import { root } from './paths.js';
import { type LineRange, type RulebookRow, readRulebooks } from './rulebooks.ts';
import { tokenize } from './tokenize.ts';

const catalogues = await loadCatalogues();

/** How many lines each rulebook has; the rulebooks themselves are not ours to keep here. */
const LENGTHS = { ET: 490, IS: 104, TR: 86, FI: 197, UK: 364 } as const;

/** The ruleset that follows each of them. */
const RULESETS: Readonly<Record<string, string>> = {
  ET: 'et-base',
  IS: 'is-base',
  TR: 'tr-school',
  FI: 'fi-base',
  UK: 'uk-base',
};

const PAGES: Readonly<Record<string, string>> = {
  '': 'docs/RULES.md',
  D: 'docs/DUPLICATE.md',
  O: 'docs/OTHER-GAMES.md',
  T: 'docs/TOURNAMENT.md',
};

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const page = read('docs/RULEBOOKS.md');
const { rows, leftOut, files } = readRulebooks(page);

/** What is wrong with some rows, each with its place on the page. */
const faults = (of: (row: RulebookRow) => readonly string[]): readonly string[] =>
  rows.flatMap((row) => of(row).map((what) => `${row.at} (${row.book}): ${what}`));

test('every rulebook has its rows, at least 400 together', () => {
  expect(rows.length).toBeGreaterThanOrEqual(400);
  expect([...new Set(rows.map(({ book }) => book))]).toEqual(Object.keys(LENGTHS));
});

test('a row says something, names a paragraph and a test or is for people, and is told somewhere', () => {
  expect(
    faults(({ says, paragraphs, isForPeople, tests, told, ours }) => [
      ...(says === '' ? ['it says nothing'] : []),
      ...(paragraphs.length === 0 && !isForPeople ? ['no paragraph'] : []),
      ...(tests.length === 0 && !isForPeople ? ['no test'] : []),
      ...(told.length === 0 ? ['told nowhere'] : []),
      ...(ours === '' || ours === 'ours' || ours.startsWith('ours: ') ? [] : [ours]),
    ]),
  ).toEqual([]);
});

test('no row is left for later', () => {
  expect(page).not.toMatch(/\bmissing\b|\btodo\b|→/i);
});

describe('lines', () => {
  const lengthOf = (book: string): number => LENGTHS[book as keyof typeof LENGTHS];
  const isWithin = ({ first, last }: LineRange, book: string): boolean =>
    Number.isInteger(first) && first >= 1 && first <= last && last <= lengthOf(book);

  test('are lines of the rulebook', () => {
    for (const { book, lines } of [...rows, ...leftOut])
      expect(
        lines.filter((range) => !isWithin(range, book)),
        book,
      ).toEqual([]);
  });

  test.each(Object.keys(LENGTHS))('of %s are all in a row, or left out for a reason', (book) => {
    const ranges = [...rows, ...leftOut].filter((row) => row.book === book).flatMap((r) => r.lines);
    const known = new Set(
      ranges.flatMap(({ first, last }) =>
        Array.from({ length: last - first + 1 }, (_, i) => first + i),
      ),
    );
    const all = Array.from({ length: lengthOf(book) }, (_, i) => i + 1);
    expect(all.filter((line) => !known.has(line))).toEqual([]);
  });
});

test('every paragraph exists', () => {
  const paragraphs = new Map(
    Object.entries(PAGES).map(([name, path]) => [
      name,
      new Set(Array.from(read(path).matchAll(/^(?:## )?(\d+(?:\.\d+)*) /gm), ([, it]) => it)),
    ]),
  );
  expect(
    faults(({ paragraphs: named }) =>
      named.filter((each) => {
        const [number = '', document = ''] = each.split(' ').toReversed();
        return !paragraphs.get(document)?.has(number);
      }),
    ),
  ).toEqual([]);
});

describe('tests', () => {
  /** What is quoted in a file: titles, and the rows of tables that give titles their names. */
  const quoted = new Map<string, readonly string[]>();
  const quotedIn = (path: string): readonly string[] => {
    const known = quoted.get(path);
    if (known !== undefined) return known;
    const strings = tokenize(read(path)).flatMap(({ kind, text }) =>
      kind === 'string' ? [text] : [],
    );
    quoted.set(path, strings);
    return strings;
  };

  test('have files that exist, each named once and used', () => {
    const used = new Set(rows.flatMap(({ tests }) => tests.map(({ file }) => file)));
    expect([...files.keys()].filter((short) => !used.has(short))).toEqual([]);
    expect([...files.values()].filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(new Set(files.values()).size).toBe(files.size);
  });

  test('exist by their titles', () => {
    expect(
      faults(({ tests }) =>
        tests
          .filter(({ file, title }) => {
            const path = files.get(file);
            return (
              path === undefined || title === '' || !quotedIn(path).some((it) => it.includes(title))
            );
          })
          .map(({ file, title }) => `${file} › ${title}`),
      ),
    ).toEqual([]);
  });
});

test.each(LANGUAGES)('every text is there in %s', (language) => {
  expect(
    faults(({ told }) => told.filter((id) => !Object.hasOwn(catalogues[language], id))),
  ).toEqual([]);
});

describe('rule sheets', () => {
  /** The texts on a sheet, and those of them that it marks as our reading. */
  const readSheet = (ruleset: string, chosen: readonly HouseRule[]) => {
    const shown = new Set<string>();
    const show = (id: string): string => {
      shown.add(id);
      return id;
    };
    const rules = rulesetOf(ruleset) ?? expect.fail(ruleset);
    const { sections } = ruleSheetOf(
      applyHouseRules(rules, chosen),
      { houseRules: chosen, lexicon: null },
      {
        language: 'en',
        t: show,
        find: (id) => (Object.hasOwn(catalogues.en, id) ? show(id) : undefined),
        list: (items) => items.join(),
      },
    );
    const points = sections.flatMap(({ sentences, lines }) => [
      ...sentences.map(({ id, isOurs }) => ({ id, isOurs })),
      ...lines.map(({ value, isOurs }) => ({ id: value, isOurs })),
    ]);
    return { shown, ours: points.filter(({ isOurs }) => isOurs).map(({ id }) => id) };
  };
  const rowsOf = (name: string) => rows.filter(({ book }) => book === name);

  test('there is one for every rulebook', () => {
    expect(Object.values(RULESETS).sort()).toEqual(rulebooks.map(({ ruleset }) => ruleset).sort());
  });

  test.each(Object.entries(RULESETS))('%s: what rows name of them is on that of %s', (book, id) => {
    const chosen = [...Object.values(houseRules), themeRule('sea')].filter(({ name }) =>
      takesHouseRule(id, name),
    );
    const sheets = [[], ...chosen.map((rule) => [rule])].map((rules) => readSheet(id, rules).shown);
    expect(
      rowsOf(book).flatMap(({ at, told }) =>
        told
          .filter((text) => /^(?:sheet|rule)\./.test(text))
          .filter((text) => !sheets.some((shown) => shown.has(text)))
          .map((text) => `${at}: ${text}`),
      ),
    ).toEqual([]);
  });

  test.each(Object.entries(RULESETS))(
    '%s: our readings are the same as on that of %s',
    (book, id) => {
      const { ours } = readSheet(id, []);
      const isTold = (text: string) =>
        rowsOf(book).some((row) => row.ours && row.told.includes(text));
      expect(ours.filter((text) => !isTold(text))).toEqual([]);
      const unmarked = rowsOf(book).filter((row) => !row.ours);
      expect(
        unmarked.flatMap(({ at, told }) =>
          told.filter((text) => ours.includes(text)).map((text) => `${at}: ${text}`),
        ),
      ).toEqual([]);
    },
  );
});
