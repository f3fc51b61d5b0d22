/** The offer and the deal of a test's table, as facts that could have happened. */
import { defaults, houseRules, rulesetOf, std15, tilesetOf } from '@taht/editions';
import { BLANK, parseRack, type Tile } from '@taht/letters';
import {
  applyHouseRules,
  type Draw,
  type Env,
  evolve,
  type Fact,
  type FactOf,
  type HouseRule,
  type Judge,
  type PlacedTile,
  type Ruleset,
  type RulesetPatch,
  type Setup,
  START,
  type Stamp,
  type TileSet,
  tileOf,
} from '@taht/rules';
import { alphabetOf } from './alphabets.ts';
import { boardTiles } from './ground.ts';

export interface TableSpec {
  /** The id of a preset; without one the plain game in English. */
  readonly ruleset?: string;
  /** Fields that differ from it. */
  readonly rules?: RulesetPatch;
  readonly houseRules?: readonly (keyof typeof houseRules | HouseRule)[];
  /** Two unless more racks are named. */
  readonly players?: number;
  /** The seats at which programs sit. */
  readonly bots?: readonly number[];
  /** By seat, A first; a rack that is not named is filled with the first tiles of the alphabet. */
  readonly racks?: readonly string[];
  /** All that is left in the bag; without it the rest of the set. */
  readonly bag?: string;
  /** Plays that lie there already, such as `8E HORN, 7G .O`, worth nothing. */
  readonly board?: string;
  readonly scores?: readonly number[];
  /** Every word is good unless it says otherwise. */
  readonly judge?: Judge;
  /** Draws the first tile in the order of the alphabet unless it says otherwise. */
  readonly draw?: Draw;
  readonly hasPlay?: NonNullable<Env['hasPlay']>;
}

const plain: Ruleset = { ...defaults, id: 'plain', tileset: 'en-100' };

const countPlayers = ({ players, racks }: TableSpec): number =>
  players ?? Math.max(2, racks?.length ?? 0);

export function offeredSetup(spec: TableSpec): Setup {
  const preset = spec.ruleset === undefined ? plain : rulesetOf(spec.ruleset);
  if (preset === undefined) throw new Error(`no ruleset ${spec.ruleset}`);
  const base = applyHouseRules(preset, [{ name: 'test', patch: spec.rules ?? {} }]);
  const set = tilesetOf(preset.tileset) as TileSet;
  const names = ['Aino', 'Berk', 'Cira', 'Dana'].slice(0, countPlayers(spec));
  return {
    game: 'test',
    players: names.map((name, i) => ({
      id: `p${i}`,
      name,
      ...(spec.bots?.includes(i) && { bot: true as const }),
    })),
    base,
    houseRules: (spec.houseRules ?? []).map((r) => (typeof r === 'string' ? houseRules[r] : r)),
    tileset: spec.bag === undefined ? set : reduced(set, wantedTiles(set, spec)),
    board: std15,
    lexicon: null,
    commitment: 'none',
  };
}

/** The same set with only so many tiles. */
const reduced = (set: TileSet, wanted: readonly Tile[]): TileSet => ({
  ...set,
  tiles: set.tiles.map(([letter, , points]) => [
    letter,
    wanted.filter((tile) => tile === letter).length,
    points,
  ]),
  blanks: wanted.filter((tile) => tile === BLANK).length,
});

function wantedTiles(set: TileSet, spec: TableSpec): Tile[] {
  const { racks = [], bag = '' } = spec;
  if (racks.length !== countPlayers(spec)) throw new Error('a chosen bag needs chosen racks');
  const onBoard = boardTiles(set.id, spec.board).map(tileOf);
  return [...onBoard, ...[...racks, bag].flatMap((text) => readRack(set, text))];
}

export function dealtEvents(setup: Setup, spec: TableSpec, seed: string): Fact[] {
  const { tileset, players } = setup;
  const seats = players.map((_, seat) => seat);
  const last = seats.length - 1;
  const onBoard = boardTiles(tileset.id, spec.board);
  // What lies on the board was the last seat's play, so that A is next.
  const order = onBoard.length === 0 ? seats : [last, ...seats.slice(0, last)];
  const offered: Fact[] = [
    { kind: 'created', ...setup },
    { kind: 'sealed', seed },
    ...seats.map((seat) => ({ kind: 'agreed', seat, contribution: `p${seat}` }) as const),
    { kind: 'order-drawn', rounds: [], order },
  ];
  const { bags, rules } = offered.reduce(
    (game, fact) => evolve(game, { ...fact, ...STAMP }),
    START,
  );
  const left = bags.map((bag) => [...bag]);
  const chosen = seats.map((seat) => take(left, seat, readRack(tileset, spec.racks?.[seat] ?? '')));
  const covered = take(left, last, onBoard.map(tileOf));
  const fill = (seat: number): Fact => take(left, seat, left.flat().slice(0, rules.rack));
  return [
    ...offered,
    ...chosen.map((drew, seat) => (drew.tiles.length > 0 ? drew : fill(seat))),
    ...(onBoard.length === 0 ? [] : [covered, ...laid(last, onBoard)]),
    ...seats.flatMap((seat) => scored(seat, spec.scores?.[seat] ?? 0)),
  ];
}

const STAMP: Stamp = { at: 0, by: { kind: 'system' }, command: 'start' };

/** Takes each tile out of the first bag that has one, and tells it bag by bag. */
function take(bags: readonly Tile[][], seat: number, tiles: readonly Tile[]): FactOf<'drew'> {
  const taken: Tile[][] = bags.map(() => []);
  for (const tile of tiles) {
    const from = bags.findIndex((bag) => bag.includes(tile));
    if (from < 0) throw new Error(`there are not so many ${tile}`);
    bags[from]?.splice(bags[from].indexOf(tile), 1);
    taken[from]?.push(tile);
  }
  return { kind: 'drew', seat, counts: taken.map((bag) => bag.length), tiles: taken.flat() };
}

/** A play worth one point that is taken off again: it is no scoreless turn. */
const laid = (seat: number, tiles: readonly PlacedTile[]): Fact[] => [
  { kind: 'placed', seat, tiles, swaps: [], direction: 'across', words: [], bonus: 0, score: 1 },
  { kind: 'stood', seat, score: 1, themeBonus: 0 },
  { kind: 'adjusted', seat, points: -1, cause: 'challenge-failed' },
];

const scored = (seat: number, points: number): Fact[] =>
  points === 0 ? [] : [{ kind: 'adjusted', seat, points, cause: 'challenged-in-vain' }];

function readRack(set: TileSet, text: string): Tile[] {
  const read = parseRack(alphabetOf(set.id), text);
  if (!read.ok) throw new Error(`no rack: ${text}`);
  return read.value;
}
