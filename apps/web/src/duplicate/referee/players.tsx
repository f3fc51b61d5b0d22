/** Who takes part, with their numbers; players without a device are entered here. */
import { ok } from '@taht/base';
import type { duplicate } from '@taht/modes';
import { plain } from '@taht/phrasing';
import { useRef } from 'preact/hooks';
import { AskForm } from '../../connection/parts/form.tsx';
import { texts } from '../../i18n/texts.ts';
import css from '../duplicate.module.css';
import { sayTrouble } from '../duplicate-texts.ts';
import type { GameProps } from '../with-game.tsx';
import { entrantsOf, notYetIn, type PaperEntrants, portionsOf } from './entrants.ts';

export function Players({ game, view }: GameProps) {
  const { t } = texts.value;
  const { entrants } = view;
  const entered = useRef<PaperEntrants>([]);
  const enter = async (players: PaperEntrants): ReturnType<typeof game.ask> => {
    let left = notYetIn(players, entered.current);
    for (const portion of portionsOf(left)) {
      const sent = await game.ask({ kind: 'enter-paper', players: portion });
      if (!sent.ok) return sent;
      left = left.slice(portion.length);
      entered.current = players.slice(0, players.length - left.length);
    }
    entered.current = [];
    return ok(null);
  };
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
            done={t('table.done')}
            say={sayTrouble}
            onSend={({ names = '', hall = '' }) => enter(entrantsOf(names, hall))}
          />
        </details>
      )}
      {entrants === null || entrants.length === 0 ? null : <Entrants entrants={entrants} />}
    </section>
  );
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
