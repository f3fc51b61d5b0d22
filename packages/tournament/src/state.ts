/** The state of a tournament: the fold of its events and nothing else. */

import { type Secret, type TileTables, tileTables, type Verdict } from '@taht/rules';
import { type Folded, UNTOUCHED } from '@taht/stream';
import type {
  CallReason,
  Door,
  GameEnded,
  LetterRound,
  Official,
  Person,
  PlayerNumber,
  Prize,
  SeatScore,
  Setup,
  Status,
  Where,
  Word,
} from './command.ts';
import type { Warning, Why } from './draw/port.ts';
import type { Advanced, FactOf, OrderedGame, Stamp, TournamentEvent } from './event.ts';
import type { HallRule } from './hall-rules.ts';
import type { Source, Stage } from './rules.ts';

export interface Entry {
  readonly person: Person;
  readonly status: Status;
  /** What a device must know to speak for the player; empty where none may. */
  readonly key: string;
  /** The version at which it was last changed. */
  readonly changed: number;
}

/** Somebody who wants to help to run the tournament. */
export interface AdmissionRequest {
  readonly id: string;
  readonly name: string;
  readonly state: 'waiting' | 'turned-away';
}

export interface TableResult {
  readonly scores: readonly SeatScore[];
  readonly source: Source;
}

/** What stood there before, and who changed it. */
export interface Correction extends Omit<Stamp, 'command'> {
  readonly was: readonly SeatScore[];
  readonly reason: string;
}

export type ChallengeEntry = Omit<FactOf<'challenged'>, 'kind' | 'where'>;
export type MisdrawEntry = Omit<FactOf<'misdrawn'>, 'kind' | 'where'>;

/** A game on Täht that gives the table its result. */
export interface TableGame extends Omit<OrderedGame, 'table'> {
  /** Null until it is there. */
  readonly address: string | null;
  readonly ended: Omit<GameEnded, 'order'> | null;
}

export interface Table {
  readonly table: number;
  /** In the order of play. */
  readonly seats: readonly PlayerNumber[];
  /** The version at which anything here was last changed. */
  readonly changed: number;
  readonly letters: readonly LetterRound[];
  readonly game: TableGame | null;
  readonly result: TableResult | null;
  /** What the players themselves say, until all have confirmed it. */
  readonly report: {
    readonly scores: readonly SeatScore[];
    readonly confirmed: readonly PlayerNumber[];
  } | null;
  readonly dispute: { readonly player: PlayerNumber | null; readonly reason: string } | null;
  /** Who wants a referee here, until one has come. */
  readonly call: { readonly player: PlayerNumber; readonly about: CallReason | null } | null;
  /** When one was called last; 0 where none was. */
  readonly calledAt: number;
  readonly corrections: readonly Correction[];
  readonly challenges: readonly ChallengeEntry[];
  readonly misdraws: readonly MisdrawEntry[];
}

export interface Round {
  readonly tables: readonly Table[];
  readonly byes: readonly PlayerNumber[];
  readonly why: Why;
  /** Of the last change by hand. */
  readonly warnings: readonly Warning[];
  /** The version at which the seating was last changed. */
  readonly changed: number;
}

export interface Begun {
  readonly stage: Stage;
  /** Null where everybody plays. */
  readonly field: readonly Advanced[] | null;
  readonly rounds: readonly Round[];
}

/** Letters drawn between equals, and the order that they make. */
export type Tie = Pick<FactOf<'tie-broken'>, 'rounds' | 'order'>;

export type Clock =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly deadline: number }
  | { readonly kind: 'stopped'; readonly deadline: number; readonly since: number }
  | { readonly kind: 'ran-out' };

export interface Ruling {
  readonly word: Word;
  readonly verdict: Verdict;
  readonly reason: string;
}

export interface Announcement {
  readonly text: string;
  readonly at: number;
  readonly command: string;
}

/** All that may still be undone, the last one first. */
export interface Logged {
  readonly event: TournamentEvent;
  /** Of the state it led to. */
  readonly version: number;
  readonly before: Logged | null;
}

export interface Tournament extends Folded {
  readonly setup: Setup;
  readonly letters: TileTables;
  readonly secret: Secret;
  /** Random numbers used up. */
  readonly draws: number;
  readonly phase: 'new' | 'open' | 'over';
  readonly officials: readonly Official[];
  readonly asking: readonly AdmissionRequest[];
  readonly door: Door;
  /** What makes whoever knows it a director; empty where none was made. */
  readonly recovery: string;
  /** All stages, begun or not. */
  readonly plan: readonly Stage[];
  readonly prizes: readonly Prize[];
  readonly hallRules: readonly HallRule[];
  /** By number, from 1. */
  readonly players: readonly Entry[];
  readonly stages: readonly Begun[];
  /** Games that no longer count and have not been called off yet. */
  readonly dropped: readonly string[];
  /** The last one last. */
  readonly ties: readonly Tie[];
  readonly rulings: readonly Ruling[];
  readonly clock: Clock;
  readonly announcements: readonly Announcement[];
  readonly isForgotten: boolean;
  readonly log: Logged | null;
}

export const START: Tournament = {
  ...UNTOUCHED,
  setup: {} as Setup,
  letters: { points: new Map(), rank: new Map(), vowels: new Set() },
  secret: { seed: '', contributions: [] },
  draws: 0,
  phase: 'new',
  officials: [],
  asking: [],
  door: 'open',
  recovery: '',
  plan: [],
  prizes: [],
  hallRules: [],
  players: [],
  stages: [],
  dropped: [],
  ties: [],
  rulings: [],
  clock: { kind: 'idle' },
  announcements: [],
  isForgotten: false,
  log: null,
};

export const lettersOf = ({ tileset }: Setup): TileTables => tileTables(tileset);

export const entryOf = ({ players }: Tournament, player: PlayerNumber): Entry | undefined =>
  players[player - 1];

const SEATED: readonly Status[] = ['expected', 'present', 'late'];

/** Whether a player is to be seated. */
export const isActive = (state: Tournament, player: PlayerNumber): boolean =>
  SEATED.includes(entryOf(state, player)?.status ?? 'withdrawn');

/** Those who take part in a stage, by number. */
export const fieldOf = ({ players }: Tournament, { field }: Begun): readonly PlayerNumber[] =>
  field === null ? players.map((_, i) => i + 1) : field.map(({ player }) => player);

const roundOf = (
  { stages }: Tournament,
  { stage, round }: Omit<Where, 'table'>,
): Round | undefined => stages[stage - 1]?.rounds[round - 1];

export const tableAt = (state: Tournament, where: Where): Table | undefined =>
  roundOf(state, where)?.tables.find(({ table }) => table === where.table);

/** Whether it is of the round that is played. */
export const isPresent = ({ stages }: Tournament, { stage, round }: Where): boolean =>
  stage === stages.length && round === stages.at(-1)?.rounds.length;

/** A dispute holds its table and no other. */
export const isSettled = ({ result, dispute }: Table): boolean =>
  result !== null && dispute === null;

/** Whether anything was played there that somebody else could not go on with. */
export const hasBegun = ({ result, report, game }: Table): boolean =>
  result !== null || report !== null || isRunning(game);

export const openTables = ({ tables }: Round): readonly number[] =>
  tables.filter((table) => !isSettled(table)).map(({ table }) => table);

/** Whether a game on Täht is under way, or about to be. */
export const isRunning = (game: TableGame | null): game is TableGame =>
  game !== null && game.ended === null;

/** By the name of its game, in whatever round: somebody may have entered a result meanwhile, and the next round may be drawn. */
export function tableOfGame(
  { stages }: Tournament,
  name: string,
): { readonly where: Where; readonly table: Table; readonly game: TableGame } | undefined {
  for (const [stage, { rounds }] of stages.entries())
    for (const [round, { tables }] of rounds.entries()) {
      const table = tables.find(({ game }) => game?.game === name);
      if (table?.game)
        return {
          where: { stage: stage + 1, round: round + 1, table: table.table },
          table,
          game: table.game,
        };
    }
  return undefined;
}

/** Games that have been ordered and are not there yet. */
export const gamesToOpen = ({ stages }: Tournament): readonly TableGame[] =>
  (stages.at(-1)?.rounds.at(-1)?.tables ?? []).flatMap(({ game, result }) =>
    result === null && isRunning(game) && game.address === null ? [game] : [],
  );

/** All rounds drawn so far, in order. */
export const roundsOf = ({ stages }: Pick<Tournament, 'stages'>): readonly Round[] =>
  stages.flatMap(({ rounds }) => rounds);

/** Devices that have played a table's game, also those that speak for nobody any more. */
export const devicesAtGames = (state: Pick<Tournament, 'stages'>): readonly string[] =>
  roundsOf(state)
    .flatMap(({ tables }) => tables.flatMap(({ game }) => game?.people ?? []))
    .flatMap(({ id }) => (id === '' ? [] : [id]));
