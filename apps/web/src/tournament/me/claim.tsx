/** A phone shows the number and the key of a badge, and speaks for that player from then on. */
import { AskForm } from '../../connection/parts/form.tsx';
import people from '../../connection/parts/forms.module.css';
import { texts } from '../../i18n/texts.ts';
import { sayTrouble } from '../tournament-texts.ts';
import { ToPage, type TournamentProps } from '../with-tournament.tsx';
import { parseBadge } from './badge-link.ts';

export function Claim({ tournament, view }: TournamentProps) {
  const { t } = texts.value;
  const badge = parseBadge(location.hash);
  const hasPhones = view.head.rules.phones !== 'none';
  return (
    <section class={`page ${people.page}`}>
      <h1>{t('tournament-player.claim-title')}</h1>
      {hasPhones ? (
        <AskForm
          fields={[
            {
              name: 'player',
              label: t('tournament-player.number'),
              type: 'number',
              min: 1,
              first: badge === null ? '' : String(badge.player),
            },
            {
              name: 'key',
              label: t('tournament-player.key'),
              hint: t('tournament-player.key-about'),
              isDigits: true,
              first: badge?.key ?? '',
              mostLength: 20,
            },
          ]}
          submit={t('tournament-player.claim')}
          isMain
          say={sayTrouble}
          onSend={async ({ player, key = '' }) => {
            const sent = await tournament.ask({
              kind: 'claim',
              player: Number(player),
              key: key.replaceAll(/\D/gu, ''),
            });
            // The key is not left in the address for whoever has the phone next.
            if (sent.ok) history.replaceState(null, '', location.pathname);
            return sent;
          }}
        />
      ) : (
        <p role="status">{t('tournament-player.no-phones')}</p>
      )}
      <ToPage tournament={tournament} />
    </section>
  );
}
