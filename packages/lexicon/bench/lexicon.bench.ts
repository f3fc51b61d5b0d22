/** Building, loading and asking, on a made-up list of 268,000 words; and the two ways of finding plays side by side. */
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { alphabetOf } from '@taht/testkit';
import {
  anagrams,
  buildGaddag,
  type Codes,
  contains,
  decodeLexicon,
  encodeGaddag,
  encodeLexicon,
  type Gaddag,
  indexOf,
  type Lexicon,
  subAnagrams,
  words,
} from '../src/index.ts';
import { buildFrom } from './build-from.ts';
import { findGaddagPlays } from './gaddag-plays.ts';
import { type Line, linesOfGames } from './lines.ts';
import { millisecondsEach, once, perSecond, seconds } from './measure.ts';
import { findPlainPlays } from './plain-plays.ts';
import { makeChance, syntheticWords } from './synthetic.ts';

const MANY = 268_000;
const VERY_MANY = 2_600_000;
const LONG_LIST = 400_000;

const english = alphabetOf('en-100');
const list = once(() => syntheticWords(MANY));
const lexicon = once(() => buildFrom(english, list()));
const gaddag = once(() => gaddagOf(lexicon()));
/** Copied, so that they lie together in memory and only the look-up itself is measured. */
const sample = once(() =>
  shuffled([...words(lexicon())])
    .slice(0, 20_000)
    .map((word) => word.slice()),
);
const lines = once(() => linesOfGames(lexicon(), 72));

export const benches = [
  {
    name: 'build of 268,000 words from text in any order',
    unit: 's',
    goal: { atMost: 3 },
    run: (): number => seconds(() => buildFrom(english, shuffled(list()))),
  },
  {
    name: 'memory of that build',
    unit: 'MB',
    goal: { atMost: 300 },
    run: (): number => peakMemory('words', MANY),
  },
  {
    name: 'build of 2,600,000 words',
    unit: 's',
    goal: { atMost: 20 },
    run: (): number => {
      const texts = shuffled(syntheticWords(VERY_MANY));
      return seconds(() => buildFrom(english, texts));
    },
  },
  {
    name: 'memory of that build, the text of the words included',
    unit: 'MB',
    goal: { atMost: 1000 },
    run: (): number => peakMemory('words', VERY_MANY),
  },
  {
    name: 'file of 268,000 words',
    unit: 'bytes/word',
    run: (): number => encodeLexicon(lexicon()).length / MANY,
  },
  {
    name: 'load of that file',
    unit: 'ms',
    goal: { atMost: 50 },
    run: (): number => {
      const file = encodeLexicon(lexicon());
      return 1000 * seconds(() => decodeLexicon(file));
    },
  },
  {
    name: 'look-ups of words, every second of them changed in one letter',
    unit: 'look-ups/s',
    goal: { atLeast: 5_000_000 },
    run: (): number => {
      const asked = sample().map((word, i) =>
        i % 2 === 0 ? word : word.with(i % word.length, 1 + (i % 26)),
      );
      return perSecond(asked, (word) => contains(lexicon(), word));
    },
  },
  {
    name: 'places of words in the list',
    unit: 'look-ups/s',
    run: (): number => perSecond(sample(), (word) => indexOf(lexicon(), word)),
  },
  {
    name: 'anagrams of seven letters and a blank',
    unit: 'ms',
    goal: { atMost: 3 },
    run: (): number =>
      millisecondsEach(racks(8), (letters) => [...anagrams(lexicon(), { letters, blanks: 1 })]),
  },
  {
    name: 'all words from six letters and a blank',
    unit: 'ms',
    goal: { atMost: 3 },
    run: (): number =>
      millisecondsEach(racks(7), (letters) => [
        ...subAnagrams(lexicon(), { letters, blanks: 1 }, 2),
      ]),
  },
  {
    name: 'reversed part of 268,000 words',
    unit: 's',
    run: (): number => seconds(() => gaddagOf(lexicon())),
  },
  {
    name: 'reversed part of 268,000 words',
    unit: 'bytes/word',
    run: (): number => encodeGaddag(gaddag()).length / MANY,
  },
  {
    name: 'reversed part of 400,000 words',
    unit: 's',
    goal: { atMost: 10 },
    run: (): number => {
      const long = buildFrom(english, syntheticWords(LONG_LIST));
      return seconds(() => gaddagOf(long));
    },
  },
  {
    name: 'memory of that',
    unit: 'MB',
    goal: { atMost: 1000 },
    run: (): number => peakMemory('gaddag', LONG_LIST),
  },
  {
    name: 'finding the plays of a position, on the plain graph',
    unit: 'ms',
    run: (): number => 30 * millisecondsEach(lines(), plainPlays),
  },
  {
    name: 'finding the plays of a position, on the reversed part',
    unit: 'ms',
    run: (): number => {
      for (const line of lines())
        if (plainPlays(line) !== gaddagPlays(line)) throw new Error('the plays differ');
      return 30 * millisecondsEach(lines(), gaddagPlays);
    },
  },
];

/** A position has thirty lines. */
function plainPlays(line: Line): number {
  let plays = 0;
  findPlainPlays(lexicon().graph, line, () => plays++);
  return plays;
}

function gaddagPlays(line: Line): number {
  let plays = 0;
  findGaddagPlays(gaddag(), line, () => plays++);
  return plays;
}

function gaddagOf(from: Lexicon): Gaddag {
  const built = buildGaddag(from);
  if (!built.ok) throw new Error(built.error.code);
  return built.value;
}

/** The letters of words, all but one. */
const racks = (length: number): Codes[] =>
  sample()
    .filter((word) => word.length === length)
    .slice(0, 300)
    .map((word) => word.slice(1));

function peakMemory(job: string, howMany: number): number {
  const script = fileURLToPath(new URL('./peak-memory.ts', import.meta.url));
  return Number(
    execFileSync(process.execPath, [script, job, String(howMany)], { encoding: 'utf8' }),
  );
}

function shuffled<T>(items: readonly T[]): T[] {
  const chance = makeChance();
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  return mixed;
}
