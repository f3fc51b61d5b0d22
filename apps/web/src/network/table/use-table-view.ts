/** A table for as long as a page shows it; what happens there is said aloud. */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { line } from '../../connection/connection.ts';
import { me } from '../../connection/me.ts';
import { texts } from '../../i18n/texts.ts';
import { announce } from '../../ui/announcer.tsx';
import { newsOfTable } from './table-news.ts';
import { type Gathering, openGathering, type TableNews } from './table-view.ts';

export function useGathering(id: string, onNews: TableNews): Gathering {
  const person = me.value?.card.id ?? null;
  const heard = useRef(onNews);
  heard.current = onNews;
  const gathering = useMemo(
    () =>
      openGathering(line(), id, (event, before) => {
        const listener = { own: person, mutes: me.peek()?.mutes ?? [] };
        announce(...newsOfTable(event, before, listener, texts.peek()));
        heard.current(event, before);
      }),
    [id, person],
  );
  useEffect(() => () => gathering.close(), [gathering]);
  return gathering;
}
