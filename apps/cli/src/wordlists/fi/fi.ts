/**
 * The Finnish lists. `fi`: the vocabulary of the transducer plus attested words, in the forms that the rulebook allows
 * (RULES §2). `fi-all`: also every attested form that the transducer knows, except names.
 */

import { gunzipSync } from 'node:zlib';
import { WORD_LENGTHS } from '../lengths.ts';
import type { WordListMaker, WordSource } from '../maker.ts';
import { makeAttested, plainestOf } from './attested.ts';
import { analyse, visitAttested } from './attested-words.ts';
import { visitBaseWords } from './base-words.ts';
import { makeBeginnings } from './beginnings.ts';
import { makeCounterparts } from './counterparts.ts';
import { readTrie } from './cspell-trie.ts';
import { makeMisspellings } from './misspellings.ts';
import { makeNameTest } from './names.ts';
import { type OwnLists, readOwnLists } from './own-lists.ts';
import { makePaths } from './paths.ts';
import { makePolicy } from './policy.ts';
import { baseOf, lemmaOf, type Reading, readingOf, textOf } from './reading.ts';
import { readVfst } from './vfst.ts';

/** The letters of the alphabet, as the sources spell them. */
const LETTERS: ReadonlySet<string> = new Set('abcdefghijklmnopqrsštuvwxyzžåäö');
const { min: SHORTEST, max: LONGEST } = WORD_LENGTHS;

const TRANSDUCER = 'usr/lib/voikko/5/mor-standard/mor.vfst';
const TRIE = 'dict/fi-fi.trie.gz';

const sources: readonly WordSource[] = [
  {
    kind: 'debian',
    name: 'voikko-fi',
    version: '2.5-1',
    files: [TRANSDUCER],
    licence: 'GPL-2.0-or-later',
  },
  {
    kind: 'npm',
    name: '@cspell/dict-fi-fi',
    version: '1.1.3',
    files: [TRIE],
    licence: 'LGPL-3.0-only AND GPL-2.0-only',
  },
];

export const fiList: WordListMaker = {
  id: 'fi',
  edition: 'fi',
  policy: 'nominatives-and-infinitives',
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
  /** Base forms of attested words that are misspellings. */
  readonly misspelt: ReadonlySet<string>;
}

/** Calls `visit` with every attested word that the transducer knows and that is no name, and its base forms. */
function strictWords(
  read: (file: string) => Uint8Array,
  own: OwnLists,
  visit: (word: string, bases: readonly string[]) => void,
): Strict {
  const policy = makePolicy(own);
  const transducer = readVfst(read(TRANSDUCER));
  const paths = makePaths(transducer);
  const counterparts = makeCounterparts();
  const found = new Set<string>();
  const add = (reading: Reading): void => {
    found.add(textOf(reading));
    counterparts.learn(reading);
  };

  visitBaseWords(transducer, LETTERS, LONGEST, (symbols) => {
    const reading = readingOf(symbols);
    if (reading !== undefined && policy.isBaseWord(reading)) add(reading);
  });

  const trie = readTrie(unpacked(read(TRIE)));
  const wordsWith = makeBeginnings(trie);
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
  const misspelt = new Set(allowed.filter(isMisspelt).map(baseOf));
  const participles = [...own.participles].flatMap((word) => analyse(paths, word));
  const readings = [
    ...allowed.filter((reading) => !misspelt.has(baseOf(reading))),
    ...participles.filter(policy.isAllowed),
  ];
  readings.forEach(add);

  const isFormOf = (reading: Reading, guess: string): boolean =>
    analyse(paths, guess).some(
      (other) => lemmaOf(other) === lemmaOf(reading) && policy.isAllowed(other),
    );
  for (const reading of readings)
    for (const guess of counterparts.guesses(reading)) {
      const isNew = !found.has(guess) && !rejected.has(guess) && guess.length <= LONGEST;
      if (isNew && isFormOf(reading, guess)) found.add(guess);
    }

  for (const word of own.added) found.add(word);
  for (const word of [...own.removed, ...own.inflected]) found.delete(word);
  return { words: found, misspelt };
}

function* upper(found: ReadonlySet<string>): Iterable<string> {
  for (const word of found) if (word.length >= SHORTEST) yield word.toLocaleUpperCase('fi');
}

const unpacked = (bytes: Uint8Array): string => new TextDecoder().decode(gunzipSync(bytes));
