/** The games of this device, asked for once the page stands: the first screen waits for no worker. */
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { localGames } from '../local-games/client.ts';
import type { HostFailure, SavedGame } from '../local-games/message.ts';

export interface DeviceGames {
  readonly games: Signal<readonly SavedGame[]>;
  readonly trouble: Signal<HostFailure | null>;
}

export function useDeviceGames(): DeviceGames {
  const games = useSignal<readonly SavedGame[]>([]);
  const trouble = useSignal<HostFailure | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        void localGames.ask({ kind: 'list' }).then((list) => {
          if (list.ok) games.value = list.value;
          else trouble.value = list.error;
        });
      }),
    [games, trouble],
  );
  return { games, trouble };
}

/** Not every browser says when it is idle. Returns what calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: 1000 });
  return () => cancelIdleCallback(asked);
}
