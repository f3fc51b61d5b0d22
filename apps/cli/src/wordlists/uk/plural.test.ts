import { expect, test } from 'vitest';
import { expand, parseAffixes, parseEntries } from '../hunspell.ts';
import { nominativePlurals } from './plural.ts';

const casesOf = (
  flag: string,
  strip: string,
  endings: readonly string[],
  condition: string,
): string =>
  [
    `SFX ${flag} Y ${endings.length}`,
    ...endings.map((it) => `SFX ${flag} ${strip} ${it} ${condition}`),
  ].join('\n');

const AFF = [
  casesOf('%', 'а', ['и', 'у', 'ою'], 'а'),
  casesOf(';', 'а', ['и', 'ам', 'ами', 'ах'], 'а'),
  casesOf('1', '0', ['а', 'ом', 'у'], '[^аяоеь]'),
  casesOf('$', '0', ['и', 'ам', 'ами', 'ів'], '[^аяоеь]'),
  casesOf('T', 'е', ['я', 'ям', 'ями', 'ях'], 'е'),
  casesOf('m', 'ь', ['і', 'ям', 'ями', 'ей'], 'ь'),
  casesOf('j', 'ий', ['ого', 'і', 'их', 'ими', 'а', 'е'], 'ий'),
].join('\n');

test.each([
  ['a feminine like its genitive', 'книга/%;', 'книги'],
  ['a masculine has its own', 'стіл/1$', 'стіли'],
  ['a neuter keeps the vowel of the dative', 'поле/T', 'поля'],
  ['a feminine in a consonant takes -і', 'тінь/m', 'тіні'],
  ['an adjective takes -і', 'білий/j', 'білі'],
  ['a word without plural cases has none', 'вода/%', ''],
])('%s', (_name, line, plural) => {
  const affixes = parseAffixes(AFF);
  const [entry] = [...parseEntries(`1\n${line}`, affixes)];
  if (entry === undefined) throw new Error('no entry');
  const found = nominativePlurals(entry.word, [...expand(entry, affixes)]);
  expect([...new Set(found)].join(' ')).toBe(plural);
});
