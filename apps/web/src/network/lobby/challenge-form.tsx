/** A challenge to one person: a table for the two, and an invitation. */
import { useSignal } from '@preact/signals';
import type { Edition } from '@taht/editions';
import type { PersonCard } from '@taht/protocol';
import { useLocation } from 'preact-iso';
import { call } from '../../connection/call.ts';
import { NameField } from '../../connection/parts/name-field.tsx';
import { TroubleNote } from '../../connection/parts/name-form.tsx';
import css from '../../connection/parts/parts.module.css';
import type { Trouble } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import { challengePerson } from '../challenge.ts';

export function ChallengeForm({ edition }: { readonly edition: Edition }) {
  const { t } = texts.value;
  const { route } = useLocation();
  const name = useSignal('');
  const trouble = useSignal<Trouble | null>(null);
  const challenge = async (event: Event): Promise<void> => {
    event.preventDefault();
    const found = await call<PersonCard>(`/people/named/${encodeURIComponent(name.value.trim())}`);
    if (!found.ok) {
      trouble.value = found.error;
      return;
    }
    const opened = await challengePerson(edition, found.value.id);
    if (opened.ok) route(`/t/${opened.value}`);
    else trouble.value = opened.error;
  };
  return (
    <form onSubmit={challenge}>
      <h2>{t('lobby.challenge-title')}</h2>
      <div class={css.row}>
        <NameField label={t('table.account-name')} name={name} autocomplete="off" />
        <button type="submit">{t('lobby.challenge')}</button>
      </div>
      <TroubleNote trouble={trouble.value} />
    </form>
  );
}
