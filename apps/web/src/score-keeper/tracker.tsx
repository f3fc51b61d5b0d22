/** The tiles that are not on the board, and those of which too many lie there. */
import { BLANK } from '@taht/letters';
import { type ScoredSheet, tilesLeft } from '@taht/record';
import { texts } from '../i18n/texts.ts';
import css from './score-keeper.module.css';

export function Tracker({ scored }: { readonly scored: ScoredSheet }) {
  const { t } = texts.value;
  const left = [...tilesLeft(scored)];
  const name = (tile: string): string => (tile === BLANK ? t('tile.blank') : tile);
  const surplus = left.filter(([, count]) => count < 0).map(([tile]) => name(tile));
  return (
    <section aria-label={t('score-keeper.tracker')}>
      <h2>{t('score-keeper.tracker')}</h2>
      <p>{t('play.bag', { count: scored.bag })}</p>
      {surplus.length === 0 ? null : (
        <p class="warn">{t('score-keeper.surplus', { tiles: surplus.join(', ') })}</p>
      )}
      <ul class={css.tracker}>
        {left
          .filter(([, count]) => count > 0)
          .map(([tile, count]) => (
            <li key={tile}>
              <b>{tile === BLANK ? '▢' : tile}</b>
              <span class="unseen">{tile === BLANK ? t('tile.blank') : ''}</span> {count}
            </li>
          ))}
      </ul>
    </section>
  );
}
