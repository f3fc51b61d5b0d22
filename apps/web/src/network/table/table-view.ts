/** A table on the server as one person sees it: who sits there, the rules, the talk, and what can be asked of it. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { err, ok, type Result } from '@taht/base';
import {
  type ChatLine,
  type Client,
  following,
  TABLE_LIMITS,
  type TableAction,
  type TableEventView,
  type TableHead,
  type TableView,
} from '@taht/protocol';
import {
  causeOf,
  type NetworkFailure,
  network,
  type Trouble,
  troubleOf,
} from '../../connection/trouble.ts';

export interface Gathering {
  readonly id: string;
  /** Null before it is known, and where it is closed to whoever looks. */
  readonly head: ReadonlySignal<TableHead | null>;
  readonly lines: ReadonlySignal<readonly ChatLine[]>;
  /** The ids of the persons who look at it just now. */
  readonly here: ReadonlySignal<readonly string[]>;
  readonly failure: ReadonlySignal<NetworkFailure | null>;
  ask(action: TableAction): Promise<Result<null, Trouble>>;
  close(): void;
}

/** With the table as it was before. */
export type TableNews = (event: TableEventView, before: TableHead | null) => void;

export function openGathering(client: Client, id: string, onNews: TableNews): Gathering {
  const head = signal<TableHead | null>(null);
  const lines = signal<readonly ChatLine[]>([]);
  const here = signal<readonly string[]>([]);
  const failure = signal<NetworkFailure | null>(null);
  const close = client.watch(
    id,
    following<TableView, TableEventView>({
      fold: foldTable,
      onChange: (view, _, news) => {
        const before = head.peek();
        head.value = view.kind === 'table' ? view.head : null;
        lines.value = view.kind === 'table' ? view.lines : [];
        failure.value = view.kind === 'table' ? null : network('not-yours');
        for (const event of news) onNews(event, before);
      },
      onFailed: ({ code }) => {
        failure.value = network(causeOf(code));
      },
      onPresence: (presence) => {
        here.value = presence.here;
      },
    }),
  );
  return {
    id,
    head,
    lines,
    here,
    failure,
    ask: async (action) => {
      const sent = await client.send(id, action);
      return sent.ok ? ok(null) : err(troubleOf(sent.error));
    },
    close,
  };
}

/** Null where the whole has to be asked for. */
export function foldTable(view: TableView, event: TableEventView): TableView | null {
  if (event.kind === 'closed' && event.head === null) return { kind: 'closed-to-you' };
  if (view.kind !== 'table') return null;
  const known = new Set(view.lines.map(({ number }) => number));
  const fresh = event.lines.filter(({ number }) => !known.has(number));
  const lines = [...view.lines, ...fresh].toSorted((a, b) => a.number - b.number);
  return { ...view, head: event.head ?? view.head, lines: lines.slice(-TABLE_LIMITS.lines) };
}
