/** The tables where one sits or is invited. */
import { useSignal } from '@preact/signals';
import type { TableHead } from '@taht/protocol';
import { useEffect } from 'preact/hooks';
import { me } from '../../connection/me.ts';
import css from '../../connection/parts/parts.module.css';
import { useRefreshed } from '../../connection/use-refreshed.ts';
import { texts } from '../../i18n/texts.ts';
import { listTables } from '../list-tables.ts';
import { namesAt } from '../table-names.ts';

export function OwnTables() {
  const { t } = texts.value;
  const tables = useSignal<readonly TableHead[]>([]);
  const person = me.value?.card.id;
  const read = async (): Promise<void> => {
    const lists = await Promise.all(
      (['live', 'open'] as const).map((state) => listTables({ state, player: 'me' })),
    );
    tables.value = lists.flat();
  };
  useEffect(() => void read(), [person]);
  useRefreshed(person, read);
  if (tables.value.length === 0) return null;
  return (
    <section>
      <h2>{t('friends.your-tables')}</h2>
      <ul class={css.plain}>
        {tables.value.map((head) => (
          <li key={head.id}>
            <a
              class="button"
              href={
                head.phase === 'playing' && head.own !== null && head.game !== null
                  ? `/g/${head.game}`
                  : `/t/${head.id}`
              }
            >
              {namesAt(head, texts.value)}
              {head.isInvited && head.own === null ? ` – ${t('table.invited-you')}` : ''}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
