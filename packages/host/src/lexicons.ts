/** The word lists at hand: those that come with the program, and those of the user in the data folder. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { err, ok, type Result } from '@taht/base';
import { alphabetSpec, editionOf } from '@taht/editions';
import { makeAlphabet } from '@taht/letters';
import { decodeLexicon, type Lexicon, type LexiconFailure, withAlphabet } from '@taht/lexicon';
import type { FileFailure } from './file-failure.ts';
import { namesIn } from './names-in.ts';
import { readBytes } from './read-bytes.ts';

export interface LexiconPlace {
  readonly id: string;
  readonly path: string;
  /** Comes with the program; the user's own lists never take its id. */
  readonly builtIn: boolean;
}

export type LexiconLoadFailure =
  | { readonly code: 'no-such-lexicon'; readonly id: string; readonly known: readonly string[] }
  | FileFailure
  | (LexiconFailure & { readonly path: string });

const LEXICON_ENDING = '.dawg';

/** An id is also the name of a file; `none` means that there is no list, and Windows keeps some names for itself. */
const LEXICON_ID =
  /^(?!(?:none|con|prn|aux|nul|com\d|lpt\d)$)[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/;

export const isLexiconId = (id: string): boolean => LEXICON_ID.test(id);

export const BUILT_IN_LEXICONS = fileURLToPath(new URL('../../../lexicons', import.meta.url));

export const lexiconsFolder = (data: string): string => join(data, 'lexicons');

export const lexiconPath = (folder: string, id: string): string =>
  join(folder, `${id}${LEXICON_ENDING}`);

/** By id, the built-in ones first. */
export function listLexicons(data: string): readonly LexiconPlace[] {
  const builtIn = placesIn(BUILT_IN_LEXICONS, true);
  const taken = new Set(builtIn.map(({ id }) => id));
  const own = placesIn(lexiconsFolder(data), false).filter(({ id }) => !taken.has(id));
  return [...builtIn, ...own];
}

function placesIn(folder: string, builtIn: boolean): readonly LexiconPlace[] {
  return namesIn(folder)
    .filter((name) => name.endsWith(LEXICON_ENDING))
    .map((name) => ({
      id: name.slice(0, -LEXICON_ENDING.length),
      path: join(folder, name),
      builtIn,
    }))
    .filter(({ id }) => isLexiconId(id))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

export function loadLexicon(id: string, data: string): Result<Lexicon, LexiconLoadFailure> {
  const places = listLexicons(data);
  const place = places.find((each) => each.id === id);
  if (place === undefined)
    return err({ code: 'no-such-lexicon', id, known: places.map((each) => each.id) });
  return readLexicon(place);
}

/** A list from its file, its words read as its edition writes them; it is known by the name of the file. */
export function readLexicon({ id, path }: LexiconPlace): Result<Lexicon, LexiconLoadFailure> {
  const bytes = readBytes(path);
  if (!bytes.ok) return bytes;
  const decoded = decodeLexicon(bytes.value);
  if (!decoded.ok) return err({ ...decoded.error, path });
  const named = { ...decoded.value, info: { ...decoded.value.info, id } };
  const edition = editionOf(named.info.edition);
  if (edition === undefined) return ok(named);
  const lexicon = withAlphabet(named, makeAlphabet(alphabetSpec(edition, edition.tilesets[0])));
  return lexicon.ok ? lexicon : err({ ...lexicon.error, path });
}

/** The list of all forms beside a strict one, where there is one among the built-in lists. */
export function widerLexicon(
  { info }: Lexicon,
  data: string,
): Result<Lexicon | undefined, LexiconLoadFailure> {
  const wider = `${info.id}-all`;
  if (!editionOf(info.edition)?.lexicons.includes(wider)) return ok(undefined);
  return loadLexicon(wider, data);
}
