/** A text to be copied by a button, or by hand where the page may not. */
import { texts } from '../i18n/texts.ts';
import css from './fields.module.css';
import { useCopy } from './use-copy.ts';

export function Copied({ label, text }: { readonly label: string; readonly text: string }) {
  const { t } = texts.value;
  const { field, said, copy } = useCopy(text);
  return (
    <div class={css.field}>
      <label class={css.field}>
        {label}
        <input
          ref={field}
          type="text"
          readOnly
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      {navigator.clipboard === undefined ? null : (
        <div>
          <button type="button" onClick={copy}>
            {t('shell.copy')}
          </button>{' '}
          <span role="status">{said}</span>
        </div>
      )}
    </div>
  );
}
