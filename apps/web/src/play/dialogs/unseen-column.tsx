/** The tiles that are in the bag or on the others' racks, beside the board: a letter and a dot for each. */
import { BLANK, type Tile } from '@taht/letters';
import { bagText, unseenCounts } from '@taht/phrasing';
import { allTiles, type Game, type Seat } from '@taht/rules';
import { texts } from '../../i18n/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { tileSpoken } from '../board/spoken.ts';
import css from './unseen-column.module.css';

export interface UnseenColumnProps {
  readonly game: Game;
  readonly seat: Seat;
}

export function UnseenColumn({ game, seat }: UnseenColumnProps) {
  const { t } = texts.value;
  const counts = unseenCounts(game, seat);
  const all = new Set(allTiles(game.setup.tileset));
  const tiles = [...all].toSorted((a, b) => Number(a === BLANK) - Number(b === BLANK));
  return (
    <section class={css.column} aria-label={t('in-game.unseen')}>
      <h2 class={css.title}>{t('in-game.unseen')}</h2>
      <ul class={css.tiles} style={{ '--rows': Math.ceil(tiles.length / 2) }}>
        {tiles.map((tile) => (
          <Line key={tile} game={game} tile={tile} count={counts.get(tile) ?? 0} />
        ))}
      </ul>
      <p class={css.bag} data-bag="">
        <Icon name="bag" />
        {bagText(game, texts.value)}
      </p>
    </section>
  );
}

interface LineProps {
  readonly game: Game;
  readonly tile: Tile;
  readonly count: number;
}

const Line = ({ game, tile, count }: LineProps) => (
  <li class={count === 0 ? css.none : undefined}>
    <span class="unseen">
      {tile === BLANK ? texts.value.t('tile.blank') : tileSpoken(tile, game, texts.value)} ×{count}
    </span>
    <b class={tile === BLANK ? css.blank : undefined} aria-hidden="true">
      {tile === BLANK ? '' : tile}
    </b>
    <i aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <u key={i} />
      ))}
    </i>
  </li>
);
