/** A table on the server as one person sees it: who sits there, the rules, the talk, and what can be asked of it. */
import { computed, type ReadonlySignal } from '@preact/signals';
import {
  type ChatLine,
  type Client,
  TABLE_LIMITS,
  type TableAction,
  type TableEventView,
  type TableHead,
  type TableView,
} from '@taht/protocol';
import { followStream, type Stream } from '../../connection/stream.ts';
import { network } from '../../connection/trouble.ts';

export interface NetworkTable extends Stream<TableAction> {
  /** Null before it is known, and where it is closed to whoever looks. */
  readonly head: ReadonlySignal<TableHead | null>;
  readonly lines: ReadonlySignal<readonly ChatLine[]>;
}

/** With the table as it was before. */
export type TableNews = (event: TableEventView, before: TableHead | null) => void;

export function openNetworkTable(client: Client, id: string, onNews: TableNews): NetworkTable {
  const { view, ...stream } = followStream<TableView, TableEventView, TableAction>(client, id, {
    fold: foldTable,
    onNews: (event, _, before) => onNews(event, headOf(before)),
  });
  const isClosed = computed(() => view.value !== null && view.value.kind !== 'table');
  return {
    ...stream,
    head: computed(() => headOf(view.value)),
    lines: computed(() => (view.value?.kind === 'table' ? view.value.lines : [])),
    failure: computed(() => stream.failure.value ?? (isClosed.value ? network('not-yours') : null)),
  };
}

const headOf = (view: TableView | null): TableHead | null =>
  view?.kind === 'table' ? view.head : null;

/** Null where the whole has to be asked for. */
export function foldTable(view: TableView, event: TableEventView): TableView | null {
  if (event.kind === 'closed' && event.head === null) return { kind: 'closed-to-you' };
  if (view.kind !== 'table') return null;
  const known = new Set(view.lines.map(({ number }) => number));
  const fresh = event.lines.filter(({ number }) => !known.has(number));
  const lines = [...view.lines, ...fresh].toSorted((a, b) => a.number - b.number);
  return { ...view, head: event.head ?? view.head, lines: lines.slice(-TABLE_LIMITS.lines) };
}
