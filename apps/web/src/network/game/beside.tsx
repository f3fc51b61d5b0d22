/** Who is there, and a nudge for whoever is long in moving. */
import { me } from '../../connection/me.ts';
import { TroubleNote } from '../../connection/parts/name-form.tsx';
import type { Trouble } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import type { GameModel } from '../../play/model/game-model.ts';
import { announce } from '../../ui/announcer.tsx';
import { useAttempt } from '../../ui/use-attempt.ts';
import type { NetworkTable } from '../table/network-table.ts';
import css from './network-game.module.css';
import type { NetworkSession } from './network-session.ts';

export interface BesideProps {
  readonly model: GameModel;
  readonly session: NetworkSession;
  readonly table: NetworkTable;
}

export function Beside({ model, session, table }: BesideProps) {
  const { t } = texts.value;
  const { trouble, attempt } = useAttempt<Trouble>();
  const game = model.game.value;
  if (game === null || game.phase.kind === 'over') return null;
  const here = session.here.value;
  const persons = game.seats.flatMap(({ player }, seat) =>
    player.id.startsWith('person-') && player.id !== me.value?.card.id ? [{ ...player, seat }] : [],
  );
  const onTurn = game.phase.kind === 'turn' ? game.phase.seat : null;
  const slow = persons.find(({ seat }) => seat === onTurn);
  const nudge = async (place: number): Promise<void> => {
    const done = await attempt(table.ask({ kind: 'nudge', place }));
    if (done.ok) announce(t('table.reminded'));
  };
  return (
    <div>
      <ul class={css.persons}>
        {persons.map(({ id, name }) => (
          <li key={id} class={here.includes(id) ? css.here : css.away}>
            {name}: {t(here.includes(id) ? 'net.here' : 'net.away')}
          </li>
        ))}
        {slow === undefined || model.seat.value === null ? null : (
          <li>
            <button type="button" onClick={() => nudge(slow.seat)}>
              {t('table.nudge', { player: slow.name })}
            </button>
          </li>
        )}
      </ul>
      <TroubleNote trouble={trouble.value} />
    </div>
  );
}
