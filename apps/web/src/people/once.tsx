/** A secret that is told this once: to be copied, by hand where the browser cannot. */
import { useSignal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import css from '../connection/parts/forms.module.css';
import { texts } from '../i18n/texts.ts';
import { announce } from '../ui/announcer.tsx';

export function Once({ label, text }: { readonly label: string; readonly text: string }) {
  const { t } = texts.value;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const said = useSignal('');
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      said.value = t('table.copied');
    } catch {
      said.value = t('me.select');
    }
    announce(said.value);
  };
  return (
    <div class={css.once}>
      <label for={id}>{label}</label>
      <input ref={field} id={id} type="text" readOnly value={text} />
      <p>{t('me.told-once')}</p>
      <div class={css.row}>
        <button type="button" onClick={copy}>
          {t('me.copy')}
        </button>
        <span>{said.value}</span>
      </div>
    </div>
  );
}
