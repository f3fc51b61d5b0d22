/** Asked before what cannot be taken back; its texts are those of a game. */
import { texts } from '../i18n/texts.ts';
import { Dialog } from './dialog.tsx';

export interface SureProps {
  readonly text: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

export function Sure({ text, onYes, onClose }: SureProps) {
  const { t } = texts.value;
  return (
    <Dialog title={text} onClose={onClose}>
      <p class="buttons middle">
        <button
          type="button"
          class="main"
          onClick={() => {
            onYes();
            onClose();
          }}
        >
          {t('in-game.yes')}
        </button>
        <button type="button" onClick={onClose}>
          {t('in-game.no')}
        </button>
      </p>
    </Dialog>
  );
}
