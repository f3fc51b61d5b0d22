/** Takes back what is laid, or mixes the rack while nothing is. */
import type { Signal } from '@preact/signals';
import { texts } from '../../i18n/texts.ts';
import { type Draft, laidTiles, recallAll, shuffle } from '../input/draft.ts';

export interface RecallOrShuffleProps {
  readonly draft: Signal<Draft>;
  /** What was said of the tiles on the board is said no more. */
  readonly onRecall: () => void;
}

export function RecallOrShuffle({ draft, onRecall }: RecallOrShuffleProps) {
  const { t } = texts.value;
  if (laidTiles(draft.value).length === 0)
    return (
      <button
        type="button"
        onClick={() => {
          draft.value = shuffle(draft.value, Math.random);
        }}
      >
        {t('game.shuffle')}
      </button>
    );
  return (
    <button
      type="button"
      onClick={() => {
        draft.value = recallAll(draft.value);
        onRecall();
      }}
    >
      {t('game.recall')}
    </button>
  );
}
