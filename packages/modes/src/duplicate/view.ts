/** What a player, a spectator or the referee may see of a duplicate game: built from a list of what is allowed. */
import type { Tile } from '@taht/letters';
import type { Board, Layout, LexiconId, Play, Ruleset, TileSet } from '@taht/rules';
import type { Entrant, PlayerNumber } from './command.ts';
import type { EndReason, LaidFrom } from './event.ts';
import { type Find, findsOf } from './finds.ts';
import type { Verdict } from './judge.ts';
import type { DuplicateRules } from './ruleset.ts';
import { percentOf, standingsOf } from './standings.ts';
import { type Game, isRefereeOf, type Phase, type Round, topOf } from './state.ts';

export type Viewer =
  | { readonly kind: 'player'; readonly player: PlayerNumber }
  | { readonly kind: 'spectator' }
  | { readonly kind: 'referee' };

export type PhaseView =
  | Extract<Phase, { kind: 'new' | 'entering' | 'calling' | 'answering' }>
  /** What is still awaited, and the best plays, are for the referee alone. */
  | { readonly kind: 'collecting' }
  | Extract<Phase, { kind: 'collecting' }>
  | { readonly kind: 'over'; readonly reason: EndReason };

/** A line of the top list, which is for all. */
export interface Leader {
  readonly player: PlayerNumber;
  readonly name: string;
  readonly hall: string;
  readonly rank: number;
  readonly total: number;
  readonly percent: number;
}

/** How one player stands; only for that player. */
export interface OwnStanding extends Leader {
  readonly warnings: number;
  readonly penalty: number;
}

export interface Own extends OwnStanding {
  /** For each round judged. */
  readonly rounds: readonly OwnRound[];
}

export interface OwnRound {
  readonly call: number;
  readonly points: number;
  readonly percent: number;
  readonly verdict: Verdict | null;
  readonly solo: number;
}

export interface RoundView {
  readonly call: number;
  readonly round: number;
  readonly rack: readonly Tile[];
  /** What was laid, whether somebody had handed it in, and the best there was. */
  readonly best: Play | null;
  readonly from: LaidFrom;
  readonly top: Play | null;
  readonly equals: number;
  readonly solo: PlayerNumber | null;
  /** How many found what, the most points first. */
  readonly finds: readonly Find[];
}

export interface DuplicateView {
  readonly game: string;
  readonly version: number;
  readonly now: number;
  readonly viewer: Viewer;
  /** Also where the referee plays. */
  readonly isReferee: boolean;
  readonly rules: Ruleset;
  readonly duplicate: DuplicateRules;
  readonly tileset: TileSet;
  readonly layout: Layout;
  readonly lexicon: LexiconId;
  readonly commitment: string;
  readonly code: string;
  /** Only when the game is over. */
  readonly seed: string | null;
  readonly phase: PhaseView;
  readonly call: number;
  readonly round: number;
  readonly board: Board;
  readonly rack: readonly Tile[];
  readonly bag: number;
  readonly players: number;
  readonly top: number;
  readonly rounds: readonly RoundView[];
  /** Why the last round was undone, until another one has been judged. */
  readonly undone: string | null;
  readonly leaders: readonly Leader[];
  readonly own: Own | null;
  /** All of them by number, for referees alone. */
  readonly entrants: readonly Entrant[] | null;
}

const MOST_LEADERS = 10;

export function viewFor(game: Game, viewer: Viewer): DuplicateView {
  const { setup, phase } = game;
  return {
    game: setup.game,
    version: game.version,
    now: game.now,
    viewer,
    isReferee: isReferee(game, viewer),
    rules: setup.base,
    duplicate: setup.duplicate,
    tileset: setup.tileset,
    layout: setup.board,
    lexicon: setup.lexicon,
    commitment: setup.commitment,
    code: setup.code,
    seed: phase.kind === 'over' ? game.secret.seed : null,
    phase: phaseView(game, viewer),
    call: game.calls,
    round: game.round,
    board: game.board,
    rack: game.rack,
    bag: game.bag.length,
    players: game.players.length,
    top: topOf(game),
    rounds: game.rounds.map(({ call, round, rack, best, from, top, equals, solo, points }) => ({
      call,
      round,
      rack,
      best,
      from,
      top,
      equals,
      solo: solo?.player ?? null,
      finds: findsOf(points),
    })),
    undone: game.undone,
    leaders: leadersOf(game),
    own: viewer.kind === 'player' ? ownOf(game, viewer.player) : null,
    entrants: isReferee(game, viewer) ? game.players : null,
  };
}

/** A referee who plays as well is one: after the bell nothing of theirs is taken any more. */
export const isReferee = (game: Game, viewer: Viewer): boolean =>
  viewer.kind === 'player'
    ? isRefereeOf(game, game.players[viewer.player - 1]?.id ?? '')
    : viewer.kind === 'referee';

function phaseView(game: Game, viewer: Viewer): PhaseView {
  const { phase } = game;
  return phase.kind === 'collecting' && !isReferee(game, viewer) ? { kind: phase.kind } : phase;
}

/** Made once for a list of totals: all who watch see the same. */
const leaders = new WeakMap<readonly number[], readonly Leader[]>();

export function leadersOf(game: Game): readonly Leader[] {
  const known =
    leaders.get(game.totals) ??
    standingsOf(game.totals)
      .order.slice(0, MOST_LEADERS)
      .map((player) => leaderOf(game, player));
  leaders.set(game.totals, known);
  return known;
}

export function leaderOf(game: Game, player: PlayerNumber): Leader {
  const { name, hall } = game.players[player - 1] as Entrant;
  const total = game.totals[player - 1] ?? 0;
  const rank = standingsOf(game.totals).ranks[player - 1] ?? 0;
  const own = total - (game.bonuses[player - 1] ?? 0);
  return { player, name, hall, rank, total, percent: percentOf(own, topOf(game)) };
}

export const standingOf = (game: Game, player: PlayerNumber): OwnStanding => ({
  ...leaderOf(game, player),
  warnings: game.warnings[player - 1] ?? 0,
  penalty: game.penalties[player - 1] ?? 0,
});

export const ownOf = (game: Game, player: PlayerNumber): Own => ({
  ...standingOf(game, player),
  rounds: game.rounds.map((round) => ownRound(round, player)),
});

export const ownRound = (
  { call, points, verdicts, top, solo }: Round,
  player: PlayerNumber,
): OwnRound => ({
  call,
  points: points[player - 1] ?? 0,
  percent: percentOf(points[player - 1] ?? 0, top?.score ?? 0),
  verdict: verdicts[player - 1] ?? null,
  solo: solo?.player === player ? solo.points : 0,
});
