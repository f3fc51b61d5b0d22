/** One game of friendly bots, up to the turn on which the person can lay all tiles with a word that everybody knows. */
import { alphabetFor } from '@taht/editions';
import { makeRack, type Tile } from '@taht/letters';
import {
  type Action,
  type Author,
  decide,
  type Env,
  evolve,
  type Game,
  GCG_NOTATION,
  makePlay,
  makePosition,
  readPlacement,
  START,
} from '@taht/rules';
import type { FoundPlay } from '@taht/search';
import { HOME_CONTRIBUTION, PERSON, seedText } from '../../apps/web/src/home/position-text.ts';
import type { PositionTable } from './kit.ts';

/** Plays on the board: enough for a picture, and room for many more. */
const FEWEST = 5;
const MOST = 9;
/** Plays of the person that are tried for what is drawn after them. */
const TRIED = 150;
/** Other plays that are worth laying. */
const OTHERS = 15;
const WORTH = 10;

/** A game with the plays that led to it. */
interface Line {
  readonly game: Game;
  readonly plays: readonly string[];
}

/** Undefined where no way of playing brings such a turn. */
export function positionFrom(table: PositionTable, seed: number): string | undefined {
  let line: Line | undefined = { game: begun(table, seed), plays: [] };
  while (line !== undefined && line.plays.length < MOST) {
    const turn: readonly Line[] = nextLines(table, line);
    const found =
      seatOn(line.game) === PERSON && line.plays.length + 2 >= FEWEST
        ? turn.map((each) => hiddenAfter(table, each)).find((each) => each !== undefined)
        : undefined;
    if (found !== undefined) return `${seed}|${found}`;
    line = turn[0];
  }
  return undefined;
}

function begun({ env, setup }: PositionTable, number: number): Game {
  const seed = seedText(number);
  const create: Action = { kind: 'create', setup: setup(seed), seed };
  const agree: Action = { kind: 'agree', contribution: HOME_CONTRIBUTION };
  const offered = after(env, START, { kind: 'system' }, create);
  return [0, 1].reduce((game, seat) => after(env, game, { kind: 'seat', seat }, agree), offered);
}

function after(env: Env, game: Game, by: Author, action: Action): Game {
  const decided = decide(game, { id: `${game.version}`, by, at: 0, action }, env);
  if (!decided.ok) throw new Error(`${action.kind} refused: ${JSON.stringify(decided.error)}`);
  return decided.value.reduce(evolve, game);
}

const seatOn = ({ phase }: Game): number => (phase.kind === 'turn' ? phase.seat : -1);

const rackOn = (game: Game): readonly Tile[] => game.seats[seatOn(game)]?.rack ?? [];

/** The turn played in every way that is nice to look at, the nicest first; a blank is never laid. */
const nextLines = (table: PositionTable, { game, plays }: Line): readonly Line[] =>
  knownPlays(table, game)
    .map((play) => ({ play, beauty: beautyOf(game, play) }))
    .filter(({ beauty }) => beauty > 0)
    .toSorted((a, b) => b.beauty - a.beauty)
    .slice(0, seatOn(game) === PERSON ? TRIED : 1)
    .map(({ play: { tiles, direction } }) => ({
      game: after(table.env, game, { kind: 'seat', seat: seatOn(game) }, { kind: 'place', tiles }),
      plays: [...plays, playText(game, { tiles, direction })],
    }));

/** After a play of the person and the answer of the bot: what the person could lay then, as text. */
function hiddenAfter(table: PositionTable, line: Line): string | undefined {
  const rack = line.game.seats[PERSON]?.rack ?? [];
  if (!table.hidden.has(makeRack(rack.toSorted()))) return undefined;
  const [answered] = nextLines(table, line);
  if (answered === undefined || seatOn(answered.game) !== PERSON) return undefined;
  const { game, plays } = answered;
  const known = knownPlays(table, game);
  const [best] = known
    .filter(({ tiles }) => tiles.length === rack.length)
    .toSorted((a, b) => b.score - a.score);
  const others = known.filter(({ tiles, score }) => tiles.length > 2 && score >= WORTH);
  if (best === undefined || others.length < OTHERS) return undefined;
  return [plays.join(' '), makeRack(rackOn(game)), playText(game, best)].join('|');
}

/** What can be laid with words that everybody knows. */
function knownPlays({ kit, least }: PositionTable, game: Game): readonly FoundPlay[] {
  const { engine, sight } = kit;
  engine.setBoard(game.board);
  const { size } = engine.findAll(engine.countsOf(rackOn(game)));
  return Array.from({ length: size }, (_, play) => play)
    .filter((play) => sight.rarest(play) >= least)
    .map((play) => engine.decode(play));
}

/** Points, long words, and words that cross rather than lie beside one another; nothing for blanks, scraps, and a whole rack. */
function beautyOf(game: Game, { tiles, score }: FoundPlay): number {
  const read = readPlacement(game, tiles, game.rules);
  if (!read.ok || tiles.length === game.rules.rack) return 0;
  const { words } = read.value;
  if (words.length > 2 || tiles.some(({ blank }) => blank)) return 0;
  if ((words[0]?.letters.length ?? 0) < 3) return 0;
  return Math.min(score, 26) + 2 * tiles.length - 6 * (words.length - 1);
}

function playText(
  { setup, board }: Game,
  { tiles, direction }: Pick<FoundPlay, 'tiles' | 'direction'>,
): string {
  const { start, text } = makePlay(alphabetFor(setup.tileset), board, tiles, direction);
  return `${makePosition({ square: start, direction }, GCG_NOTATION)}${text}`;
}
