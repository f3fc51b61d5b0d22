/** On the console: phones that speak for players, and how one is released. */
import { AskForm } from '../../connection/parts/form.tsx';
import people from '../../connection/parts/forms.module.css';
import { texts } from '../../i18n/texts.ts';
import { useParts } from '../../i18n/use-part.ts';
import { sayTrouble } from '../say.ts';
import type { TournamentProps } from '../with-tournament.tsx';

export function Phones({ tournament, view }: TournamentProps) {
  const { t } = texts.value;
  if (!useParts('door', 'player') || view.head.rules.phones === 'none') return null;
  const count = view.players.filter(({ hasDevice }) => hasDevice).length;
  return (
    <details class={people.form}>
      <summary>{t('event-door.phones')}</summary>
      <p>{t('event-door.phones-count', { count })}</p>
      <AskForm
        title={t('event-door.release')}
        fields={[
          { name: 'player', label: t('event-me.number'), type: 'number', min: 1 },
          {
            name: 'key',
            label: t('event-door.which-key'),
            type: 'choice',
            items: (['same', 'new'] as const).map((key) => [key, t(`event-door.key.${key}`)]),
          },
        ]}
        submit={t('event-door.release')}
        done={t('gather.done')}
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
