/** Somebody who wants to referee asks the director, and waits. */
import { me } from '../../connection/me.ts';
import { AskForm } from '../../connection/parts/form.tsx';
import people from '../../connection/parts/forms.module.css';
import { texts } from '../../i18n/texts.ts';
import { requestNumber } from '../devices/request-number.ts';
import { sayTrouble } from '../tournament-texts.ts';
import { ToPage, type TournamentProps } from '../with-tournament.tsx';

export function AskIn({ tournament, view }: TournamentProps) {
  const { t } = texts.value;
  const asked = view.asking[0];
  return (
    <section class={`page ${people.page}`}>
      <h1>{t('tournament-referee.ask-title')}</h1>
      {asked === undefined ? (
        <AskForm
          fields={[
            {
              name: 'name',
              label: t('tournament-referee.name'),
              first: me.value?.card.nickname ?? '',
              hint: t('tournament-referee.ask-about'),
              mostLength: 100,
            },
          ]}
          submit={t('tournament-referee.ask')}
          isMain
          say={sayTrouble}
          onSend={({ name = '' }) => tournament.ask({ kind: 'ask-in', name })}
        />
      ) : (
        <>
          <p role="status">{t(`tournament-referee.asked.${asked.state}`)}</p>
          <p>{t('tournament-referee.asked-number', { number: requestNumber(asked.id) })}</p>
        </>
      )}
      <ToPage tournament={tournament} />
    </section>
  );
}
