/** Icelandic: all forms of lower-case words. The source gives a class to few of its words; the paradigms of the others are completed. */
import {
  type Affixes,
  decodeDictionary,
  type Entry,
  expand,
  parseAffixes,
  parseEntries,
} from './hunspell.ts';
import { findCandidates, givenCandidate } from './is/candidates.ts';
import { completeParadigms } from './is/complete.ts';
import { compoundForms } from './is/compounds.ts';
import { type Grammar, makeGrammar } from './is/grammar.ts';
import { nameTest } from './is/names.ts';
import { inflectedLike, strongVerbs } from './is/own.ts';
import type { WordListMaker } from './maker.ts';
import { ownWords } from './own-words.ts';
import { tesseractWords } from './tesseract.ts';

const MODEL = 'usr/share/tesseract-ocr/5/tessdata/isl.traineddata';

export const isList: WordListMaker = {
  id: 'is',
  edition: 'is',
  policy: 'all-forms',
  sources: [
    {
      kind: 'npm',
      name: 'dictionary-is',
      version: '1.0.4',
      files: ['index.aff', 'index.dic'],
      licence: 'CC-BY-SA-3.0',
    },
    {
      kind: 'debian',
      name: 'tesseract-ocr-isl',
      version: '1:4.1.0-2',
      files: [MODEL],
      licence: 'Apache-2.0',
    },
  ],
  *make(read, own) {
    const aff = read('index.aff');
    const affixes = parseAffixes(decodeDictionary(aff));
    const removed = new Set(ownWords(own('remove.txt')));
    const all = [...parseEntries(decodeDictionary(read('index.dic'), aff), affixes)];
    const entries = all.filter(({ word }) => isWord(word) && !removed.has(word));
    const grammar = makeGrammar(entries, affixes);
    const source = new Set(entries.flatMap((entry) => formsOf(entry, affixes)));
    const ours = [
      ...inflectedLike(own('inflected.txt'), grammar),
      ...strongVerbs(own('strong-verbs.txt'), source),
    ];
    const seen = [...tesseractWords(read(MODEL))].filter((it) => isWord(it) && it.length > 4);
    const hidden = nameForms(all, affixes);
    const isName = nameTest({
      beginnings: ownWords(own('names.txt')),
      genitives: hidden,
      words: source,
    });
    const uninflected = new Set(ownWords(own('uninflected.txt')));
    const added = missingForms(grammar, {
      known: new Set([...source, ...ours, ...seen]),
      explained: ours,
      hidden,
      isBase: (word) => !uninflected.has(word) && !removed.has(word),
    });
    const sure = new Set(ownWords(own('add.txt')));
    for (const word of [...source, ...ours, ...added, ...sure]) {
      if (word.length < 2 || word.length > 15 || !isWord(word)) continue;
      if (sure.has(word) || !(removed.has(word) || isName(word))) yield word.toUpperCase();
    }
  },
};

/** Letters that have a tile; capitals are names, and what has no vowel is an abbreviation. */
const isWord = (word: string): boolean =>
  /^[aábdðeéfghiíjklmnoóprstuúvxyýþæö]+$/u.test(word) && /[aáeéiíoóuúyýæö]/u.test(word);

const formsOf = (entry: Entry, affixes: Affixes): string[] =>
  [...expand(entry, affixes)].map(({ text }) => text);

/** The forms of names in lower case: the source leaves out a common word (skotinn) where it has a name (Skotinn). */
const nameForms = (entries: readonly Entry[], affixes: Affixes): ReadonlySet<string> =>
  new Set(
    entries
      .filter(({ word }) => !isWord(word))
      .flatMap((entry) => formsOf(entry, affixes).map((it) => it.toLowerCase()))
      .filter((it) => isWord(it)),
  );

interface Known {
  readonly known: ReadonlySet<string>;
  readonly explained: readonly string[];
  readonly hidden: ReadonlySet<string>;
  readonly isBase: (word: string) => boolean;
}

/** Forms that the source lacks but its classes make, of words that it has in part. */
function missingForms(grammar: Grammar, { known, explained, hidden, isBase }: Known): string[] {
  const given = grammar.given.map(({ base, inflection }) =>
    givenCandidate(base, inflection, known),
  );
  const bases = [...known, ...[...hidden].filter((it) => it.length > 3)].filter(isBase);
  const found = findCandidates(new Set(bases), { known, hidden, grammar });
  const paradigms = completeParadigms([...given, ...found], explained);
  return [...paradigms.flatMap(({ words }) => words), ...compoundForms(paradigms, known)];
}
