/** A bingo on the server as one person, or a projector, sees it. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { err, ok, type Result } from '@taht/base';
import { bingo } from '@taht/modes';
import { type Client, following } from '@taht/protocol';
import { causeOf, network, type Trouble, troubleOf } from '../../connection/trouble.ts';

export interface BingoSession {
  readonly view: ReadonlySignal<bingo.BingoView | null>;
  readonly failure: ReadonlySignal<Trouble | null>;
  act(action: bingo.Action): Promise<Result<null, Trouble>>;
  /** By the server's clock. */
  now(): number;
  close(): void;
}

export function openBingo(client: Client, id: string): BingoSession {
  const view = signal<bingo.BingoView | null>(null);
  const failure = signal<Trouble | null>(null);
  const close = client.watch(
    id,
    following<bingo.BingoView, bingo.EventView>({
      fold: foldBingo,
      onChange: (next) => {
        view.value = next;
        failure.value = null;
      },
      onFailed: ({ code }) => {
        failure.value = network(causeOf(code));
      },
    }),
  );
  return {
    view,
    failure,
    act: async (action) => {
      const sent = await client.send(id, action);
      return sent.ok ? ok(null) : err(troubleOf(sent.error));
    },
    now: () => client.serverTime,
    close,
  };
}

/** A call, which all hear at once, says enough; after anything else the whole is asked for. */
export function foldBingo(view: bingo.BingoView, event: bingo.EventView): bingo.BingoView | null {
  if (event.kind !== 'called') return null;
  const calls = [...view.calls, event.tile];
  const { own, rules } = view;
  const crossed = own === null ? [] : bingo.crossedOut(own.words, calls, rules);
  return {
    ...view,
    ...{ calls, bag: view.bag - 1, own: own === null ? null : { ...own, crossed } },
  };
}
