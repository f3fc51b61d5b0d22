/**
 * The Finnish lists. `fi`: the vocabulary of the transducer plus what dictionaries list and what is attested of it, in the
 * forms that the rulebook allows (RULES §2). `fi-compounds`: also attested compounds that no dictionary has.
 * `fi-all`: also every attested form that the transducer knows, except names.
 */

import { gunzipSync } from 'node:zlib';
import { WORD_LENGTHS } from '../lengths.ts';
import type { WordListMaker, WordSource } from '../maker.ts';
import { tesseractWords } from '../tesseract.ts';
import { makeAnalogy } from './analogy.ts';
import { makeAttested, plainestOf } from './attested.ts';
import { analyse, visitAttested } from './attested-words.ts';
import { visitBaseWords } from './base-words.ts';
import { makeBeginnings } from './beginnings.ts';
import { makeCounterparts } from './counterparts.ts';
import { readTrie } from './cspell-trie.ts';
import { dictionarySources, readDictionaries } from './dictionaries.ts';
import { makeMisspellings } from './misspellings.ts';
import { makeNameTest } from './names.ts';
import { type OwnLists, readOwnLists } from './own-lists.ts';
import { makePaths } from './paths.ts';
import { makePolicy } from './policy.ts';
import { baseOf, lemmaOf, type Reading, readingOf, rootOf, textOf } from './reading.ts';
import { readVfst } from './vfst.ts';

/** The letters of the alphabet, as the sources spell them. */
const LETTERS: ReadonlySet<string> = new Set('abcdefghijklmnopqrsštuvwxyzžåäö');
const { min: SHORTEST, max: LONGEST } = WORD_LENGTHS;

const TRANSDUCER = 'usr/lib/voikko/5/mor-standard/mor.vfst';
const TRIE = 'dict/fi-fi.trie.gz';
const MODEL = 'usr/share/tesseract-ocr/5/tessdata/fin.traineddata';

export const transducerSource: WordSource = {
  kind: 'debian',
  name: 'voikko-fi',
  version: '2.5-1',
  files: [TRANSDUCER],
  licence: 'GPL-2.0-or-later',
};

const sources: readonly WordSource[] = [
  transducerSource,
  {
    kind: 'npm',
    name: '@cspell/dict-fi-fi',
    version: '1.1.3',
    files: [TRIE],
    licence: 'LGPL-3.0-only AND GPL-2.0-only',
  },
  {
    kind: 'debian',
    name: 'tesseract-ocr-fin',
    version: '1:4.1.0-2',
    files: [MODEL],
    licence: 'Apache-2.0',
  },
  ...dictionarySources,
];

export const fiList: WordListMaker = {
  id: 'fi',
  edition: 'fi',
  policy: 'nominatives-and-infinitives',
  sources,
  make(read, own) {
    const { words, chance } = strictWords(read, readOwnLists(own), () => {});
    for (const word of chance) words.delete(word);
    return upper(words);
  },
};

export const fiCompoundsList: WordListMaker = {
  id: 'fi-compounds',
  edition: 'fi',
  policy: 'nominatives-and-infinitives-with-compounds',
  sources,
  make: (read, own) => upper(strictWords(read, readOwnLists(own), () => {}).words),
};

export const fiAllList: WordListMaker = {
  id: 'fi-all',
  edition: 'fi',
  policy: 'attested-forms',
  sources,
  make(read, own) {
    const lists = readOwnLists(own);
    /** By base form; under the empty one what may be a form of several. */
    const attested = new Map<string, string[]>();
    const { words, misspelt } = strictWords(read, lists, (word, bases) => {
      const base = bases.length === 1 ? (bases[0] as string) : '';
      const forms = attested.get(base);
      if (forms === undefined) attested.set(base, [word]);
      else forms.push(word);
    });
    for (const [base, forms] of attested)
      if (!misspelt.has(base)) for (const word of forms) words.add(word);
    for (const word of lists.removed) words.delete(word);
    return upper(words);
  },
};

interface Strict {
  readonly words: Set<string>;
  /** Those of the words that are compounds and in no dictionary. */
  readonly chance: ReadonlySet<string>;
  /** Base forms of attested words that are misspellings. */
  readonly misspelt: ReadonlySet<string>;
}

/** Calls `visit` with every attested word that the transducer knows and that is no name, and its base forms. */
function strictWords(
  read: (file: string) => Uint8Array,
  own: OwnLists,
  visit: (word: string, bases: readonly string[]) => void,
): Strict {
  const { official, agreed, listed } = readDictionaries(read, LETTERS);
  const policy = makePolicy({ ...own, participles: new Set([...own.participles, ...official]) });
  const transducer = readVfst(read(TRANSDUCER));
  const paths = makePaths(transducer);
  const counterparts = makeCounterparts();
  const analogy = makeAnalogy((text) => analyse(paths, text).length > 0);
  const found = new Set<string>();
  const chance = new Set<string>();
  const seen = new Set(tesseractWords(read(MODEL)));
  const trie = readTrie(unpacked(read(TRIE)));
  const wordsWith = makeBeginnings(trie);
  /** Simple, or in a dictionary, itself or what it is derived from, or common. */
  const isSettled = (reading: Reading): boolean => {
    const base = baseOf(reading);
    if (reading.parts.length === 1 || listed.has(base)) return true;
    if (listed.has(textOf(reading)) || listed.has(rootOf(reading))) return true;
    return seen.has(base) && wordsWith(base.slice(0, -1)) >= COMMON;
  };
  const add = (reading: Reading): void => {
    (isSettled(reading) ? found : chance).add(textOf(reading));
    counterparts.learn(reading);
  };

  visitBaseWords(transducer, LETTERS, LONGEST, (symbols) => {
    const reading = readingOf(symbols);
    if (reading !== undefined && policy.isBaseWord(reading)) add(reading);
  });
  for (const [word, other] of counterparts.pairs()) analogy.learn(word, other);

  const isWrittenAsName = makeNameTest(wordsWith);
  const isName = (reading: Reading): boolean =>
    reading.parts.length > 1 && isWrittenAsName(baseOf(reading));
  const isWord = (reading: Reading): boolean => policy.isKnown(reading) && !isName(reading);
  const attested = makeAttested({
    isKnown: policy.isKnown,
    isAllowed: (reading) => policy.isAllowed(reading) && !isName(reading),
  });
  const misspellings = makeMisspellings(wordsWith);
  visitAttested(trie, paths, LETTERS, LONGEST, (word, readings) => {
    attested.add(readings);
    const plainest = plainestOf(readings, policy.isKnown);
    misspellings.add(plainest);
    const words = plainest.filter(isWord);
    if (words.length > 0) visit(word, [...new Set(words.map(baseOf))]);
  });
  const { allowed, rejected } = attested.judge();
  const isMisspelt = misspellings.judge();
  const misspelt = new Set(
    allowed.filter((it) => !listed.has(baseOf(it)) && isMisspelt(it)).map(baseOf),
  );
  const participles = [...own.participles].flatMap((word) => analyse(paths, word));
  const readings = [
    ...allowed.filter((reading) => !misspelt.has(baseOf(reading))),
    ...participles.filter(policy.isAllowed),
  ];

  for (const word of [...official, ...agreed]) {
    if (word.length > LONGEST) continue;
    const known = analyse(paths, word);
    const plainest = plainestOf(known, policy.isKnown);
    if (own.hateful.has(word) || plainest.some(policy.isHateful)) continue;
    if (plainest.some(policy.isAbbreviation)) continue;
    if (plainest.some(policy.isName) && !agreed.has(word)) continue;
    const meant = plainestOf(known.filter(policy.isAllowed), policy.isKnown);
    readings.push(...meant);
    if (meant.length > 0) continue;
    // A form of another word is a word of its own only where the official list says so: `lähinnä`.
    if (!official.has(word) && known.some(policy.isKnown)) continue;
    found.add(word);
    const other = analogy.guess(word);
    const isGuessed = other !== undefined && other.length <= LONGEST && isFree(known, other);
    if (isGuessed) found.add(other);
  }
  readings.forEach(add);

  const isFormOf = (reading: Reading, guess: string): boolean =>
    analyse(paths, guess).some(
      (other) => lemmaOf(other) === lemmaOf(reading) && policy.isAllowed(other),
    );
  for (const reading of readings)
    for (const guess of counterparts.guesses(reading)) {
      const isNew = !found.has(guess) && !rejected.has(guess) && guess.length <= LONGEST;
      if (!isNew || !isFormOf(reading, guess)) continue;
      (isSettled(reading) ? found : chance).add(guess);
    }

  for (const word of own.added) found.add(word);
  for (const word of found) chance.delete(word);
  for (const word of chance) found.add(word);
  for (const word of [...own.removed, ...own.inflected]) found.delete(word);
  return { words: found, chance, misspelt };
}

/** A compound that occurs in running text is common if so many attested words begin like it. */
const COMMON = 10;

/** What the transducer takes for a case of a noun has no plural of its own; it may be a verb beside it (`oksia`). */
const isFree = (known: readonly Reading[], other: string): boolean =>
  known.length === 0 || other.endsWith('minen');

function* upper(found: ReadonlySet<string>): Iterable<string> {
  for (const word of found) if (word.length >= SHORTEST) yield word.toLocaleUpperCase('fi');
}

const unpacked = (bytes: Uint8Array): string => new TextDecoder().decode(gunzipSync(bytes));
