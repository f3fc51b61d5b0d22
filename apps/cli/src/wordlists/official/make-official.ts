/** Makes a list of an official file: by the rulebook's policy, with the file's own hash, licence and date. */
import { err, ok, type Result } from '@taht/base';
import { alphabetSpec, type Edition, editionOf } from '@taht/editions';
import { makeAlphabet } from '@taht/letters';
import { buildLexicon, collectWords, type Lexicon } from '@taht/lexicon';
import { sha256 } from '../fetch/sources.ts';
import { WORD_LENGTHS } from '../lengths.ts';
import type { FormatFault, IsKnown, OfficialFormat } from './format.ts';
import { formatOf } from './formats.ts';

export interface OfficialFile {
  readonly name: string;
  /** The day of the file, as 2026-11-19. */
  readonly date: string;
  readonly bytes: Uint8Array;
}

export type OfficialFault =
  | FormatFault
  | { readonly code: 'not-text' | 'foreign' | 'no-words' | 'too-large' }
  | { readonly code: 'other-format'; readonly format: OfficialFormat };

export interface MadeOfFile {
  readonly lexicon: Lexicon;
  readonly sha256: string;
  /** How many texts were left out: in two parts, with letters that no tile has, too long. */
  readonly leftOut: number;
}

export function makeOfficial(
  format: OfficialFormat,
  file: OfficialFile,
  isKnown: IsKnown,
): Result<MadeOfFile, OfficialFault> {
  const text = textOf(file.bytes);
  if (text === undefined) return err({ code: 'not-text' });
  const found = formatOf(text);
  if (found === undefined) return err({ code: 'foreign' });
  if (found !== format) return err({ code: 'other-format', format: found });
  const read = format.read(text, isKnown);
  if (!read.ok) return read;
  const edition = editionOf(format.edition) as Edition;
  const alphabet = makeAlphabet(alphabetSpec(edition, edition.tilesets[0]));
  const upper = read.value.map((word) => word.toLocaleUpperCase(format.edition));
  const { words, refused } = collectWords(alphabet, upper, WORD_LENGTHS);
  const hash = sha256(file.bytes);
  const built = buildLexicon(specOf(format, file, hash), alphabet, words);
  if (!built.ok) return err({ code: 'too-large' });
  if (built.value.info.words === 0) return err({ code: 'no-words' });
  const leftOut = refused.reduce((sum, { count }) => sum + count, 0);
  return ok({ lexicon: built.value, sha256: hash, leftOut });
}

const specOf = (
  { id, edition, policy, name, licence }: OfficialFormat,
  file: OfficialFile,
  hash: string,
) => ({
  id,
  edition,
  policy,
  sources: [
    { kind: 'file', name, version: file.date, files: [`${file.name} sha256:${hash}`], licence },
  ],
  licence,
  version: '1',
});

/** Undefined for what is no text: a packed file, or one in another encoding. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
