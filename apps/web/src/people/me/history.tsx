/** What happened to the account: each way in that was made, used or ended, the latest first. */
import css from '../../connection/parts/forms.module.css';
import { dayTimeText } from '../../i18n/dates.ts';
import { texts } from '../../i18n/texts.ts';
import type { Self } from '../self.ts';

export function History({ me }: { readonly me: Self }) {
  const { t, language } = texts.value;
  return (
    <section class={css.part}>
      <details>
        <summary>
          <h2>{t('me.history')}</h2>
        </summary>
        <ul class={css.list}>
          {me.history.toReversed().map(({ kind, at, label }, i) => (
            // Happenings are never put in between, so the place from the end tells them apart.
            <li key={me.history.length - i}>
              <span>
                {t(`me.happened.${kind}`)}
                {label === '' ? '' : ` · ${label}`}{' '}
                <small class={css.soft}>{dayTimeText(at, language)}</small>
              </span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
