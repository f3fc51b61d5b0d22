/** A word laid by its letters is as many plays as there are ways to choose blanks for some of them. */
import { NOT_JOINED } from './grid.ts';
import { ROW } from './play-list.ts';
import type { RackStates } from './rack-states.ts';
import type { Sink } from './sink.ts';
import { BLANK_BIT, CODES, LETTER_MASK } from './tiles.ts';
import { board, byLetter, play } from './turn.ts';

const { letterPremium, wordPremium, crossPoints } = board;
const { laid, cells } = play;
const { place, letterPoints } = byLetter;
let rack: RackStates;
let sink: Sink;
/** No choice with fewer blanks counts. */
let fewest = 0;
/** The letters of the word, blanks as far as they are chosen; how many there are, and the factor of the word. */
const tiles = new Uint8Array(ROW);
let count = 0;
let wordFactor = 1;
/** By letter: how often it comes from here on, and for how many of these there is no tile. */
const occurrences = new Int32Array(CODES);
const shortages = new Int32Array(CODES);

/** The choices to come are for this turn. */
export function beginChoices(loaded: RackStates, into: Sink, fewestBlanks: number): void {
  rack = loaded;
  sink = into;
  fewest = fewestBlanks;
}

/** Every choice for the play under way: it lays so many tiles, and scores so much if none of them is a blank. */
export function chooseBlanks(state: number, size: number, score: number, factor: number): void {
  count = size;
  wordFactor = factor;
  for (let i = 0; i < count; i++) tiles[i] = (laid[i] as number) & LETTER_MASK;
  if (rack.blanks === 1) chooseOne(state, score);
  else chooseSeveral(score);
}

/** With a single blank, as it nearly always is, there is little to choose. */
function chooseOne(state: number, score: number): void {
  const first = cells[0] as number;
  const blank = place[0] as number;
  const missing = state < blank ? missingLetter() : 0;
  if (missing === 0 && fewest === 0 && sink.wants(score, state))
    sink.take(first, count, score, state, tiles);
  for (let i = 0; i < count; i++) {
    const letter = tiles[i] as number;
    if (missing !== 0 && letter !== missing) continue;
    const left = missing === 0 ? state + (place[letter] as number) - blank : state;
    const points = score - worth(i);
    if (!sink.wants(points, left)) continue;
    tiles[i] = letter | BLANK_BIT;
    sink.take(first, count, points, left, tiles);
    tiles[i] = letter;
  }
}

/** The letter for which the walk took the blank. */
function missingLetter(): number {
  let i = 0;
  while (((laid[i] as number) & BLANK_BIT) === 0) i++;
  return tiles[i] as number;
}

/** What a tile that is no blank adds to the score. */
function worth(i: number): number {
  const cell = cells[i] as number;
  const letter = (tiles[i] as number) & LETTER_MASK;
  const value = (letterPoints[letter] as number) * (letterPremium[cell] as number);
  const across = crossPoints[cell] === NOT_JOINED ? 0 : (wordPremium[cell] as number);
  return value * (wordFactor + across);
}

function chooseSeveral(score: number): void {
  const { counts, blanks, full } = rack;
  let missing = 0;
  for (let i = 0; i < count; i++) occurrences[tiles[i] as number] = 0;
  for (let i = 0; i < count; i++) {
    const letter = tiles[i] as number;
    const occurs = (occurrences[letter] as number) + 1;
    const short = Math.max(0, occurs - (counts[letter] as number));
    occurrences[letter] = occurs;
    shortages[letter] = short;
    if (short > 0) missing++;
  }
  choose(0, blanks, missing, full, score);
}

/** Every turn leads to a play: a letter takes a tile only while the later ones can make up for what is missing. */
function choose(at: number, blanks: number, missing: number, state: number, score: number): void {
  if (at === count || blanks === 0) {
    finish(at, blanks, state, score);
    return;
  }
  const letter = tiles[at] as number;
  const occurs = occurrences[letter] as number;
  const short = shortages[letter] as number;
  occurrences[letter] = occurs - 1;
  if (occurs > short) choose(at + 1, blanks, missing, state - (place[letter] as number), score);
  if (blanks > missing || short > 0) {
    const paid = short > 0 ? 1 : 0;
    shortages[letter] = short - paid;
    tiles[at] = letter | BLANK_BIT;
    choose(at + 1, blanks - 1, missing - paid, state - (place[0] as number), score - worth(at));
    tiles[at] = letter;
    shortages[letter] = short;
  }
  occurrences[letter] = occurs;
}

/** No blank is left to choose: all other letters are tiles. */
function finish(at: number, blanks: number, state: number, score: number): void {
  if (rack.blanks - blanks < fewest) return;
  let left = state;
  for (let i = at; i < count; i++) left -= place[tiles[i] as number] as number;
  if (sink.wants(score, left)) sink.take(cells[0] as number, count, score, left, tiles);
}
