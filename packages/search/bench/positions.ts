/** The work of the benchmarks: every position of greedy games, with the rack on turn and what cannot be seen from there. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { decodeLexicon } from '@taht/lexicon';
import type { Ruleset } from '@taht/rules';
import { editions, std15 } from '@taht/testkit';
import { Engine, greedyPolicy, makeRandom, playGame } from '../src/index.ts';

export interface Bench {
  readonly engine: Engine;
  readonly rules: Ruleset;
}

export interface BenchPosition {
  /** Plays that lead here from the empty board: the first cell, and the tiles. */
  readonly plays: readonly { readonly first: number; readonly tiles: Uint8Array }[];
  readonly rack: Uint8Array;
  readonly tilesInBag: number;
}

export const lexiconFolder = fileURLToPath(new URL('../../../lexicons', import.meta.url));

export function benchFor(edition: string): Bench {
  const found = editions.find(({ id }) => id === edition);
  const lexicon = decodeLexicon(readFileSync(`${lexiconFolder}/${edition}.dawg`));
  if (found === undefined || !lexicon.ok) throw new Error(`no edition ${edition}`);
  const [tileset] = found.tilesets;
  const [rules] = found.rulesets;
  return {
    engine: new Engine({ lexicon: lexicon.value, tileset, layout: std15, rules }),
    rules,
  };
}

/** At least so many, of whole games. */
export function positionsOf({ engine, rules }: Bench, wanted: number): BenchPosition[] {
  const random = makeRandom(1);
  const positions: BenchPosition[] = [];
  while (positions.length < wanted) {
    let plays: BenchPosition['plays'] = [];
    playGame(engine, rules, [greedyPolicy, greedyPolicy], random, {
      moving: (_seat, rack, tilesInBag, move) => {
        positions.push({ plays, rack: rack.slice(), tilesInBag });
        if (move.kind === 'place') plays = [...plays, laidPlay(engine)];
      },
    });
  }
  return positions;
}

function laidPlay(engine: Engine): BenchPosition['plays'][number] {
  const { first, tiles } = engine.rowOf(0);
  return { first, tiles };
}

export function setUp({ grid }: Engine, { plays }: BenchPosition): void {
  grid.clear();
  for (const { first, tiles } of plays) grid.lay(first, tiles, 0, tiles.length);
}
