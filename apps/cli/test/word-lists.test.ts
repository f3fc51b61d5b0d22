/** The committed lists against words chosen from the grammar of each language, not from the lists. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { editions } from '@taht/editions';
import { loadLexicon } from '@taht/host';
import { contains, judgeWord, type Lexicon, makeWord, words } from '@taht/lexicon';
import { describe, expect, test } from 'vitest';

const AT_LEAST = 300;

interface WordClass {
  /** Which words they are, and why they are in or out. */
  readonly reason: string;
  readonly listed: readonly string[];
}

function classesIn(name: string): readonly WordClass[] {
  const path = fileURLToPath(new URL(`words/${name}.txt`, import.meta.url));
  return readFileSync(path, 'utf8')
    .split(/^# /mu)
    .map((block) => block.split('\n'))
    .map(([reason = '', ...lines]) => ({
      reason,
      listed: lines.flatMap((line) => line.split(/\s+/u)).filter((word) => word !== ''),
    }))
    .filter(({ listed }) => listed.length > 0);
}

function lexiconOf(id: string): Lexicon {
  const loaded = loadLexicon(id, '');
  if (!loaded.ok) throw new Error(loaded.error.code);
  return loaded.value;
}

describe.each(editions.map(({ id }) => id))('%s', (id) => {
  test.each(['in', 'out'] as const)('words that must be %s', (side) => {
    const lexicon = lexiconOf(id);
    const classes = classesIn(`${id}.${side}`);
    expect(classes.flatMap(({ listed }) => listed).length).toBeGreaterThanOrEqual(AT_LEAST);
    for (const { reason } of classes) expect(reason).not.toBe('');
    const wrong = classes.map(({ reason, listed }) => ({
      reason,
      listed: listed.filter((word) => judgeWord(lexicon, word).valid !== (side === 'in')),
    }));
    expect(wrong.filter(({ listed }) => listed.length > 0)).toEqual([]);
  });
});

test.each(editions.flatMap(({ lexicons: [id = '', ...wider] }) => wider.map((all) => [id, all])))(
  'everything in %s is also in %s',
  (id, all) => {
    const [strict, wide] = [lexiconOf(id), lexiconOf(all)];
    const missing = words(strict).filter((word) => !contains(wide, word));
    expect(missing.map((word) => makeWord(strict.alphabet, word)).toArray()).toEqual([]);
  },
);

test('the words in Ґ of the rulebook are in the Ukrainian list unless they have a hyphen, and on their page', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const rows = readFileSync(`${root}/lexicons/src/uk/words-in-ge.tsv`, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  const page = readFileSync(`${root}/docs/words-in-ge.md`, 'utf8');
  expect(rows.length).toBeGreaterThanOrEqual(30);
  for (const row of rows) {
    const [word = '', ...senses] = row.split('\t');
    expect(judgeWord(lexiconOf('uk'), word).valid, word).toBe(!word.includes('-'));
    expect(page).toContain(`| ${[word.toLocaleUpperCase('uk'), ...senses].join(' | ')} |`);
  }
});
