/** Games that anybody may watch. */
import { useSignal } from '@preact/signals';
import type { TableHead } from '@taht/protocol';
import { useEffect } from 'preact/hooks';
import css from '../../connection/parts/parts.module.css';
import { texts } from '../../i18n/texts.ts';
import { listTables } from '../list-tables.ts';
import { namesAt } from '../table-names.ts';

export function LiveGames({ edition }: { readonly edition: string }) {
  const { t } = texts.value;
  const tables = useSignal<readonly TableHead[]>([]);
  const look = async (): Promise<void> => {
    tables.value = await listTables({ state: 'live', label: `edition:${edition}` });
  };
  useEffect(() => {
    void look();
  }, [edition]);
  return (
    <section>
      <h2>{t('lobby.live')}</h2>
      {tables.value.length === 0 ? <p>{t('lobby.no-live')}</p> : null}
      <ul class={css.plain}>
        {tables.value.map((head) => (
          <li key={head.id}>
            <a class="button" href={`/g/${head.game}`}>
              {namesAt(head, texts.value)}, {t(`speed.${head.speed}`)}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <button type="button" onClick={look}>
          {t('lobby.refresh')}
        </button>
      </p>
    </section>
  );
}
