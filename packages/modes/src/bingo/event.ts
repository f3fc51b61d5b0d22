/** What has happened in a bingo. */
import type { Letter, Tile } from '@taht/letters';
import type { Stamp } from '@taht/stream';
import type { Author, Setup, Words } from './command.ts';

export type EndReason = 'claimed' | 'stopped';

export type Fact =
  | ({ readonly kind: 'created' } & Setup)
  | { readonly kind: 'sealed'; readonly seed: string }
  /** Also when somebody writes other words before the start. */
  | {
      readonly kind: 'entered';
      readonly id: string;
      readonly name: string;
      readonly words: Words;
    }
  | { readonly kind: 'left'; readonly id: string }
  | { readonly kind: 'started' }
  | { readonly kind: 'called'; readonly tile: Tile }
  /** With the letters that were not called yet; none where it is right. */
  | { readonly kind: 'claimed'; readonly id: string; readonly missing: readonly Letter[] }
  | { readonly kind: 'ended'; readonly reason: EndReason; readonly winner: string | null }
  | { readonly kind: 'revealed'; readonly seed: string }
  | { readonly kind: 'held' }
  | { readonly kind: 'resumed'; readonly due: number }
  | { readonly kind: 'forgotten'; readonly person: string };

export type FactKind = Fact['kind'];
export type FactOf<Kind extends FactKind> = Extract<Fact, { kind: Kind }>;
export type BingoEvent = Fact & Stamp<Author>;
