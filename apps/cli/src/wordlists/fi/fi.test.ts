import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { dictdFiles } from '../../../test/dictd-files.ts';
import { trieText } from '../../../test/fi/trie-text.ts';
import { steps, vfstBytes } from '../../../test/fi/vfst-bytes.ts';
import { emptyModel } from '../../../test/model-bytes.ts';
import { ownWords } from '../own-words.ts';
import { fiAllList, fiCompoundsList, fiList } from './fi.ts';

const FILES = [
  'closed-class.txt',
  'vocabulary.txt',
  'modern.txt',
  'participles.txt',
  'inflected.txt',
  'remove.txt',
  'hate-speech.txt',
] as const;

/** Tags and base forms are put out without being read: `[Xp]koira[X]` reads nothing. */
const wordSteps = (output: string) =>
  (output.match(/\[X[pj]\][^[]*\[X\]|[^[]|\[[^\]]*\]/gu) ?? []).flatMap((piece) =>
    piece.startsWith('[X')
      ? [['', ...(piece.match(/\[[^\]]*\]|./gu) ?? [])] as const]
      : steps(piece),
  );

const transducer = vfstBytes(
  [
    '[Ln][Xp]koira[X]koir[Sn][Ny]a',
    '[Ln][Xp]koira[X]koir[Sn][Nm]at',
    '[Ln][Xp]koira[X]koir[Sp][Ny]aa',
    '[Ln][Xp]koira[X]koir[Sn][Ny]a[Bh][Bc][Ln][Xp]kauppa[X]kaupp[Sn][Ny]a',
    '[Ln][Xp]koira[X]koir[Sn][Ny]a[Bh][Bc][Ln][Xp]kauppa[X]kaup[Sn][Nm]at',
    '[Ln][Xp]kauppa[X]kaupp[Sn][Ny]a',
    '[Ln][Xp]kauppa[X]kaup[Sn][Nm]at',
    '[Lt][Xp]väsyä[X]väsy[Tn1][Eb]ä',
    '[Lt][Xp]väsyä[X]väsy[Ll][Ru]n[Xj]yt[X][Sn][Ny]yt',
    '[Lt][Xp]väsyä[X]väsy[Ll][Ru]n[Xj]yt[X][Sn][Nm]eet',
    '[Lep][Xp]Oulu[X]oulu[Sn][Ny]',
    '[Ln][Xp]ryssä[X]ryss[Sn][Ny]ä',
    '[Ln][Xp]å[X]å[Sn][Ny]',
  ].map(wordSteps),
);
const trie = gzipSync(
  trieText(['koiraa', 'koirakauppa', 'oulu', 'ryssä', 'tuntematon', 'Koira', '~koiraa']),
);

/** What the official list and the dictionaries have; all else is empty. */
interface Listed {
  readonly official?: readonly string[];
  readonly english?: readonly (readonly [name: string, text: string])[];
  readonly swedish?: readonly (readonly [name: string, text: string])[];
}

function reader({
  official = [],
  english = [],
  swedish = [],
}: Listed): (file: string) => Uint8Array {
  const [finEng, finSwe, none] = [english, swedish, []].map(dictdFiles);
  return (file) => {
    if (file.endsWith('mor.vfst')) return transducer;
    if (file.endsWith('.trie.gz')) return trie;
    if (file.endsWith('.traineddata')) return emptyModel();
    if (file.endsWith('fin-kotus')) return new TextEncoder().encode(official.join('\n'));
    const files = file.includes('fin-eng') ? finEng : file.includes('fin-swe') ? finSwe : none;
    return (file.endsWith('.index') ? files?.index : files?.text) as Uint8Array;
  };
}

const make = (
  list: typeof fiList,
  own: Partial<Record<string, string>> = {},
  listed: Listed = {},
): readonly string[] => [...list.make(reader(listed), (file) => own[file] ?? '')].sort();

const BASE = ['KAUPAT', 'KAUPPA', 'KOIRA', 'KOIRAT', 'RYSSÄ', 'VÄSYÄ'];

test('fi: the vocabulary in allowed forms, no compound that no dictionary has, no name', () => {
  expect(make(fiList)).toEqual(BASE);
});

test('fi: a compound that a dictionary has, with both numbers', () => {
  expect(make(fiList, {}, { official: ['koirakauppa'] })).toEqual(
    [...BASE, 'KOIRAKAUPPA', 'KOIRAKAUPAT'].sort(),
  );
});

test('fi: the official list makes words of forms and participles, but not of names', () => {
  const official = ['koiraa', 'väsynyt', 'oulu', 'Oulu', 'linja-auto'];
  expect(make(fiList, {}, { official })).toEqual([...BASE, 'KOIRAA', 'VÄSYNYT', 'VÄSYNEET'].sort());
});

test('fi: hate speech stays out, whatever the official list has', () => {
  const own = { 'hate-speech.txt': 'ryssä' };
  expect(make(fiList, own, { official: ['ryssä'] })).not.toContain('RYSSÄ');
});

test('fi: a word that the transducer lacks needs two dictionaries, or the official one', () => {
  const entry = (word: string): [string, string] => [word, `${word} <n>\nthing\n`];
  const listed = {
    official: ['aioli'],
    english: [entry('rombi'), entry('liima'), entry('koiraa')],
    swedish: [entry('rombi'), entry('koiraa')],
  };
  expect(make(fiList, {}, listed)).toEqual([...BASE, 'AIOLI', 'ROMBI'].sort());
});

test('fi-compounds: attested compounds besides', () => {
  expect(make(fiCompoundsList)).toEqual([...BASE, 'KOIRAKAUPPA', 'KOIRAKAUPAT'].sort());
});

test('fi-all: every attested form besides, but no name and no unknown word', () => {
  expect(make(fiAllList)).toEqual([...make(fiCompoundsList), 'KOIRAA'].sort());
});

test('our own lists add, remove and name participles', () => {
  const own = {
    'closed-class.txt': 'ah # call\n',
    'vocabulary.txt': 'isi\nisit\n',
    'modern.txt': 'blogi blogit\n',
    'participles.txt': 'väsynyt\n',
    'remove.txt': 'kaupat\n',
    'inflected.txt': 'koirat\n',
    'hate-speech.txt': 'ryssä\n',
  };
  expect(make(fiCompoundsList, own)).toEqual(
    [
      'AH',
      'BLOGI',
      'BLOGIT',
      'ISI',
      'ISIT',
      'KAUPPA',
      'KOIRA',
      'KOIRAKAUPAT',
      'KOIRAKAUPPA',
      'VÄSYNEET',
      'VÄSYNYT',
      'VÄSYÄ',
    ].sort(),
  );
});

const kept = (file: string): readonly string[] =>
  ownWords(
    readFileSync(new URL(`../../../../../lexicons/src/fi/${file}`, import.meta.url), 'utf8'),
  ).flatMap((line) => line.split(' '));

test.each(FILES)('%s holds words in the letters of the alphabet, each once', (file) => {
  const words = kept(file);
  expect(words.filter((word) => !/^[a-zšžåäö]{2,15}$/.test(word))).toEqual([]);
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
});

test('nothing is both added and removed', () => {
  const removed = new Set([
    ...kept('remove.txt'),
    ...kept('inflected.txt'),
    ...kept('hate-speech.txt'),
  ]);
  const added = ['closed-class.txt', 'vocabulary.txt', 'modern.txt'].flatMap(kept);
  expect(added.filter((word) => removed.has(word))).toEqual([]);
});

test.each(['in', 'out'])('the words that must be %s are 300 at least, each once', (side) => {
  const words = ownWords(
    readFileSync(new URL(`../../../test/words/fi.${side}.txt`, import.meta.url), 'utf8'),
  );
  expect(words.length).toBeGreaterThanOrEqual(300);
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
});
