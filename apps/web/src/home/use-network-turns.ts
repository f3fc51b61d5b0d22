/** The games over the network, for whoever has played there from this browser; asked for once the page stands. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useRefreshed } from '../connection/use-refreshed.ts';
import { alsoSay } from '../i18n/texts.ts';
import { preferences } from '../preferences/preferences.ts';
import type { TurnGame } from '../ui/turn-game.ts';
import { whenIdle } from '../ui/when-idle.ts';

/** A first page may lie open all day. */
const PERIOD = 20_000;

export function useNetworkTurns(): readonly TurnGame[] {
  const games = useSignal<readonly TurnGame[]>([]);
  const isKnown = preferences.isKnown.value || preferences.name.value !== '';
  const read = async (): Promise<void> => {
    if (!isKnown) return;
    const [{ readOwnGames }] = await Promise.all([
      import('../network/own-games.ts'),
      alsoSay('network'),
    ]);
    games.value = await readOwnGames();
  };
  useEffect(() => whenIdle(() => void read()), [isKnown]);
  useRefreshed(isKnown ? 'home' : undefined, read, PERIOD);
  return games.value;
}
