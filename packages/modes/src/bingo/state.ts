/** The state of a bingo: the fold of its events and nothing else. */
import type { Letter, Tile } from '@taht/letters';
import { type Folded, UNTOUCHED } from '@taht/stream';
import { NO_SECRET, type Sealed } from '../equipment.ts';
import type { Setup, Words } from './command.ts';
import type { EndReason } from './event.ts';

export type Phase =
  | { readonly kind: 'new' }
  | { readonly kind: 'entering' }
  /** `due` is when the next tile is called by itself, `left` how long that still is while time stands still. */
  | { readonly kind: 'calling'; readonly due: number | null; readonly left: number | null }
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
  readonly at: number;
  /** How often this player has claimed. */
  readonly times: number;
}

export interface Game extends Folded, Sealed {
  readonly setup: Setup;
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
  secret: NO_SECRET,
  phase: { kind: 'new' },
  players: [],
  bag: [],
  calls: [],
  claims: [],
};

/** Nobody calls out at every tile: how long a player waits after a claim that was wrong. */
export const CLAIM_PAUSE_MS = 10_000;

export const claimOf = ({ claims }: Pick<Game, 'claims'>, id: string): Claim | undefined =>
  claims.find((claim) => claim.id === id);

/** From when on this player may claim again; null where nothing was claimed. */
export function claimFrom(game: Pick<Game, 'claims'>, id: string): number | null {
  const last = claimOf(game, id);
  return last === undefined ? null : last.at + CLAIM_PAUSE_MS;
}

export const playerOf = ({ players }: Pick<Game, 'players'>, id: string): Entrant | undefined =>
  players.find((player) => player.id === id);

export const isKnown = ({ players, setup: { caller } }: Game, person: string): boolean =>
  playerOf({ players }, person) !== undefined || (caller?.id === person && caller.name !== '');
