/** The word map finds what the graph finds, to the tile, and nothing is missing from it. */
import { BLANK, type Tile } from '@taht/letters';
import { BOARD_SIZE, type Ruleset } from '@taht/rules';
import { count, makeRng, type Rng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { type Engine, type LeaveValues, noLeaves, useWordMap } from '../src/index.ts';
import { tileCodes } from '../src/tiles.ts';
import { walkGraph } from '../src/walk-graph.ts';
import { LETTER_SUMS, wordMap } from '../src/word-map.ts';
import { engineFor, plainRules, tilesets } from './equipment.ts';
import { randomPositions } from './positions.ts';
import { randomWords } from './words.ts';

const POSITIONS = count(4000, 150);

/** Any number for any leave, another for each `turn`. */
const someValues =
  (turn: number): LeaveValues =>
  (rack, values) => {
    const held = new Uint8Array(rack.counts.length);
    for (let state = 0; state <= rack.full; state++) {
      rack.tilesIn(state, held);
      values[state] =
        held.reduce((hash, n, code) => (hash * 31 + n * (code + turn)) % 61, 7) / 2 - 12;
    }
  };

/** The play that was found, in all that is known of it. */
function best(engine: Engine, rack: readonly Tile[], leaves: LeaveValues): unknown {
  const { size } = engine.findBest(engine.countsOf(rack), leaves);
  return size === 0 ? 'none' : { ...engine.decode(0), equity: engine.bestEquity };
}

/** One to three of the rack's tiles are blanks now. */
function withBlanks(rng: Rng, rack: readonly Tile[]): Tile[] {
  const blanks = rng.pick([1, 1, 1, 2, 2, 3]);
  return rack.map((tile, i) => (i < blanks ? BLANK : tile));
}

const randomRules = (rng: Rng) => ({
  opening: { minTiles: 2 + rng.below(2), centre: rng.chance(0.6), minLetters: [] },
  bonus: { tiles: 3 + rng.below(5), points: rng.pick([0, 35, 50]) },
  blank: { reuse: rng.pick<Ruleset['blank']['reuse']>(['none', 'may-replay', 'must-replay']) },
});

test.each(tilesets)(
  'the best play of a rack with blanks is the same by map and by graph: $id',
  (set) => {
    const rng = makeRng(seed());
    const list = randomWords(set, seed());
    let found = 0;
    for (const rules of [plainRules, randomRules(rng), randomRules(rng)]) {
      const byGraph = engineFor(list, set, rules);
      const byMap = engineFor(list, set, rules);
      useWordMap(byMap);
      const positions = randomPositions(rng, byGraph, set, 5 + rng.below(5));
      for (let turn = 0; turn < POSITIONS / 3; turn++) {
        const { board, rack } = positions.next().value;
        const asked = withBlanks(rng, rack);
        const leaves = rng.chance(0.3) ? noLeaves : someValues(turn);
        byGraph.setBoard(board);
        byMap.setBoard(board);
        const wanted = best(byGraph, asked, leaves);
        expect(best(byMap, asked, leaves)).toEqual(wanted);
        if (wanted !== 'none') found++;
      }
    }
    expect(found).toBeGreaterThan(POSITIONS / 2);
  },
);

test.each(tilesets)(
  'every word is found by its letters, and by all but one or two of them: $id',
  (set) => {
    const { lexicon, words } = randomWords(set, seed());
    const codes = tileCodes(lexicon, set);
    const { anagrams, oneShort, twoShort } = wordMap(walkGraph(lexicon.graph, codes));
    const sumOf = (letters: readonly number[]): number =>
      letters.reduce((sum, letter) => (sum + (LETTER_SUMS[letter] as number)) | 0, 0);
    const coded = words
      .filter(({ length }) => length > 1 && length <= BOARD_SIZE)
      .map((word) => word.map((letter) => codes.codes.get(letter) as number));
    for (const word of coded) {
      expect(wordsAt(anagrams.words, anagrams.wordsOf(sumOf(word)))).toContainEqual(word);
      for (const [i, letter] of word.entries()) {
        const rest = word.toSpliced(i, 1);
        const set = letter > 32 ? oneShort.high(sumOf(rest)) : oneShort.low(sumOf(rest));
        expect((set >>> (letter - 1)) & 1).toBe(1);
        expect(rest.length === 0 || twoShort.mayHave(sumOf(rest.slice(1)))).toBe(true);
      }
    }
    const sums = new Set(coded.map(sumOf));
    const all = [...sums].flatMap((sum) => wordsAt(anagrams.words, anagrams.wordsOf(sum)));
    expect(all.length).toBe(coded.length);
  },
);

/** The words that stand side by side from a place on. */
function wordsAt(rows: Uint8Array, from: number): number[][] {
  const words: number[][] = [];
  for (let at = from; rows[at] !== 0; at += (rows[at] as number) + 1)
    words.push([...rows.subarray(at + 1, at + 1 + (rows[at] as number))]);
  return words;
}
