/** What a seat, a spectator or the referee may see: built from a list of what is allowed, never by leaving things out. */
import type { Tile } from '@taht/letters';
import type { Board, Layout } from './board.ts';
import type { BySeat, LexiconId, Player, Seat, Vote } from './command.ts';
import type { SkipCause } from './event.ts';
import type { Challenge, Clock, Game, Pending, Phase, Standing } from './game.ts';
import { openingMinimum } from './opening.ts';
import type { HouseRule, Ruleset } from './ruleset.ts';
import type { TileSet } from './tileset.ts';

export type Viewer =
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'spectator' }
  | { readonly kind: 'referee' };

export interface SeatView {
  readonly player: Player;
  readonly standing: Standing;
  readonly score: number;
  readonly passes: number;
  readonly skips: readonly SkipCause[];
  readonly tiles: number;
  /** The tiles themselves, where this viewer may see them. */
  readonly rack: readonly Tile[] | null;
}

/** A play under way, without what was drawn for it. */
export type PendingView = Omit<Pending, 'drawn'>;

export type PhaseView =
  | Extract<Phase, { kind: 'new' | 'setup' | 'dealing' | 'turn' | 'over' }>
  | {
      readonly kind: 'choosing';
      readonly seat: Seat;
      readonly count: number;
      readonly deadline: number | null;
    }
  | { readonly kind: 'exchanging'; readonly seat: Seat; readonly count: number }
  | {
      readonly kind: 'window';
      readonly play: PendingView;
      readonly accepted: readonly Seat[];
      readonly deadline: number | null;
    }
  | {
      readonly kind: 'joining';
      readonly play: PendingView;
      readonly accepted: readonly Seat[];
      readonly challenges: readonly Challenge[];
      readonly deadline: number | null;
    }
  | {
      readonly kind: 'verdict';
      readonly play: PendingView;
      readonly challenges: readonly Challenge[];
      readonly votes: BySeat<Vote | null>;
    };

export interface GameView {
  readonly game: string;
  readonly version: number;
  readonly now: number;
  readonly viewer: Viewer;
  readonly rules: Ruleset;
  readonly houseRules: readonly HouseRule[];
  readonly tileset: TileSet;
  readonly layout: Layout;
  readonly lexicon: LexiconId | null;
  readonly commitment: string;
  readonly contributions: BySeat<string | null>;
  /** Only when the game is over. */
  readonly seed: string | null;
  readonly phase: PhaseView;
  readonly seats: BySeat<SeatView>;
  readonly order: readonly Seat[];
  readonly moved: readonly Seat[];
  readonly board: Board;
  readonly bags: readonly number[];
  readonly aside: number;
  readonly scoreless: number;
  readonly openingMinimum: number;
  readonly clock: Clock;
  readonly endAgreed: readonly Seat[];
  readonly takeBack: Game['takeBack'];
}

export function viewFor(game: Game, viewer: Viewer): GameView {
  const isOver = game.phase.kind === 'over';
  const { setup } = game;
  return {
    game: setup.game,
    version: game.version,
    now: game.now,
    viewer,
    rules: game.rules,
    houseRules: setup.houseRules,
    tileset: setup.tileset,
    layout: setup.board,
    lexicon: setup.lexicon,
    commitment: setup.commitment,
    contributions: game.secret.contributions,
    seed: isOver ? game.secret.seed : null,
    phase: phaseView(game.phase),
    seats: game.seats.map((_, seat) => seatView(game, seat, viewer)),
    order: game.order,
    moved: game.moved,
    board: game.board,
    bags: game.bags.map((bag) => bag.length),
    aside: game.aside.length,
    scoreless: game.scoreless,
    openingMinimum: game.phase.kind === 'new' ? 0 : openingMinimum(game),
    clock: game.clock,
    endAgreed: game.endAgreed,
    takeBack: game.takeBack,
  };
}

/** A player sees the own rack, the referee every rack; at the end they lie open. */
export const maySeeRack = (viewer: Viewer, seat: Seat): boolean =>
  viewer.kind === 'referee' || (viewer.kind === 'seat' && viewer.seat === seat);

function seatView(game: Game, seat: Seat, viewer: Viewer): SeatView {
  const { player, standing, score, passes, skips, rack } = game.seats[
    seat
  ] as Game['seats'][number];
  const isOpen = game.phase.kind === 'over' || maySeeRack(viewer, seat);
  return { player, standing, score, passes, skips, tiles: rack.length, rack: isOpen ? rack : null };
}

function phaseView(phase: Phase): PhaseView {
  switch (phase.kind) {
    case 'choosing': {
      const { kind, seat, count, deadline } = phase;
      return { kind, seat, count, deadline };
    }
    case 'exchanging':
      return { kind: 'exchanging', seat: phase.seat, count: phase.returning.length };
    case 'window': {
      const { kind, play, accepted, deadline } = phase;
      return { kind, play: pendingView(play), accepted, deadline };
    }
    case 'joining': {
      const { kind, play, accepted, challenges, deadline } = phase;
      return { kind, play: pendingView(play), accepted, challenges, deadline };
    }
    case 'verdict': {
      const { kind, play, challenges, votes } = phase;
      return { kind, play: pendingView(play), challenges, votes };
    }
    default:
      return phase;
  }
}

const pendingView = ({
  seat,
  tiles,
  swaps,
  direction,
  words,
  bonus,
  score,
  claim,
}: Pending): PendingView => ({
  seat,
  tiles,
  swaps,
  direction,
  words,
  bonus,
  score,
  claim,
});
