/** A secret that is told this once: to be copied, by hand where the browser cannot. */
import { useId } from 'preact/hooks';
import css from '../connection/parts/forms.module.css';
import { texts } from '../i18n/texts.ts';
import { useCopy } from '../ui/use-copy.ts';

export function Once({ label, text }: { readonly label: string; readonly text: string }) {
  const { t } = texts.value;
  const id = useId();
  const { field, said, copy } = useCopy(text);
  return (
    <div class={css.once}>
      <label for={id}>{label}</label>
      <input ref={field} id={id} type="text" readOnly value={text} />
      <p>{t('me.told-once')}</p>
      <div class={css.row}>
        <button type="button" onClick={copy}>
          {t('shell.copy')}
        </button>
        <span role="status">{said}</span>
      </div>
    </div>
  );
}
