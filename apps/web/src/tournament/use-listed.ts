/** The tournaments that everybody may find: those that go on first, then those to come, then the last ones. */
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call } from '../connection/call.ts';
import type { OwnStream } from '../connection/use-own-streams.ts';

type Listed = OwnStream<{ readonly name?: string }>;

const MOST = 8;
const ORDER = ['live', 'open', 'over'] as const satisfies Listed['state'][];

/** Null before they are known, and where they cannot be had. */
export function useListed(): ReadonlySignal<readonly Listed[] | null> {
  const rows = useSignal<readonly Listed[] | null>(null);
  useEffect(() => {
    void call<{ readonly rows: readonly Listed[] }>('/streams?kind=tournament').then((list) => {
      if (list.ok) rows.value = sortListed(list.value.rows).slice(0, MOST);
    });
  }, [rows]);
  return rows;
}

/** One without a name is nobody else's to find. */
export const sortListed = (rows: readonly Listed[]): readonly Listed[] =>
  rows
    .filter(({ summary }) => summary.name !== undefined)
    .toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || b.created - a.created);
