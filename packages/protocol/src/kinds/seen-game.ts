/**
 * A game as one viewer sees it, kept up to date by the events that viewer is told of.
 * Tiles that are hidden are there as `HIDDEN`, so that whatever reads a game can read this one.
 */
import type { Tile } from '@taht/letters';
import {
  type EventView,
  evolve,
  type Game,
  type GameEvent,
  type GameView,
  type Phase,
  type PhaseView,
  readLayout,
  type Seat,
  START,
  tileOf,
  tileTables,
  type Viewer,
  viewFor,
} from '@taht/rules';

/** Stands for a tile that this viewer may not see. */
const HIDDEN = '·' as Tile;

export interface SeenGame {
  readonly game: Game;
  readonly viewer: Viewer;
  /** Whether it was followed from its first event; then nothing of the past is missing. */
  readonly isWhole: boolean;
}

/** Before the first event; it is followed from version 0 on. */
export const unseenGame = (viewer: Viewer): SeenGame => ({ game: START, viewer, isWhole: true });

export const viewOfSeen = ({ game, viewer }: SeenGame): GameView => viewFor(game, viewer);

export function seeGame(view: GameView): SeenGame {
  const { rules, tileset, layout, seats } = view;
  const game: Game = {
    ...START,
    version: view.version,
    now: view.now,
    setup: {
      game: view.game,
      players: seats.map(({ player }) => player),
      base: rules,
      houseRules: view.houseRules,
      tileset,
      board: layout,
      lexicon: view.lexicon,
      commitment: view.commitment,
    },
    rules,
    tables: tileTables(tileset),
    ...(layout.rows.length === 0 ? {} : readLayout(layout)),
    secret: { seed: view.seed ?? '', contributions: view.contributions },
    phase: phaseOf(view.phase),
    seats: seats.map(({ tiles, rack, ...seat }) => ({
      ...seat,
      rack: rack ?? hidden(tiles),
      tally: { plays: 0, bonuses: 0, best: 0 },
    })),
    order: view.order,
    moved: view.moved,
    board: view.board,
    bags: view.bags.map(hidden),
    aside: hidden(view.aside),
    scoreless: view.scoreless,
    clock: view.clock,
    endAgreed: view.endAgreed,
    takeBack: view.takeBack,
    takeBackAsked: view.takeBack !== null,
  };
  return { game, viewer: view.viewer, isWhole: false };
}

const hidden = (count: number): readonly Tile[] => Array<Tile>(count).fill(HIDDEN);

function phaseOf(phase: PhaseView): Phase {
  switch (phase.kind) {
    case 'choosing':
      return { ...phase, returning: [], during: 'game' };
    case 'exchanging':
      return { kind: 'exchanging', seat: phase.seat, returning: hidden(phase.count) };
    case 'window':
    case 'joining':
    case 'verdict':
      return { ...phase, play: { ...phase.play, drawn: [] } };
    default:
      return phase;
  }
}

/** Null where the event alone does not say enough: then the view has to be asked for. */
export function followGame(seen: SeenGame, event: EventView, version: number): SeenGame | null {
  if (!isEnough(seen, event)) return null;
  const told = asEvent(event);
  try {
    const after = evolve(expose(seen.game, told), told);
    return { ...seen, game: { ...settle(after, told), version } };
  } catch {
    return null;
  }
}

/** What a view leaves out is missed only by some events. */
function isEnough({ game, isWhole }: SeenGame, event: EventView): boolean {
  const { rules, phase, board } = game;
  const isReturn = event.kind === 'returned' || event.kind === 'misdraw-found';
  // Into which of several bags they went is not said.
  if (isReturn && rules.bags.split !== 'none') return false;
  if (isWhole) return true;
  if (event.kind === 'rules-proposed' || event.kind === 'rule-refused') return false;
  if (phase.kind === 'choosing' || phase.kind === 'exchanging') return false;
  return rules.opening.minLetters.length === 0 || board.some((cell) => cell !== null);
}

/** As it would be told to the referee, with `HIDDEN` for what this viewer may not see. */
export function asEvent(event: EventView): GameEvent {
  if (!('hiddenTiles' in event)) return event;
  const { hiddenTiles, ...rest } = event;
  return { ...rest, tiles: hidden(hiddenTiles) } as GameEvent;
}

/** Turns hidden tiles into those that the event names, so that it can happen. */
function expose(game: Game, event: GameEvent): Game {
  switch (event.kind) {
    case 'drew': {
      let from = 0;
      const bags = game.bags.map((bag, i) => {
        const count = event.counts[i] ?? 0;
        const drawn = event.tiles.slice(from, from + count);
        from += count;
        return withTiles(bag, drawn);
      });
      return { ...game, bags };
    }
    case 'placed': {
      const swapped = event.swaps.flatMap((square) => game.board[square]?.letter ?? []);
      return withRack(game, event.seat, [...event.tiles.map(tileOf), ...swapped]);
    }
    case 'exchanged':
    case 'returned':
      return withRack(game, event.seat, event.tiles);
    case 'misdraw-found': {
      const [bag = [], ...others] = game.bags;
      const exposed = withRack(game, event.seat, event.tiles);
      return { ...exposed, bags: [withTiles(bag, event.tiles), ...others] };
    }
    default:
      return game;
  }
}

const withRack = (game: Game, seat: Seat, tiles: readonly Tile[]): Game => ({
  ...game,
  seats: game.seats.map((each, i) =>
    i === seat ? { ...each, rack: withTiles(each.rack, tiles) } : each,
  ),
});

/** The same number of tiles, these among them, as far as hidden ones make room. */
function withTiles(from: readonly Tile[], wanted: readonly Tile[]): readonly Tile[] {
  const made = [...from];
  const kept = [...from];
  for (const tile of wanted) {
    const there = kept.indexOf(tile);
    if (there >= 0) {
      kept.splice(there, 1);
      continue;
    }
    const free = made.indexOf(HIDDEN);
    if (free < 0) continue;
    made[free] = tile;
    kept.splice(kept.indexOf(HIDDEN), 1);
  }
  return made;
}

/** Bags stay closed; at the end all racks lie open. */
function settle(game: Game, event: GameEvent): Game {
  const bags = game.bags.map((bag) => hidden(bag.length));
  if (event.kind !== 'ended') return { ...game, bags };
  const seats = game.seats.map((seat, i) => ({ ...seat, rack: event.racks[i] ?? seat.rack }));
  return { ...game, bags, seats };
}
