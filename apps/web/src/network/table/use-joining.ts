/** Sitting down with one tap, as somebody new where one is nobody yet: it goes on while the page is shown with other eyes. */
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { err, ok, type Result } from '@taht/base';
import type { TableHead } from '@taht/protocol';
import { arriveAtOnce } from '../../connection/arrive-at-once.ts';
import { connection } from '../../connection/connection.ts';
import { type Trouble, troubleOf } from '../../connection/trouble.ts';

export interface Joining {
  /** `joined` from the first moment on: when the game begins, it is to be shown. */
  readonly state: ReadonlySignal<'none' | 'busy' | 'joined'>;
  readonly trouble: ReadonlySignal<Trouble | null>;
  join(head: TableHead): Promise<void>;
}

export function useJoining(): Joining {
  const state = useSignal<'none' | 'busy' | 'joined'>('none');
  const trouble = useSignal<Trouble | null>(null);
  return {
    state,
    trouble,
    join: async (head) => {
      state.value = 'busy';
      const seated = await sitDown(head);
      trouble.value = seated.ok ? null : seated.error;
      state.value = seated.ok ? 'joined' : 'none';
    },
  };
}

/** At the first place that is free by the time it is asked for. */
async function sitDown({ id, places }: TableHead): Promise<Result<null, Trouble>> {
  const arrived = await arriveAtOnce(
    places.flatMap((place) => (place.kind === 'person' ? [place.name] : [])),
  );
  if (!arrived.ok) return arrived;
  const client = connection();
  const free = places.flatMap(({ kind }, place) => (kind === 'empty' ? [place] : []));
  let trouble: Trouble | null = null;
  for (const place of free) {
    const sat = await client.send(id, { kind: 'sit', place });
    trouble = sat.ok ? null : troubleOf(sat.error);
    if (trouble?.code !== 'refused' || trouble.refusal.code !== 'place-taken') break;
  }
  if (trouble !== null) return err(trouble);
  const ready = await client.send(id, { kind: 'ready', isReady: true });
  return ready.ok ? ok(null) : err(troubleOf(ready.error));
}
