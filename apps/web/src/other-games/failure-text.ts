/** Why the host of local games did not do something: a rule of the game, or what went wrong on this device. */
import { explainMode, NO_NAMES, type Texts } from '@taht/phrasing';
import { failureText } from '../local-games/failure-text.ts';
import type { OtherGamesFailure } from '../local-games/other/message.ts';

export interface Named {
  readonly player: (seat: number) => string;
  readonly columns: readonly string[];
}

export const otherGamesFailureText = (
  texts: Texts,
  failure: OtherGamesFailure,
  names: Named = NO_NAMES,
): string =>
  failure.code === 'refused'
    ? explainMode(texts, failure.refusal, names)
    : failureText(failure, texts);
