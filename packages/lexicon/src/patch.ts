/** A patch: the rulings of a club or a referee over a lexicon, each with who, when and why; the last about a word holds. */
import { err, ok, type Result } from '@taht/base';
import type { LetterFailure } from '@taht/letters';
import type { Codes } from './graph.ts';
import { hashShape } from './info.ts';
import { type Fault, fields, listOf, matching, oneOf, text } from './shape.ts';

export const PATCH_FORMAT = 'taht-patch';
export const PATCH_VERSION = 1;

export interface Patch {
  readonly format: typeof PATCH_FORMAT;
  /** Of the format. */
  readonly version: typeof PATCH_VERSION;
  /** The list that the rulings were made over. */
  readonly lexicon: { readonly id: string; readonly hash: string };
  readonly entries: readonly PatchEntry[];
}

export interface PatchEntry {
  readonly word: string;
  readonly change: 'add' | 'remove';
  readonly author: string;
  /** A day, `2026-11-15`. */
  readonly date: string;
  readonly reason: string;
}

/** The entry that holds for each word, by `rulingKey`. */
export type Rulings = ReadonlyMap<string, PatchEntry>;

/** By codes: two words of different tiles may read alike. */
export const rulingKey = (word: Codes): string => word.join();

export const recodedKey = (key: string, codes: Uint8Array): string =>
  key
    .split(',')
    .map((code) => codes[Number(code)])
    .join();

export type PatchFailure =
  | { readonly code: 'not-json' }
  | { readonly code: 'not-a-patch' }
  | { readonly code: 'newer-version'; readonly version: number; readonly known: number }
  | ({ readonly code: 'bad-patch' } & Fault)
  /** It was made for another list, or for another version of it. */
  | { readonly code: 'other-lexicon'; readonly id: string; readonly hash: string }
  | { readonly code: 'no-tile'; readonly at: string; readonly failure: LetterFailure }
  | { readonly code: 'bad-length'; readonly at: string; readonly max: number }
  | { readonly code: 'too-large'; readonly limit: number };

export const PATCH_FAILURES = [
  'not-json',
  'not-a-patch',
  'newer-version',
  'bad-patch',
  'other-lexicon',
  'no-tile',
  'bad-length',
  'too-large',
] as const satisfies readonly PatchFailure['code'][];

export const emptyPatch = (lexicon: Patch['lexicon']): Patch => ({
  format: PATCH_FORMAT,
  version: PATCH_VERSION,
  lexicon: { id: lexicon.id, hash: lexicon.hash },
  entries: [],
});

export function parsePatch(json: string): Result<Patch, PatchFailure> {
  const parsed = parseJson(json);
  return parsed.ok ? checkPatch(parsed.value) : parsed;
}

export function checkPatch(value: unknown): Result<Patch, PatchFailure> {
  const { format, version } = (value ?? {}) as { format?: unknown; version?: unknown };
  if (format !== PATCH_FORMAT) return err({ code: 'not-a-patch' });
  if (typeof version === 'number' && version > PATCH_VERSION)
    return err({ code: 'newer-version', version, known: PATCH_VERSION });
  const fault = patchShape(value, '');
  return fault === undefined ? ok(value as Patch) : err({ code: 'bad-patch', ...fault });
}

/** One entry to a line, so that two versions of the file can be compared. */
export function makePatch({ lexicon, entries }: Patch): string {
  const lines = entries.map(
    ({ word, change, author, date, reason }) =>
      `  ${JSON.stringify({ word, change, author, date, reason })}`,
  );
  return [
    `{ "format": ${JSON.stringify(PATCH_FORMAT)},`,
    `  "version": ${PATCH_VERSION},`,
    `  "lexicon": ${JSON.stringify({ id: lexicon.id, hash: lexicon.hash })},`,
    `  "entries": [${lines.length === 0 ? '' : `\n${lines.join(',\n')}\n`}] }`,
    '',
  ].join('\n');
}

const date = matching(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/u, 'date');

const patchShape = fields({
  format: oneOf(PATCH_FORMAT),
  version: oneOf(PATCH_VERSION),
  lexicon: fields({ id: text(100), hash: hashShape }),
  entries: listOf(
    fields({
      word: text(200),
      change: oneOf('add', 'remove'),
      author: text(200),
      date,
      reason: text(),
    }),
  ),
});

function parseJson(json: string): Result<unknown, PatchFailure> {
  try {
    return ok(JSON.parse(json));
  } catch {
    return err({ code: 'not-json' });
  }
}
