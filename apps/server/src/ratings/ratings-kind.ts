/** The ratings of one edition and speed as a kind of stream. Only the server sends results. */
import { err, ok, type Result } from '@taht/base';
import {
  BOARDS,
  type Board,
  RATING_LIMITS,
  type RatingsEventView,
  type RatingsRefusal,
  type RatingsView,
} from '@taht/protocol';
import { ageSkill, NEW_GLICKO, NEW_SKILL, rateDuel, rateTable } from '@taht/ratings';
import { z } from 'zod';
import { NO_FACTS } from '../kind/common.ts';
import { jsonEntries, parseWith } from '../kind/json-entry.ts';
import type { Command, Kind, KindTypes } from '../kind/kind.ts';
import { aroundOf, ownOf, pageOf } from './pages.ts';
import {
  type BoardState,
  change,
  decodeRatings,
  encodeRatings,
  MOST_RECENT,
  type Player,
  periodsSince,
  player,
  playerOf,
  type Ratings,
  START,
  shownOf,
  withoutPlayer,
  withPlayer,
} from './state.ts';

const id = z.string().min(1).max(100);

const action = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('result'),
    game: id,
    /** Each with the place, from 1; equal places are a draw. */
    players: z
      .array(z.strictObject({ id, place: z.int().min(1).max(4) }))
      .min(2)
      .max(4),
  }),
  /** The person is gone. */
  z.strictObject({ kind: z.literal('forget'), person: id }),
]);
type Action = Readonly<z.infer<typeof action>>;

const event = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('rated'),
    at: z.number(),
    game: id,
    board: z.enum(BOARDS),
    /** As they stand after it. */
    players: z.array(player).min(2).max(4),
    changes: z.array(change).min(2).max(4),
  }),
  z.strictObject({ kind: z.literal('forgotten'), at: z.number(), person: id }),
]);
type RatingsEvent = Readonly<z.infer<typeof event>>;

export interface RatingsTypes extends KindTypes {
  readonly env: null;
  readonly state: Ratings;
  readonly author: 'system';
  readonly action: Action;
  readonly event: RatingsEvent;
  /** The person who looks, or empty. */
  readonly viewer: string;
  readonly view: RatingsView;
  readonly eventView: RatingsEventView;
  readonly refusal: RatingsRefusal;
}

export const ratingsKind: Kind<RatingsTypes> = {
  name: 'ratings',
  version: 1,
  start: START,
  snapshots: { version: 1, encode: encodeRatings, decode: decodeRatings },
  decide,
  evolve,
  authorFor: (_, who) => (who.kind === 'system' ? 'system' : null),
  viewerFor: (_, who) => (who.kind === 'person' ? who.id : ''),
  viewFor: ({ boards }, viewer) => ({
    duel: boardView(boards.duel, viewer),
    table: boardView(boards.table, viewer),
  }),
  eventFor,
  parseAction: (json) => parseWith(action, json),
  ...jsonEntries<RatingsTypes>({ author: z.literal('system'), action, event }),
  factsOf: () => NO_FACTS,
  timeOf: ({ now }) => now,
};

function decide(
  state: Ratings,
  { action: asked, at }: Command<RatingsTypes>,
): Result<readonly RatingsEvent[], RatingsRefusal> {
  if (asked.kind === 'result') return decideResult(state, asked, at);
  const { person } = asked;
  const isKnown = BOARDS.some((board) => playerOf(state.boards[board], person) !== undefined);
  return ok(isKnown ? [{ kind: 'forgotten', at, person }] : []);
}

function decideResult(
  { boards, recent }: Ratings,
  { game, players: asked }: Extract<Action, { kind: 'result' }>,
  at: number,
): Result<readonly RatingsEvent[], RatingsRefusal> {
  if (recent.some((each) => each.game === game)) return ok([]);
  if (new Set(asked.map((each) => each.id)).size < asked.length)
    return err({ code: 'not-a-result' });
  const board: Board = asked.length === 2 ? 'duel' : 'table';
  const before = asked.map(
    ({ id: person }) => playerOf(boards[board], person) ?? newcomer(board, person, at),
  );
  const places = asked.map(({ place }) => place);
  const rated = board === 'duel' ? rateTwo(before, places, at) : rateMany(before, places, at);
  const players = rated.map((who, i) => counted(who, i, places, at));
  const changes = players.map((who, i) => ({
    id: who.id,
    before: shownOf(before[i] ?? who).rating,
    after: shownOf(who).rating,
  }));
  return ok([{ kind: 'rated', at, game, board, players, changes }]);
}

function newcomer(board: Board, person: string, at: number): Player {
  const nothing = { id: person, games: 0, wins: 0, draws: 0, last: at };
  return board === 'duel'
    ? { ...nothing, board, known: NEW_GLICKO }
    : { ...nothing, board, known: NEW_SKILL };
}

function rateTwo(players: readonly Player[], places: readonly number[], at: number): Player[] {
  const [a, b] = players;
  if (a?.board !== 'duel' || b?.board !== 'duel') throw new Error('no duel');
  const [first = 0, second = 0] = places;
  const score = first === second ? 0.5 : first < second ? 1 : 0;
  const [x, y] = rateDuel(a.known, b.known, score, [
    periodsSince(a.last, at),
    periodsSince(b.last, at),
  ]);
  return [
    { ...a, known: x },
    { ...b, known: y },
  ];
}

function rateMany(players: readonly Player[], places: readonly number[], at: number): Player[] {
  const skills = players.map((who) => {
    if (who.board !== 'table') throw new Error('no table');
    return ageSkill(who.known, periodsSince(who.last, at));
  });
  const rated = rateTable(skills, places);
  return players.map((who, i) => ({ ...who, known: rated[i] ?? NEW_SKILL }) as Player);
}

/** Whoever shares the first place has drawn. */
function counted(who: Player, i: number, places: readonly number[], at: number): Player {
  const isFirst = places[i] === Math.min(...places);
  const isShared = places.filter((place) => place === places[i]).length > 1;
  return {
    ...who,
    games: who.games + 1,
    wins: who.wins + (isFirst && !isShared ? 1 : 0),
    draws: who.draws + (isFirst && isShared ? 1 : 0),
    last: at,
  };
}

function evolve({ boards, recent }: Ratings, each: RatingsEvent): Ratings {
  if (each.kind === 'forgotten') {
    const { duel, table } = boards;
    const { at: now, person } = each;
    const left = { duel: withoutPlayer(duel, person), table: withoutPlayer(table, person) };
    const others = recent.map((rated) => ({
      ...rated,
      changes: rated.changes.filter((change) => change.id !== person),
    }));
    return { now, boards: left, recent: others };
  }
  const { at, game, board, players, changes } = each;
  return {
    now: at,
    boards: { ...boards, [board]: players.reduce(withPlayer, boards[board]) },
    recent: [...recent, { game, changes }].slice(-MOST_RECENT),
  };
}

function eventFor(each: RatingsEvent): RatingsEventView {
  if (each.kind === 'forgotten') return each;
  const { kind, at, game, board, changes } = each;
  const shown = changes.map(({ id: person, before, after }) => ({ person, before, after }));
  return { kind, at, game, board, changes: shown };
}

const boardView = (board: BoardState, viewer: string): RatingsView[Board] => ({
  top: pageOf(board, 0, RATING_LIMITS.top),
  own: ownOf(board, viewer),
  around: aroundOf(board, viewer, RATING_LIMITS.around),
});
