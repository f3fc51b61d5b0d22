/** A lesson made ready for the board: what lies there, what is on the rack, and the play that is meant. */
import { withFallback } from '@taht/base';
import { alphabetFor, editionOf, rulebookOf, rulesetOf, std15, tilesetOf } from '@taht/editions';
import { BLANK, type Letter, parseRack, type Tile } from '@taht/letters';
import {
  type Board,
  emptyBoard,
  type Game,
  GCG_NOTATION,
  layTiles,
  type PlacedTile,
  type Play,
  type Position,
  parsePlay,
  parsePosition,
  type Ruleset,
  readLayout,
  readPlacement,
  START,
  type TileSet,
  tileTables,
} from '@taht/rules';
import { type FirstGame, firstGames, type LayLesson, type LayTopic } from './lessons.ts';

export interface Lesson {
  /** With a board and tables, and nobody at it. */
  readonly game: Game;
  readonly rack: readonly Tile[];
  readonly at: Position;
  readonly play: Play;
}

/** Undefined for an edition that has no lessons of its own. */
export const firstGameOf = withFallback<FirstGame | undefined>(firstGames, undefined);

/** The edition whose lessons are shown to whoever chose this one: the English ones, tiles and all, where it has none. */
export const taughtBy = (edition: string): string =>
  firstGameOf(edition) === undefined ? 'en' : edition;

export function lessonOf(edition: string, lesson: LayLesson): Lesson {
  const first = firstGameOf(edition);
  const rules = rulesetOf(first?.ruleset ?? '');
  const tileset = tilesetOf(rules?.tileset ?? '') ?? editionOf(edition)?.tilesets[0];
  if (rules === undefined || tileset === undefined) throw new Error(`no edition ${edition}`);
  // Told by the rulebook, laid on the board of the friendly game that it leads to.
  const worn = { ...rules, id: friendlyIdOf(edition) };
  const game = gameOn(worn, tileset, lesson.before);
  const { at, tiles } = read(tileset, game.board, lesson.play);
  const play = readPlacement(game, tiles, rules);
  if (!play.ok) throw new Error(`${lesson.play}: ${play.error.code}`);
  const spare = parseRack(alphabetFor(tileset), lesson.spare);
  if (!spare.ok) throw new Error(`no rack: ${lesson.spare}`);
  return { game, at, play: play.value, rack: mixed([...tiles.map(tileLaid), ...spare.value]) };
}

export const friendlyIdOf = (edition: string): string => `${edition}-friendly`;

/** An empty board of these rules, or one with plays on it. */
function gameOn(rules: Ruleset, tileset: TileSet, before: string): Game {
  const board = before
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .reduce<Board>(
      (present, text) => layTiles(present, read(tileset, present, text).tiles),
      emptyBoard,
    );
  const setup = { ...START.setup, tileset };
  return { ...START, setup, rules, tables: tileTables(tileset), ...readLayout(std15), board };
}

const tileLaid = ({ letter, blank }: PlacedTile): Tile => (blank ? BLANK : letter) as Tile;

/** Every third tile first, so that a rack does not spell the word. */
const mixed = <T>(tiles: readonly T[]): T[] =>
  [0, 1, 2].flatMap((start) => tiles.filter((_, i) => i % 3 === 2 - start));

function read(tileset: TileSet, board: Board, text: string) {
  const [place = '', word = ''] = text.split(' ');
  const at = parsePosition(place, GCG_NOTATION);
  const tiles = at && parsePlay(alphabetFor(tileset), board, at, word);
  if (at === undefined || !tiles?.ok) throw new Error(`no play: ${text}`);
  return { at, tiles: tiles.value };
}

/** Which way of making a word a lesson shows, as the rulebook counts them; null where it counts none, or not this. */
export function wayOf({ ways, ours = [] }: FirstGame, topic: LayTopic) {
  const at = ways.findIndex((topics) => topics.includes(topic));
  return at < 0 ? null : { number: at + 1, count: ways.length, isOurs: ours.includes(topic) };
}

/** Whether a lesson says that the star doubles where the rulebook does not. */
export const isStarOurs = ({ ruleset }: FirstGame, topic: LayTopic): boolean =>
  topic === 'opening' && rulebookOf(ruleset)?.silentOn.includes('star-doubles') === true;

/** What the tiles left at the end do to both scores. */
export function endExample({ ruleset, left }: FirstGame) {
  const rules = rulesetOf(ruleset);
  const tileset = tilesetOf(rules?.tileset ?? '');
  if (rules === undefined || tileset === undefined) throw new Error(`no ruleset ${ruleset}`);
  const { points } = tileTables(tileset);
  const tiles = [...left] as Letter[];
  const sum = tiles.reduce((total, tile) => total + (points.get(tile) ?? 0), 0);
  const { deductOwn, creditOut } = rules.final;
  return {
    tiles,
    points: sum,
    theirs: deductOwn === 'always' ? -sum : 0,
    yours: creditOut === 'none' ? 0 : creditOut === 'single' ? sum : 2 * sum,
  };
}
