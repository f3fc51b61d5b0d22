/** Whoever has the recovery sheet opens the console with its code, on any device. */
import { me } from '../../connection/me.ts';
import { AskForm } from '../../connection/parts/form.tsx';
import people from '../../connection/parts/forms.module.css';
import { texts } from '../../i18n/texts.ts';
import { sayTrouble } from '../tournament-texts.ts';
import { ToPage, type TournamentProps } from '../with-tournament.tsx';

/** What stands behind the # of the link on the sheet, which no server sees that way. */
export const recoveryLink = (key: string): string => `#${key}`;

const keyIn = (hash: string): string => /^#(\d{12})$/u.exec(hash)?.[1] ?? '';

export function Recover({ tournament }: Pick<TournamentProps, 'tournament'>) {
  const { t } = texts.value;
  return (
    <section class={`page ${people.page}`}>
      <h1>{t('console.recover')}</h1>
      <p>{t('console.recover-about')}</p>
      <AskForm
        fields={[
          {
            name: 'key',
            label: t('console.recovery-code'),
            isDigits: true,
            first: keyIn(location.hash),
            mostLength: 20,
          },
        ]}
        submit={t('console.recover-open')}
        isMain
        say={sayTrouble}
        onSend={async ({ key = '' }) => {
          const sent = await tournament.ask({
            kind: 'recover',
            key: key.replaceAll(/\D/gu, ''),
            name: me.value?.card.nickname ?? '',
          });
          // The code is not left in the address for whoever has the device next.
          if (sent.ok) {
            history.replaceState(null, '', location.pathname);
            tournament.reopen();
          }
          return sent;
        }}
      />
      <ToPage tournament={tournament} />
    </section>
  );
}
