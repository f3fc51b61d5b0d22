/** A position of the day, read from its text: what everybody has laid so far, the rack, and the play that is hidden in it. */
import { alphabetFor, boardOf, rulesetOf, tilesetOf } from '@taht/editions';
import { parseRack, type Tile } from '@taht/letters';
import type { Turn } from '@taht/phrasing';
import {
  emptyBoard,
  evolve,
  type Game,
  GCG_NOTATION,
  type Layout,
  layTiles,
  type PlacedTile,
  type Player,
  parsePlay,
  parsePosition,
  type Ruleset,
  readPlacement,
  type Square,
  START,
  type TileSet,
} from '@taht/rules';
import { type Choices, houseRulesOf } from '../new-game/choices.ts';
import { PERSON } from './position-text.ts';

export interface HomePosition {
  /** From which its seed is made. */
  readonly number: number;
  /** As the person sees it, who is on turn. */
  readonly game: Game;
  /** All that was laid, play by play. */
  readonly plays: readonly (readonly PlacedTile[])[];
  /** All seven tiles in one play. */
  readonly hidden: readonly PlacedTile[];
}

/** Throws on what is no such text: the files are ours, and a test reads them all. */
export function readPosition(
  text: string,
  choices: Choices,
  players: readonly Player[],
): HomePosition {
  const [number = '', laid = '', rack = '', last = ''] = text.split('|');
  const begun = offeredGame(choices, players);
  const plays: (readonly PlacedTile[])[] = [];
  let game = { ...begun, board: emptyBoard };
  const texts = laid.split(' ');
  for (const [i, each] of texts.entries()) {
    const tiles = readPlay(game, each);
    plays.push(tiles);
    game = laidBy((texts.length - i) % 2, tiles, game);
  }
  const tiles = parseRack(alphabetFor(game.setup.tileset), rack);
  if (!tiles.ok) throw new Error(`no rack: ${rack}`);
  return {
    number: Number(number),
    game: { ...withRack(game, tiles.value), phase: { kind: 'turn', seat: PERSON } },
    plays,
    hidden: readPlay(game, last),
  };
}

function offeredGame(choices: Choices, players: readonly Player[]): Game {
  const base = rulesetOf(choices.ruleset) as Ruleset;
  const created = {
    kind: 'created',
    game: '',
    ...{ players, base, houseRules: houseRulesOf(choices) },
    tileset: tilesetOf(choices.tileset) as TileSet,
    board: boardOf(base.board) as Layout,
    lexicon: choices.lexicon === null ? null : { id: choices.lexicon, hash: '' },
    commitment: '',
    at: 0,
    by: { kind: 'system' },
    command: '',
  } as const;
  return { ...evolve(START, created), order: players.map((_, seat) => seat), bags: [[]] };
}

function readPlay(game: Game, text: string): readonly PlacedTile[] {
  const [, place = '', letters = ''] = /^(\d+[A-O]|[A-O]\d+)(.+)$/u.exec(text) ?? [];
  const start = parsePosition(place, GCG_NOTATION);
  const tiles = start && parsePlay(alphabetFor(game.setup.tileset), game.board, start, letters);
  if (!tiles?.ok) throw new Error(`no play: ${text}`);
  return tiles.value;
}

function laidBy(seat: number, tiles: readonly PlacedTile[], game: Game): Game {
  const play = readPlacement(game, tiles, game.rules);
  if (!play.ok) throw new Error(`no legal play: ${play.error.code}`);
  return {
    ...game,
    board: layTiles(game.board, tiles),
    seats: game.seats.map((each, i) =>
      i === seat ? { ...each, score: each.score + play.value.score } : each,
    ),
  };
}

/** What the bot has laid last, as the board marks it. */
export function lastTurn({ plays }: Pick<HomePosition, 'plays'>): Turn {
  const squares = (plays.at(-1) ?? []).map(({ square }) => square);
  const play = { square: squares[0] as Square, direction: 'across', word: '', squares } as const;
  return { seat: 1 - PERSON, kind: 'play', play, score: 0, total: 0, cause: null };
}

const withRack = (game: Game, rack: readonly Tile[]): Game => ({
  ...game,
  seats: game.seats.map((each, seat) => (seat === PERSON ? { ...each, rack } : each)),
});
