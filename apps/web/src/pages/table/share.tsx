/** How others find a table: the link, the code that can be read out, and both as a picture for a phone. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import css from '../../online/parts/parts.module.css';
import { Qr } from '../../online/parts/qr.tsx';

export function Share({ code }: { readonly code: string }) {
  const { t } = texts.value;
  const field = useRef<HTMLInputElement>(null);
  const said = useSignal('');
  const link = new URL(`/t/${code}`, location.href).href;
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      // Only secure pages have it.
      await navigator.clipboard.writeText(link);
      said.value = t('gather.copied');
    } catch {
      said.value = t('gather.select');
    }
  };
  return (
    <section class={css.form}>
      <h2>{t('gather.invite')}</h2>
      <p>
        {t('friends.code')}: <strong class={css.code}>{code}</strong>
      </p>
      <div class={css.row}>
        <label class={css.grow}>
          {t('gather.link')}
          <input type="text" readOnly value={link} ref={field} />
        </label>
        <button type="button" onClick={copy}>
          {t('gather.copy')}
        </button>
      </div>
      <p role="status">{said.value}</p>
      <Qr text={link} label={t('gather.qr')} />
    </section>
  );
}
