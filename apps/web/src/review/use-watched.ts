/** A game followed from outside: one of this device through its host, one of the server by asking for what is new. */
import { type Signal, useSignal } from '@preact/signals';
import { type Item, unseenGame } from '@taht/protocol';
import type { EventView, Viewer } from '@taht/rules';
import { useEffect } from 'preact/hooks';
import { localGames } from '../local-games/client.ts';
import { type Followed, follow, spread } from '../play/session/follow.ts';
import type { OpenFailure } from './open.ts';

export interface Watched {
  readonly followed: Signal<Followed | null>;
  readonly failure: Signal<OpenFailure | null>;
}

const SPECTATOR: Viewer = { kind: 'spectator' };
const EVERY = 2000;

export function useWatched(game: string): Watched {
  const followed = useSignal<Followed | null>(null);
  const failure = useSignal<OpenFailure | null>(null);
  useEffect(() => {
    const tell = (events: readonly (EventView | null)[], version: number): void => {
      const before = followed.value ?? { seen: unseenGame(SPECTATOR), steps: [] };
      followed.value = follow(before, events, version) ?? followed.value;
    };
    const fail = (code: OpenFailure): void => {
      failure.value = code;
    };
    return game.startsWith('local-') ? watchHere(game, tell, fail) : pollServer(game, tell, fail);
  }, [game]);
  return { followed, failure };
}

type Tell = (events: readonly (EventView | null)[], version: number) => void;
type Fail = (code: OpenFailure) => void;

function watchHere(game: string, tell: Tell, fail: Fail): () => void {
  let isLeft = false;
  let stop = (): void => {};
  void localGames.watch(game, SPECTATOR, tell).then((watched) => {
    if (!watched.ok) fail('no-such-game');
    else if (isLeft) watched.value();
    else stop = watched.value;
  });
  return () => {
    isLeft = true;
    stop();
  };
}

/** A picture on a stream may be two seconds late; it has to come back by itself after any break. */
function pollServer(game: string, tell: Tell, fail: Fail): () => void {
  const left = new AbortController();
  let known = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = async (): Promise<void> => {
    try {
      const answer = await fetch(
        `/api/v1/games/${encodeURIComponent(game)}/events?since=${known}`,
        { signal: left.signal },
      );
      if (answer.ok) {
        const { version, items } = (await answer.json()) as { version: number; items: Item[] };
        const events = spread(items, known, version);
        if (events.length > 0) tell(events, version);
        known = version;
      } else fail(answer.status >= 500 ? 'unreachable' : 'no-such-game');
    } catch {
      if (!left.signal.aborted) fail('unreachable');
    }
    if (!left.signal.aborted) timer = setTimeout(refresh, EVERY);
  };
  void refresh();
  return () => {
    left.abort();
    clearTimeout(timer);
  };
}
