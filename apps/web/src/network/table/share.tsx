/** How others find a table: the link, the code that can be read out, and both as a picture for a phone. */

import css from '../../connection/parts/parts.module.css';
import { ShareLink } from '../../connection/parts/share-link.tsx';
import { texts } from '../../i18n/texts.ts';

export function Share({ code }: { readonly code: string }) {
  const { t } = texts.value;
  return (
    <section class={css.form}>
      <h2>{t('gather.invite')}</h2>
      <p>
        {t('friends.code')}: <strong class={css.code}>{code}</strong>
      </p>
      <ShareLink label={t('gather.link')} path={`/t/${code}`} />
    </section>
  );
}
