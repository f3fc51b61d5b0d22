/** A seat of a game that this device hosts; or what everybody at the table may see of it. */
import { signal } from '@preact/signals';
import { unseenGame } from '@taht/protocol';
import type { Action, Author, Viewer } from '@taht/rules';
import { localGames } from '../../local-games/client.ts';
import { type Followed, follow } from './follow.ts';
import type { Link, Session } from './session.ts';

/** Without a seat one watches, and acts for the referee. */
export function openLocal(game: string, seat: number | null): Session {
  const viewer: Viewer = seat === null ? { kind: 'spectator' } : { kind: 'seat', seat };
  const by: Author = seat === null ? { kind: 'referee', name: 'table' } : { kind: 'seat', seat };
  const followed = signal<Followed>({ seen: unseenGame(viewer), steps: [] });
  const seen = signal<Followed['seen'] | null>(null);
  const steps = signal<Followed['steps']>([]);
  const link = signal<Link>({ kind: 'opening' });
  let stop = (): void => {};
  let isClosed = false;
  let commands = 0;
  const own = crypto.getRandomValues(new Uint32Array(2)).join('-');

  const watching = localGames.watch(game, viewer, (events, version) => {
    const next = follow(followed.value, events, version);
    if (next === null) return;
    followed.value = next;
    seen.value = next.seen;
    steps.value = next.steps;
  });
  void watching.then((watched) => {
    if (!watched.ok) link.value = { kind: 'failed', failure: watched.error };
    else if (isClosed) watched.value();
    else {
      stop = watched.value;
      link.value = { kind: 'live' };
    }
  });

  const actAs = (author: Author, action: Action) =>
    localGames.ask({ kind: 'act', game, by: author, command: `${own}-${commands++}`, action });

  return {
    seen,
    steps,
    link,
    now: Date.now,
    act: (action) => actAs(by, action),
    judge: (words) => {
      const lexicon = seen.value?.game.setup.lexicon ?? '';
      return localGames.ask({ kind: 'judge', lexicon, words });
    },
    pause: (isPaused) => actAs({ kind: 'system' }, { kind: isPaused ? 'pause' : 'resume' }),
    close: () => {
      isClosed = true;
      stop();
    },
  };
}

/** For people who were asked nothing: each with the own part in the draw, which is the player's id. */
export async function agreeLocally(game: string, seats: readonly number[]): Promise<void> {
  for (const seat of seats) {
    const by: Author = { kind: 'seat', seat };
    const command = `agree-${seat}`;
    await localGames.ask({ kind: 'act', game, by, command, action: { kind: 'agree' } });
  }
}
