/** A text to be copied by a button, or by hand where the page may not. */
import { useSignal } from '@preact/signals';
import { texts } from '../i18n/texts.ts';
import css from './fields.module.css';

export function Copied({ label, text }: { readonly label: string; readonly text: string }) {
  const { t } = texts.value;
  const isCopied = useSignal(false);
  return (
    <div class={css.field}>
      <label class={css.field}>
        {label}
        <input
          type="text"
          readOnly
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      {navigator.clipboard === undefined ? null : (
        <div>
          <button
            type="button"
            onClick={async () => {
              try {
                await navigator.clipboard.writeText(text);
                isCopied.value = true;
              } catch {
                isCopied.value = false;
              }
            }}
          >
            {t('review.copy')}
          </button>{' '}
          <span role="status">{isCopied.value ? t('review.copied') : ''}</span>
        </div>
      )}
    </div>
  );
}
