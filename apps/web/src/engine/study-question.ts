/** What review, puzzle and words ask the engine, beside what a game asks it: plain data. */
import type { Result } from '@taht/base';
import type { Letter, LetterFailure } from '@taht/letters';
import type { Meaning, PatternFailure } from '@taht/lexicon';
import type { GameView } from '@taht/rules';
import type { Candidate, PastTurn, Puzzle, RankedCandidate, TurnReview } from '@taht/search';

/** What is played with. */
export type Equipment = Pick<GameView, 'rules' | 'tileset' | 'layout'>;

export type StudyQuestion =
  /** The best moves of a position whose rack is known. */
  | {
      readonly kind: 'rank';
      readonly table: Equipment;
      readonly position: Omit<PastTurn, 'move'>;
      readonly most: number;
    }
  /**
   * A turn of a game beside the best; `patience` is in milliseconds, with 0 chances follow from the points alone, and
   * with null it is answered at a glance, by points and tiles kept.
   */
  | {
      readonly kind: 'review';
      readonly table: Equipment;
      readonly turn: PastTurn;
      readonly number: number;
      readonly patience: number | null;
    }
  /** Plays moves out so often; the next seed gives other draws, so that what they bring adds up. */
  | {
      readonly kind: 'simulate';
      readonly table: Equipment;
      readonly position: Omit<PastTurn, 'move'>;
      readonly candidates: readonly Candidate[];
      readonly iterations: number;
      readonly seed: number;
    }
  | { readonly kind: 'puzzle'; readonly table: Equipment; readonly seed: number }
  | { readonly kind: 'find'; readonly find: Find; readonly text: string; readonly most: number }
  | { readonly kind: 'about'; readonly word: string }
  /** What a word is and means. */
  | { readonly kind: 'meaning'; readonly word: string };

export const FINDS = ['anagrams', 'shorter', 'pattern', 'prefix'] as const;
export type Find = (typeof FINDS)[number] | 'length';

export type WordFailure = LetterFailure | PatternFailure;

export interface FoundWords {
  readonly words: readonly string[];
  /** There are more than were asked for. */
  readonly isCut: boolean;
}

/** A word and what lies around it. */
export interface AboutWord {
  readonly word: string;
  readonly letters: readonly Letter[];
  readonly isWord: boolean;
  /** What makes another word before it, and after it. */
  readonly front: readonly Letter[];
  readonly back: readonly Letter[];
  readonly anagrams: readonly string[];
  /** Words that differ by one letter. */
  readonly near: readonly string[];
}

export interface ToldWord {
  /** In the letters of the list; as it was asked where it has others. */
  readonly word: string;
  readonly isWord: boolean;
  readonly meaning: Meaning | null;
  /** What it means could not be fetched. */
  readonly isUnreachable: boolean;
}

export interface Simulated {
  readonly win: number;
  readonly spread: number;
}

export interface StudyAnswers {
  rank: readonly RankedCandidate[];
  /** Null for a turn whose rack is not known or cannot be. */
  review: TurnReview | null;
  /** By candidate. */
  simulate: readonly Simulated[];
  puzzle: Puzzle | null;
  find: Result<FoundWords, WordFailure>;
  about: Result<AboutWord, WordFailure>;
  meaning: ToldWord;
}

const KINDS: ReadonlySet<string> = new Set<StudyQuestion['kind']>([
  'rank',
  'review',
  'simulate',
  'puzzle',
  'find',
  'about',
  'meaning',
]);

export const isStudy = <T extends { readonly kind: string }>(
  question: T | StudyQuestion,
): question is StudyQuestion => KINDS.has(question.kind);
