/** What `taht moves` answers on positions of random games, against a slow generator that knows only the word list and the rules. */
import { alphabetFor, type Edition, editions, std15 } from '@taht/editions';
import { loadLexicon } from '@taht/host';
import { BLANK, type Letter, parseTokens, type Tile } from '@taht/letters';
import { words } from '@taht/lexicon';
import { makeCgp } from '@taht/record';
import {
  allTiles,
  type Board,
  emptyBoard,
  layTiles,
  neighbour,
  type PlacedTile,
  readLayout,
  type Square,
  type TileSet,
  tileTables,
} from '@taht/rules';
import { count, keyOf, makeOracle, makeRng, type Rng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { makeWorld } from './world.ts';

/** The slow generator takes its time over a true list. */
const POSITIONS = count(2000, 3);

interface Answer {
  readonly count: number;
  readonly plays: readonly { position: string; word: string; score: number }[];
}

async function movesIn({ id, tilesets: [tileset] }: Edition, board: Board, rack: readonly Tile[]) {
  const position = makeCgp(alphabetFor(tileset), {
    board,
    racks: [rack, []],
    scores: [0, 0],
    zeroTurns: 0,
    operations: [],
  });
  const world = makeWorld();
  const args = ['moves', '--edition', id, '--position', position, '--all', '--json'];
  expect(await runCli(args, world), world.complaints).toBe(0);
  return JSON.parse(world.output) as Answer;
}

/** The squares of a word by the GCG convention, and of them those that were empty. */
function tilesLaid(board: Board, tileset: TileSet, position: string, word: string): PlacedTile[] {
  const [, row = '', column = ''] = /^(\d+)([A-O])$/u.exec(position) ?? [];
  const [, downColumn = '', downRow = ''] = /^([A-O])(\d+)$/u.exec(position) ?? [];
  const isDown = downRow !== '';
  const columns = (column || downColumn).charCodeAt(0) - 'A'.charCodeAt(0);
  let at: Square | undefined = ((Number(row || downRow) - 1) * 15 + columns) as Square;
  const laid: PlacedTile[] = [];
  // A blank that stands for a sign without a small form is written in brackets.
  const tokens = parseTokens(alphabetFor(tileset), word);
  if (!tokens.ok) throw new Error(`${position} ${word}: ${tokens.error.code}`);
  for (const token of tokens.value) {
    if (at === undefined || token.kind === 'dot') throw new Error(`${position} ${word}`);
    const { letter, marked: blank } = token;
    const there = board[at];
    if (there === null || there === undefined) laid.push({ square: at, letter, blank });
    else expect(there).toEqual({ letter, blank });
    at = neighbour(at, isDown ? 'down' : 'across', 1);
  }
  return laid;
}

function listOf({ lexicons: [first = ''], tilesets: [{ alphabet }] }: Edition): Letter[][] {
  const lexicon = loadLexicon(first, 'no folder of anybody');
  if (!lexicon.ok) throw new Error(lexicon.error.code);
  return [...words(lexicon.value)].map((codes) =>
    [...codes].map((code) => alphabet[code - 1] as Letter),
  );
}

/** A bag in any order; in some games blanks are drawn at once, so that there are racks with two. */
function bagOf({ tilesets: [tileset] }: Edition, rng: Rng): Tile[] {
  const bag = rng.some(allTiles(tileset), Number.POSITIVE_INFINITY);
  if (rng.chance(0.2)) bag.sort((a, b) => Number(a === BLANK) - Number(b === BLANK));
  return bag;
}

test.each(editions.map((edition) => ({ id: edition.id, edition })))(
  'every play of random positions in $id, and none besides',
  async ({ edition }) => {
    const [tileset] = edition.tilesets;
    const [rules] = edition.rulesets;
    const oracle = makeOracle(listOf(edition));
    const rng = makeRng(seed());
    let board = emptyBoard;
    let bag = bagOf(edition, rng);
    let rack: readonly Tile[] = [];
    for (let n = POSITIONS; n > 0; n--) {
      rack = [...rack, ...bag.splice(-(7 - rack.length) || bag.length)];
      const ground = { ...readLayout(std15), tables: tileTables(tileset), board };
      const wanted = oracle({ ground, rack, rules, alphabet: tileset.alphabet });
      const answer = await movesIn(edition, board, rack);
      const found = answer.plays.map(({ position, word, score }) => {
        const tiles = tilesLaid(board, tileset, position, word);
        return { key: keyOf(tiles, []), tiles, score };
      });
      expect(answer.count).toBe(wanted.size);
      expect(found).toHaveLength(wanted.size);
      expect(new Map(found.map(({ key, score }) => [key, score]))).toEqual(wanted);
      if (found.length === 0) [board, bag, rack] = [emptyBoard, bagOf(edition, rng), []];
      else {
        const { tiles } = rng.pick(found);
        board = layTiles(board, tiles);
        const left = [...rack];
        for (const { letter, blank } of tiles) left.splice(left.indexOf(blank ? BLANK : letter), 1);
        rack = left;
      }
    }
  },
);
