/** Who takes part, with their numbers; players without a device are entered here. */
import { ok } from '@taht/base';
import type { duplicate } from '@taht/modes';
import { plain } from '@taht/wording';
import { texts } from '../../../i18n/texts.ts';
import { AskForm } from '../../../people/form.tsx';
import css from '../duplicate.module.css';
import { sayTrouble } from '../say.ts';
import type { GameProps } from '../with-game.tsx';
import { entrantsOf, portionsOf } from './entrants.ts';

export function Players({ game, view }: GameProps) {
  const { t } = texts.value;
  const { entrants } = view;
  return (
    <section>
      <h2>{t('game.players')}</h2>
      {view.phase.kind === 'over' ? null : (
        <details>
          <summary>{t('duplicate.add-paper')}</summary>
          <AskForm
            fields={[
              {
                name: 'names',
                label: t('duplicate.names'),
                type: 'area',
                hint: t('duplicate.names-hint'),
              },
              { name: 'hall', label: t('duplicate.hall'), isOptional: true, mostLength: 40 },
            ]}
            submit={t('duplicate.add')}
            done={t('gather.done')}
            say={sayTrouble}
            onSend={({ names = '', hall = '' }) => enter(game, entrantsOf(names, hall))}
          />
        </details>
      )}
      {entrants === null || entrants.length === 0 ? null : <Entrants entrants={entrants} />}
    </section>
  );
}

async function enter(
  game: GameProps['game'],
  players: ReturnType<typeof entrantsOf>,
): ReturnType<GameProps['game']['ask']> {
  for (const portion of portionsOf(players)) {
    const sent = await game.ask({ kind: 'enter-paper', players: portion });
    if (!sent.ok) return sent;
  }
  return ok(null);
}

function Entrants({ entrants }: { readonly entrants: readonly duplicate.Entrant[] }) {
  const { t } = texts.value;
  return (
    <details>
      <summary>{t('duplicate.all-players', { count: entrants.length })}</summary>
      <table class={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('duplicate.column.number')}</th>
            <th scope="col">{t('duplicate.column.name')}</th>
            <th scope="col">{t('duplicate.column.hall')}</th>
            <th scope="col">{t('duplicate.column.hands')}</th>
          </tr>
        </thead>
        <tbody>
          {entrants.map(({ id, name, hall, hands }, i) => (
            <tr key={id}>
              <td>{i + 1}</td>
              <th scope="row" class={css.text}>
                {plain(name)}
              </th>
              <td class={css.text}>{plain(hall)}</td>
              <td>{t(`duplicate.hands.${hands}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
