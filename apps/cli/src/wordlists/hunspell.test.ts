import { expect, test } from 'vitest';
import { decodeDictionary, expand, parseAffixes, parseEntries } from './hunspell.ts';

const forms = (aff: string, dic: string): string[] => {
  const affixes = parseAffixes(aff);
  return [...parseEntries(`1\n${dic}`, affixes)].flatMap((entry) =>
    [...expand(entry, affixes)].map(({ text }) => text),
  );
};

test('a rule strips, adds and looks at the end of the word', () => {
  const aff = 'SFX A Y 2\nSFX A y ies [^aeiou]y\nSFX A 0 s [aeiou]y';
  expect(forms(aff, 'pony/A\nday/A\ncat/A')).toEqual(['pony', 'ponies', 'day', 'days', 'cat']);
});

test('prefixes join with suffixes only where both may', () => {
  const aff = 'PFX P Y 1\nPFX P 0 re .\nSFX S Y 1\nSFX S 0 s .\nSFX T N 1\nSFX T 0 ed .';
  expect(forms(aff, 'play/PST')).toEqual(['play', 'replay', 'plays', 'replays', 'played']);
});

test('two suffixes follow each other, numbers are flags, numbers of grammar are resolved', () => {
  const aff =
    'FLAG num\nAM 2\nAM po:no\nAM is:1eá\nSFX 10 N 1\nSFX 10 0 i/20 . 2\nSFX 20 N 1\nSFX 20 0 nn i';
  const affixes = parseAffixes(aff);
  const [entry] = [...parseEntries('1\nhest/10\t1', affixes)];
  if (entry === undefined) throw new Error('no entry');
  expect(entry.morph).toBe('po:no');
  const made = [...expand(entry, affixes)];
  expect(made.map(({ text }) => text)).toEqual(['hest', 'hesti', 'hestinn']);
  expect(made[1]?.rules.map(({ morph }) => morph)).toEqual(['is:1eá']);
});

test('a rule may take away the whole word', () => {
  expect(forms("FULLSTRIP\nSFX A Y 1\nSFX A пити зіп'ю пити", 'пити/A')).toEqual(['пити', "зіп'ю"]);
});

test('conditions that name the beginning of the word', () => {
  const aff = "SFX A Y 2\nSFX A 0 1 (^|[^зс])п'яти\nSFX A 0 2 (^весь)";
  expect(forms(aff, "п'яти/A\nзп'яти/A\nап'яти/A\nвесь/A\nувесь/A")).toEqual([
    ...["п'яти", "п'яти1", "зп'яти", "ап'яти", "ап'яти1", 'весь', 'весь2', 'увесь'],
  ]);
});

test('accents are ignored, slashes may be escaped, grammar is no part of the word', () => {
  const affixes = parseAffixes('IGNORE \u0301\nSFX A Y 1\nSFX A 0 s .');
  const entries = [...parseEntries('3\nза\u0301мок/A\na\\/b\nnew york po:noun\n', affixes)];
  expect(entries).toEqual([
    { word: 'замок', flags: ['A'], morph: '' },
    { word: 'a/b', flags: [], morph: '' },
    { word: 'new york', flags: [], morph: 'po:noun' },
  ]);
});

test('what needs an affix, is forbidden or only part of compounds is no word', () => {
  const aff = 'NEEDAFFIX n\nFORBIDDENWORD f\nONLYINCOMPOUND c\nSFX A Y 1\nSFX A 0 s .';
  expect(forms(aff, 'stem/nA\nbad/fA\npart/cA')).toEqual(['stems']);
});

test.each([
  ['an unknown command', 'CIRCUMFIX x'],
  ['an unknown kind of flags', 'FLAG strange'],
  ['a condition that is no list of classes', 'SFX A Y 1\nSFX A 0 s (a|b)+'],
  ['an alias that is not there', 'AM 1\nAM x\nSFX A Y 1\nSFX A 0 s . 7'],
])('%s is no guess but an error', (_name, aff) => {
  expect(() => parseAffixes(aff)).toThrow(/hunspell: /);
});

test('the encoding is the one that the file names', () => {
  const aff = Uint8Array.from([...'SET ISO8859-15\n'].map((it) => it.charCodeAt(0)));
  expect(decodeDictionary(Uint8Array.from([0xf5]), aff)).toBe('õ');
  expect(() => decodeDictionary(new Uint8Array())).toThrow('no SET line');
});
