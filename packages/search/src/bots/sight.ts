/**
 * What somebody sees of a position. A play has to be thought of and to be seen on the board: the word is the harder to
 * think of the more tiles it takes, the rarer it is and the more of its tiles are blanks; the place is the harder to see
 * the more words the play makes beside its own. Whether it happens is settled by the position and the play, so whoever
 * looks again sees the same, and whoever is more attentive sees all of that and more.
 */
import type { Codes } from '@taht/lexicon';
import type { Engine } from '../engine.ts';
import { countOf, ROW } from '../play-list.ts';
import { mix, unitOf } from './hash.ts';
import type { Vocabulary } from './vocabulary.ts';
import { WordsFormed } from './words-formed.ts';

/** What each of these takes from the attention; tiles count from the third, ranks from the twelfth downwards. */
const COST = { tile: 0.45, rank: 0.1, blank: 0.8, crossWord: 0.7 };
const EASY_TILES = 2;
const EASY_RANK = 12;
/** Places are easier to see than words are to think of. */
const PLACE_EASE = 1.5;

export interface Eyes {
  readonly attention: number;
  /** The least familiarity of the words known. */
  readonly least: number;
  /** Of the position. */
  readonly hash: number;
}

export class Sight {
  readonly #engine: Engine;
  readonly #vocabulary: Vocabulary;
  readonly #words: WordsFormed;

  constructor(engine: Engine, vocabulary: Vocabulary) {
    this.#engine = engine;
    this.#vocabulary = vocabulary;
    this.#words = new WordsFormed(engine);
  }

  /** Whether all words of a play are known, and it is seen. */
  sees(play: number, eyes: Eyes): boolean {
    const place = unitOf(this.#placeHash(play, eyes.hash));
    if (place >= chanceOf(eyes.attention + PLACE_EASE)) return false;
    const word = this.#words.along(play);
    if (!this.#comesToMind(play, word, eyes)) return false;
    let isKnown = true;
    let odds = eyes.attention + PLACE_EASE;
    this.#words.across(play, (other) => {
      odds -= COST.crossWord;
      isKnown = this.#vocabulary.familiarity(other) >= eyes.least;
      return isKnown;
    });
    return isKnown && place < chanceOf(odds);
  }

  /** The familiarity of the rarest word that a play makes. */
  rarest(play: number): number {
    const word = this.#words.along(play);
    let least = word.length > 1 ? this.#vocabulary.familiarity(word) : Number.POSITIVE_INFINITY;
    this.#words.across(play, (other) => {
      least = Math.min(least, this.#vocabulary.familiarity(other));
      return true;
    });
    return least;
  }

  lengthOf(play: number): number {
    return this.#words.along(play).length;
  }

  #comesToMind(play: number, word: Codes, { attention, least, hash }: Eyes): boolean {
    const familiarity = word.length > 1 ? this.#vocabulary.familiarity(word) : EASY_RANK;
    if (familiarity < least) return false;
    const laid = countOf(this.#engine.plays.where[play] as number);
    const odds =
      attention -
      COST.tile * Math.max(0, laid - EASY_TILES) -
      COST.rank * Math.max(0, EASY_RANK - Math.floor(familiarity)) -
      COST.blank * this.#words.blanks(play);
    return unitOf(wordHash(word, hash)) < chanceOf(odds);
  }

  #placeHash(play: number, hash: number): number {
    const { where, tiles } = this.#engine.plays;
    let mixed = mix(hash, where[play] as number);
    for (let i = countOf(where[play] as number) - 1; i >= 0; i--)
      mixed = mix(mixed, tiles[play * ROW + i] as number);
    return mixed;
  }
}

function wordHash(word: Codes, hash: number): number {
  let mixed = mix(hash, word.length);
  for (let i = 0; i < word.length; i++) mixed = mix(mixed, word[i] as number);
  return mixed;
}

const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));
