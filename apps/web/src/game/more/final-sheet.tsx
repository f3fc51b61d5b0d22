/** The end of a game: who has won and how it came about. */
import type { Game } from '@taht/rules';
import { changeText, finalSheetOf, type Naming, tilesText } from '@taht/wording';
import { useEffect } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { announce } from '../../ui/announcer.tsx';
import css from './more.module.css';

export interface FinalSheetProps {
  readonly game: Game;
  readonly naming: Naming;
}

export function FinalSheetView({ game, naming }: FinalSheetProps) {
  const { t } = texts.value;
  const sheet = finalSheetOf(game, naming, texts.value);
  useEffect(() => {
    if (sheet !== null) announce(sheet.reason, sheet.winner);
  }, [sheet === null]);
  if (sheet === null) return null;
  return (
    <section class={css.final}>
      <h2>{sheet.winner}</h2>
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
      <p class={css.buttons}>
        <a class="button" href={`/replay/${game.setup.game}`}>
          {t('in-game.look-back')}
        </a>
        <a class="button" href={`/analyse/${game.setup.game}`}>
          {t('in-game.analyse')}
        </a>
      </p>
      <details>
        <summary>{t('in-game.draws')}</summary>
        <p class={css.seal}>{t('play.commitment', { commitment: game.setup.commitment })}</p>
        <p class={css.seal}>{t('play.seed', { seed: game.secret.seed })}</p>
      </details>
    </section>
  );
}
