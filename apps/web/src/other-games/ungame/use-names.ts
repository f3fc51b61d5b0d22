/** What the players are called: a game on the server knows them by id alone. */
import { useSignal } from '@preact/signals';
import type { Player } from '@taht/rules';
import { botNamed } from '@taht/search';
import { useEffect } from 'preact/hooks';
import { cardsOf } from '../../connection/cards.ts';
import { texts } from '../../i18n/texts.ts';
import { botText } from '../../network/table-names.ts';

export function useNames(players: readonly Player[]): readonly Player[] {
  const nicknames = useSignal<ReadonlyMap<string, string>>(new Map());
  const people = players.map(({ id }) => id).filter((id) => id.startsWith('person-'));
  useEffect(() => {
    void cardsOf(people).then((cards) => {
      nicknames.value = new Map(cards.map(({ id, nickname }) => [id, nickname]));
    });
  }, [people.join()]);
  return players.map(({ id, name }) => {
    const bot = botNamed(id);
    const known = bot === undefined ? nicknames.value.get(id) : botText(bot, texts.value);
    return { id, name: known ?? name };
  });
}
