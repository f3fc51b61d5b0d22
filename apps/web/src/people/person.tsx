/** Somebody: card, figures, games, and what one can do about them. */
import { useSignal } from '@preact/signals';
import { plain } from '@taht/phrasing';
import type { PersonAction, PersonCard } from '@taht/protocol';
import { useLocation, useRoute } from 'preact-iso';
import { AskButton } from '../connection/parts/ask-button.tsx';
import css from '../connection/parts/forms.module.css';
import { dayText } from '../i18n/dates.ts';
import { texts } from '../i18n/texts.ts';
import { challengePerson } from '../network/challenge.ts';
import { ReportForm } from '../network/person-dialog.tsx';
import { chosenEdition } from '../ui/chosen-edition.ts';
import { Dialog } from '../ui/dialog.tsx';
import { set } from '../ui/set.ts';
import { Shown, useAsked } from './asked.tsx';
import { PeoplePage } from './page.tsx';
import { RecentGames } from './recent-games.tsx';
import { act, type Self } from './self.ts';
import { StatisticsTable } from './statistics.tsx';

export const Person = () => (
  <PeoplePage title={() => texts.value.t('person.title')}>
    {(own) => <PersonOf me={own?.me ?? null} />}
  </PeoplePage>
);

function PersonOf({ me }: { readonly me: Self | null }) {
  const { id = '' } = useRoute().params;
  const card = useAsked<PersonCard>(`/people/${encodeURIComponent(id)}`);
  return (
    <Shown asked={card}>
      {(person) => (
        <>
          <Card card={person} />
          {me === null || me.card.id === person.id ? null : <Dealings me={me} card={person} />}
          <StatisticsTable person={person.id} />
          <RecentGames person={person.id} />
        </>
      )}
    </Shown>
  );
}

function Card({ card }: { readonly card: PersonCard }) {
  const { t, list, language } = texts.value;
  return (
    <>
      <h2>{plain(card.nickname)}</h2>
      <p>
        {t(`me.standing.${card.standing}`)}{' '}
        {list(card.roles.map((role) => t(`person.role.${role}`)))}
      </p>
      {card.vacation === null ? null : (
        <p>{t('person.away-until', { day: dayText(card.vacation, language) })}</p>
      )}
    </>
  );
}

type Tie = Extract<PersonAction, { person: string }>['kind'];

function Dealings({ me, card }: { readonly me: Self; readonly card: PersonCard }) {
  const { t } = texts.value;
  const { route } = useLocation();
  const isReporting = useSignal(false);
  const { id, nickname } = card;
  const isModerator = me.card.roles.some(
    (role) => role === 'moderator' || role === 'administrator',
  );
  const tie = (list: readonly string[], on: Tie, off: Tie) => {
    const kind = list.includes(id) ? off : on;
    return <AskButton key={on} text={t(`table.${kind}`)} onAsk={() => act({ kind, person: id })} />;
  };
  return (
    <div class={css.row}>
      <AskButton
        text={t('lobby.challenge')}
        isMain
        onAsk={async () => {
          const opened = await challengePerson(chosenEdition(), id);
          if (opened.ok) route(`/t/${opened.value}`);
          return opened;
        }}
      />
      {tie(me.follows, 'follow', 'unfollow')}
      {tie(me.mutes, 'mute', 'unmute')}
      {tie(me.blocks, 'block', 'unblock')}
      <button type="button" onClick={set(isReporting, true)}>
        {t('table.report')}
      </button>
      {isModerator ? (
        <a class="button" href={`/moderation?person=${id}`}>
          {t('moderation.decide')}
        </a>
      ) : null}
      {isReporting.value ? (
        <Dialog title={t('table.about', { player: nickname })} onClose={set(isReporting, false)}>
          <ReportForm
            person={{ id, name: nickname }}
            table={null}
            onClose={set(isReporting, false)}
          />
        </Dialog>
      ) : null}
    </div>
  );
}
