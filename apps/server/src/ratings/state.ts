/** Who stands where in one edition and speed. Players are split over many small tables, so that a result copies little. */
import { ok, type Result } from '@taht/base';
import { BOARDS, type Board } from '@taht/protocol';
import {
  ageGlicko,
  ageSkill,
  type Glicko,
  type Shown,
  type Skill,
  showGlicko,
  showSkill,
} from '@taht/ratings';
import { z } from 'zod';
import { parseText } from '../kind/json-entry.ts';

const id = z.string().min(1).max(100);

const glicko: z.ZodType<Glicko> = z.strictObject({
  rating: z.number(),
  deviation: z.number(),
  volatility: z.number(),
});
const skill: z.ZodType<Skill> = z.strictObject({ mean: z.number(), deviation: z.number() });

const common = {
  id,
  games: z.int(),
  wins: z.int(),
  draws: z.int(),
  last: z.number(),
};

export const player = z.discriminatedUnion('board', [
  z.strictObject({ ...common, board: z.literal('duel'), known: glicko }),
  z.strictObject({ ...common, board: z.literal('table'), known: skill }),
]);
export type Player = Readonly<z.infer<typeof player>>;

/** A rating period: after it a rating is a little less certain. */
const PERIOD_MS = 5 * 86_400_000;

export const periodsSince = (last: number, at: number): number =>
  Math.max(0, at - last) / PERIOD_MS;

/** The order after the last game, which does not change while nobody plays. */
export const shownOf = (who: Player): Shown =>
  who.board === 'duel' ? showGlicko(who.known) : showSkill(who.known);

/** As it is now. */
export const shownAt = (who: Player, at: number): Shown =>
  who.board === 'duel'
    ? showGlicko(ageGlicko(who.known, periodsSince(who.last, at)))
    : showSkill(ageSkill(who.known, periodsSince(who.last, at)));

export interface BoardState {
  readonly buckets: readonly ReadonlyMap<string, Player>[];
  /** Ids of those with a place, the best first. */
  readonly order: readonly string[];
}

export const change = z.strictObject({
  id,
  before: z.int(),
  after: z.int(),
});

const rated = z.strictObject({ game: id, changes: z.array(change).max(4) });
export type Rated = Readonly<z.infer<typeof rated>>;

export interface Ratings {
  readonly now: number;
  readonly boards: Readonly<Record<Board, BoardState>>;
  /** The games rated last; a game is never rated twice. */
  readonly recent: readonly Rated[];
}

const BUCKETS = 256;
export const MOST_RECENT = 500;

const NOBODY: BoardState = { buckets: Array.from({ length: BUCKETS }, () => new Map()), order: [] };

export const START: Ratings = { now: 0, boards: { duel: NOBODY, table: NOBODY }, recent: [] };

export const playerOf = ({ buckets }: BoardState, person: string): Player | undefined =>
  buckets[bucketOf(person)]?.get(person);

export function withPlayer(board: BoardState, who: Player): BoardState {
  const at = bucketOf(who.id);
  const before = playerOf(board, who.id);
  const buckets = board.buckets.with(at, new Map(board.buckets[at]).set(who.id, who));
  const without = before === undefined ? board.order : leave(board, before);
  return { buckets, order: enter({ buckets, order: without }, who) };
}

export function withoutPlayer(board: BoardState, person: string): BoardState {
  const who = playerOf(board, person);
  if (who === undefined) return board;
  const at = bucketOf(person);
  const rest = new Map(board.buckets[at]);
  rest.delete(person);
  return { buckets: board.buckets.with(at, rest), order: leave(board, who) };
}

function bucketOf(person: string): number {
  let hash = 0;
  for (let i = 0; i < person.length; i++) hash = (Math.imul(hash, 31) + person.charCodeAt(i)) | 0;
  return (hash >>> 0) % BUCKETS;
}

/** The higher rating first; equal ones by id, so that the order is the same everywhere. */
function isBefore(a: Player, b: Player): boolean {
  const difference = shownOf(a).rating - shownOf(b).rating;
  return difference === 0 ? a.id < b.id : difference > 0;
}

/** Where a player stands or would stand. */
function rankIn(board: BoardState, who: Player): number {
  let [low, high] = [0, board.order.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const there = playerOf(board, board.order[middle] ?? '');
    if (there !== undefined && isBefore(there, who)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function leave(board: BoardState, who: Player): readonly string[] {
  if (shownOf(who).isProvisional) return board.order;
  return board.order.toSpliced(rankIn(board, who), 1);
}

function enter(board: BoardState, who: Player): readonly string[] {
  return shownOf(who).isProvisional
    ? board.order
    : board.order.toSpliced(rankIn(board, who), 0, who.id);
}

/** From 0, or null for somebody who has no place. */
export function rankOf(board: BoardState, who: Player): number | null {
  return shownOf(who).isProvisional ? null : rankIn(board, who);
}

const snapshot = z.strictObject({
  now: z.number(),
  players: z.array(player),
  recent: z.array(rated),
});

export const encodeRatings = ({ now, boards, recent }: Ratings): string =>
  JSON.stringify({
    now,
    players: BOARDS.flatMap((board) => boards[board].buckets.flatMap((each) => [...each.values()])),
    recent,
  });

export function decodeRatings(text: string): Result<Ratings, string> {
  const parsed = parseText(snapshot, text);
  if (!parsed.ok) return parsed;
  const { now, players, recent } = parsed.value;
  return ok({
    now,
    recent,
    boards: {
      duel: boardOf(players.filter(({ board }) => board === 'duel')),
      table: boardOf(players.filter(({ board }) => board === 'table')),
    },
  });
}

/** All at once: one by one would copy the order for every player. */
function boardOf(players: readonly Player[]): BoardState {
  const buckets = Array.from({ length: BUCKETS }, () => new Map<string, Player>());
  for (const who of players) buckets[bucketOf(who.id)]?.set(who.id, who);
  const order = players
    .filter((who) => !shownOf(who).isProvisional)
    .toSorted((a, b) => (isBefore(a, b) ? -1 : 1))
    .map((who) => who.id);
  return { buckets, order };
}
