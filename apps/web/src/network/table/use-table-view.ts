/** A table for as long as a page shows it; what happens there is said aloud. */
import { useRef } from 'preact/hooks';
import { me } from '../../connection/me.ts';
import { useFollowed } from '../../connection/use-followed.ts';
import { texts } from '../../i18n/texts.ts';
import { announce } from '../../ui/announcer.tsx';
import { newsOfTable } from './table-news.ts';
import { type Gathering, openGathering, type TableNews } from './table-view.ts';

export function useGathering(id: string, onNews: TableNews): Gathering {
  const heard = useRef(onNews);
  heard.current = onNews;
  return useFollowed(
    (client, own) =>
      openGathering(client, id, (event, before) => {
        const listener = { own, mutes: me.peek()?.mutes ?? [] };
        announce(...newsOfTable(event, before, listener, texts.peek()));
        heard.current(event, before);
      }),
    [id],
  );
}
