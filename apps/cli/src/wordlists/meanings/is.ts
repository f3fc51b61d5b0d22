/** Icelandic: lemmas and classes from the paradigms of the list; glosses in English from FreeDict. */
import type { Gloss, WordFacts } from '@taht/lexicon';
import { isLexemes, isList } from '../is.ts';
import {
  type DictSense,
  freeDictSource,
  readFreeDict,
  sensesByHeadword,
  translated,
} from './freedict.ts';
import { formIndex, inCapitals, likeLastPart, tidied } from './lexemes.ts';
import type { MeaningsMaker } from './maker.ts';

const icelandicEnglish = freeDictSource('isl-eng', '2022.04.21-1', 'GPL-3.0-or-later');

export const isMeanings: MeaningsMaker = {
  edition: 'is',
  sources: [...isList.sources, icelandicEnglish],
  languages: ['en'],
  facts(read, own, words) {
    const list = new Set(words.map((word) => word.toLowerCase()));
    const senses = sensesByHeadword(readFreeDict(icelandicEnglish, read));
    const byForm = formIndex(isLexemes(read, own), list);
    return (upper): WordFacts => {
      const word = upper.toLowerCase();
      const told = senses.get(word) ?? [];
      const known = [
        ...told.map(({ wordClass }) => ({ lemma: word, wordClass })),
        ...(byForm.get(word) ?? []),
      ];
      const readings = known.length > 0 ? known : likeLastPart(word, list, byForm);
      return { readings: inCapitals(tidied(readings), 'is'), glosses: glossesOf(told) };
    };
  },
};

const MOST_TRANSLATIONS = 4;

function glossesOf(senses: readonly DictSense[]): readonly Gloss[] {
  const classes = [...new Set(senses.map(({ wordClass }) => wordClass))];
  return classes.flatMap((wordClass) => {
    const meant = senses.filter((sense) => sense.wordClass === wordClass);
    const text = translated(meant, MOST_TRANSLATIONS);
    return text === undefined ? [] : [{ wordClass, language: 'en', text }];
  });
}
