/** Streams of one kind that one has a part in oneself, the newest first. */
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call } from './call.ts';
import { me } from './me.ts';

export interface OwnStream<Summary> {
  readonly stream: string;
  readonly state: 'open' | 'live' | 'over';
  readonly created: number;
  readonly summary: Summary;
}

type Rows<Summary> = readonly OwnStream<Summary>[];

/** None before they are known, and where they cannot be had. */
export function useOwnStreams<Summary>(kind: string): ReadonlySignal<Rows<Summary>> {
  const rows = useSignal<Rows<Summary>>([]);
  const person = me.value?.card.id;
  useEffect(() => {
    void call<{ readonly rows: Rows<Summary> }>(`/streams?kind=${kind}&player=me`).then((list) => {
      if (list.ok) rows.value = list.value.rows;
    });
  }, [person]);
  return rows;
}
