/** Finnish: lemmas and classes from the transducer of the list; explanations in Finnish and in English from FreeDict. */
import type { Gloss, WordClass, WordFacts, WordReading } from '@taht/lexicon';
import { analyse } from '../fi/attested-words.ts';
import { transducerSource } from '../fi/fi.ts';
import { readOwnLists } from '../fi/own-lists.ts';
import { makePaths } from '../fi/paths.ts';
import { makePolicy } from '../fi/policy.ts';
import { baseOf, lastOf, type Reading } from '../fi/reading.ts';
import { readVfst } from '../fi/vfst.ts';
import {
  type DictSense,
  freeDictSource,
  readFreeDict,
  sensesByHeadword,
  translated,
} from './freedict.ts';
import { inCapitals, tidied } from './lexemes.ts';
import type { MeaningsMaker } from './maker.ts';
import { reversed } from './reversed.ts';
import { shortGloss } from './short-gloss.ts';

const finnishEnglish = freeDictSource('fin-eng', '2022.12.07-2', 'CC-BY-SA-3.0');
/** For the words that the other has no entry for. */
const englishFinnish = freeDictSource('eng-fin', '2022.12.07-2', 'CC-BY-SA-3.0');
const [TRANSDUCER = ''] = transducerSource.files;

export const fiMeanings: MeaningsMaker = {
  edition: 'fi',
  sources: [transducerSource, finnishEnglish, englishFinnish],
  languages: ['fi', 'en'],
  facts(read, own, words) {
    const paths = makePaths(readVfst(read(TRANSDUCER)));
    const lists = readOwnLists(own);
    const senses = sensesByHeadword(readFreeDict(finnishEnglish, read));
    const list = new Set(words.map(lower));
    const english = reversed(readFreeDict(englishFinnish, read), (term) =>
      list.has(term) ? term : undefined,
    );
    const participles = new Set([...lists.participles, ...list]);
    const policy = makePolicy({ ...lists, participles });
    return (upper): WordFacts => {
      const word = lower(upper);
      const known = analyse(paths, word).filter(policy.isAllowed);
      const told = senses.get(word) ?? [];
      const readings = tidied([
        ...known.map(readingOf),
        ...told.map(({ wordClass }) => ({ lemma: word, wordClass })),
        ...(known.length > 0 || told.length > 0 ? [] : unknown(word, list)),
      ]);
      return {
        readings: inCapitals(readings, 'fi'),
        glosses: told.length > 0 ? glossesOf(told) : translations(english.get(word)),
      };
    };
  },
};

const lower = (word: string): string => word.toLowerCase();

const CLASSES: Readonly<Record<string, WordClass>> = {
  '[Ln]': 'noun',
  '[Ll]': 'adjective',
  '[Lnl]': 'adjective',
  '[Lt]': 'verb',
  '[Lr]': 'pronoun',
  '[Lu]': 'numeral',
  '[Ls]': 'adverb',
  '[Ld]': 'particle',
  '[Lc]': 'particle',
  '[Lh]': 'interjection',
  '[Lk]': 'particle',
};

/** The fourth infinitive is a form of its verb, as it stands in the list a noun as well. */
function readingOf(reading: Reading): WordReading {
  const { classes, tags } = lastOf(reading);
  if (tags.includes('[Ssti]'))
    return { lemma: reading.parts.map(({ text }) => text).join(''), wordClass: 'adverb' };
  return { lemma: baseOf(reading), wordClass: CLASSES[classes.at(-1) ?? ''] ?? null };
}

/** Of words that neither knows: told by the other form that the list has of them, `klapit` of `klappi`, or by the ending. */
function unknown(word: string, list: ReadonlySet<string>): readonly WordReading[] {
  const singular = word.endsWith('t') ? singularOf(word.slice(0, -1), list) : undefined;
  if (singular !== undefined) return [{ lemma: singular, wordClass: 'noun' }];
  if (word.endsWith('minen') || list.has(pluralOf(word)))
    return [{ lemma: word, wordClass: 'noun' }];
  if (list.has(`${word.slice(0, -1)}minen`)) return [{ lemma: word, wordClass: 'verb' }];
  return FROZEN_CASE.test(word) ? [{ lemma: word, wordClass: 'adverb' }] : [];
}

/** A case of a noun that the official list has as a word of its own: `vierellä`, `alulle`. */
const FROZEN_CASE = /.{2}(?:ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|tt[aä]|een|aan|ään|iin)$/u;

const singularOf = (stem: string, list: ReadonlySet<string>): string | undefined =>
  [
    stem,
    stem.replace(/([kpt])(?=[aeiouyäö]$)/u, '$1$1'),
    stem.replace(/se$/u, 'nen'),
    stem.replace(/kse$/u, 's'),
  ].find((each) => list.has(each));

const pluralOf = (word: string): string => {
  if (word.endsWith('nen')) return `${word.slice(0, -3)}set`;
  if (/[^s]s$/u.test(word)) return `${word.slice(0, -1)}kset`;
  return `${word.replace(/([kpt])\1(?=[aeiouyäö]$)/u, '$1')}t`;
};

const MOST_TRANSLATIONS = 4;

/** For each class the first explanation that is short, and what it is in English. */
function glossesOf(senses: readonly DictSense[]): readonly Gloss[] {
  const classes = [...new Set(senses.map(({ wordClass }) => wordClass))];
  return classes.flatMap((wordClass): readonly Gloss[] => {
    const meant = senses.filter((sense) => sense.wordClass === wordClass);
    const explained = shortGloss(meant[0]?.explanation ?? '');
    const english = translated(meant, MOST_TRANSLATIONS);
    return [
      ...(explained === undefined ? [] : [{ wordClass, language: 'fi', text: explained }]),
      ...(english === undefined ? [] : [{ wordClass, language: 'en', text: english }]),
    ];
  });
}

const translations = (text: string | undefined): readonly Gloss[] =>
  text === undefined ? [] : [{ wordClass: null, language: 'en', text }];
