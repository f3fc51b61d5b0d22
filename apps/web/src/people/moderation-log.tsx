/** All that moderators did, and why: the newest first. */

import { plain } from '@taht/phrasing';
import type { Logged } from '@taht/protocol';
import css from '../connection/parts/forms.module.css';
import { dayTimeText } from '../i18n/dates.ts';
import { texts } from '../i18n/texts.ts';
import { PersonLink } from './person-link.tsx';

export function ModerationLog({ log }: { readonly log: readonly Logged[] }) {
  const { t, language } = texts.value;
  return (
    <section class={css.part}>
      <h2>{t('moderation.log')}</h2>
      <ul class={css.list}>
        {log.map((line, i) => (
          <li key={i}>
            <span>
              <small class={css.soft}>{dayTimeText(line.at, language)}</small>{' '}
              {line.by === 'machine' ? t('moderation.machine') : <PersonLink id={line.by} />}:{' '}
              {didText(line)} {line.person === null ? null : <PersonLink id={line.person} />}
              {line.report === null
                ? null
                : ` (${t('moderation.report', { number: line.report })})`}
            </span>
            {line.by === 'machine' ? null : <span>{plain(line.reason)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function didText({ did, order }: Logged): string {
  const { t } = texts.value;
  if (did !== 'ordered' || order === null) return t(`moderation.did.${did}`);
  switch (order.kind) {
    case 'grant':
    case 'revoke':
      return `${t(`admin.${order.kind}`)}: ${t(`person.role.${order.role}`)}`;
    case 'mute':
      return `${t('moderation.order.mute')} (${t('moderation.for-days', { count: order.days })})`;
    case 'close':
      return order.days === null
        ? t('moderation.order.close-for-good')
        : `${t('moderation.order.close')} (${t('moderation.for-days', { count: order.days })})`;
    default:
      return t(`moderation.order.${order.kind}`);
  }
}
