/** Guesses the encoding of a list: by its byte order mark, by being UTF-8, else by which one gives the most words. */
import { withFallback } from '@taht/base';
import type { Alphabet } from '@taht/letters';
import { makeReader } from '@taht/lexicon/read';
import { LINE_ENDS, LONGEST_LINE, listLine } from './lines.ts';

/** What lists of a language have been written in, the likeliest first; that of Western Europe where nothing is known. */
const usualIn = withFallback<readonly string[]>(
  {
    et: ['windows-1257', 'iso-8859-15', 'iso-8859-4', 'iso-8859-13', 'windows-1252'],
    is: ['windows-1252'],
    fi: ['windows-1252', 'iso-8859-15', 'iso-8859-4'],
    uk: ['windows-1251', 'koi8-u', 'iso-8859-5', 'ibm866', 'x-mac-cyrillic'],
    tr: ['windows-1254', 'iso-8859-3'],
    en: ['windows-1252'],
  },
  ['windows-1252'],
);

const MARKS: readonly (readonly [bytes: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

export function detectEncoding(bytes: Uint8Array, alphabet: Alphabet): string {
  const mark = MARKS.find(([start]) => start.every((byte, i) => bytes[i] === byte));
  if (mark !== undefined) return mark[1];
  if (isUtf8(bytes)) return 'utf-8';
  const sample = sampleOf(bytes);
  const read = makeReader(alphabet);
  const readable = (encoding: string): number =>
    new TextDecoder(encoding)
      .decode(sample)
      .split(LINE_ENDS)
      .filter((line) => read(listLine(line).word).ok).length;
  const candidates = [...usualIn(alphabet.language), 'utf-8'];
  const counts = candidates.map(readable);
  return candidates[counts.indexOf(Math.max(...counts))] as string;
}

/** The name by which the encoding is known here, or undefined where it is not. */
export function knownEncoding(name: string): string | undefined {
  try {
    return new TextDecoder(ALIASES[name.toLowerCase()] ?? name).encoding;
  } catch {
    return undefined;
  }
}

/** Names that people use and the standard does not. */
const ALIASES: Readonly<Record<string, string>> = {
  'latin-1': 'iso-8859-1',
  'latin-4': 'iso-8859-4',
  'latin-9': 'iso-8859-15',
  'latin-15': 'iso-8859-15',
  latin15: 'iso-8859-15',
  cp866: 'ibm866',
};

function isUtf8(bytes: Uint8Array): boolean {
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    for (let at = 0; at < bytes.length; at += CHUNK)
      decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

const CHUNK = 1 << 20;
const SAMPLE_LINES = 20_000;

/** The lines that tell encodings apart: those with a byte outside ASCII. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const lines: Uint8Array[] = [];
  for (let at = 0; at < bytes.length && lines.length < SAMPLE_LINES; ) {
    const end = lineEnd(bytes, at);
    const line = bytes.subarray(at, Math.min(end + 1, at + LONGEST_LINE));
    if (line.some((byte) => byte > 127)) lines.push(line, Uint8Array.of(NEW_LINE));
    at = end + 1;
  }
  return Buffer.concat(lines);
}

const NEW_LINE = 10;
const RETURN = 13;

function lineEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== NEW_LINE && bytes[at] !== RETURN) at++;
  return at;
}

/** The text in chunks. Wrong bytes become a character that no alphabet has, and are reported with it. */
export function* decoded(bytes: Uint8Array, encoding: string): Generator<string> {
  const decoder = new TextDecoder(encoding);
  for (let at = 0; at < bytes.length; at += CHUNK)
    yield decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true });
  yield decoder.decode();
}
