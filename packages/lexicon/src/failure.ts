/** Why a file is not taken for a lexicon. It never means that a word is not in the list. */
import type { Kind } from './container.ts';
import type { TooLarge } from './graph-builder.ts';
import type { Fault } from './shape.ts';
import type { NodeFault } from './survey.ts';

export type LexiconFailure =
  | { readonly code: 'not-a-lexicon' }
  | { readonly code: 'newer-version'; readonly version: number; readonly known: number }
  | { readonly code: 'other-kind'; readonly kind: Kind; readonly wanted: Kind }
  | {
      readonly code: 'truncated' | 'oversized';
      readonly bytes: number;
      readonly expected: number;
    }
  | TooLarge
  | ({ readonly code: 'bad-header' } & Fault)
  | ({ readonly code: 'bad-nodes' } & NodeFault)
  | { readonly code: 'bad-hash'; readonly hash: string; readonly expected: string }
  | { readonly code: 'other-alphabet' };

export const LEXICON_FAILURES = [
  'not-a-lexicon',
  'newer-version',
  'other-kind',
  'truncated',
  'oversized',
  'too-large',
  'bad-header',
  'bad-nodes',
  'bad-hash',
  'other-alphabet',
] as const satisfies readonly LexiconFailure['code'][];
