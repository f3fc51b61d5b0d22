/** The state of a duplicate game: the fold of its events and nothing else. */
import type { Tile } from '@taht/letters';
import type { Play } from '@taht/rules';
import { type Folded, UNTOUCHED } from '@taht/stream';
import { type Equipped, UNEQUIPPED } from '../equipment.ts';
import type { Entrant, PlayerNumber, Setup } from './command.ts';
import type { EndReason, LaidFrom, Solo } from './event.ts';
import type { Verdict } from './judge.ts';

export type Phase =
  | { readonly kind: 'new' }
  | { readonly kind: 'entering' }
  /** The next rack is to be called: by the referee, or by itself when the pause is over. */
  | { readonly kind: 'calling'; readonly due: number | null }
  | { readonly kind: 'answering'; readonly deadline: number; readonly stopped: number | null }
  /** The bell has rung; slips come in, a referee chooses among equals, and then the host brings the answers. */
  | {
      readonly kind: 'collecting';
      readonly bests: readonly Play[];
      readonly choice: number | null;
      readonly isClosed: boolean;
    }
  | { readonly kind: 'over'; readonly reason: EndReason };

/** A round that has been judged; lists are by player, from the first. */
export interface Round {
  readonly call: number;
  readonly round: number;
  readonly rack: readonly Tile[];
  /** What was laid. */
  readonly best: Play | null;
  readonly from: LaidFrom;
  readonly top: Play | null;
  readonly equals: number;
  readonly points: readonly number[];
  readonly verdicts: readonly (Verdict | null)[];
  readonly solo: Solo | null;
}

export type Before = Pick<Game, 'board' | 'bag' | 'rack' | 'round'>;

export interface Game extends Folded, Equipped {
  readonly setup: Setup;
  readonly phase: Phase;
  /** By number, from 1. */
  readonly players: readonly Entrant[];
  readonly warnings: readonly number[];
  /** Points of warnings and the like, below zero. */
  readonly penalties: readonly number[];
  /** Points on top for best plays that nobody else has found. */
  readonly bonuses: readonly number[];
  readonly totals: readonly number[];
  /** Racks called, those undone too: answers are found by it. */
  readonly calls: number;
  /** Of the rack on the table, or the last one. */
  readonly round: number;
  readonly rack: readonly Tile[];
  readonly rounds: readonly Round[];
  /** What lay where before each rack was called, the last one last. */
  readonly before: readonly Before[];
  /** Why the last round was undone; null when another one has been judged since. */
  readonly undone: string | null;
  /** Whether the streams of the answers have been closed after the end. */
  readonly isFiled: boolean;
}

export const START: Game = {
  ...UNTOUCHED,
  ...UNEQUIPPED,
  setup: {} as Setup,
  phase: { kind: 'new' },
  players: [],
  warnings: [],
  penalties: [],
  bonuses: [],
  totals: [],
  calls: 0,
  round: 0,
  rack: [],
  rounds: [],
  before: [],
  undone: null,
  isFiled: false,
};

export const hasNumber = ({ players }: Pick<Game, 'players'>, number: PlayerNumber): boolean =>
  players[number - 1] !== undefined;

/** Found by list, for a list of players never changes. */
const numbers = new WeakMap<readonly Entrant[], ReadonlyMap<string, PlayerNumber>>();

export const isKnown = ({ players, setup }: Game, person: string): boolean =>
  [...players, ...setup.referees].some(({ id, name }) => id === person && name !== '');

/** The number of a person who plays. */
export function numberOf({ players }: Pick<Game, 'players'>, id: string): PlayerNumber | null {
  const known = numbers.get(players) ?? new Map(players.map((player, i) => [player.id, i + 1]));
  numbers.set(players, known);
  return known.get(id) ?? null;
}

/** The number of a referee who plays too. Commands know referees by name: of two with the same one it is whoever plays. */
export function numberOfReferee(game: Game, name: string): PlayerNumber | null {
  const referees = game.setup.referees.filter((referee) => referee.name === name);
  return referees.map(({ id }) => numberOf(game, id)).find((number) => number !== null) ?? null;
}

export const isRefereeOf = ({ phase, setup }: Game, id: string): boolean =>
  phase.kind !== 'new' && setup.referees.some((referee) => referee.id === id);

/** The sum of the best plays there have been so far. */
export const topOf = ({ rounds }: { readonly rounds: readonly Pick<Round, 'top'>[] }): number =>
  rounds.reduce((sum, { top }) => sum + (top?.score ?? 0), 0);

/** All that is open has been decided, and the answers can be judged. */
export const isReady = ({ phase }: Pick<Game, 'phase'>): boolean =>
  phase.kind === 'collecting' &&
  phase.isClosed &&
  (phase.choice !== null || phase.bests.length === 0);
