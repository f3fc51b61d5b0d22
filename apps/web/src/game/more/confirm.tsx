/** Asked before what cannot be taken back. */
import type { Action } from '@taht/rules';
import { texts } from '../../i18n/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { SeatDialogProps } from './dialogs.tsx';
import css from './more.module.css';

export interface ConfirmProps extends SeatDialogProps {
  readonly text: string;
  readonly action: Action;
}

export function Confirm({ text, action, table, onClose }: ConfirmProps) {
  const { t } = texts.value;
  return (
    <Dialog title={text} onClose={onClose}>
      <p class={css.buttons}>
        <button
          type="button"
          class="main"
          onClick={() => {
            onClose();
            void table.act(action);
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
