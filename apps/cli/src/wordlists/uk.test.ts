import { expect, test } from 'vitest';
import { emptyModel } from '../../test/model-bytes.ts';
import { ukAllList, ukList } from './uk.ts';

const AFFIXES = [
  'SET UTF-8',
  ...['SFX % Y 2', 'SFX % а и а', 'SFX % а у а'],
  ...['SFX ; Y 3', 'SFX ; а и а', 'SFX ; а ам а', 'SFX ; а ами а'],
  ...['SFX j Y 4', 'SFX j ий а ий', 'SFX j ий их ий', 'SFX j ий ими ий', 'SFX j ий і ий'],
  ...['SFX + Y 1', 'SFX + ий о ий'],
  ...['SFX E Y 1', 'SFX E а ої а'],
  ...['SFX X Y 1', 'SFX X ти в ти'],
];

const FILES: Readonly<Record<string, string>> = {
  'index.aff': AFFIXES.join('\n'),
  'usr/share/hunspell/uk_UA.aff': AFFIXES.join('\n').replaceAll('SFX ;', 'SFX >'),
  'index.dic': [
    '0',
    ...['книга/%;', 'Марта/%', "м'ята/%;", 'кг', 'віц-віце', 'читати/X', 'новий/j+', 'нова/E'],
    ...['набережна/E', 'ширший/j', 'найширший/j', 'якнайширше', 'хороший/j', 'тут', 'сюрприз'],
    ...['вас', 'авіа', 'дівчата', 'Глибовичі', 'Львів', 'глибовицький/j', 'львівський/j'],
  ].join('\n'),
  'usr/share/hunspell/uk_UA.dic': '0\nшафа/%>\nкнига/%\nберлога/%>\nзбурило\nКирило/%',
  'usr/share/dict/ukrainian': 'львівський',
  'add.dic': '0\n# a reason\nґава/%;\n',
  'remove.txt': 'авіа',
  'forms.txt': 'вас\nдівчата',
  'nominalised.txt': 'набережна',
  'headwords.txt': '# a reason\nгм\nдівчата',
};

const read = (file: string): Uint8Array =>
  file.endsWith('.traineddata') ? emptyModel() : new TextEncoder().encode(FILES[file]);
const own = (file: string): string => FILES[file] ?? '';
const strict = new Set(ukList.make(read, own));
const all = new Set(ukAllList.make(read, own));

test('headwords, nominative plurals and adverbs', () => {
  expect([...strict].sort()).toEqual(
    [
      ...['КНИГА', 'КНИГИ', "М'ЯТА", "М'ЯТИ", 'ЧИТАТИ', 'НОВИЙ', 'НОВІ', 'НОВО', 'НАБЕРЕЖНА'],
      ...['ШИРШИЙ', 'ШИРШІ', 'ШИРШЕ', 'ХОРОШИЙ', 'ХОРОШІ'],
      ...[
        'ШАФА',
        'ШАФИ',
        'БЕРЛОГА',
        'БЕРЛОГИ',
        'ЛЬВІВСЬКИЙ',
        'ЛЬВІВСЬКІ',
        'ТУТ',
        'СЮРПРИЗ',
        'ҐАВА',
        'ҐАВИ',
        'ГМ',
        'ДІВЧАТА',
      ],
    ].sort(),
  );
});

test('an older edition adds words that bend; superlatives and adjectives of villages are in no dictionary', () => {
  for (const word of ['ЗБУРИЛО', 'КИРИЛО', 'НАЙШИРШИЙ', 'НАЙШИРШЕ', 'ЯКНАЙШИРШЕ', 'ГЛИБОВИЦЬКИЙ'])
    expect(strict.has(word), word).toBe(false);
});

test('all forms hold the others and those that the strict list leaves out', () => {
  expect([...strict].filter((word) => !all.has(word))).toEqual([]);
  for (const word of [
    'НАЙШИРШИЙ',
    'ЯКНАЙШИРШЕ',
    'ГЛИБОВИЦЬКИХ',
    'ШАФАМ',
    'КНИГУ',
    'НОВА',
    'НОВИХ',
    'ЧИТАВ',
    'ВАС',
    'НАБЕРЕЖНОЇ',
  ]) {
    expect(all.has(word), word).toBe(true);
    expect(strict.has(word), word).toBe(false);
  }
});

test('names, abbreviations, hyphens and what is removed are in neither', () => {
  for (const word of ['МАРТА', 'КГ', 'ВІЦ-ВІЦЕ', 'АВІА']) expect(all.has(word), word).toBe(false);
});
