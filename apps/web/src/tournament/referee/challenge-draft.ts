/** A challenge as it is noted down before it is judged. */
import { err, ok, type Result } from '@taht/base';
import { type Alphabet, type LetterFailure, parseWord } from '@taht/letters';
import type { ActionOf, PlayerNumber, Where } from '@taht/tournament';

export interface ChallengeDraft {
  readonly mover: PlayerNumber | null;
  readonly challengers: readonly PlayerNumber[];
  /** The last one is empty, for one more. */
  readonly words: readonly string[];
}

export type DraftFault = LetterFailure | { readonly code: 'no-mover' };

export const NO_CHALLENGE: ChallengeDraft = { mover: null, challengers: [], words: [''] };

/** Nobody challenges the own play. */
export const withMover = (draft: ChallengeDraft, mover: PlayerNumber): ChallengeDraft => ({
  ...draft,
  mover,
  challengers: draft.challengers.filter((each) => each !== mover),
});

export const withChallenger = (
  draft: ChallengeDraft,
  player: PlayerNumber,
  isChallenging: boolean,
): ChallengeDraft => {
  const others = draft.challengers.filter((each) => each !== player);
  return { ...draft, challengers: isChallenging ? [...others, player] : others };
};

export function withWord(draft: ChallengeDraft, at: number, text: string): ChallengeDraft {
  const words = draft.words.with(at, text);
  return { ...draft, words: words.at(-1)?.trim() === '' ? words : [...words, ''] };
}

export const isBegun = ({ mover, challengers, words }: ChallengeDraft): boolean =>
  mover !== null || challengers.length > 0 || words.some((word) => word.trim() !== '');

export function challengeOf(
  { mover, challengers, words }: ChallengeDraft,
  where: Where,
  alphabet: Alphabet,
): Result<ActionOf<'challenge'>, DraftFault> {
  if (mover === null) return err({ code: 'no-mover' });
  const read: ActionOf<'challenge'>['words'][number][] = [];
  for (const text of words) {
    const word = parseWord(alphabet, text.trim());
    if (!word.ok) return err(word.error);
    if (word.value.length > 0) read.push(word.value);
  }
  return ok({ kind: 'challenge', where, player: mover, words: read, challengers, verdict: null });
}
