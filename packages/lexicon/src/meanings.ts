/**
 * What the words of a list are and mean: lemma and class of every word, and short glosses of lemmas. It lies in chunks,
 * each for the words from one place of the list to another, so that a page fetches only what somebody asks about.
 *
 * A chunk is text in UTF-8, by lines: `taht-meanings`, the version, the hash of the list, the place of its first word;
 * the patterns, with tabs between; one character for each word, which names its pattern; then a line for each word that
 * has glosses: how many words it stands behind the one before, and its glosses, each after a tab. A pattern is how a word
 * is read, with commas between: class, letters to cut off, colon, letters to put on. A gloss begins with a class and the
 * number of its language.
 */
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { err, ok, type Result } from '@taht/base';
import type { LexiconFailure } from './failure.ts';
import type { Lexicon } from './lexicon.ts';
import { words as allWords } from './list-words.ts';
import { indexOf } from './word-index.ts';
import { makeWord, readWord } from './word-text.ts';

const MEANINGS_VERSION = 1;

export const WORD_CLASSES = [
  'noun',
  'verb',
  'adjective',
  'adverb',
  'pronoun',
  'numeral',
  'interjection',
  'particle',
] as const;
export type WordClass = (typeof WORD_CLASSES)[number];

/** One of the words that a text may be: `LEAVES` is read as a form of LEAF, and of LEAVE. */
export interface WordReading {
  /** In the letters of the list. */
  readonly lemma: string;
  /** Null where no source tells. */
  readonly wordClass: WordClass | null;
}

export interface Gloss {
  /** Null for all classes of the word. */
  readonly wordClass: WordClass | null;
  /** The language that it is written in. */
  readonly language: string;
  readonly text: string;
}

export interface WordFacts {
  /** The likeliest first; none means that the word is its own lemma. */
  readonly readings: readonly WordReading[];
  readonly glosses: readonly Gloss[];
}

/** What a word is, with the glosses of its lemmas. */
export interface Meaning {
  readonly readings: readonly (WordReading & { readonly glosses: readonly Gloss[] })[];
}

export interface Chunk {
  /** The place of its first word. */
  readonly from: number;
  readonly text: string;
}

export interface MeaningChunk {
  readonly from: number;
  readonly patterns: readonly string[];
  /** A character for each word. */
  readonly codes: string;
  /** By place in the chunk. */
  readonly glosses: ReadonlyMap<number, string>;
}

/** What tells where the chunks are; its manifest has it. */
export interface MeaningIndex {
  /** The hash of the list. */
  readonly lexicon: string;
  /** Of the glosses, by number. */
  readonly languages: readonly string[];
  readonly chunks: readonly { readonly from: number }[];
}

const MAGIC = 'taht-meanings';
const CLASS_CODES = 'nvarpuio';
const NO_CLASS = '-';
/** The first character that names a pattern: a sign that can be seen, so that the file is text. */
const FIRST_CODE = 0x23;
/** So many bytes of UTF-8 at most, unless one word alone is larger. */
const MOST_BYTES = 160_000;

/** `factsOf` is asked once for each word, in the order of the list. */
export function encodeMeanings(
  lexicon: Lexicon,
  languages: readonly string[],
  factsOf: (word: string) => WordFacts,
): readonly Chunk[] {
  const chunks: Chunk[] = [];
  let from = 0;
  let bytes = 0;
  let facts: { readonly pattern: string; readonly gloss: string }[] = [];
  const close = (): void => {
    if (facts.length > 0) chunks.push({ from, text: chunkText(lexicon.info.hash, from, facts) });
    from += facts.length;
    facts = [];
    bytes = 0;
  };
  for (const codes of allWords(lexicon)) {
    const word = makeWord(lexicon.alphabet, codes);
    const { readings, glosses } = factsOf(word);
    const pattern = readings.map((reading) => patternOf(word, reading)).join(',');
    const gloss = glosses.map((each) => glossText(each, languages)).join('');
    const size = 2 + utf8Length(gloss);
    if (bytes + size > MOST_BYTES) close();
    facts.push({ pattern, gloss });
    bytes += size;
  }
  close();
  return chunks;
}

function chunkText(
  hash: string,
  from: number,
  facts: readonly { readonly pattern: string; readonly gloss: string }[],
): string {
  const times = new Map<string, number>();
  for (const { pattern } of facts) times.set(pattern, (times.get(pattern) ?? 0) + 1);
  const patterns = [...times]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([pattern]) => pattern);
  const codeOf = new Map(
    patterns.map((pattern, i) => [pattern, String.fromCharCode(FIRST_CODE + i)]),
  );
  const lines = [`${MAGIC} ${MEANINGS_VERSION} ${hash} ${from}`, patterns.join('\t')];
  lines.push(facts.map(({ pattern }) => codeOf.get(pattern)).join(''));
  let last = 0;
  for (const [at, { gloss }] of facts.entries()) {
    if (gloss === '') continue;
    lines.push(`${at - last}${gloss}`);
    last = at;
  }
  return `${lines.join('\n')}\n`;
}

function patternOf(word: string, { lemma, wordClass }: WordReading): string {
  let same = 0;
  while (same < word.length && word[same] === lemma[same]) same++;
  return `${classCode(wordClass)}${word.length - same}:${lemma.slice(same)}`;
}

const classCode = (wordClass: WordClass | null): string =>
  wordClass === null ? NO_CLASS : (CLASS_CODES[WORD_CLASSES.indexOf(wordClass)] as string);

const classOf = (code: string | undefined): WordClass | null =>
  WORD_CLASSES[CLASS_CODES.indexOf(code ?? NO_CLASS)] ?? null;

function glossText({ wordClass, language, text }: Gloss, languages: readonly string[]): string {
  const number = languages.indexOf(language);
  if (number < 0 || /[\t\n\r]/u.test(text)) throw new Error(`no gloss: ${language} ${text}`);
  return `\t${classCode(wordClass)}${number}${text}`;
}

const utf8Length = (text: string): number => utf8ToBytes(text).length;

const HEAD = new RegExp(`^${MAGIC} (\\d+) ([0-9a-f]{64}) (\\d+)$`, 'u');

/** Takes only a chunk that was made for the list with this hash. */
export function decodeMeanings(text: string, hash: string): Result<MeaningChunk, LexiconFailure> {
  const [first = '', patterns = '', codes = '', ...lines] = text.split('\n');
  const [, version = '', found = '', from = ''] = HEAD.exec(first) ?? [];
  if (version === '') return err({ code: 'not-a-lexicon' });
  if (Number(version) > MEANINGS_VERSION)
    return err({ code: 'newer-version', version: Number(version), known: MEANINGS_VERSION });
  if (found !== hash) return err({ code: 'bad-hash', hash: found, expected: hash });
  // The last line ends too.
  if (lines.at(-1) !== '')
    return err({ code: 'truncated', bytes: text.length, expected: text.length + 1 });
  const glosses = new Map<number, string>();
  let at = 0;
  for (const line of lines.slice(0, -1)) {
    const tab = line.indexOf('\t');
    at += Number(line.slice(0, tab));
    if (tab < 1 || !(at < codes.length))
      return err({ code: 'bad-header', at: line.slice(0, 20), expected: 'glosses of a word' });
    glosses.set(at, line.slice(tab + 1));
  }
  return ok({ from: Number(from), patterns: patterns.split('\t'), codes, glosses });
}

/** Which chunk has the word at a place of the list. */
function chunkFor({ chunks }: MeaningIndex, index: number): number {
  const after = chunks.findIndex(({ from }) => from > index);
  return (after < 0 ? chunks.length : after) - 1;
}

/**
 * What a word of the list is and means; undefined for a word that the list lacks, or a list other than that of the index.
 * `load` gives a chunk by its number; undefined where it cannot be had, which ends it.
 */
export async function meaningOf(
  lexicon: Lexicon,
  index: MeaningIndex,
  text: string,
  load: (chunk: number) => Promise<MeaningChunk | undefined>,
): Promise<Meaning | undefined> {
  const placeOf = (word: string): number | undefined => {
    const codes = readWord(lexicon.alphabet, word);
    return codes.ok ? indexOf(lexicon, codes.value) : undefined;
  };
  const place = index.lexicon === lexicon.info.hash ? placeOf(text) : undefined;
  if (place === undefined) return undefined;
  const chunk = await load(chunkFor(index, place));
  if (chunk === undefined) return undefined;
  const readings = readingsAt(chunk, text, place);
  const found: Meaning['readings'][number][] = [];
  for (const reading of readings) {
    const at = reading.lemma === text ? place : placeOf(reading.lemma);
    const home = at === undefined ? undefined : await load(chunkFor(index, at));
    const all = home === undefined || at === undefined ? [] : glossesAt(home, index, at);
    const glosses = all.filter(
      ({ wordClass }) =>
        wordClass === null || reading.wordClass === null || wordClass === reading.wordClass,
    );
    found.push({ ...reading, glosses });
  }
  return { readings: found };
}

function readingsAt({ from, patterns, codes }: MeaningChunk, word: string, index: number) {
  const pattern = patterns[codes.charCodeAt(index - from) - FIRST_CODE] ?? '';
  if (pattern === '') return [{ lemma: word, wordClass: null }];
  return pattern.split(',').map((text): WordReading => {
    const [, code, cut = '0', added = ''] = /^(.)(\d+):(.*)$/u.exec(text) ?? [];
    return {
      lemma: word.slice(0, word.length - Number(cut)) + added,
      wordClass: classOf(code),
    };
  });
}

const glossesAt = (
  { from, glosses }: MeaningChunk,
  { languages }: MeaningIndex,
  index: number,
): readonly Gloss[] =>
  (glosses.get(index - from) ?? '')
    .split('\t')
    .filter((text) => text !== '')
    .map((text) => ({
      wordClass: classOf(text[0]),
      language: languages[Number(text[1])] ?? '',
      text: text.slice(2),
    }));
