/** A terminal at which a robot sits: it looks at the screen and the question, and its answers follow from the game alone. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BLANK, type Letter, type Tile } from '@taht/letters';
import { loadGame, parseRecord } from '@taht/record';
import {
  DIRECTIONS,
  type Game,
  isEmpty,
  makePlay,
  makePosition,
  neighbour,
  openingMinimum,
  type PlacedTile,
  type Play,
  readPlacement,
  type Seat,
  SQUARES,
  type Square,
} from '@taht/rules';
import { makeRng, type Rng } from '@taht/testkit';
import { namingOf } from '../src/commands/play/screen/naming.ts';
import type { Terminal } from '../src/terminal/terminal.ts';
import { textsIn } from '../src/text/i18n.ts';

const english = await textsIn('en');

/** Everything on the screen when something was asked, the question last. */
export interface Screen {
  readonly text: string;
  readonly prompt: string;
}

export interface Robot extends Terminal {
  readonly screens: Screen[];
  /** What stands on the screen now. */
  shown(): string;
}

export interface RobotSpec {
  readonly answer: (screen: Screen) => string | null;
  readonly columns?: number;
  readonly rows?: number;
  readonly colour?: boolean;
}

const MOST_QUESTIONS = 3000;

export function makeRobot({ answer, columns = 80, rows = 24, colour = false }: RobotSpec): Robot {
  const screens: Screen[] = [];
  let text = '';
  return {
    screens,
    shown: () => text,
    columns,
    rows,
    colour,
    write: (more) => {
      text += more;
    },
    clear: () => {
      text = '';
    },
    read: async (prompt) => {
      if (screens.length > MOST_QUESTIONS) throw new Error(`asked for ever: ${prompt}`);
      const screen = { text, prompt };
      screens.push(screen);
      const line = answer(screen);
      text += `${prompt}${line ?? ''}\n`;
      return line;
    },
    askAgain: () => {},
    close: () => {},
  };
}

/** The only game in the folder, as it lies on the disk at this moment. */
export function gameIn(data: string): Game {
  const folder = join(data, 'games');
  const name = readdirSync(folder).find((each) => each.endsWith('.jsonl'));
  const record = parseRecord(readFileSync(join(folder, name ?? ''), 'utf8'));
  if (!record.ok) throw new Error(`not readable: ${JSON.stringify(record.error)}`);
  const game = loadGame(record.value.entries);
  if (!game.ok) throw new Error(`not loadable: ${JSON.stringify(game.error)}`);
  return game.value;
}

/** A move as a player of this edition would type it; the same game always gives the same move. */
export function moveFor(game: Game, seat: Seat): string {
  const rng = makeRng(game.version * 7919 + seat);
  for (let i = 0; i < 200; i++) {
    const tiles = somePlacement(rng, game, seat);
    const play = tiles && readPlacement(game, tiles, game.rules, openingMinimum(game));
    if (play?.ok) return moveText(game, play.value);
  }
  return english.t('command.pass');
}

export function moveText(
  game: Game,
  { tiles, direction }: Pick<Play, 'tiles' | 'direction'>,
): string {
  const { script } = namingOf(game, english);
  const { start, text } = makePlay(script.alphabet, game.board, tiles, direction);
  return `${makePosition({ square: start, direction }, script.notation, script.columns)} ${text}`;
}

/** Up to five tiles of the rack in a line through the star, or through a free square beside a tile. */
function somePlacement(rng: Rng, game: Game, seat: Seat): PlacedTile[] | undefined {
  const { board, star } = game;
  const rack = game.seats[seat]?.rack ?? [];
  const direction = rng.pick(DIRECTIONS);
  const least = isEmpty(board) ? openingMinimum(game) : 1;
  const count = Math.min(rack.length, least + rng.below(4));
  const squares: Square[] = [];
  let square: Square | undefined = isEmpty(board) ? star : rng.pick(freeNeighbours(game));
  for (; square !== undefined && squares.length < count; square = neighbour(square, direction, 1))
    if (board[square] === null) squares.push(square);
  const tiles = rng.some(rack, squares.length);
  return squares.map((each, i) => lay(rng, game, each, tiles[i] as Tile));
}

const lay = (rng: Rng, game: Game, square: Square, tile: Tile): PlacedTile =>
  tile === BLANK
    ? { square, letter: rng.pick(game.setup.tileset.alphabet), blank: true }
    : { square, letter: tile as Letter, blank: false };

const freeNeighbours = ({ board }: Game): Square[] =>
  Array.from({ length: SQUARES }, (_, i) => i as Square).filter(
    (square) =>
      board[square] === null &&
      DIRECTIONS.some((direction) =>
        [-1, 1].some((step) => {
          const next = neighbour(square, direction, step);
          return next !== undefined && board[next] !== null;
        }),
      ),
  );
