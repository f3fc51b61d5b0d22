/** A game to be gone through step by step: how it stood after each turn, wherever it comes from. */
import { alphabetFor, editionOf, editions, homeOfTiles } from '@taht/editions';
import type { Tile } from '@taht/letters';
import { addTurn, type Turn } from '@taht/phrasing';
import {
  type Difference,
  declarationOf,
  type Entry,
  foreignTiles,
  type GcgFile,
  gcgPlayers,
  isGcgEvent,
  type RecordedPosition,
  recordedGame,
  replayGcg,
} from '@taht/record';
import {
  columnOf,
  evolve,
  type Game,
  type GameEvent,
  layTiles,
  makePlay,
  type Player,
  START,
} from '@taht/rules';
import { type PastMove, type PastTurn, withKept } from '@taht/search';
import type { Equipment } from '../engine/study-question.ts';
import { staticGame, withScene } from '../play/static/static-game.ts';

export interface Replayed {
  /** How it stood before the first turn, and after each. */
  readonly frames: readonly Game[];
  readonly turns: readonly Turn[];
  /** By turn: what the engine needs to know of it; null where that is not known. */
  readonly past: readonly (PastTurn | null)[];
  readonly edition: string;
  /** Whether everything may be seen: not while somebody still plays. */
  readonly isOpen: boolean;
  readonly differences: readonly Difference[];
}

export const equipmentOf = ({ rules, setup }: Game): Equipment => ({
  rules,
  tileset: setup.tileset,
  layout: setup.board,
});

const editionOfGame = ({ setup }: Game): string => homeOfTiles(setup.tileset.id)?.id ?? '';

/** A game of ours. While it goes on, nobody's tiles are shown. */
export function replayEntries(entries: readonly Entry[]): Replayed {
  let game: Game = START;
  let turns: readonly Turn[] = [];
  const frames: Game[] = [];
  const past: (PastTurn | null)[] = [];
  for (const { events } of entries) {
    for (const event of events) {
      const after = evolve(game, event);
      if (after.phase.kind !== 'new') {
        const more = addTurn(turns, event, game, after, alphabetFor(after.setup.tileset));
        if (more.length > turns.length) past.push(pastTurn(event, game));
        if (event.kind === 'retracted') past[past.length - 1] = null;
        turns = more;
      }
      game = after;
    }
    frames.length = Math.min(frames.length, turns.length + 1);
    past.length = turns.length;
    frames[turns.length] = game;
  }
  const isOpen = game.phase.kind === 'over';
  return {
    frames: filled(frames).map((frame) => (isOpen ? frame : withoutRacks(frame))),
    turns,
    past: isOpen ? withKept(past) : past.map(() => null),
    edition: editionOfGame(game),
    isOpen,
    differences: [],
  };
}

/** With the players called as they are told in the order of play; whoever is not told keeps the name of the record. */
export function withNames(replayed: Replayed, names: readonly string[]): Replayed {
  const order = replayed.frames.at(-1)?.order ?? [];
  const called = <P extends Player>(player: P, seat: number): P => ({
    ...player,
    name: names[order.indexOf(seat)] ?? player.name,
  });
  return {
    ...replayed,
    frames: replayed.frames.map((frame) => ({
      ...frame,
      setup: { ...frame.setup, players: frame.setup.players.map(called) },
      seats: frame.seats.map((seat, i) => ({ ...seat, player: called(seat.player, i) })),
    })),
  };
}

/** One entry may hold several turns (a skip after a challenge): those in between look like the one before. */
function filled(frames: readonly (Game | undefined)[]): readonly Game[] {
  let last = START;
  return Array.from(frames, (frame) => {
    last = frame ?? last;
    return last;
  });
}

const withoutRacks = (game: Game): Game => ({
  ...game,
  seats: game.seats.map((seat) => ({ ...seat, rack: [] })),
});

function pastTurn(event: GameEvent, { board, seats, order }: Game): PastTurn | null {
  const move = pastMove(event);
  if (move === null || !('seat' in event)) return null;
  return {
    player: order.indexOf(event.seat),
    board,
    rack: seats[event.seat]?.rack ?? null,
    scores: order.map((seat) => seats[seat]?.score ?? 0),
    move,
  };
}

function pastMove(event: GameEvent): PastMove | null {
  switch (event.kind) {
    case 'placed':
      return { kind: 'place', tiles: event.tiles, score: event.score };
    case 'exchanged':
      return { kind: 'exchange', tiles: event.tiles };
    case 'passed':
      return { kind: 'pass' };
    default:
      return null;
  }
}

/** The edition whose tiles a file names; undefined where it names none of ours. */
export function editionOfGcg(file: GcgFile): string | undefined {
  const { tileset, language } = declarationOf(file);
  const home = tileset === null ? undefined : homeOfTiles(tileset);
  return home?.id ?? editions.find((edition) => edition.language === language)?.id;
}

/** Undefined where the file has no move, or its tiles are of another language. */
export function replayFile(file: GcgFile, editionId: string): Replayed | undefined {
  const edition = editionOf(editionId);
  if (edition === undefined || !file.lines.some(isGcgEvent)) return undefined;
  const { ruleset, tileset } = declarationOf(file);
  const named = { ...(ruleset && { ruleset }), ...(tileset && { tileset }) };
  const first = staticGame(edition, [], named);
  const alphabet = alphabetFor(first.setup.tileset);
  if (foreignTiles(file, alphabet) !== undefined) return undefined;
  const options = { alphabet, ...equipmentOf(first) };
  const { nicks, positions } = recordedGame(file, options);
  const report = replayGcg(file, options);
  const names = gcgPlayers(file);
  const players = nicks.map((nick, i) => ({ id: nick, name: names[i] ?? nick }));
  const table = staticGame(edition, players, named);
  const closing = nicks.map((nick) => report.final.scores[nick] ?? 0);
  const turns = positions.map((position) => turnOf(position, alphabet));
  return {
    frames: [
      ...positions.map((position) => frameOf(table, position)),
      lastFrame(table, positions, closing),
    ],
    turns,
    past: withKept(positions),
    edition: edition.id,
    isOpen: true,
    differences: report.differences,
  };
}

function frameOf(table: Game, { board, rack, scores, player }: RecordedPosition): Game {
  const racks = scores.map((_, i): readonly Tile[] | null => (i === player ? rack : null));
  return withScene(table, { board, scores, racks, onTurn: player });
}

function lastFrame(
  table: Game,
  positions: readonly RecordedPosition[],
  scores: readonly number[],
): Game {
  const last = positions.at(-1);
  const laid = last?.move.kind === 'place' ? last.move.tiles : [];
  const board = last === undefined ? table.board : layTiles(last.board, laid);
  return withScene(table, { board, scores, racks: [], onTurn: null });
}

function turnOf(
  { player, board, scores, move }: RecordedPosition,
  alphabet: Parameters<typeof makePlay>[0],
): Turn {
  const before = scores[player] ?? 0;
  const rest = { seat: player, cause: null };
  if (move.kind !== 'place')
    return { ...rest, kind: move.kind, play: null, score: 0, total: before };
  const { tiles, score } = move;
  const columns = new Set(tiles.map(({ square }) => columnOf(square)));
  const direction = columns.size === 1 && tiles.length > 1 ? 'down' : 'across';
  const { start, text } = makePlay(alphabet, board, tiles, direction, 'letters');
  const squares = tiles.map(({ square }) => square);
  const play = { square: start, direction, word: text, squares } as const;
  return { ...rest, kind: 'play', play, score, total: before + score };
}
