/** The games of this device, asked for once the page stands: the first screen waits for no worker. */
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { localGames } from '../local-games/client.ts';
import type { HostFailure, SavedGame } from '../local-games/message.ts';
import { whenIdle } from '../ui/when-idle.ts';

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
