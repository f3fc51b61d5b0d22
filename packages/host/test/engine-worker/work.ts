/** Work for an engine pool: English tiles, words such as BA and BAT of any letters, and a game under way. */
import { rulesetOf, std15, tilesetOf } from '@taht/editions';
import { makeAlphabet } from '@taht/letters';
import { buildLexicon, encodeLetters, type Lexicon, WordPool } from '@taht/lexicon';
import { emptyBoard, layTiles, type Ruleset, type TileSet } from '@taht/rules';
import {
  findCandidates,
  greedyPolicy,
  makeRandom,
  playGame,
  type SimPosition,
  winModel,
} from '@taht/search';
import { makeReady } from '../../src/engine-worker/carry-out.ts';
import type { SimulationWork } from '../../src/index.ts';

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
