/** Tables by list: one's own, or those whose games can be watched. */
import type { TableHead, TableView } from '@taht/protocol';
import { call } from '../connection/call.ts';

const MOST = 12;

export interface TableQuery {
  readonly state: 'open' | 'live';
  readonly player?: 'me';
  readonly label?: string;
}

/** Those that can be seen, the newest first; none where the server cannot be asked. */
export async function listTables(query: TableQuery, most = MOST): Promise<readonly TableHead[]> {
  const asked = new URLSearchParams({ kind: 'table', limit: String(most), ...query });
  const list = await call<{ readonly rows: readonly { readonly stream: string }[] }>(
    `/streams?${asked}`,
  );
  if (!list.ok) return [];
  const views = await Promise.all(
    list.value.rows.map(({ stream }) => call<{ readonly view: TableView }>(`/streams/${stream}`)),
  );
  return views.flatMap((found) =>
    found.ok && found.value.view.kind === 'table' ? [found.value.view.head] : [],
  );
}
