/** Icelandic: all forms of lower-case words. The source gives an inflection class to few words; we complete the paradigms of the others. */
import {
  type Affixes,
  decodeDictionary,
  type Entry,
  expand,
  parseAffixes,
  parseEntries,
} from './hunspell.ts';
import { type Candidate, findCandidates, givenCandidate } from './is/candidates.ts';
import { completeParadigms, type Paradigm } from './is/complete.ts';
import { compoundForms, likeTheirHeads } from './is/compounds.ts';
import { derivedWords } from './is/derived.ts';
import { type Grammar, makeGrammar } from './is/grammar.ts';
import { wordClassOf } from './is/inflection.ts';
import { nameTest } from './is/names.ts';
import { inflectedLike, strongVerbs } from './is/own.ts';
import { isJoined, misspeltTest } from './is/spelling.ts';
import { isWrittenAsName } from './is/written-as-name.ts';
import { isFitting } from './lengths.ts';
import type { WordListMaker } from './maker.ts';
import type { Lexeme } from './meanings/lexemes.ts';
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
    const { entries, affixes, grammar, removed, source, ours, text, evidence } = gather(read, own);
    const isName = nameTest({
      beginnings: ownWords(own('names.txt')),
      genitives: evidence.hidden,
      words: new Set([...source, ...ours]),
    });
    const added = missingForms(grammar, evidence);
    const right = new Set(ownWords(own('add.txt')));
    const sure = new Set([...inflectedWords(entries, affixes), ...ours, ...added, ...right]);
    const words = new Set([...sure, ...source]);
    const isMisspelt = misspeltTest({ words, sure });
    const spelledRight = new Set(ownWords(own('spelled-right.txt')));
    const isLoose = (word: string): boolean => !sure.has(word) && !spelledRight.has(word);
    for (const word of words) {
      if (!isFitting(word) || !isWord(word)) continue;
      const isOut =
        removed.has(word) ||
        isName(word) ||
        isJoined(word) ||
        (isLoose(word) && (isMisspelt(word) || isWrittenAsName(word, text, { words, sure })));
      if (right.has(word) || !isOut) yield word.toUpperCase();
    }
  },
};

type Read = Parameters<WordListMaker['make']>[0];
type Own = Parameters<WordListMaker['make']>[1];

/** All that is known before a form is added. */
function gather(read: Read, own: Own) {
  const aff = read('index.aff');
  const affixes = parseAffixes(decodeDictionary(aff));
  const removed = new Set(ownWords(own('remove.txt')));
  const all = [...parseEntries(decodeDictionary(read('index.dic'), aff), affixes)];
  const entries = all.filter(({ word }) => isWord(word) && !removed.has(word));
  const grammar = makeGrammar(entries, affixes);
  const source = new Set(entries.flatMap((entry) => formsOf(entry, affixes)));
  const inflected = ['inflected.txt', 'modern.txt'].flatMap((file) =>
    inflectedLike(own(file), grammar),
  );
  const ours = [
    ...inflected.flatMap(({ attested }) => attested),
    ...strongVerbs(own('strong-verbs.txt'), source),
  ];
  const text = new Set(tesseractWords(read(MODEL)));
  const seen = [...text].filter((it) => isWord(it) && it.length > 4);
  const uninflected = new Set(ownWords(own('uninflected.txt')));
  const evidence: Known = {
    known: new Set([...source, ...ours, ...seen]),
    inflected,
    explained: ours,
    hidden: nameForms(all, affixes),
    isBase: (word) => !uninflected.has(word) && !removed.has(word),
  };
  return { entries, affixes, grammar, removed, source, ours, text, evidence };
}

/** What the source says itself, then what is completed, then what is derived by a suffix. */
export function isLexemes(read: Read, own: Own): readonly Lexeme[] {
  const { entries, affixes, grammar, evidence } = gather(read, own);
  const given = entries.map((entry) => ({
    base: /st:(\S+)/u.exec(entry.morph)?.[1] ?? entry.word,
    wordClass: wordClassOf(entry),
    forms: formsOf(entry, affixes),
  }));
  const bases = basesOf(evidence);
  const completed = findParadigms(grammar, evidence, bases).map(({ candidate, words }) => ({
    base: candidate.base,
    wordClass: candidate.inflection.wordClass,
    forms: words,
  }));
  const derived = derivedWords(bases, grammar).map(({ base, inflection, forms }) => ({
    base,
    wordClass: inflection.wordClass,
    forms: [...forms.keys()],
  }));
  return [...given, ...completed, ...derived];
}

/** Letters of the alphabet; capitals are names, and what has no vowel is an abbreviation. */
const isWord = (word: string): boolean =>
  /^[aábcdðeéfghiíjklmnoópqrstuúvwxyýzþæö]+$/u.test(word) && /[aáeéiíoóuúyýæö]/u.test(word);

const formsOf = (entry: Entry, affixes: Affixes): string[] =>
  [...expand(entry, affixes)].map(({ text }) => text);

/** Words that the source gives a class, and their forms; the others are loose. */
const inflectedWords = (entries: readonly Entry[], affixes: Affixes): string[] =>
  entries
    .filter(({ flags, morph }) => flags.length > 0 || morph !== '')
    .flatMap((entry) => formsOf(entry, affixes));

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
  readonly inflected: readonly Candidate[];
  readonly explained: readonly string[];
  readonly hidden: ReadonlySet<string>;
  readonly isBase: (word: string) => boolean;
}

/** Forms that the source lacks but its classes make, of words that it has in part. */
function missingForms(grammar: Grammar, evidence: Known): string[] {
  const bases = basesOf(evidence);
  const found = findParadigms(grammar, evidence, bases);
  const paradigms = likeTheirHeads(found, evidence.known);
  // What these explain may also be a form of another word, and none of them is the last part of a compound.
  const derived = derivedWords(bases, grammar).flatMap(({ forms }) => [...forms.keys()]);
  const compounds = compoundForms(paradigms, evidence.known);
  return [...paradigms.flatMap(({ words }) => words), ...derived, ...compounds];
}

const basesOf = ({ known, hidden, isBase }: Known): ReadonlySet<string> =>
  new Set([...known, ...[...hidden].filter((it) => it.length > 3)].filter(isBase));

function findParadigms(
  grammar: Grammar,
  { known, inflected, explained, hidden }: Known,
  bases: ReadonlySet<string>,
): Paradigm[] {
  const given = grammar.given.map(({ base, inflection }) =>
    givenCandidate(base, inflection, known),
  );
  const found = findCandidates(bases, { known, hidden, grammar });
  return completeParadigms([...inflected, ...given, ...found], explained);
}
