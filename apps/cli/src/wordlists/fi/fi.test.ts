import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { trieText } from '../../../test/fi/trie-text.ts';
import { steps, vfstBytes } from '../../../test/fi/vfst-bytes.ts';
import { ownWords } from '../own-words.ts';
import { fiAllList, fiList } from './fi.ts';

const FILES = [
  'closed-class.txt',
  'vocabulary.txt',
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

const make = (list: typeof fiList, own: Partial<Record<string, string>> = {}): readonly string[] =>
  [
    ...list.make(
      (file) => (file.endsWith('mor.vfst') ? transducer : trie),
      (file) => own[file] ?? '',
    ),
  ].sort();

const BASE = ['KAUPAT', 'KAUPPA', 'KOIRA', 'KOIRAT', 'RYSSÄ', 'VÄSYÄ'];

test('fi: the vocabulary in allowed forms, attested compounds with both numbers, no name', () => {
  expect(make(fiList)).toEqual([...BASE, 'KOIRAKAUPPA', 'KOIRAKAUPAT'].sort());
});

test('fi-all: every attested form besides, but no name and no unknown word', () => {
  expect(make(fiAllList)).toEqual([...make(fiList), 'KOIRAA'].sort());
});

test('our own lists add, remove and name participles', () => {
  const own = {
    'closed-class.txt': 'ah # call\n',
    'vocabulary.txt': 'isi\nisit\n',
    'participles.txt': 'väsynyt\n',
    'remove.txt': 'kaupat\n',
    'inflected.txt': 'koirat\n',
    'hate-speech.txt': 'ryssä\n',
  };
  expect(make(fiList, own)).toEqual(
    [
      'AH',
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
  );

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
  const added = [...kept('closed-class.txt'), ...kept('vocabulary.txt')];
  expect(added.filter((word) => removed.has(word))).toEqual([]);
});

test.each(['in', 'out'])('the words that must be %s are 300 at least, each once', (side) => {
  const words = ownWords(
    readFileSync(new URL(`../../../test/words/fi.${side}.txt`, import.meta.url), 'utf8'),
  );
  expect(words.length).toBeGreaterThanOrEqual(300);
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
});
