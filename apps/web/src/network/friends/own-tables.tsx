/** The tables where one sits or is invited, those first that wait for one. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { me } from '../../connection/me.ts';
import { useRefreshed } from '../../connection/use-refreshed.ts';
import { texts } from '../../i18n/texts.ts';
import { TurnList } from '../../ui/turn-card.tsx';
import type { TurnGame } from '../../ui/turn-game.ts';
import { readOwnGames } from '../own-games.ts';

export function OwnTables() {
  const games = useSignal<readonly TurnGame[]>([]);
  const person = me.value?.card.id;
  const read = async (): Promise<void> => {
    games.value = await readOwnGames();
  };
  useEffect(() => void read(), [person]);
  useRefreshed(person, read);
  return <TurnList title={texts.value.t('friends.your-tables')} games={games.value} />;
}
