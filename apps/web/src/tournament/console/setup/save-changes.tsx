/** Save and cancel, where something has been changed. */
import type { Signal } from '@preact/signals';
import { AskButton, type AskButtonProps } from '../../../connection/parts/ask-button.tsx';
import { texts } from '../../../i18n/texts.ts';
import { sayTrouble } from '../../tournament-texts.ts';
import css from '../console.module.css';

export interface SaveChangesProps<T> {
  /** Null where nothing has been changed. */
  readonly changed: Signal<T | null>;
  /** Sends what has been changed. */
  readonly send: AskButtonProps['onAsk'];
}

export function SaveChanges<T>({ changed, send }: SaveChangesProps<T>) {
  const { t } = texts.value;
  const cancel = (): void => {
    changed.value = null;
  };
  const save = async () => {
    const sent = await send();
    if (sent.ok) cancel();
    return sent;
  };
  return changed.value === null ? null : (
    <div class={css.buttons}>
      <AskButton text={t('console.save')} isMain say={sayTrouble} onAsk={save} />
      <button type="button" onClick={cancel}>
        {t('shell.cancel')}
      </button>
    </div>
  );
}
