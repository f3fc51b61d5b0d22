/** What goes between the page and its engine. One thing at a time: the page sends the next when the last has come back. */
import type { Result } from '@taht/base';
import type { LoadFailure, WantedList } from './load.ts';
import type { Answer, AnswerFailure, Question } from './question.ts';

export type ToEngine =
  | { readonly kind: 'open'; readonly lexicon: WantedList }
  | { readonly kind: 'ask'; readonly question: Question };

export type FromEngine =
  | { readonly kind: 'opened'; readonly result: Result<null, LoadFailure> }
  | { readonly kind: 'answered'; readonly result: Result<Answer, AnswerFailure> };
