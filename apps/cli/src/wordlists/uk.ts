/**
 * Ukrainian: headwords and nominative plurals, and a second list of all forms. The flags of the sources are grammatical. An
 * older edition of the same dictionary has words that the newer one left out as old; a third one, made before both, and
 * running text tell which adjectives of places are in use.
 */

import {
  decodeDictionary,
  type Entry,
  expand,
  type Form,
  parseAffixes,
  parseEntries,
} from './hunspell.ts';
import { isFitting } from './lengths.ts';
import type { WordListMaker } from './maker.ts';
import { ownWords } from './own-words.ts';
import { tesseractWords } from './tesseract.ts';
import { inflectedForms } from './uk/flagless.ts';
import { type PlaceEvidence, placeTest } from './uk/of-places.ts';
import { nominativePlurals } from './uk/plural.ts';
import { superlativeTest } from './uk/superlatives.ts';

const NEWER = ['index.aff', 'index.dic'] as const;
const OLDER = ['usr/share/hunspell/uk_UA.aff', 'usr/share/hunspell/uk_UA.dic'] as const;
const OLDEST = 'usr/share/dict/ukrainian';
const MODEL = 'usr/share/tesseract-ocr/5/tessdata/ukr.traineddata';

const sources: WordListMaker['sources'] = [
  {
    kind: 'npm',
    name: 'dictionary-uk',
    version: '4.0.0',
    files: NEWER,
    licence: 'GPL-3.0-only',
  },
  {
    kind: 'debian',
    name: 'hunspell-uk',
    version: '1:7.5.0-1',
    files: OLDER,
    licence: '(GPL-2.0-or-later OR LGPL-2.1-or-later OR MPL-1.1)',
  },
  {
    kind: 'debian',
    name: 'wukrainian',
    version: '1.8.0+dfsg-1',
    files: [OLDEST],
    licence: 'GPL-2.0-or-later',
  },
  {
    kind: 'debian',
    name: 'tesseract-ocr-ukr',
    version: '1:4.1.0-2',
    files: [MODEL],
    licence: 'Apache-2.0',
  },
];

export const ukList: WordListMaker = {
  id: 'uk',
  edition: 'uk',
  policy: 'headwords-and-plurals',
  sources,
  make: (read, own) => tiles(headwordsAndPlurals(read, own)),
};

export const ukAllList: WordListMaker = {
  id: 'uk-all',
  edition: 'uk',
  policy: 'all-forms',
  sources,
  make: (read, own) => tiles(allForms(read, own)),
};

type Read = Parameters<WordListMaker['make']>[0];
type Own = Parameters<WordListMaker['make']>[1];

function* headwordsAndPlurals(read: Read, own: Own): Generator<string> {
  const found = new Set([...listed(read, own)]);
  const isSuperlative = superlativeTest(found);
  for (const word of found) if (!isSuperlative(word)) yield word;
  yield* ownWords(own('headwords.txt'));
}

function* listed(read: Read, own: Own): Generator<string> {
  const nominalised = new Set(ownWords(own('nominalised.txt')));
  const forms = new Set(ownWords(own('forms.txt')));
  const flagless = new Set<string>();
  const adjectives = new Set<string>();
  const isOfPlace = placeTest(placeEvidence(read));
  for (const [entry, made] of lexemes(read, own)) {
    const { word, flags } = entry;
    if (flags.length === 0) flagless.add(word);
    if (flags.length === 0 || forms.has(word) || isNominalised(entry, nominalised)) continue;
    if (isOfPlace(word)) continue;
    yield word;
    yield* nominativePlurals(word, made);
    yield* made.filter(isAdverb).map(({ text }) => text);
    if (/[чшщ]ий$/u.test(word)) adjectives.add(word);
  }
  const inflected = inflectedForms(flagless);
  for (const word of flagless) if (!inflected.has(word) && !forms.has(word)) yield word;
  yield* comparativeAdverbs(adjectives);
}

function placeEvidence(read: Read): PlaceEvidence {
  const [aff, dic] = NEWER.map(read) as [Uint8Array, Uint8Array];
  const entries = [
    ...parseEntries(decodeDictionary(dic, aff), parseAffixes(decodeDictionary(aff))),
  ];
  const words = entries.map(({ word }) => word);
  const oldest = new TextDecoder('utf-8', { fatal: true }).decode(read(OLDEST)).split('\n');
  return {
    names: words.filter((word) => /^\p{Lu}/u.test(word)).map((word) => word.toLowerCase()),
    common: words.filter(isLowerCaseWord),
    inUse: new Set([...oldest, ...tesseractWords(read(MODEL))]),
  };
}

/** A comparative makes its adverb in -е, as its superlatives do: ширший, ширше, найширше. What has no superlative is none. */
function* comparativeAdverbs(adjectives: ReadonlySet<string>): Generator<string> {
  for (const word of adjectives) {
    const base = word.replace(/^(?:що)?(?:як)?най/u, '');
    if (adjectives.has(base) && adjectives.has(`най${base}`)) yield `${word.slice(0, -2)}е`;
  }
}

/** A headword with the forms that the list has of it. */
export interface Lexeme {
  readonly base: string;
  /** Undefined where the flags tell none. */
  readonly wordClass: 'noun' | 'verb' | 'adjective' | 'adverb' | undefined;
  readonly forms: readonly string[];
}

export function* ukLexemes(read: Read, own: Own): Generator<Lexeme> {
  for (const [{ word, flags }, made] of lexemes(read, own)) {
    const forms = flags.length === 0 ? [word] : [word, ...nominativePlurals(word, made)];
    yield { base: word, wordClass: classOf(word, flags), forms };
    for (const { text } of made.filter(isAdverb))
      yield { base: text, wordClass: 'adverb', forms: [text] };
  }
}

/** A pronoun or a numeral is inflected like an adjective or a noun, and has no flag of its own. */
function classOf(word: string, flags: readonly string[]): Lexeme['wordClass'] {
  if (flags.length === 0) return undefined;
  if (/(?:ти|тися|тись|ть)$/u.test(word) && flags.some((flag) => VERB_FLAGS.has(flag)))
    return 'verb';
  return flags.includes('j') ? 'adjective' : 'noun';
}

const VERB_FLAGS: ReadonlySet<string> = new Set([...'XYZ]']);

function* allForms(read: Read, own: Own): Generator<string> {
  const removed = new Set(ownWords(own('remove.txt')));
  for (const [, made] of lexemes(read, own)) {
    for (const { text } of made) if (!removed.has(text)) yield text;
  }
  yield* headwordsAndPlurals(read, own);
}

/**
 * Lower-case entries of the source and of our own, each with all its forms. Of the older edition those that bend and that the
 * newer one has not; what bends with other flags there is seen by its own rules.
 */
function* lexemes(read: Read, own: Own): Generator<[Entry, Form[]]> {
  const removed = new Set(ownWords(own('remove.txt')));
  const isKept = ({ word }: Entry): boolean => isLowerCaseWord(word) && !removed.has(word);
  const [aff, dic] = NEWER.map(read) as [Uint8Array, Uint8Array];
  const affixes = parseAffixes(decodeDictionary(aff));
  const known = new Set<string>();
  for (const text of [decodeDictionary(dic, aff), own('add.dic')])
    for (const entry of parseEntries(text, affixes)) {
      known.add(entry.word);
      if (isKept(entry)) yield [entry, [...expand(entry, affixes)]];
    }
  const [olderAff, olderDic] = OLDER.map(read) as [Uint8Array, Uint8Array];
  const older = parseAffixes(decodeDictionary(olderAff));
  for (const entry of parseEntries(decodeDictionary(olderDic, olderAff), older))
    if (entry.flags.length > 0 && !known.has(entry.word) && isKept(entry))
      yield [entry, [...expand(entry, older)]];
}

/** Capitals are names, hyphens are not allowed, and what has no vowel is an abbreviation (the few interjections are our own). */
const isLowerCaseWord = (word: string): boolean =>
  /^[а-щьюяґєії']+$/u.test(word) && /[аеєиіїоуюя]/u.test(word);

/** Feminine and neuter adjectives that the source also has as nouns; most are in no dictionary, so those that are, are listed. */
const isNominalised = ({ word, flags }: Entry, known: ReadonlySet<string>): boolean =>
  flags.includes('E') && !flags.includes('j') && /[аяеє]$/u.test(word) && !known.has(word);

/** Flag `+` makes the adverb of an adjective, a headword of its own. */
const isAdverb = ({ rules }: Form): boolean => rules[0]?.flag === '+';

function* tiles(words: Iterable<string>): Generator<string> {
  for (const word of words) {
    if (isFitting(word)) yield word.toUpperCase();
  }
}
