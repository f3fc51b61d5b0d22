/** What a page asks its engine, and what comes back: plain data, as messages carry it. */
import type { Action, GameView } from '@taht/rules';
import type { Hint, RankedCandidate } from '@taht/search';
import type { LoadFailure } from './load.ts';
import type { StudyAnswers, StudyQuestion } from './study-question.ts';

export type Question = GameQuestion | StudyQuestion;

export type GameQuestion =
  /** What a bot does; it thinks no longer than `patience`, in milliseconds. */
  | {
      readonly kind: 'action';
      readonly view: GameView;
      readonly bot: string;
      readonly seed: number;
      readonly patience: number;
    }
  | { readonly kind: 'moves'; readonly view: GameView; readonly most: number }
  /** `words` is the share of all words that whoever asks may know, 1 for all. */
  | { readonly kind: 'hints'; readonly view: GameView; readonly words: number };

export interface Answers extends StudyAnswers {
  /** Null when nothing is asked of the seat. */
  action: Action | null;
  /** The best first; none for a seat that is not on turn. */
  moves: readonly RankedCandidate[];
  hints: readonly Hint[];
}

export type Answer = Answers[Question['kind']];

export type AnswerFailure =
  | { readonly code: 'unknown-bot'; readonly bot: string }
  /** The game goes by another list than the engine has. */
  | { readonly code: 'other-lexicon'; readonly hash: string; readonly wanted: string }
  /** A bug, for the log. */
  | { readonly code: 'broken'; readonly reason: string };

export type EngineFailure =
  | LoadFailure
  | AnswerFailure
  | { readonly code: 'cancelled' }
  | { readonly code: 'closed' };

/** Whether the files could not be had; the rest is about the one question. */
export const isLoadFailure = (failure: EngineFailure): failure is LoadFailure =>
  /^(?:file-|unknown-lexicon|version-missing)/u.test(failure.code);
