import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownWords } from './own-words.ts';
import { trList } from './tr.ts';

const AFF = 'SET UTF-8\nFLAG num\n\nSFX 1 N 1\nSFX 1 0 mak .\n';

interface Given {
  readonly entries: readonly string[];
  readonly attested?: readonly string[];
  readonly own?: Readonly<Record<string, string>>;
}

function make({ entries, attested = [], own = {} }: Given): Set<string> {
  const files: Record<string, string> = {
    'turkish_dictionary.txt': entries.join('\n'),
    'index.aff': AFF,
    'index.dic': `${attested.length}\n${attested.join('\n')}\n`,
  };
  return new Set(
    trList.make(
      (file) => new TextEncoder().encode(files[file]),
      (file) => own[file] ?? '',
    ),
  );
}

test('headwords as they stand, verbs as infinitive and act', () => {
  const words = make({ entries: ['ışık CL_ISIM', 'iz CL_ISIM', 'gel CL_FIIL'] });
  expect(words).toEqual(new Set(['IŞIK', 'İZ', 'GELMEK', 'GELME']));
});

test('further voices and nouns only where text has them', () => {
  const attested = ['yapıl/1', 'yaptırmak', 'yaptırılmak', 'yapış', 'kısalık', 'evcilik'];
  const entries = ['yap CL_FIIL', 'kısa IS_ADJ', 'evci CL_ISIM', 'uzun IS_ADJ'];
  const words = make({ entries, attested });
  const voices = ['YAPILMAK', 'YAPILMA', 'YAPTIRMAK', 'YAPTIRMA', 'YAPTIRILMAK', 'YAPTIRILMA'];
  const nouns = ['YAPIŞ', 'KISALIK', 'EVCİLİK'];
  expect(words).toEqual(new Set(['YAPMAK', 'YAPMA', 'KISA', 'EVCİ', 'UZUN', ...voices, ...nouns]));
});

test('a voice that is made freely needs its infinitive or two other forms', () => {
  const entries = ['temizle CL_FIIL', 'dizginle CL_FIIL'];
  const attested = ['temizlendi', 'temizlenen', 'dizginlendi'];
  const words = make({ entries, attested });
  expect(words.has('TEMİZLENMEK')).toBe(true);
  expect(words.has('DİZGİNLENMEK')).toBe(false);
});

test('names in the text are no evidence', () => {
  expect(make({ entries: ['kısa IS_ADJ'], attested: ['Kısalık'] })).toEqual(new Set(['KISA']));
});

test('our files take words out, verbs with all that is made of them, and put words in', () => {
  const words = make({
    entries: ['ali CL_ISIM IS_OA', 'yoket CL_FIIL F_SD', 'ev CL_ISIM'],
    attested: ['yokediş'],
    own: { 'names.txt': 'ALİ', 'joined.txt': 'YOKETMEK', 'add.txt': 'ALO' },
  });
  expect(words).toEqual(new Set(['EV', 'ALO']));
});

const kept = (file: string): readonly string[] =>
  ownWords(readFileSync(new URL(`../../../../lexicons/src/tr/${file}`, import.meta.url), 'utf8'));

const OUT = ['names.txt', 'latin.txt', 'joined.txt', 'foreign.txt', 'inflected.txt'];

test.each([...OUT, 'add.txt', 'modern.txt'])(
  '%s holds words of tiles, each once; of verbs the infinitive, however long',
  (file) => {
    const words = kept(file);
    expect(words.filter((word) => !/^[ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ]{2,17}$/u.test(word))).toEqual(
      [],
    );
    expect(new Set(words).size).toBe(words.length);
  },
);

test('nothing is both added and removed', () => {
  const removed = new Set(OUT.flatMap(kept));
  expect(kept('add.txt').filter((word) => removed.has(word))).toEqual([]);
});
