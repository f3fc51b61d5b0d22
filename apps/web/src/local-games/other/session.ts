/** A game that the keeper keeps, as a page follows it. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Result } from '@taht/base';
import { KeeperClient } from './client.ts';
import type { Act, KeeperFailure } from './message.ts';

export interface LocalSession<Event> {
  /** All that has happened; null before it is known. */
  readonly events: ReadonlySignal<readonly Event[] | null>;
  /** Why the game cannot be shown. */
  readonly failure: ReadonlySignal<KeeperFailure | null>;
  readonly keeper: KeeperClient;
  act(act: Act): Promise<Result<null, KeeperFailure>>;
  close(): void;
}

export function openLocalMode<Event>(id: string): LocalSession<Event> {
  const events = signal<readonly Event[] | null>(null);
  const failure = signal<KeeperFailure | null>(null);
  const keeper = new KeeperClient({
    onTold: (game, told) => {
      if (game === id) events.value = told as readonly Event[];
    },
  });
  void keeper.ask({ kind: 'watch', game: id }).then((watched) => {
    if (!watched.ok) failure.value = watched.error;
  });
  return {
    events,
    failure,
    keeper,
    act: (act) =>
      keeper.ask({
        kind: 'act',
        game: id,
        command: crypto.getRandomValues(new Uint32Array(2)).join('-'),
        ...act,
      }),
    close: () => keeper.close(),
  };
}
