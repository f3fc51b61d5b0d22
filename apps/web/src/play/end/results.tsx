/** The whole result for whoever wants it: places, what was left on the racks, why it ended, how to check the draws. */
import { changeText, type FinalSheet, type Naming, tilesText } from '@taht/phrasing';
import type { Game, Seat } from '@taht/rules';
import { texts } from '../../i18n/texts.ts';
import { UngameLink } from '../dialogs/ungame-link.tsx';
import css from './results.module.css';

export interface ResultsProps {
  readonly game: Game;
  readonly naming: Naming;
  readonly sheet: FinalSheet;
}

export function Results({ game, naming, sheet }: ResultsProps) {
  const { t } = texts.value;
  return (
    <section class={css.results}>
      <h3>{t('finish.result')}</h3>
      <p>{sheet.reason}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('play.column-place')}</th>
            <th scope="col">{t('play.column-player')}</th>
            <th scope="col">{t('play.column-played')}</th>
            <th scope="col">{t('play.column-change')}</th>
            <th scope="col">{t('play.column-total')}</th>
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map(({ seat, place, played, tiles, change, total }) => (
            <tr key={seat}>
              <td>{place}</td>
              <th scope="row">
                {naming.player(seat)}
                <Standing game={game} seat={seat} />
                {tiles.length === 0 ? null : (
                  <span class={css.left}>
                    <span class="unseen">{t('play.column-tiles')}: </span>
                    {tilesText(tiles)}
                  </span>
                )}
              </th>
              <td>{played}</td>
              <td>{changeText(change)}</td>
              <td>{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sheet.ties.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p class="buttons">
        <a class="button" href={`/review/replay/${game.setup.game}`}>
          {t('in-game.analyse')}
        </a>
        <UngameLink game={game} />
      </p>
      <details>
        <summary>{t('in-game.draws')}</summary>
        <p class={css.seal}>{t('play.commitment', { commitment: game.setup.commitment })}</p>
        <p class={css.seal}>{t('play.seed', { seed: game.secret.seed })}</p>
      </details>
    </section>
  );
}

/** Whoever left before the end. */
function Standing({ game, seat }: { readonly game: Game; readonly seat: Seat }) {
  const standing = game.seats[seat]?.standing ?? 'playing';
  if (standing === 'playing') return null;
  return <span class={css.left}>{texts.value.t(`standing.${standing}`)}</span>;
}
