/** An event on the server as one person sees it, and what can be asked of it. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { err, ok, type Result } from '@taht/base';
import { type Client, following } from '@taht/protocol';
import { type Action, applyEvent, type EventView, type TournamentView } from '@taht/tournament';
import {
  causeOf,
  type NetworkFailure,
  network,
  type Trouble,
  troubleOf,
} from '../connection/trouble.ts';

export interface OpenEvent {
  readonly id: string;
  /** Null before it is known. */
  readonly view: ReadonlySignal<TournamentView | null>;
  readonly failure: ReadonlySignal<NetworkFailure | null>;
  /** Sent until it is answered, also when the connection was cut; happens once. */
  ask(action: Action): Promise<Result<null, Trouble>>;
  /** The time of the server, by which the clock of the room runs. */
  now(): number;
  close(): void;
}

export type EventNews = (news: EventView, view: TournamentView) => void;

export function openEvent(client: Client, id: string, onNews: EventNews): OpenEvent {
  const view = signal<TournamentView | null>(null);
  const failure = signal<NetworkFailure | null>(null);
  const stop = client.watch(
    id,
    following<TournamentView, EventView>({
      fold: (before, event, version) => ({ ...applyEvent(before, event), version }),
      onChange: (next, _, news) => {
        view.value = next;
        failure.value = null;
        for (const each of news) onNews(each, next);
      },
      onFailed: ({ code }) => {
        failure.value = network(causeOf(code));
      },
    }),
  );
  return {
    id,
    view,
    failure,
    ask: async (action) => {
      const sent = await client.send(id, action);
      return sent.ok ? ok(null) : err(troubleOf(sent.error));
    },
    now: () => client.serverTime,
    close: stop,
  };
}
