/** How the rulings of a patch stand over a list, perhaps a newer one than they were made for. */
import type { Lexicon } from './lexicon.ts';
import { type Patch, type PatchEntry, rulingKey } from './patch.ts';
import { type Claim, reportState } from './report.ts';
import { readWord } from './word-text.ts';

export const ENTRY_STATES = ['holds', 'settled', 'revived', 'overruled', 'no-tile'] as const;

/**
 * `settled`: the list says so by itself; `revived`: the former list said so by itself, this one does not;
 * `overruled`: a later entry is about the same word; `no-tile`: no word of this alphabet.
 */
export type EntryState = (typeof ENTRY_STATES)[number];

/** By entry. Without the list that the patch was made for nothing is known to be revived. */
export function entryStates(patch: Patch, lexicon: Lexicon, former?: Lexicon): EntryState[] {
  const keys = patch.entries.map(({ word }) => keyOf(lexicon, word));
  return patch.entries.map((entry, i) => {
    const key = keys[i];
    if (key === undefined) return 'no-tile';
    if (keys.includes(key, i + 1)) return 'overruled';
    if (isSaid(lexicon, entry)) return 'settled';
    return former !== undefined && isSaid(former, entry) ? 'revived' : 'holds';
  });
}

/** What a person must look at before the patch goes on over another version. */
export const isConflict = (state: EntryState): boolean =>
  state === 'revived' || state === 'no-tile';

/** The patch without what says nothing any more. */
export const tidyPatch = (patch: Patch, states: readonly EntryState[]): Patch => ({
  ...patch,
  entries: patch.entries.filter((_, i) => states[i] === 'holds' || states[i] === 'revived'),
});

export const claimOf = ({ change }: Pick<PatchEntry, 'change'>): Claim =>
  change === 'add' ? 'missing' : 'wrong';

const isSaid = (lexicon: Lexicon, { word, change }: PatchEntry): boolean =>
  reportState(lexicon, { word, claim: claimOf({ change }) }) === 'settled';

function keyOf({ alphabet }: Lexicon, word: string): string | undefined {
  const codes = readWord(alphabet, word);
  return codes.ok && codes.value.length > 0 ? rulingKey(codes.value) : undefined;
}
