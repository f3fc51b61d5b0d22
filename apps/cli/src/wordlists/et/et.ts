/**
 * Estonian. The source lists word forms without grammar, so we infer from whole paradigms which forms the game allows
 * (nominatives singular and plural, -ma infinitives, uninflected words), and check the result against running text.
 */
import { isFitting } from '../lengths.ts';
import type { WordListMaker } from '../maker.ts';
import { ownWords } from '../own-words.ts';
import { tesseractWords } from '../tesseract.ts';
import { adverbsOf } from './adverbs.ts';
import { compoundsOf, givenCompounds } from './compounds.ts';
import { isInUse } from './derived.ts';
import { formsByLetter } from './forms.ts';
import { type Nominal, nominalsOf } from './nominals.ts';
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

export const etList: WordListMaker = {
  id: 'et',
  edition: 'et',
  policy: 'nominatives-and-infinitives',
  sources: [dictionary, model],
  make: (read, own) => tiles(gameWords(read, own)),
};

export const etAllList: WordListMaker = {
  id: 'et-all',
  edition: 'et',
  policy: 'all-forms',
  sources: [dictionary, model],
  make: (read, own) => tiles(allForms(read, own)),
};

type Read = Parameters<WordListMaker['make']>[0];
type Own = Parameters<WordListMaker['make']>[1];

function* gameWords(read: Read, own: Own): Iterable<string> {
  const seen = new Set([...tesseractWords(read(MODEL))].filter(isPlain));
  const nominals = irregular(own('irregular.txt'));
  const found = new Set<string>();
  const unknown: string[] = [];
  for (const forms of formsByLetter(read('index.aff'), read('index.dic'))) {
    const verbs = verbsOf(forms);
    for (const verb of verbs) if (isWritten(verb, verbs)) found.add(verb);
    for (const adverb of adverbsOf(forms, seen)) found.add(adverb);
    nominals.push(
      ...nominalsOf(forms, verbs).filter((nominal) => isInUse(nominal, { forms, verbs, seen })),
    );
    const initial = [...forms][0]?.[0] as string;
    unknown.push(...[...seen].filter((word) => word.startsWith(initial) && !forms.has(word)));
  }
  const parts = {
    nominals,
    verbs: found,
    openings: lowerWords(own('openings.txt')),
    notHeads: lowerWords(own('not-heads.txt')),
  };
  for (const word of compoundsOf(unknown, seen, parts)) found.add(word);
  for (const word of givenCompounds(lowerWords(own('compounds.txt')), nominals, seen))
    found.add(word);
  for (const { nominative, genitive } of nominals) found.add(nominative).add(`${genitive}d`);
  for (const file of ['names.txt', 'remove.txt'])
    for (const word of lowerWords(own(file))) found.delete(word);
  yield* found;
  for (const file of ['add.txt', 'closed-class.txt']) yield* lowerWords(own(file));
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
