/** Every question to the graph, against the same question to a plain sorted array. */
import { count, makeRng, type Rng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import {
  anagrams,
  backHooks,
  type Codes,
  contains,
  frontHooks,
  indexOf,
  type Pattern,
  type PatternStep,
  subAnagrams,
  verifyLexicon,
  wordAt,
  words,
  wordsMatching,
  wordsOfLength,
  wordsWithPrefix,
} from '../src/index.ts';
import {
  probe,
  type RandomList,
  randomList,
  randomListOf,
  randomWord,
  texts,
} from './random-list.ts';

/** Runs the check on many lists, with some probes each. */
function onLists(full: number, check: (rng: Rng, random: RandomList) => void): void {
  for (let i = 0; i < count(full); i++) {
    const rng = makeRng(seed() + i);
    check(rng, randomList(rng));
  }
}

const startsWith = (word: Codes, prefix: Codes): boolean =>
  prefix.every((letter, i) => word[i] === letter);

test('the words come out in order, and are counted', () => {
  onLists(4000, (_, { lexicon, list }) => {
    expect(texts(words(lexicon))).toEqual(texts(list));
    expect(lexicon.info.words).toBe(list.length);
    const lengths = list.reduce<number[]>((counts, { length }) => {
      counts[length] = (counts[length] ?? 0) + 1;
      return counts;
    }, []);
    expect(lexicon.info.lengths).toEqual(Array.from(lengths, (found) => found ?? 0));
    expect(verifyLexicon(lexicon).ok).toBe(true);
  });
});

test('a word is contained exactly when it is in the list', () => {
  onLists(4000, (rng, random) => {
    const known = new Set(texts(random.list));
    for (const word of random.list) expect(contains(random.lexicon, word)).toBe(true);
    for (let i = 0; i < 30; i++) {
      const word = probe(rng, random);
      expect(contains(random.lexicon, word), word.join()).toBe(known.has(word.join()));
    }
  });
});

test('place and word are each the other turned round', () => {
  onLists(4000, (rng, { lexicon, list }) => {
    for (const [i, word] of list.entries()) {
      expect(indexOf(lexicon, word)).toBe(i);
      expect(wordAt(lexicon, i)).toEqual(word);
    }
    for (const index of [-1, list.length, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(wordAt(lexicon, index)).toBeUndefined();
    const word = randomWord(rng, lexicon.info.letters.length, 8);
    const at = texts(list).indexOf(word.join());
    expect(indexOf(lexicon, word)).toBe(at === -1 ? undefined : at);
    expect(indexOf(lexicon, new Uint8Array())).toBeUndefined();
  });
});

test('words by prefix and by length', () => {
  onLists(2000, (rng, random) => {
    const { lexicon, list } = random;
    for (let i = 0; i < 10; i++) {
      const whole = probe(rng, random);
      const prefix = whole.slice(0, rng.below(whole.length + 1));
      const expected = list.filter((word) => startsWith(word, prefix));
      expect(texts(wordsWithPrefix(lexicon, prefix))).toEqual(texts(expected));
    }
    for (const length of [0, 1, 2, 5, 31, 32, 99])
      expect(texts(wordsOfLength(lexicon, length))).toEqual(
        texts(list.filter((word) => word.length === length)),
      );
  });
});

test('words by pattern', () => {
  onLists(2000, (rng, random) => {
    for (let i = 0; i < 10; i++) {
      const pattern = randomPattern(rng, probe(rng, random));
      const expected = random.list.filter((word) => naiveMatch(pattern, word));
      expect(texts(wordsMatching(random.lexicon, pattern)), pattern.join()).toEqual(
        texts(expected),
      );
    }
  });
});

test('anagrams, of all the letters and of some, with up to three blanks', () => {
  onLists(2000, (rng, random) => {
    const { lexicon, list } = random;
    for (let i = 0; i < 10; i++) {
      const blanks = rng.below(4);
      const word = probe(rng, random);
      const letters = Uint8Array.from(rng.some([...word], word.length - rng.below(blanks + 1)));
      const made = list.filter((found) => canMake(found, letters, blanks));
      const all = made.filter(({ length }) => length === letters.length + blanks);
      expect(texts(anagrams(lexicon, { letters, blanks }))).toEqual(texts(all));
      const long = made.filter(({ length }) => length >= 2);
      expect(texts(subAnagrams(lexicon, { letters, blanks }, 2))).toEqual(texts(long));
    }
  });
});

test('hooks before and after', () => {
  onLists(2000, (rng, random) => {
    const known = new Set(texts(random.list));
    const letters = Array.from(random.alphabet.letters, (_, i) => i + 1);
    for (let i = 0; i < 10; i++) {
      const word = probe(rng, random);
      expect([...backHooks(random.lexicon, word)]).toEqual(
        letters.filter((letter) => known.has([...word, letter].join())),
      );
      expect([...frontHooks(random.lexicon, word)]).toEqual(
        letters.filter((letter) => known.has([letter, ...word].join())),
      );
    }
  });
});

test('a search that is dropped after its first words has looked at no others', () => {
  const rng = makeRng(seed());
  const { lexicon, list } = randomListOf(rng, 40);
  const search = words(lexicon);
  expect(search.next().value).toEqual(list[0]);
  expect(search.return().done).toBe(true);
  expect(search.next().done).toBe(true);
  expect(texts(words(lexicon)).length).toBe(list.length);
});

function randomPattern(rng: Rng, word: Codes): Pattern {
  const steps = [...word].flatMap((letter): PatternStep[] => {
    const kind = rng.below(6);
    if (kind === 0) return ['run'];
    if (kind === 1) return ['run', letter];
    return [kind < 4 ? letter : 'any'];
  });
  return steps.filter((step, i) => step !== 'run' || steps[i - 1] !== 'run').slice(0, 30);
}

function naiveMatch([step, ...others]: Pattern, word: Codes): boolean {
  if (step === undefined) return word.length === 0;
  if (step === 'run')
    return [...word, 0].some((_, skipped) => naiveMatch(others, word.subarray(skipped)));
  return (
    word.length > 0 && (step === 'any' || step === word[0]) && naiveMatch(others, word.subarray(1))
  );
}

function canMake(word: Codes, letters: Codes, blanks: number): boolean {
  const left = [...letters];
  let missing = 0;
  for (const letter of word) {
    const at = left.indexOf(letter);
    if (at === -1) missing++;
    else left.splice(at, 1);
  }
  return missing <= blanks;
}
