/** What decisions are handed that ask for words. A list that cannot be had stops what needs it, and nothing else. */
import type { Result } from '@taht/base';
import { judgeOf, type Lexicon } from '@taht/lexicon';
import { type Judge, type LexiconId, Unavailable } from '@taht/rules';
import type { LexiconRefusal, Lexicons } from './lexicons.ts';

export interface WordsEnv {
  /** Null where any words will do. */
  judgeFor(lexicon: LexiconId | null): Judge<LexiconRefusal>;
}

export const wordsEnv = (lexicons: Lexicons): WordsEnv => ({
  judgeFor: (id) => (id === null ? judgeOf(null) : judgeIn(listFor(lexicons, id))),
});

/** Asks a list something, or says why it cannot be had. */
type AskList = <T>(ask: (list: Lexicon) => T) => T | Unavailable<LexiconRefusal>;

/** For one decision. The list is looked for when it is first asked: whoever resigns needs none. */
export function listFor(lexicons: Lexicons, id: LexiconId): AskList {
  let found: Result<Lexicon, LexiconRefusal> | undefined;
  return (ask) => {
    found ??= lexicons.lexiconOf(id);
    return found.ok ? ask(found.value) : new Unavailable(found.error);
  };
}

export const judgeIn =
  (askList: AskList): Judge<LexiconRefusal> =>
  (word) =>
    askList((list) => judgeOf(list)(word));
