/** The state of a duplicate game: the fold of its events and nothing else. */
import type { Tile } from '@taht/letters';
import {
  type Board,
  emptyBoard,
  type Play,
  type Premium,
  type Secret,
  type Square,
  type TileTables,
} from '@taht/rules';
import type { DoneCommand } from '../stream.ts';
import type { Entrant, PlayerNumber, Setup } from './command.ts';
import type { EndReason, Solo } from './event.ts';
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
  readonly best: Play | null;
  readonly equals: number;
  readonly points: readonly number[];
  readonly verdicts: readonly (Verdict | null)[];
  readonly solo: Solo | null;
}

export type Before = Pick<Game, 'board' | 'bag' | 'rack' | 'round'>;

export interface Game {
  readonly version: number;
  readonly now: number;
  readonly setup: Setup;
  readonly tables: TileTables;
  readonly premiums: readonly Premium[];
  readonly star: Square;
  readonly secret: Secret;
  /** Random numbers used up. */
  readonly draws: number;
  readonly phase: Phase;
  /** By number, from 1. */
  readonly players: readonly Entrant[];
  readonly warnings: readonly number[];
  /** Points of warnings and the like, below zero. */
  readonly penalties: readonly number[];
  readonly totals: readonly number[];
  /** Racks called, those undone too: answers are found by it. */
  readonly calls: number;
  /** Of the rack on the table, or the last one. */
  readonly round: number;
  readonly board: Board;
  readonly bag: readonly Tile[];
  readonly rack: readonly Tile[];
  readonly rounds: readonly Round[];
  /** What lay where before each rack was called, the last one last. */
  readonly before: readonly Before[];
  readonly commands: DoneCommand | null;
}

export const START: Game = {
  version: 0,
  now: 0,
  setup: {} as Setup,
  tables: { points: new Map(), rank: new Map(), vowels: new Set() },
  premiums: [],
  star: 0 as Square,
  secret: { seed: '', contributions: [] },
  draws: 0,
  phase: { kind: 'new' },
  players: [],
  warnings: [],
  penalties: [],
  totals: [],
  calls: 0,
  round: 0,
  board: emptyBoard,
  bag: [],
  rack: [],
  rounds: [],
  before: [],
  commands: null,
};

export const hasNumber = ({ players }: Game, number: PlayerNumber): boolean =>
  players[number - 1] !== undefined;

/** Found by list, for a list of players never changes. */
const numbers = new WeakMap<readonly Entrant[], ReadonlyMap<string, PlayerNumber>>();

/** The number of a person who plays. */
export function numberOf({ players }: Pick<Game, 'players'>, id: string): PlayerNumber | null {
  const known = numbers.get(players) ?? new Map(players.map((player, i) => [player.id, i + 1]));
  numbers.set(players, known);
  return known.get(id) ?? null;
}

/** The sum of the best plays so far. */
export const topOf = ({ rounds }: Pick<Game, 'rounds'>): number =>
  rounds.reduce((sum, { best }) => sum + (best?.score ?? 0), 0);

export const isOnPaper = ({ players }: Game): boolean =>
  players.some(({ hands }) => hands === 'paper');

/** All that is open has been decided, and the answers can be judged. */
export const isReady = ({ phase }: Game): boolean =>
  phase.kind === 'collecting' &&
  phase.isClosed &&
  (phase.choice !== null || phase.bests.length === 0);
