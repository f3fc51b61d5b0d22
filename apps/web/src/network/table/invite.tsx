/** Friends and others with an account, invited by name. */
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { plain } from '@taht/phrasing';
import type { PersonCard } from '@taht/protocol';
import { call } from '../../connection/call.ts';
import { cardsOf } from '../../connection/cards.ts';
import { me } from '../../connection/me.ts';
import { NameField } from '../../connection/parts/name-field.tsx';
import { TroubleNote } from '../../connection/parts/name-form.tsx';
import css from '../../connection/parts/parts.module.css';
import type { Trouble } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import { PersonFace } from '../../ui/person-face.tsx';
import { useAnswer } from '../../ui/use-answer.ts';
import { useAttempt } from '../../ui/use-attempt.ts';
import type { AtTableProps } from './agree.tsx';
import own from './table.module.css';

export function Invite({ table, head }: AtTableProps) {
  const { t, list } = texts.value;
  const name = useSignal('');
  const { trouble, attempt } = useAttempt<Trouble>();
  const friends = useCards(me.value?.follows ?? []);
  const invited = useCards(head.invited ?? []);
  const isIn = head.own !== null || head.host === me.value?.card.id;
  if (!isIn) return null;

  const invite = async (person: string): Promise<void> => {
    const done = await attempt(table.ask({ kind: 'invite', person }));
    if (done.ok) name.value = '';
  };
  const inviteNamed = async (event: Event): Promise<void> => {
    event.preventDefault();
    const found = await call<PersonCard>(`/people/named/${encodeURIComponent(name.value.trim())}`);
    if (found.ok) await invite(found.value.id);
    else trouble.value = found.error;
  };
  const seated = head.places.map((place) => (place.kind === 'person' ? place.id : ''));
  const left = friends.value.filter(
    ({ id }) => !seated.includes(id) && !head.invited?.includes(id),
  );
  return (
    <section>
      {left.length === 0 ? null : (
        <>
          <h2>{t('table.friends')}</h2>
          <ul class={css.plain}>
            {left.map(({ id, nickname }) => (
              <li key={id} class={own.friend}>
                <PersonFace name={plain(nickname)} />
                <span>{plain(nickname)}</span>
                <button type="button" onClick={() => invite(id)}>
                  {t('table.invite-person')}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <details class={own.fold}>
        <summary>{t('table.by-name')}</summary>
        <form class={css.row} onSubmit={inviteNamed}>
          <NameField
            class={css.grow}
            label={t('table.account-name')}
            name={name}
            autocomplete="off"
          />
          <button type="submit">{t('table.invite-person')}</button>
        </form>
        <TroubleNote trouble={trouble.value} />
      </details>
      {invited.value.length === 0 ? null : (
        <p>
          {t('table.invited', { names: list(invited.value.map((card) => plain(card.nickname))) })}
        </p>
      )}
    </section>
  );
}

const useCards = (people: readonly string[]): ReadonlySignal<readonly PersonCard[]> =>
  useAnswer<readonly PersonCard[]>(() => cardsOf(people), [], [people.join()]);
