/** A solitaire or un-game of this device, as a page follows it. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Result } from '@taht/base';
import { OtherGamesClient } from './client.ts';
import type { Act, OtherGamesFailure } from './message.ts';

export interface LocalSession<Event> {
  /** All that has happened; null before it is known. */
  readonly events: ReadonlySignal<readonly Event[] | null>;
  /** Why the game cannot be shown. */
  readonly failure: ReadonlySignal<OtherGamesFailure | null>;
  readonly host: OtherGamesClient;
  act(act: Act): Promise<Result<null, OtherGamesFailure>>;
  close(): void;
}

export function openLocalMode<Event>(id: string): LocalSession<Event> {
  const events = signal<readonly Event[] | null>(null);
  const failure = signal<OtherGamesFailure | null>(null);
  const host = new OtherGamesClient({
    onTold: (game, told) => {
      if (game === id) events.value = told as readonly Event[];
    },
  });
  void host.ask({ kind: 'watch', game: id }).then((watched) => {
    if (!watched.ok) failure.value = watched.error;
  });
  return {
    events,
    failure,
    host,
    act: (act) =>
      host.ask({
        kind: 'act',
        game: id,
        command: crypto.getRandomValues(new Uint32Array(2)).join('-'),
        ...act,
      }),
    close: () => host.close(),
  };
}
