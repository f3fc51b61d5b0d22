/** A random game entered into a score sheet, as its keeper would write it down. */
import { BOARD_SIZE, evolve, type Game, type GameEvent, type Seat, START } from '@taht/rules';
import { playRandomGame } from '@taht/testkit';
import type { Act, Line, ScoreSheet } from '../src/index.ts';

/** What a sheet has no line for. */
const BEYOND: readonly GameEvent['kind'][] = [
  'resigned',
  'left',
  'misdraw-found',
  'theme-claimed',
  'undone',
  'replaced',
];

export interface EnteredGame {
  readonly game: Game;
  readonly sheet: ScoreSheet;
  /** Seats of the sheet by seats of the game. */
  readonly places: readonly number[];
}

const silent = { event: () => {}, refusal: () => {}, reloaded: () => {} };

/** Undefined for a game that goes beyond what a sheet can say. */
export function enterRandomGame(seed: number): EnteredGame | undefined {
  const { entries, game } = playRandomGame(seed, silent);
  const events = entries.flatMap((entry) => entry.events);
  if (!isPlain(game, events)) return undefined;
  const places = game.seats.map((_, seat) => game.order.indexOf(seat));
  const acts: Act[] = [];
  const write = (at: number, line: Line): void => {
    acts.push({ kind: 'write', at, line });
  };
  let now = START;
  for (const event of events) {
    const line = lineOf(now, event, (seat) => places[seat] ?? 0, game.order);
    if (line !== undefined) write(event.at, line);
    now = evolve(now, event);
  }
  const { setup, rules, order } = game;
  const players = order.map((seat) => setup.players[seat]?.name ?? '');
  return {
    game,
    places,
    sheet: {
      setup: {
        id: setup.game,
        players,
        rules,
        tileset: setup.tileset,
        board: setup.board,
        lexicon: null,
        seconds: null,
        at: 0,
      },
      acts,
    },
  };
}

function isPlain({ setup, phase, seats }: Game, events: readonly GameEvent[]): boolean {
  const isMarked = setup.tileset.alphabet[0]?.includes('⟨') ?? false;
  const challenges = events.filter(({ kind }) => kind === 'challenged').length;
  const rulings = events.filter(({ kind }) => kind === 'ruled').length;
  return (
    !isMarked &&
    phase.kind === 'over' &&
    phase.outcome.reason !== 'aborted' &&
    seats.length > 1 &&
    challenges === rulings &&
    !events.some((event) => BEYOND.includes(event.kind)) &&
    !events.some((event) => event.kind === 'placed' && event.swaps.length > 0)
  );
}

function lineOf(
  { seats, phase }: Game,
  event: GameEvent,
  placeOf: (seat: Seat) => number,
  order: readonly Seat[],
): Line | undefined {
  const rackOf = (seat: Seat) => seats[seat]?.rack ?? [];
  switch (event.kind) {
    case 'placed': {
      const [main] = event.words;
      const laid = new Map(event.tiles.map((tile) => [tile.square as number, tile]));
      const step = event.direction === 'across' ? 1 : BOARD_SIZE;
      const start = main?.start ?? event.tiles[0]?.square;
      const word = (main?.letters ?? event.tiles.map(({ letter }) => letter)).map((letter, i) => ({
        letter,
        blank: laid.get((start ?? 0) + i * step)?.blank ?? false,
      }));
      const rack = rackOf(event.seat);
      const seat = placeOf(event.seat);
      const { direction } = event;
      return { kind: 'play', seat, square: start as never, direction, word, rack, recorded: null };
    }
    case 'exchanged': {
      const { tiles } = event;
      const count = tiles.length;
      return {
        kind: 'exchange',
        seat: placeOf(event.seat),
        tiles,
        count,
        rack: rackOf(event.seat),
      };
    }
    case 'passed':
      return { kind: 'pass', seat: placeOf(event.seat), rack: rackOf(event.seat) };
    case 'ruled': {
      const [challenge] = phase.kind === 'verdict' ? phase.challenges : [];
      const verdict = event.verdicts.some((each) => each.verdict === 'invalid') ? 'bad' : 'good';
      const words = challenge?.words.length ?? 0;
      return { kind: 'challenge', seat: placeOf(challenge?.seat ?? 0), verdict, words };
    }
    case 'ended':
      return {
        kind: 'end',
        out: event.out === null ? null : placeOf(event.out),
        racks: order.map((seat) => ({ kind: 'tiles', tiles: event.racks[seat] ?? [] })),
        overtime: order.map((seat) =>
          event.adjustments
            .filter((each) => each.seat === seat && each.cause === 'overtime')
            .reduce((sum, { points }) => sum + points, 0),
        ),
      };
    default:
      return undefined;
  }
}
