/** Turkish: classes from the dictionary of the list; glosses in English from an English–Turkish dictionary read backwards. */
import type { WordClass, WordFacts, WordReading } from '@taht/lexicon';
import type { WordSource } from '../maker.ts';
import { folded, upper } from '../tr/spelling.ts';
import { trList } from '../tr.ts';
import { freeDictSource, readFreeDict } from './freedict.ts';
import type { MeaningsMaker } from './maker.ts';
import { reversed } from './reversed.ts';

const HEADWORDS = 'turkish_dictionary.txt';

const englishTurkish = freeDictSource('eng-tur', '2022.04.21-1', 'GPL-2.0-or-later');

const [headwords] = trList.sources;

export const trMeanings: MeaningsMaker = {
  edition: 'tr',
  sources: [headwords as WordSource, englishTurkish],
  languages: ['en'],
  facts(read, _, words) {
    const classes = classesIn(new TextDecoder().decode(read(HEADWORDS)));
    const list = new Set(words);
    const english = reversed(readFreeDict(englishTurkish, read), (term) => {
      const word = upper(folded(term));
      return list.has(word) ? word : undefined;
    });
    return (word): WordFacts => {
      const text = english.get(word);
      return {
        readings: readingsOf(word, classes),
        glosses: text === undefined ? [] : [{ wordClass: null, language: 'en', text }],
      };
    };
  },
};

/** What the flags of the source say of a word, in the order in which a word with several is told. */
const FLAGS: readonly (readonly [flag: string, wordClass: WordClass])[] = [
  ['CL_ISIM', 'noun'],
  ['IS_PUREADJ', 'adjective'],
  ['IS_ADJ', 'adjective'],
  ['IS_ADVERB', 'adverb'],
  ['IS_INTERJ', 'interjection'],
  ['IS_ZM', 'pronoun'],
  ['IS_SAYI', 'numeral'],
  ['IS_ORD', 'numeral'],
  ['IS_CONJ', 'particle'],
  ['IS_POSTP', 'particle'],
  ['IS_QUES', 'particle'],
  ['IS_DET', 'particle'],
];

function classesIn(text: string): ReadonlyMap<string, readonly WordClass[]> {
  const classes = new Map<string, WordClass[]>();
  for (const line of text.split('\n')) {
    const [spelling = '', ...flags] = line.trim().split(' ');
    const word = upper(folded(spelling));
    const found = FLAGS.filter(([flag]) => flags.includes(flag)).map((each) => each[1]);
    classes.set(word, [...new Set([...(classes.get(word) ?? []), ...found])]);
  }
  return classes;
}

function readingsOf(
  word: string,
  classes: ReadonlyMap<string, readonly WordClass[]>,
): readonly WordReading[] {
  const told = classes.get(word) ?? [];
  const found = told.length > 0 ? told : classByEnding(word);
  return found.slice(0, MOST_READINGS).map((wordClass) => ({ lemma: word, wordClass }));
}

const MOST_READINGS = 3;

/** What is made of other words by the rules of the list: infinitives, acts and qualities. */
function classByEnding(word: string): readonly WordClass[] {
  if (/M[AE]K$/u.test(word)) return ['verb'];
  if (/(?:M[AE]|[IİUÜ]Ş|L[IİUÜ]K)$/u.test(word)) return ['noun'];
  return [];
}
