/** Which of the words laid are doubted; all of them unless some are left out. */
import { useSignal } from '@preact/signals';
import { texts } from '../../i18n/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { SeatDialogProps } from './dialogs.tsx';
import { WordChoice } from './word-choice.tsx';

export function ChallengeDialog({ model, game, onClose }: SeatDialogProps) {
  const { t } = texts.value;
  const { phase } = game;
  const words = 'play' in phase ? phase.play.words : [];
  const chosen = useSignal<readonly number[]>(words.map((_, i) => i));
  return (
    <Dialog title={t('in-game.challenge-which')} onClose={onClose}>
      <WordChoice words={words} chosen={chosen} />
      <p class="buttons middle">
        <button
          type="button"
          class="main"
          disabled={chosen.value.length === 0}
          onClick={() => {
            onClose();
            void model.act({ kind: 'challenge', words: chosen.value });
          }}
        >
          {t('game.challenge')}
        </button>
        <button type="button" onClick={onClose}>
          {t('shell.cancel')}
        </button>
      </p>
    </Dialog>
  );
}
