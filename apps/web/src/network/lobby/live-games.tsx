/** Running games that anybody may watch, as small boards that follow them. */
import { useSignal } from '@preact/signals';
import type { TableHead } from '@taht/protocol';
import { useEffect } from 'preact/hooks';
import { useRefreshed } from '../../connection/use-refreshed.ts';
import { texts } from '../../i18n/texts.ts';
import { listTables } from '../list-tables.ts';
import css from '../live/live.module.css';
import { LiveBoard } from '../live/live-board.tsx';
import { namesAt } from '../table-names.ts';
import own from './lobby.module.css';

/** A handful, so that it costs nobody much. */
const MOST = 4;

export function LiveGames({ edition }: { readonly edition: string }) {
  const { t } = texts.value;
  const tables = useSignal<readonly TableHead[]>([]);
  const refresh = async (): Promise<void> => {
    const own = await listTables({ state: 'live', label: `edition:${edition}` }, MOST);
    tables.value = own.length > 0 ? own : await listTables({ state: 'live' }, MOST);
  };
  useEffect(() => {
    void refresh();
  }, [edition]);
  useRefreshed(edition, refresh);
  if (tables.value.length === 0) return null;
  return (
    <section class={own.live}>
      <h2>{t('lobby.live-now')}</h2>
      <ul class={css.games}>
        {tables.value.map((head) =>
          head.game === null ? null : (
            <li key={head.game}>
              <a href={`/g/${head.game}`}>
                <LiveBoard game={head.game} />
                <span>{namesAt(head, texts.value)}</span>
                <small>{t(`speed.${head.speed}`)}</small>
              </a>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
