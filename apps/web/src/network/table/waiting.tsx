/** What whoever waits at a table sees: the link for others, and other rules as long as nobody has come. */
import type { TableHead } from '@taht/protocol';
import { me } from '../../connection/me.ts';
import parts from '../../connection/parts/parts.module.css';
import { ShareLink } from '../../connection/parts/share-link.tsx';
import { texts } from '../../i18n/texts.ts';
import { changeTable } from '../friends/invite-friend.ts';
import { TableForm } from '../friends/table-form.tsx';
import { choiceOf } from '../table-options.ts';
import type { NetworkTable } from './network-table.ts';
import { Places } from './places.tsx';
import css from './table.module.css';
import { TableBoard } from './table-board.tsx';

export interface WaitingProps {
  readonly table: NetworkTable;
  readonly head: TableHead;
  readonly code: string;
}

/** Who sits already, the board, and the one thing to do: send the link. Picture and code stand quietly below. */
export function Waiting({ table, head, code }: WaitingProps) {
  const { t } = texts.value;
  return (
    <div class={css.inviting}>
      <h1>{t('table.waiting-friend')}</h1>
      <Places table={table} head={head} />
      <TableBoard head={head} />
      <section class={css.sending}>
        <ShareLink label={t('table.link')} path={`/t/${code}`} message={t('table.share-message')}>
          <p class={css.code}>
            {t('friends.code')} <strong class={parts.code}>{code}</strong>
          </p>
        </ShareLink>
      </section>
    </div>
  );
}

/** For the host, as long as nobody else has come: whoever sits agreed to the rules as they were. */
export function ChangeRules({ head }: { readonly head: TableHead }) {
  const { t } = texts.value;
  const isAlone = head.places.every(({ kind }, i) => kind !== 'person' || i === head.own);
  if (head.host !== me.value?.card.id || !isAlone) return null;
  return (
    <details class={css.fold}>
      <summary>{t('table.change-rules')}</summary>
      <TableForm
        key={JSON.stringify(head.options)}
        first={choiceOf(head.options)}
        submit={t('table.change-rules')}
        onSubmit={(choice) => changeTable(head, choice)}
      />
    </details>
  );
}
