/** Our perft: positions of greedy games with the number of their plays, the sum of all scores and the highest. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeAlphabet, type Tile } from '@taht/letters';
import { decodeLexicon, type Lexicon } from '@taht/lexicon';
import { type Board, emptyBoard, type Ruleset, type TileSet } from '@taht/rules';
import { editions, makeCgp, parseCgp, std15 } from '@taht/testkit';
import { Engine, greedyPolicy, makeRandom, noLeaves, playGame } from '../src/index.ts';
import { boardAfter } from './positions.ts';

export interface PerftFile {
  readonly edition: string;
  readonly lexicon: { readonly id: string; readonly hash: string };
  readonly positions: readonly PerftPosition[];
}

export interface PerftPosition extends Counted {
  readonly cgp: string;
}

export interface Counted {
  readonly plays: number;
  readonly sum: number;
  readonly top: number;
}

export const perftPath = (edition: string): string =>
  fileURLToPath(new URL(`./perft/${edition}.json`, import.meta.url));

/** The list of the repository for an edition, if it has been built. */
export function lexiconOf(edition: string): Lexicon | undefined {
  const path = fileURLToPath(new URL(`../../../lexicons/${edition}.dawg`, import.meta.url));
  if (!existsSync(path)) return undefined;
  const lexicon = decodeLexicon(readFileSync(path));
  if (!lexicon.ok) throw new Error(lexicon.error.code);
  return lexicon.value;
}

export interface PerftTable {
  readonly engine: Engine;
  readonly tileset: TileSet;
  readonly rules: Ruleset;
}

export function perftTable(edition: string, lexicon: Lexicon): PerftTable {
  const found = editions.find(({ id }) => id === edition);
  if (found === undefined) throw new Error(`no edition ${edition}`);
  const [tileset] = found.tilesets;
  const [rules] = found.rulesets;
  return { engine: new Engine({ lexicon, tileset, layout: std15, rules }), tileset, rules };
}

const alphabetOf = ({ language, alphabet, vowels, signs }: TileSet) =>
  makeAlphabet({ language, letters: alphabet, vowels, signs });

export function countPlays(table: PerftTable, cgp: string): Counted {
  return countNow(table.engine, setUp(table, cgp));
}

/** What the best play by the score alone brings; 0 if there is none. */
export function topBest(table: PerftTable, cgp: string): number {
  const { engine } = table;
  const { size, score } = engine.findBest(engine.countsOf(setUp(table, cgp)), noLeaves);
  return size === 0 ? 0 : (score[0] as number);
}

/** Puts a position on the engine's board; returns the rack on turn. */
function setUp({ engine, tileset }: PerftTable, cgp: string): readonly Tile[] {
  const position = parseCgp(alphabetOf(tileset), cgp);
  if (!position.ok) throw new Error(`${position.error.code}: ${cgp}`);
  engine.setBoard(position.value.board);
  return position.value.racks[0] ?? [];
}

function countNow(engine: Engine, rack: readonly Tile[]): Counted {
  const { size, score } = engine.findAll(engine.countsOf(rack));
  const scores = score.subarray(0, size);
  return {
    plays: size,
    sum: scores.reduce((sum, each) => sum + each, 0),
    top: scores.reduce((top, each) => Math.max(top, each), 0),
  };
}

/** So many positions, every turn of greedy games from the first on. */
export function makePerft(table: PerftTable, wanted: number, seed: number): PerftPosition[] {
  const { engine, tileset, rules } = table;
  const random = makeRandom(seed);
  const cgps: string[] = [];
  let board: Board = emptyBoard;
  while (cgps.length < wanted) {
    board = emptyBoard;
    playGame(engine, rules, [greedyPolicy, greedyPolicy], random, {
      moving: (_seat, rack, _tilesInBag, move) => {
        const tiles = tilesOf(engine, rack);
        cgps.push(
          makeCgp(alphabetOf(tileset), {
            board,
            racks: [tiles, []],
            scores: [0, 0],
            zeroTurns: 0,
            operations: [],
          }),
        );
        if (move.kind === 'place') board = boardAfter(board, engine.decode(0));
      },
    });
  }
  return cgps.slice(0, wanted).map((cgp) => ({ cgp, ...countPlays(table, cgp) }));
}

function tilesOf({ tiles }: Engine, rack: Uint8Array): Tile[] {
  const named = [...tiles.codes].map(([tile, code]) => ({ tile, count: rack[code] as number }));
  return named.flatMap(({ tile, count }) => Array<Tile>(count).fill(tile));
}
