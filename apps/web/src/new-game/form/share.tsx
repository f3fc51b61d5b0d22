/** The code of these rules as an address to pass on. */
import { useId } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { useCopy } from '../../ui/use-copy.ts';
import css from './new.module.css';

export function Share({ code }: { readonly code: string }) {
  const { t } = texts.value;
  const id = useId();
  const address = `${location.origin}/new/${code}`;
  const { field, said, copy } = useCopy(address);
  return (
    <section class={css.share}>
      <h2>{t('build.share')}</h2>
      <p id={`${id}-about`}>{t('build.share-about')}</p>
      <p class={css.actions}>
        <input
          ref={field}
          type="text"
          readOnly
          value={address}
          aria-label={t('build.share')}
          aria-describedby={`${id}-about`}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" onClick={copy}>
          {t('shell.copy')}
        </button>
        <span role="status">{said}</span>
      </p>
    </section>
  );
}
