/** A game on the server, as a seat or a spectator follows it from its first event. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { err } from '@taht/base';
import { namesApart } from '@taht/phrasing';
import { type Client, type SeenGame, seeGame, unseenGame, type Watcher } from '@taht/protocol';
import type { Action, GameView, Refusal, Viewer } from '@taht/rules';
import { botNamed } from '@taht/search';
import type { ConnectionStatus } from '../../connection/connection.ts';
import { openStream, type Stream } from '../../connection/stream.ts';
import { type Followed, follow, spread } from '../../play/session/follow.ts';
import type { Link, Session } from '../../play/session/session.ts';

export interface NetworkSession extends Session, Pick<Stream<Action>, 'here'> {}

export interface NetworkSpec {
  readonly game: string;
  readonly client: Client;
  readonly status: ReadonlySignal<ConnectionStatus>;
  /** The game itself knows only ids. Read inside a signal, so that names may come later. */
  nameOf(id: string, given: string): string;
}

export function openNetworkGame({ game, client, status, nameOf }: NetworkSpec): NetworkSession {
  const followed = signal<Followed | null>(null);
  let viewer: Viewer | null = null;
  let known = 0;

  /** As whom one sees it has to be known before the first event can be understood. */
  const findViewer = (): Omit<Watcher, 'onFailed'> => ({
    onView: (view) => {
      viewer = (view as GameView).viewer;
      stream.reopen();
    },
    onEvents: () => undefined,
  });

  const followFromStart = (as: Viewer): Omit<Watcher, 'onFailed'> => ({
    since: 0,
    onView: (view, version) => {
      known = version;
      followed.value = { seen: seeGame(view as GameView), steps: followed.peek()?.steps ?? [] };
    },
    onEvents: (seen, version) => {
      const present = followed.peek() ?? { seen: unseenGame(as), steps: [] };
      const next = follow(present, spread(seen, known, version), version);
      if (next === null) return 'again';
      known = version;
      followed.value = next;
      return undefined;
    },
  });

  const stream = openStream<Action>(client, game, (onFailed) => ({
    ...(viewer === null ? findViewer() : followFromStart(viewer)),
    onFailed,
  }));

  return {
    seen: computed(() => {
      const present = followed.value;
      return present === null ? null : named(present.seen, nameOf);
    }),
    here: stream.here,
    steps: computed(() => followed.value?.steps ?? []),
    link: computed((): Link => {
      const failure = stream.failure.value;
      if (failure !== null) return { kind: 'failed', failure };
      if (followed.value === null) return { kind: 'opening' };
      return { kind: status.value === 'open' ? 'live' : 'waiting' };
    }),
    now: stream.now,
    act: async (action) => {
      const done = await stream.ask(action);
      if (done.ok) return done;
      const trouble = done.error;
      return err(
        trouble.code === 'network'
          ? trouble
          : { code: 'refused', refusal: trouble.refusal as Refusal },
      );
    },
    close: stream.close,
  };
}

function named(seen: SeenGame, nameOf: NetworkSpec['nameOf']): SeenGame {
  const { game } = seen;
  const names = namesApart(
    game.seats.map(({ player: { id, name } }) => ({
      name: nameOf(id, name),
      isBot: botNamed(id) !== undefined,
    })),
  );
  const seats = game.seats.map((seat, i) => ({
    ...seat,
    player: { ...seat.player, name: names[i] ?? seat.player.name },
  }));
  return { ...seen, game: { ...game, seats } };
}
