/** A game on the server, as a seat or a spectator follows it from its first event. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { err, ok } from '@taht/base';
import {
  type Client,
  type Presence,
  type Seen,
  type SeenGame,
  type StreamFailure,
  seeGame,
  unseenGame,
} from '@taht/protocol';
import type { EventView, GameView, Refusal, Viewer } from '@taht/rules';
import type { LineStatus } from '../../connection/connection.ts';
import { causeOf, type NetworkFailure, network, troubleOf } from '../../connection/trouble.ts';
import { type Followed, follow } from '../../play/session/follow.ts';
import type { Link, Session } from '../../play/session/session.ts';

export interface OnlineSession extends Session {
  /** The ids of the persons who look at it just now. */
  readonly here: ReadonlySignal<readonly string[]>;
}

export interface OnlineSpec {
  readonly game: string;
  readonly client: Client;
  readonly status: ReadonlySignal<LineStatus>;
  /** The game itself knows only ids. Read inside a signal, so that names may come later. */
  nameOf(id: string, given: string): string;
}

export function openOnline({ game, client, status, nameOf }: OnlineSpec): OnlineSession {
  const followed = signal<Followed | null>(null);
  const failure = signal<NetworkFailure | null>(null);
  const here = signal<readonly string[]>([]);
  let known = 0;

  const heard = {
    onFailed: ({ code }: StreamFailure) => {
      failure.value = network(causeOf(code));
    },
    onPresence: (presence: Presence) => {
      here.value = presence.here;
    },
  };

  // As whom one sees it has to be known before the first event can be understood.
  let stop = client.watch(game, {
    ...heard,
    onView: (view) => {
      stop();
      stop = followFromStart((view as GameView).viewer);
    },
    onEvents: () => undefined,
  });

  const followFromStart = (viewer: Viewer): (() => void) =>
    client.watch(game, {
      ...heard,
      since: 0,
      onView: (view, version) => {
        known = version;
        failure.value = null;
        followed.value = { seen: seeGame(view as GameView), steps: followed.peek()?.steps ?? [] };
      },
      onEvents: (seen, version) => {
        const present = followed.peek() ?? { seen: unseenGame(viewer), steps: [] };
        const next = follow(present, spread(seen, known, version), version);
        if (next === null) return 'again';
        known = version;
        failure.value = null;
        followed.value = next;
        return undefined;
      },
    });

  const seen = computed(() => {
    const present = followed.value;
    return present === null ? null : named(present.seen, nameOf);
  });

  return {
    seen,
    here,
    steps: computed(() => followed.value?.steps ?? []),
    link: computed((): Link => {
      if (failure.value !== null) return { kind: 'failed', failure: failure.value };
      if (followed.value === null) return { kind: 'opening' };
      return { kind: status.value === 'open' ? 'live' : 'waiting' };
    }),
    now: () => client.serverTime,
    act: async (action) => {
      const sent = await client.send(game, action);
      if (sent.ok) return ok(null);
      const trouble = troubleOf(sent.error);
      return err(
        trouble.code === 'network'
          ? trouble
          : { code: 'refused', refusal: trouble.refusal as Refusal },
      );
    },
    close: () => stop(),
  };
}

/** One for each version after `known`; null where it may not be seen. */
export function spread(
  seen: readonly Seen[],
  known: number,
  version: number,
): readonly (EventView | null)[] {
  const all = Array<EventView | null>(version - known).fill(null);
  for (const { event, version: at } of seen) all[at - known - 1] = event as EventView;
  return all;
}

function named(seen: SeenGame, nameOf: OnlineSpec['nameOf']): SeenGame {
  const { game } = seen;
  const seats = game.seats.map((seat) => ({
    ...seat,
    player: { ...seat.player, name: nameOf(seat.player.id, seat.player.name) },
  }));
  return { ...seen, game: { ...game, seats } };
}
