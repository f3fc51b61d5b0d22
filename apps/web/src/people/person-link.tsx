/** Somebody by name, and the way to their page; bots have none, and those who are gone no name. */
import { useSignal } from '@preact/signals';
import { plain } from '@taht/phrasing';
import type { PersonCard } from '@taht/protocol';
import { botNamed } from '@taht/search';
import { useEffect } from 'preact/hooks';
import { cardsOf } from '../connection/cards.ts';
import { texts } from '../i18n/texts.ts';
import { botText } from '../network/table-names.ts';

export function PersonLink({ id }: { readonly id: string }) {
  const card = useSignal<PersonCard | null>(null);
  const isPerson = id.startsWith('person-');
  useEffect(() => {
    card.value = null;
    if (isPerson)
      void cardsOf([id]).then(([found]) => {
        card.value = found ?? null;
      });
  }, [id]);
  const bot = botNamed(id);
  if (bot !== undefined) return <span>{botText(bot, texts.value)}</span>;
  if (!isPerson) return <span>{plain(id)}</span>;
  if (card.value === null) return <span>{texts.value.t('net.somebody')}</span>;
  return <a href={`/people/${id}`}>{plain(card.value.nickname)}</a>;
}
