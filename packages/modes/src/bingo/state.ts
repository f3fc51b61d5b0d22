/** The state of a bingo: the fold of its events and nothing else. */
import type { Letter, Tile } from '@taht/letters';
import type { Secret } from '@taht/rules';
import { type Folded, UNTOUCHED } from '../stream.ts';
import type { Setup, Words } from './command.ts';
import type { EndReason } from './event.ts';

export type Phase =
  | { readonly kind: 'new' }
  | { readonly kind: 'entering' }
  /** `due` is when the next tile is called by itself. */
  | { readonly kind: 'calling'; readonly due: number | null }
  | { readonly kind: 'over'; readonly reason: EndReason; readonly winner: string | null };

export interface Entrant {
  readonly id: string;
  readonly name: string;
  readonly words: Words;
}

export interface Claim {
  readonly id: string;
  /** How many tiles had been called. */
  readonly call: number;
  readonly missing: readonly Letter[];
}

export interface Game extends Folded {
  readonly setup: Setup;
  readonly secret: Secret;
  readonly phase: Phase;
  readonly players: readonly Entrant[];
  readonly bag: readonly Tile[];
  /** In the order they were called; each took one random number. */
  readonly calls: readonly Tile[];
  /** The last one of each player. */
  readonly claims: readonly Claim[];
}

export const START: Game = {
  ...UNTOUCHED,
  setup: {} as Setup,
  secret: { seed: '', contributions: [] },
  phase: { kind: 'new' },
  players: [],
  bag: [],
  calls: [],
  claims: [],
};

export const playerOf = ({ players }: Pick<Game, 'players'>, id: string): Entrant | undefined =>
  players.find((player) => player.id === id);
