/** Estonian: lemmas and classes from what the list is inferred from; glosses of our own for the shortest words. */
import type { WordFacts } from '@taht/lexicon';
import { etLexemes, etList } from '../et/et.ts';
import { formIndex, inCapitals, likeLastPart, tidied } from './lexemes.ts';
import type { MeaningsMaker } from './maker.ts';
import { ownGlosses } from './own-glosses.ts';

export const etMeanings: MeaningsMaker = {
  edition: 'et',
  sources: etList.sources,
  languages: ['et'],
  facts(read, own, words) {
    const list = new Set(words.map((word) => word.toLowerCase()));
    const byForm = formIndex(etLexemes(read, own), list);
    const glosses = ownGlosses(own('glosses.tsv'), 'et');
    return (upper): WordFacts => {
      const word = upper.toLowerCase();
      const written = glosses.get(word) ?? [];
      const known = [
        ...written.map(({ wordClass }) => ({ lemma: word, wordClass })),
        ...(byForm.get(word) ?? []),
      ];
      const readings = known.length > 0 ? known : likeLastPart(word, list, byForm);
      return { readings: inCapitals(tidied(readings), 'et'), glosses: written };
    };
  },
};
