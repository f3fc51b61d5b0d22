/**
 * The word list of the Institute for the Languages of Finland: as a table (2024) or as XML (2006). Headwords are taken, and
 * the nominative plural that follows from the number of their inflection type.
 */
import { err, ok } from '@taht/base';
import type { FormatFault, OfficialFormat } from './format.ts';
import { pluralOf } from './kotus-plural.ts';
import { readLines } from './lines.ts';

export const kotus: OfficialFormat = {
  id: 'fi-kotus',
  edition: 'fi',
  policy: 'headwords-and-plurals',
  name: 'Nykysuomen sanalista (Kotus)',
  licence: 'CC-BY-4.0',
  file: 'nykysuomensanalista2024.txt / kotus-sanalista_v1.xml',
  address: 'https://kotus.fi/sanakirjat/nykysuomen-sanalista/',
  isLine: (line) => line.startsWith(HEADER) || ENTRY.test(line) || XML_HEAD.test(line),
  read(text) {
    const isXml = text.trimStart().startsWith('<');
    const entries = isXml ? readXml(text) : readTable(text);
    return entries.ok ? ok(entries.value.flatMap(wordsOf)) : entries;
  },
};

export interface Inflection {
  readonly type: number;
  /** The letter of its consonant gradation, or nothing. */
  readonly gradation: string;
}

interface Entry {
  readonly word: string;
  readonly inflections: readonly Inflection[];
}

const HEADER = 'Hakusana\t';

function readTable(text: string) {
  if (!text.startsWith(HEADER)) return fault('unreadable-line', 1);
  const entries = readLines(text, (line) => (line.startsWith(HEADER) ? HEAD : row(line)));
  return entries.ok ? ok(entries.value.filter((entry) => entry !== HEAD)) : entries;
}

const HEAD: Entry = { word: '', inflections: [] };

function row(line: string): Entry | undefined {
  const columns = line.split('\t');
  const [word = '', , wordClass, inflections = ''] = columns;
  if (columns.length !== 4 || word === '' || wordClass === undefined) return undefined;
  return { word, inflections: inflections.split(/[,;]\s*/u).flatMap(inflectionOf) };
}

/** `7*E` or `52`; what is in brackets is rare, and a remark is none. */
function inflectionOf(text: string): Inflection[] {
  const [, type, gradation = ''] = /^\(?(\d+)(?:\*([A-M]))?\)?$/u.exec(text.trim()) ?? [];
  return type === undefined ? [] : [{ type: Number(type), gradation }];
}

const ENTRY = /^<st><s>([^<]+)<\/s>(.*)<\/st>$/u;
/** What stands around the entries. */
const XML_HEAD = /^(?:<\?xml|<!DOCTYPE|<!--|<kotus-sanalista)/u;
const END = '</kotus-sanalista>';

function readXml(text: string) {
  const entries = readLines(text, (line) => {
    const trimmed = line.trim();
    if (XML_HEAD.test(trimmed) || trimmed === END) return HEAD;
    const [, word, rest] = ENTRY.exec(trimmed) ?? [];
    return word === undefined || rest === undefined ? undefined : { word, inflections: xml(rest) };
  });
  if (!entries.ok) return entries;
  if (!text.trimEnd().endsWith(END)) return fault('cut-off', text.trimEnd().split('\n').length);
  return ok(entries.value.filter((entry) => entry !== HEAD));
}

const xml = (text: string): Inflection[] =>
  [...text.matchAll(/<t><tn>(\d+)<\/tn>(?:<av[^>]*>([A-M])<\/av>)?<\/t>/gu)].map(
    ([, type, gradation = '']) => ({ type: Number(type), gradation }),
  );

const fault = (code: FormatFault['code'], line: number) => err({ code, line });

/** Words in one part and in small letters; the list has prefixes (`ali-`) and phrases too. */
function wordsOf({ word, inflections }: Entry): readonly string[] {
  if (!/^\p{Ll}+$/u.test(word)) return [];
  const plurals = inflections.flatMap((inflection) => pluralOf(word, inflection));
  return [word, ...plurals];
}
