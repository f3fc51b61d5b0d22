/**
 * Estonian. The source lists word forms without grammar, so we infer from whole paradigms which forms the game allows
 * (nominatives singular and plural, -ma infinitives, uninflected words), and check the result against running text.
 */
import { gunzipSync } from 'node:zlib';
import { isFitting } from '../lengths.ts';
import type { WordListMaker } from '../maker.ts';
import type { Lexeme } from '../meanings/lexemes.ts';
import { ownWords } from '../own-words.ts';
import { tesseractWords } from '../tesseract.ts';
import { adverbsOf, mannerAdverbs } from './adverbs.ts';
import { compoundsOf, givenCompounds } from './compounds.ts';
import { abstractsOf, diminutivesOf, isComparable, isInUse } from './derived.ts';
import { formsByLetter } from './forms.ts';
import { type Nominal, nominalsOf } from './nominals.ts';
import { ownLexemes } from './own-lexemes.ts';
import { pastParticiplesOf, presentParticiplesOf } from './participles.ts';
import { suffixedWords } from './suffixed.ts';
import { isWritten, verbsOf } from './verbs.ts';

const MODEL = 'usr/share/tesseract-ocr/5/tessdata/est.traineddata';

const dictionary: WordListMaker['sources'][number] = {
  kind: 'npm',
  name: 'dictionary-et',
  version: '2.0.0',
  files: ['index.aff', 'index.dic'],
  licence: 'LGPL-2.1-only AND LicenseRef-EKI',
};

const model: WordListMaker['sources'][number] = {
  kind: 'debian',
  name: 'tesseract-ocr-est',
  version: '1:4.1.0-2',
  files: [MODEL],
  licence: 'Apache-2.0',
};

/** The same words and those of an older model, made of other texts. */
const OLDER_MODEL = '4.0.0/est.traineddata.gz';

const olderModel: WordListMaker['sources'][number] = {
  kind: 'npm',
  name: '@tesseract.js-data/est',
  version: '1.0.0',
  files: [OLDER_MODEL],
  licence: 'Apache-2.0',
};

export const etList: WordListMaker = {
  id: 'et',
  edition: 'et',
  policy: 'nominatives-and-infinitives',
  sources: [dictionary, model, olderModel],
  make: (read, own) => tiles(gameWords(read, own)),
};

export const etAllList: WordListMaker = {
  id: 'et-all',
  edition: 'et',
  policy: 'all-forms',
  sources: [dictionary, model, olderModel],
  make: (read, own) => tiles(allForms(read, own)),
};

type Read = Parameters<WordListMaker['make']>[0];
type Own = Parameters<WordListMaker['make']>[1];

function wordsInUse(read: Read): ReadonlySet<string> {
  const older = tesseractWords(gunzipSync(read(OLDER_MODEL)), 'shapes');
  return new Set([...tesseractWords(read(MODEL)), ...older].filter(isPlain));
}

/** What the source and running text tell, before our own lists. */
interface Inferred {
  readonly verbs: ReadonlySet<string>;
  readonly adverbs: ReadonlySet<string>;
  /** Those of our own list and those that follow by a suffix among them. */
  readonly nominals: readonly Nominal[];
  /** Genitives that the source compares: adjectives. */
  readonly compared: ReadonlySet<string>;
  readonly compounds: ReadonlySet<string>;
}

function inferred(read: Read, own: Own): Inferred {
  const seen = wordsInUse(read);
  const nominals = irregular(own('irregular.txt'));
  const written = new Set<string>();
  const adverbs = new Set<string>();
  const participles: Nominal[] = [];
  const unknown: string[] = [];
  const simple = new Set(lowerWords(own('adjectives.txt')));
  const compared = new Set(simple);
  for (const forms of formsByLetter(read('index.aff'), read('index.dic'))) {
    const verbs = verbsOf(forms);
    for (const verb of verbs) if (isWritten(verb, verbs)) written.add(verb);
    for (const adverb of adverbsOf({ forms, verbs, seen })) adverbs.add(adverb);
    const evidence = { forms, verbs, seen };
    const inUse = nominalsOf(forms, verbs).filter((nominal) => isInUse(nominal, evidence));
    const derived = [...abstractsOf(inUse, evidence), ...diminutivesOf(inUse, evidence)];
    participles.push(...pastParticiplesOf(evidence), ...presentParticiplesOf(evidence));
    nominals.push(...inUse, ...derived);
    for (const { genitive } of inUse) if (isComparable(genitive, forms)) compared.add(genitive);
    for (const adverb of mannerAdverbs(inUse, evidence, simple)) adverbs.add(adverb);
    const initial = [...forms][0]?.[0] as string;
    unknown.push(...[...seen].filter((word) => word.startsWith(initial) && !forms.has(word)));
  }
  const suffixed = [...suffixedWords(unknown, seen, nominals)];
  const parts = {
    nominals,
    verbs: new Set([...written, ...adverbs]),
    openings: lowerWords(own('openings.txt')),
    notHeads: lowerWords(own('not-heads.txt')),
  };
  const given = givenCompounds(lowerWords(own('compounds.txt')), nominals, seen);
  const compounds = new Set([...compoundsOf(unknown, seen, parts), ...given]);
  return {
    verbs: written,
    adverbs,
    nominals: [...nominals, ...suffixed, ...participles],
    compared,
    compounds,
  };
}

const OURS = ['add.txt', 'closed-class.txt', 'modern.txt', 'foreign.txt'];

function* gameWords(read: Read, own: Own): Iterable<string> {
  const { verbs, adverbs, nominals, compounds } = inferred(read, own);
  const found = new Set([...verbs, ...adverbs, ...compounds]);
  for (const { nominative, genitive } of nominals) found.add(nominative).add(`${genitive}d`);
  for (const file of ['names.txt', 'remove.txt'])
    for (const word of lowerWords(own(file))) found.delete(word);
  yield* found;
  for (const file of OURS) for (const line of lowerWords(own(file))) yield* line.split(' ');
}

/** In small letters, with the forms that the list may have of them. */
export function etLexemes(read: Read, own: Own): readonly Lexeme[] {
  const { verbs, adverbs, nominals, compared } = inferred(read, own);
  const alone = (wordClass: 'verb' | 'adverb') => (base: string) =>
    ({ base, wordClass, forms: [base] }) as const;
  return [
    ...nominals.map((nominal) => ({
      base: nominal.nominative,
      wordClass: nominalClass(nominal, { verbs, adverbs, compared }),
      forms: [nominal.nominative, `${nominal.genitive}d`],
    })),
    ...[...verbs].map(alone('verb')),
    ...[...adverbs].map(alone('adverb')),
    ...OURS.flatMap((file) => ownLexemes(own(file))),
  ];
}

/**
 * What has an adverb of manner is an adjective, and so are participles and, of the suffixes that nouns have as well, what is
 * compared; other nominals are nouns.
 */
function nominalClass(
  { nominative, genitive }: Nominal,
  { verbs, adverbs, compared }: Pick<Inferred, 'verbs' | 'adverbs' | 'compared'>,
): 'noun' | 'adjective' {
  const hasManner = [`${genitive}lt`, `${genitive}sti`].some((adverb) => adverbs.has(adverb));
  if (hasManner || /.{2}(?:lik|tud|nud|jas)$/u.test(nominative)) return 'adjective';
  const isPresent = ['v', 'ev'].some(
    (ending) =>
      nominative.endsWith(ending) && verbs.has(`${nominative.slice(0, -ending.length)}ma`),
  );
  const isEither = /(?:[^m].ne|m[^i]ne|tu|v)$/u.test(nominative);
  return isPresent || (isEither && compared.has(genitive)) ? 'adjective' : 'noun';
}

const isPlain = (word: string): boolean => /^\p{Ll}{2,24}$/u.test(word);

/** One nominal a line: nominative, genitive, partitive, plural genitive. */
function irregular(text: string): Nominal[] {
  return lowerWords(text).map((line) => {
    const [nominative = '', genitive = '', partitive = '', pluralGenitive = ''] = line.split(' ');
    return { nominative, genitive, partitive, pluralGenitive, type: 0, doubtful: false };
  });
}

const lowerWords = (text: string): readonly string[] => ownWords(text).map(lower);

function* allForms(read: Read, own: Own): Iterable<string> {
  const names = new Set(lowerWords(own('names.txt')));
  yield* gameWords(read, own);
  for (const forms of formsByLetter(read('index.aff'), read('index.dic')))
    for (const form of forms) if (!names.has(form)) yield form;
}

const lower = (word: string): string => word.toLocaleLowerCase('et');

function* tiles(words: Iterable<string>): Iterable<string> {
  for (const word of words)
    if (isFitting(word) && /^[abcdefghijklmnopqrsšzžtuvwõäöüxy]+$/u.test(word))
      yield word.toLocaleUpperCase('et');
}
