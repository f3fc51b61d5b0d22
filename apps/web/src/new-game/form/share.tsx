/** The code of these rules as an address to pass on. */
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import css from './new.module.css';

export function Share({ code }: { readonly code: string }) {
  const { t } = texts.value;
  const id = useId();
  const copied = useSignal('');
  const address = `${location.origin}/new/${code}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      copied.value = code;
    } catch {
      // Not on plain http: then it is selected, to be copied by hand.
      (document.getElementById(id) as HTMLInputElement | null)?.select();
    }
  };
  return (
    <section class={css.share}>
      <h2>{t('build.share')}</h2>
      <p id={`${id}-about`}>{t('build.share-about')}</p>
      <p class={css.actions}>
        <input
          id={id}
          type="text"
          readOnly
          value={address}
          aria-label={t('build.share')}
          aria-describedby={`${id}-about`}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" onClick={copy}>
          {t('build.copy')}
        </button>
        <span role="status">{copied.value === code ? t('build.copied') : ''}</span>
      </p>
    </section>
  );
}
