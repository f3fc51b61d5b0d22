/** The end of a game: who has won and how it came about. */

import { changeText, finalSheetOf, type Naming, tilesText } from '@taht/phrasing';
import type { Game, Seat } from '@taht/rules';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { announce } from '../../ui/announcer.tsx';
import css from './more.module.css';
import { UngameLink } from './ungame-link.tsx';

export interface FinalSheetProps {
  readonly game: Game;
  readonly naming: Naming;
  /** The way to the next game. */
  readonly children?: ComponentChildren;
}

export function FinalSheetView({ game, naming, children }: FinalSheetProps) {
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
      {children}
      <p class="buttons middle">
        <a class="button" href={`/review/replay/${game.setup.game}`}>
          {t('in-game.look-back')}
        </a>
        <a class="button" href={`/review/analysis/${game.setup.game}`}>
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
