/** Work for an engine pool: English tiles, words such as BA and BAT of any letters, and a game under way. */
import { rulesetOf, std15, tilesetOf } from '@taht/editions';
import { BLANK, type Letter, makeAlphabet, type Tile } from '@taht/letters';
import { buildLexicon, encodeLetters, type Lexicon, WordPool } from '@taht/lexicon';
import {
  BOARD_SIZE,
  emptyBoard,
  layTiles,
  type Ruleset,
  type Square,
  type TileSet,
} from '@taht/rules';
import {
  findCandidates,
  greedyPolicy,
  makeRandom,
  playGame,
  type SimPosition,
  winModel,
} from '@taht/search';
import { makeReady } from '../../src/engine-worker/carry-out.ts';
import type { EngineWork, SimulationWork } from '../../src/index.ts';

const rules = rulesetOf('en-club') as Ruleset;
const tileset = tilesetOf(rules.tileset) as TileSet;

export const lexicon = makeLexicon();

const setting = { tileset, layout: std15, rules, leaves: null, win: winModel('en', 2) };

export const ready = makeReady(lexicon, setting);

export function workAt(turn: number): SimulationWork {
  const position = positionAt(turn);
  const candidates = findCandidates(ready.engine, ready.outlook, position, 5);
  return {
    lexicon,
    setting,
    position,
    candidates: candidates.map(({ candidate }) => candidate),
    options: { plies: 2, iterations: 50, confidence: 0.95, aim: 'spread', seed: 3 },
  };
}

/** Nothing is left to draw: BA lies by itself, most tiles lie where they are in nobody's way, and each seat holds four. */
export function endWork(): EngineWork {
  const left = tileset.tiles.flatMap(([letter, count]) => Array<Tile>(count).fill(letter));
  left.push(...Array<Tile>(tileset.blanks).fill(BLANK));
  const take = (tiles: string): Tile[] =>
    [...tiles].map((tile) => left.splice(left.indexOf(tile as Tile), 1)[0] as Tile);
  const word = take('BA');
  const rack = take('TANE');
  take('DIBO');
  const laid = [...word, ...left].map((tile, i) => ({
    square: (i < word.length ? LONE_WORD + i : i - word.length) as Square,
    letter: (tile === BLANK ? 'E' : tile) as Letter,
    blank: tile === BLANK,
  }));
  const seats = [20, 10].map((score) => ({ score, tiles: 4, passes: 0 }));
  const board = layTiles(emptyBoard, laid);
  return { lexicon, setting, position: { board, rack, seats, bag: 0, scoreless: 0, fewest: 2 } };
}

/** A square in the eleventh row. */
const LONE_WORD = 10 * BOARD_SIZE + 6;

function makeLexicon(): Lexicon {
  const { language, vowels, signs, alphabet: letters } = tileset;
  const alphabet = makeAlphabet({ language, letters, vowels, signs });
  const others = letters.filter((letter) => !vowels.includes(letter));
  const words = others.flatMap((first) =>
    vowels.flatMap((vowel) => [[first, vowel], ...others.map((last) => [first, vowel, last])]),
  );
  const pool = new WordPool();
  for (const word of words) pool.add(encodeLetters(alphabet, word));
  const spec = { id: 'bat', edition: 'en', policy: '', sources: [], licence: '', version: '' };
  const built = buildLexicon(spec, alphabet, pool.sorted());
  if (!built.ok) throw new Error(built.error.code);
  return built.value;
}

function positionAt(turn: number): SimPosition {
  const { engine } = ready;
  const found: SimPosition[] = [];
  let board = emptyBoard;
  playGame(engine, rules, [greedyPolicy, greedyPolicy], makeRandom(1), {
    moving: (_seat, counts, bag, move) => {
      engine.rack.load(counts);
      const rack = engine.leaveOf(engine.rack.full);
      const seats = [100, 110].map((score) => ({ score, tiles: 7, passes: 0 }));
      found.push({ board, rack, seats, bag, scoreless: 0, fewest: 2 });
      if (move.kind === 'place') board = layTiles(board, engine.decode(0).tiles);
    },
  });
  return found[turn] as SimPosition;
}
