/** What whoever waits at a table needs: the link for others, and other rules as long as nobody has come. */
import type { TableHead } from '@taht/protocol';
import { me } from '../../connection/me.ts';
import parts from '../../connection/parts/parts.module.css';
import { ShareLink } from '../../connection/parts/share-link.tsx';
import { texts } from '../../i18n/texts.ts';
import { changeTable } from '../friends/invite-friend.ts';
import { TableForm } from '../friends/table-form.tsx';
import { choiceOf } from '../table-options.ts';

/** How others find a table: the link, the code that can be read out, and both as a picture for a phone. */
export function Share({ code }: { readonly code: string }) {
  const { t } = texts.value;
  return (
    <section class={parts.form}>
      <h2>{t('table.waiting-friend')}</h2>
      <ShareLink label={t('table.link')} path={`/t/${code}`} message={t('table.share-message')} />
      <p>
        {t('friends.code')}: <strong class={parts.code}>{code}</strong>
      </p>
    </section>
  );
}

/** For the host, as long as nobody else has come: whoever sits agreed to the rules as they were. */
export function ChangeRules({ head }: { readonly head: TableHead }) {
  const { t } = texts.value;
  const isAlone = head.places.every(({ kind }, i) => kind !== 'person' || i === head.own);
  if (head.host !== me.value?.card.id || !isAlone) return null;
  return (
    <details>
      <summary class={parts.summary}>{t('table.change-rules')}</summary>
      <TableForm
        key={JSON.stringify(head.options)}
        first={choiceOf(head.options)}
        submit={t('table.change-rules')}
        onSubmit={(choice) => changeTable(head, choice)}
      />
    </details>
  );
}
