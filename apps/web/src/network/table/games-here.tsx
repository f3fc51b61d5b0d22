/** The games of a table: the way into the one that is being played, and how those before it went. */
import type { TableHead } from '@taht/protocol';
import { TroubleNote } from '../../connection/parts/name-form.tsx';
import parts from '../../connection/parts/parts.module.css';
import type { Trouble } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import { useAttempt } from '../../ui/use-attempt.ts';
import type { NetworkTable } from './network-table.ts';
import css from './table.module.css';
import { TableBoard } from './table-board.tsx';

export function Running({ table }: { readonly table: NetworkTable }) {
  const { t } = texts.value;
  const head = table.head.value;
  const { trouble, attempt } = useAttempt<Trouble>();
  if (head === null) return null;
  const decline = () => attempt(table.ask({ kind: 'decline' }));
  return (
    <>
      {head.phase === 'playing' && head.game !== null ? (
        <p>
          <a class="button main" href={`/g/${head.game}`}>
            {t(head.own === null ? 'table.watch' : 'table.to-game')}
          </a>
        </p>
      ) : null}
      {head.phase === 'playing' && head.own === null ? (
        <div class={css.invitation}>
          <TableBoard head={head} />
        </div>
      ) : null}
      {head.isInvited && head.own === null ? (
        <p>
          {t('table.invited-you')}{' '}
          <button type="button" onClick={decline}>
            {t('table.decline')}
          </button>
        </p>
      ) : null}
      <TroubleNote trouble={trouble.value} />
    </>
  );
}

/** How the games at this table went. */
export function Results({ head }: { readonly head: TableHead }) {
  const { t } = texts.value;
  if (head.results.length === 0) return null;
  return (
    <section>
      <h2>{t('table.results')}</h2>
      <ul class={parts.plain}>
        {head.results.map(({ number, game, scores, ranks }) => (
          <li key={number}>
            <a href={`/review/replay/${game}`}>{t('table.game', { number })}</a>
            {': '}
            {ranks.every((rank) => rank === null) ? t('table.no-result') : scores.join(' – ')}
          </li>
        ))}
      </ul>
    </section>
  );
}
