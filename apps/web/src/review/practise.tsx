/** What was missed becomes practice by one tap: the word a flash card, the position a puzzle of one's own. */
import { useSignal } from '@preact/signals';
import type { Game } from '@taht/rules';
import type { Candidate, PastTurn } from '@taht/search';
import { texts } from '../i18n/texts.ts';
import { addOwnWord, hasOwnWord } from '../words/own-cards.ts';
import { addOwnPuzzle, hasOwnPuzzle } from './own-puzzles.ts';
import { lettersOf } from './word-tiles.tsx';

export interface PractiseProps {
  readonly edition: string;
  readonly game: Game;
  readonly past: PastTurn;
  /** The better move; its word is the one to know. */
  readonly best: Candidate | undefined;
}

export function Practise({ edition, game, past, best }: PractiseProps) {
  const { t } = texts.value;
  const changes = useSignal(0);
  const word = best === undefined ? undefined : lettersOf(past.board, best);
  const isKnown = changes.value >= 0 && word !== undefined && hasOwnWord(edition, word);
  const isThere = changes.value >= 0 && hasOwnPuzzle(edition, past);
  return (
    <>
      {word === undefined ? null : (
        <button
          type="button"
          disabled={isKnown}
          onClick={() => {
            addOwnWord(edition, word);
            changes.value++;
          }}
        >
          {isKnown ? t('review.practised-word') : t('review.practise-word', { word })}
        </button>
      )}
      {best === undefined ? null : (
        <button
          type="button"
          disabled={isThere}
          onClick={() => {
            addOwnPuzzle(edition, game, past);
            changes.value++;
          }}
        >
          {t(isThere ? 'review.practised-position' : 'review.practise-position')}
        </button>
      )}
    </>
  );
}
