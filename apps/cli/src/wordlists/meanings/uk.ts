/** Ukrainian: lemmas and classes from the flags of the list's source; glosses of our own, the words in Ґ among them. */
import type { Gloss, WordFacts, WordReading } from '@taht/lexicon';
import { ukLexemes, ukList } from '../uk.ts';
import { formIndex, inCapitals, tidied } from './lexemes.ts';
import type { MeaningsMaker } from './maker.ts';
import { ownGlosses } from './own-glosses.ts';

export const ukMeanings: MeaningsMaker = {
  edition: 'uk',
  sources: ukList.sources,
  languages: ['uk', 'en'],
  facts(read, own, words) {
    const list = new Set(words.map((word) => word.toLowerCase()));
    const byForm = formIndex(ukLexemes(read, own), list);
    const glosses = ownGlosses(own('glosses.tsv'), 'uk');
    const inGe = sensesInGe(own('words-in-ge.tsv'));
    return (upper): WordFacts => {
      const word = upper.toLowerCase();
      const written = glosses.get(word) ?? [];
      const told = written.map(({ wordClass }) => ({ lemma: word, wordClass }));
      const known = [...told, ...(byForm.get(word) ?? [])];
      const readings = known.length > 0 ? known : byEnding(word, list);
      return {
        readings: inCapitals(tidied(readings), 'uk'),
        glosses: [...written, ...(inGe.get(word) ?? [])],
      };
    };
  },
};

/** Of words without flags: infinitives, and adverbs of adjectives that the list has (`швидко`, `пізніше`). */
function byEnding(word: string, list: ReadonlySet<string>): readonly WordReading[] {
  if (/.{2}ти(?:ся|сь)?$/u.test(word)) return [{ lemma: word, wordClass: 'verb' }];
  const isAdverb =
    /[оеє]$/u.test(word) && ['ий', 'ій'].some((it) => list.has(word.slice(0, -1) + it));
  return isAdverb ? [{ lemma: word, wordClass: 'adverb' }] : [];
}

/** A word a line, with its sense in Ukrainian and in English. */
function sensesInGe(text: string): ReadonlyMap<string, readonly Gloss[]> {
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [word = '', uk = '', en = ''] = line.split('\t');
      const gloss = (language: string, sense: string): Gloss[] =>
        sense === '' ? [] : [{ wordClass: null, language, text: sense }];
      return [word, [...gloss('uk', uk), ...gloss('en', en)]];
    }),
  );
}
