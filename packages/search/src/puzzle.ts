/**
 * A position with one play far ahead of all others, to be found by a person: the same for everybody who makes it from
 * the same seed, because nothing but whole numbers decides. The board grows by plays of familiar words alone.
 */
import { BLANK, type Letter, type Tile } from '@taht/letters';
import { type Board, emptyBoard, layTiles } from '@taht/rules';
import type { BotKit } from './bots/kit.ts';
import type { FoundPlay } from './engine.ts';
import { swapsOf } from './play-list.ts';
import { makeRandom, type Random } from './random.ts';

export interface Puzzle {
  readonly board: Board;
  readonly rack: readonly Tile[];
  /** Tiles in the bag, if nobody else held any. */
  readonly bag: number;
  /** Of the plays that score most, the one of the most familiar words. */
  readonly best: FoundPlay;
  /** What the best play scores more than any that scores less. */
  readonly ahead: number;
}

/** The share of the words that whoever tries it may be thought to know. */
const KNOWN = 0.35;
/** Plays on the board before it is worth thinking about, and turns of a game that are looked at. */
const FIRST_TURN = 3;
const TURNS = 12;
/** A lead that ends the search, and after how many games the best so far is good enough. */
const FAR_AHEAD = 14;
const GAMES = 12;

export function makePuzzle(kit: BotKit, rack: number, seed: number): Puzzle | undefined {
  const random = makeRandom(seed);
  let found: Puzzle | undefined;
  for (let game = 0; game < GAMES && (found?.ahead ?? 0) < FAR_AHEAD; game++)
    for (const puzzle of positions(kit, rack, random))
      if (puzzle.ahead > (found?.ahead ?? 0)) found = puzzle;
  return found;
}

function* positions(kit: BotKit, size: number, random: Random): Generator<Puzzle, void> {
  const { engine, vocabulary } = kit;
  const least = vocabulary.leastOf(KNOWN);
  const bag = [...engine.tiles.counts].flatMap((count, code) => Array<number>(count).fill(code));
  let rack: readonly Tile[] = [];
  let board: Board = emptyBoard;
  for (let turn = 0; turn < TURNS; turn++) {
    rack = [...rack, ...draw(bag, size - rack.length, random).map((code) => tileFor(kit, code))];
    engine.setBoard(board);
    const { size: count, score, where } = engine.findAll(engine.countsOf(rack));
    const plain = Array.from({ length: count }, (_, play) => play).filter(
      (play) => swapsOf(where[play] as number) === 0,
    );
    const scoreOf = (play: number): number => score[play] as number;
    const ranked = plain.toSorted((a, b) => scoreOf(b) - scoreOf(a) || a - b);
    const [first] = ranked;
    const familiar = ranked.find((play) => kit.sight.rarest(play) >= least);
    if (first === undefined || familiar === undefined) return;
    const next = ranked.find((play) => scoreOf(play) < scoreOf(first));
    const best = engine.decode(familiar);
    if (turn >= FIRST_TURN && scoreOf(familiar) === scoreOf(first) && next !== undefined)
      yield { board, rack, bag: bag.length, best, ahead: best.score - scoreOf(next) };
    if (bag.length < size) return;
    board = layTiles(board, best.tiles);
    rack = best.leave;
  }
}

const tileFor = ({ engine }: BotKit, code: number): Tile =>
  code === 0 ? BLANK : (engine.tiles.letters[code] as Letter);

function draw(bag: number[], count: number, random: Random): number[] {
  return Array.from(
    { length: Math.min(count, bag.length) },
    () => bag.splice(random.below(bag.length), 1)[0] as number,
  );
}
