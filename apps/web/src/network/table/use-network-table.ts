/** A table for as long as a page shows it; what happens there is said aloud. */
import { useRef } from 'preact/hooks';
import { me } from '../../connection/me.ts';
import { useFollowed } from '../../connection/use-followed.ts';
import { texts } from '../../i18n/texts.ts';
import { announce } from '../../ui/announcer.tsx';
import { type NetworkTable, openNetworkTable, type TableNews } from './network-table.ts';
import { newsOfTable } from './table-news.ts';

export function useNetworkTable(id: string, onNews: TableNews): NetworkTable {
  const heard = useRef(onNews);
  heard.current = onNews;
  return useFollowed(
    (client, own) =>
      openNetworkTable(client, id, (event, before) => {
        const listener = { own, mutes: me.peek()?.mutes ?? [] };
        announce(...newsOfTable(event, before, listener, texts.peek()));
        heard.current(event, before);
      }),
    [id],
  );
}
