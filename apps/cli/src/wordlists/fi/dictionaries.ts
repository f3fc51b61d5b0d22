/**
 * What dictionaries of Finnish list. Headwords tell the words of the language from the compounds that the transducer
 * makes of any two nouns, and they know simple words that it lacks.
 */
import { type DictEntry, readDictd } from '../dictd.ts';
import type { WordSource } from '../maker.ts';

export interface Dictionaries {
  /** Headwords of the list of Kotus, the institute for the languages of Finland: words whatever the transducer says. */
  readonly official: ReadonlySet<string>;
  /** Simple words of other dictionaries: headwords that a second dictionary has as well. */
  readonly agreed: ReadonlySet<string>;
  /** Whatever any dictionary has. */
  readonly listed: ReadonlySet<string>;
}

const KOTUS = 'usr/lib/python3/dist-packages/xkcdpass/static/fin-kotus';

const freeDict = (pair: string): WordSource => ({
  kind: 'debian',
  name: `dict-freedict-${pair}`,
  version: '2022.12.07-2',
  files: [`usr/share/dictd/freedict-${pair}.index`, `usr/share/dictd/freedict-${pair}.dict.dz`],
  licence: 'CC-BY-SA-3.0',
});

/** From Finnish, whose headwords are counted, and into Finnish, whose translations are. */
const FROM_FINNISH = ['fin-eng', 'fin-swe', 'fin-deu'].map(freeDict);
const INTO_FINNISH = ['eng-fin', 'swe-fin', 'deu-fin'].map(freeDict);

export const dictionarySources: readonly WordSource[] = [
  {
    kind: 'debian',
    name: 'xkcdpass',
    version: '1.19.3+dfsg1-3',
    files: [KOTUS],
    licence: 'LGPL-2.1-or-later',
  },
  ...FROM_FINNISH,
  ...INTO_FINNISH,
];

/** In the spelling of the sources; what is not in these letters is left out, names above all. */
export function readDictionaries(
  read: (file: string) => Uint8Array,
  letters: ReadonlySet<string>,
): Dictionaries {
  const isWord = (word: string): boolean => word !== '' && [...word].every((it) => letters.has(it));
  const entriesOf = ({ files: [index = '', text = ''] }: WordSource): readonly DictEntry[] =>
    readDictd(read(index), read(text));
  const official = new Set(new TextDecoder().decode(read(KOTUS)).split('\n').filter(isWord));
  const headwords = FROM_FINNISH.map(entriesOf).map(headwordsOf);
  const translations = INTO_FINNISH.map(entriesOf).map(translationsOf);
  const times = new Map<string, number>();
  for (const words of [...headwords, ...translations])
    for (const word of words) if (isWord(word)) times.set(word, (times.get(word) ?? 0) + 1);
  const agreed = headwords.flatMap((words) => [...words]).filter((it) => (times.get(it) ?? 0) > 1);
  return { official, agreed: new Set(agreed), listed: new Set([...official, ...times.keys()]) };
}

/** Adverbs are mostly cases of nouns there (`suomeksi`); the official list tells which are words. */
const CLASSES: ReadonlySet<string> = new Set(['n', 'v', 'adj']);

const headwordsOf = (entries: readonly DictEntry[]): ReadonlySet<string> =>
  new Set(
    entries.filter(({ wordClass }) => CLASSES.has(wordClass)).map(({ headword }) => headword),
  );

/** Translations stand on a line with commas between, maybe numbered; so do explanations, which do no harm. */
const translationsOf = (entries: readonly DictEntry[]): ReadonlySet<string> =>
  new Set(
    entries
      .filter(({ wordClass }) => CLASSES.has(wordClass))
      .flatMap(({ lines }) => lines.flatMap((line) => line.split(',')))
      .map((text) => text.replace(/^\s*\d+\./u, '').trim()),
  );
