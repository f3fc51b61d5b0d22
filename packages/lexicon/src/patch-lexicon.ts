/** A lexicon with a patch over it answers every question that the lexicon itself does. */
import { err, ok, type Result } from '@taht/base';
import { compareCodes } from './compare.ts';
import { contains } from './contains.ts';
import { countLengths } from './count-lengths.ts';
import { type Codes, MAX_LENGTH } from './graph.ts';
import { hashText } from './hash.ts';
import { type Lexicon, withCounts } from './lexicon.ts';
import {
  type Patch,
  type PatchEntry,
  type PatchFailure,
  type Rulings,
  rulingKey,
} from './patch.ts';
import { type Change, patchGraph } from './patch-graph.ts';
import { makeReader, makeWord } from './word-text.ts';

/** Only over the very list that the patch names: over another, somebody must look at the rulings again. */
export function patchLexicon(lexicon: Lexicon, patch: Patch): Result<Lexicon, PatchFailure> {
  const { id, hash } = lexicon.info;
  if (patch.lexicon.id !== id || patch.lexicon.hash !== hash)
    return err({ code: 'other-lexicon', id, hash });
  const read = readEntries(lexicon, patch.entries);
  if (!read.ok) return err(read.error);
  const changes = effective(lexicon, read.value);
  const patched = patchGraph(lexicon.graph, changes);
  if (!patched.ok) return err(patched.error);
  const graph = withCounts(patched.value, lexicon.alphabet.letters.length);
  const rulings: Rulings = new Map([
    ...lexicon.rulings,
    ...[...read.value].map(([key, { entry }]) => [key, entry] as const),
  ]);
  const words = graph.counts[graph.root] as number;
  const info = {
    ...lexicon.info,
    words,
    lengths: countLengths(graph),
    hash: patchedHash(lexicon, changes),
  };
  return ok({ ...lexicon, info, graph, rulings });
}

/** The patch for another version of its list, once somebody has decided that its rulings hold there too. */
export const movePatch = (patch: Patch, { info }: Lexicon): Patch => ({
  ...patch,
  lexicon: { id: info.id, hash: info.hash },
});

interface ReadEntry {
  readonly codes: Codes;
  readonly entry: PatchEntry;
}

/** The last entry about each word. */
function readEntries(
  { alphabet }: Lexicon,
  entries: readonly PatchEntry[],
): Result<ReadonlyMap<string, ReadEntry>, PatchFailure> {
  const readText = makeReader(alphabet);
  const read = new Map<string, ReadEntry>();
  for (const [i, entry] of entries.entries()) {
    const at = `entries.${i}.word`;
    const codes = readText(entry.word);
    if (!codes.ok) return err({ code: 'no-tile', at, failure: codes.error });
    if (codes.value.length === 0 || codes.value.length > MAX_LENGTH)
      return err({ code: 'bad-length', at, max: MAX_LENGTH });
    read.set(rulingKey(codes.value), { codes: codes.value, entry });
  }
  return ok(read);
}

/** What changes anything, in alphabet order. */
const effective = (lexicon: Lexicon, read: ReadonlyMap<string, ReadEntry>): Change[] =>
  Array.from(read.values(), ({ codes, entry }) => ({ word: codes, change: entry.change }))
    .filter(({ word, change }) => contains(lexicon, word) !== (change === 'add'))
    .sort((a, b) => compareCodes(a.word, b.word));

/** Of the list and of what the patch does to it: who ruled so, and why, makes no other list. */
function patchedHash({ info, alphabet }: Lexicon, changes: readonly Change[]): string {
  if (changes.length === 0) return info.hash;
  const lines = changes.map(({ word, change }) => `${change} ${makeWord(alphabet, word)}`);
  return hashText(['taht patch', info.hash, ...lines].join('\n'));
}
