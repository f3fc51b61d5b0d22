/**
 * The Finnish lists. `fi`: the vocabulary of the transducer and what else is attested, in the forms that the
 * rulebook allows (RULES §2). `fi-all`: besides, every attested form that the transducer knows, names apart.
 */
import { gunzipSync } from 'node:zlib';
import type { WordListMaker, WordSource } from '../maker.ts';
import { makeAttested, plainestOf } from './attested.ts';
import { analyse, visitAttested } from './attested-words.ts';
import { visitBaseWords } from './base-words.ts';
import { makeCounterparts } from './counterparts.ts';
import { readTrie } from './cspell-trie.ts';
import { makeNameTest } from './names.ts';
import { type OwnLists, readOwnLists } from './own-lists.ts';
import { makePaths } from './paths.ts';
import { makePolicy } from './policy.ts';
import { baseOf, lemmaOf, type Reading, readingOf, textOf } from './reading.ts';
import { readVfst } from './vfst.ts';

/** The letters that have a tile, as the sources spell them. */
const LETTERS: ReadonlySet<string> = new Set('abcdefghijklmnoprstuvwyäö');
const SHORTEST = 2;
const LONGEST = 15;

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
  make: (read, own) => upper(strictWords(read, readOwnLists(own), () => {})),
};

export const fiAllList: WordListMaker = {
  id: 'fi-all',
  edition: 'fi',
  policy: 'attested-forms',
  sources,
  make(read, own) {
    const lists = readOwnLists(own);
    const attested: string[] = [];
    const all = strictWords(read, lists, (word) => attested.push(word));
    for (const word of attested) all.add(word);
    for (const word of lists.removed) all.delete(word);
    return upper(all);
  },
};

/** Calls `visit` with every attested word that the transducer knows and that is no name. */
function strictWords(
  read: (file: string) => Uint8Array,
  own: OwnLists,
  visit: (word: string) => void,
): Set<string> {
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
  const isWrittenAsName = makeNameTest(trie);
  const isName = (reading: Reading): boolean =>
    reading.parts.length > 1 && isWrittenAsName(baseOf(reading));
  const isWord = (reading: Reading): boolean => policy.isKnown(reading) && !isName(reading);
  const attested = makeAttested({
    isKnown: policy.isKnown,
    isAllowed: (reading) => policy.isAllowed(reading) && !isName(reading),
  });
  visitAttested(trie, paths, LETTERS, LONGEST, (word, readings) => {
    attested.add(readings);
    if (plainestOf(readings, policy.isKnown).some(isWord)) visit(word);
  });
  const { allowed, rejected } = attested.judge();
  const participles = [...own.participles].flatMap((word) => analyse(paths, word));
  const readings = [...allowed, ...participles.filter(policy.isAllowed)];
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
  return found;
}

function* upper(found: ReadonlySet<string>): Iterable<string> {
  for (const word of found) if (word.length >= SHORTEST) yield word.toLocaleUpperCase('fi');
}

const unpacked = (bytes: Uint8Array): string => new TextDecoder().decode(gunzipSync(bytes));
