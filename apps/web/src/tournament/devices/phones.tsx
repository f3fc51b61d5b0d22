/** On the console: phones that speak for players, and how one is released. */
import { AskForm } from '../../connection/parts/form.tsx';
import people from '../../connection/parts/forms.module.css';
import { texts } from '../../i18n/texts.ts';
import { useParts } from '../../i18n/use-part.ts';
import { sayTrouble } from '../tournament-texts.ts';
import type { TournamentProps } from '../with-tournament.tsx';

export function Phones({ tournament, view }: TournamentProps) {
  const { t } = texts.value;
  if (!useParts('door', 'player') || view.head.rules.phones === 'none') return null;
  const count = view.players.filter(({ hasDevice }) => hasDevice).length;
  return (
    <details class={people.form}>
      <summary>{t('tournament-door.phones')}</summary>
      <p>{t('tournament-door.phones-count', { count })}</p>
      <AskForm
        title={t('tournament-door.release')}
        fields={[
          { name: 'player', label: t('tournament-player.number'), type: 'number', min: 1 },
          {
            name: 'key',
            label: t('tournament-door.which-key'),
            type: 'choice',
            items: (['same', 'new'] as const).map((key) => [key, t(`tournament-door.key.${key}`)]),
          },
        ]}
        submit={t('tournament-door.release')}
        done={t('table.done')}
        say={sayTrouble}
        onSend={({ player, key }) =>
          tournament.ask({
            kind: 'release',
            player: Number(player),
            key: key === 'new' ? 'new' : 'same',
          })
        }
      />
    </details>
  );
}
