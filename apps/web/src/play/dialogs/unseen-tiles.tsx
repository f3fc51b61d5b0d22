/** The tiles that are in the bag or on the others' racks. */
import { BLANK } from '@taht/letters';
import { bagText, unseenCounts } from '@taht/phrasing';
import { tilePoints } from '@taht/rules';
import { texts } from '../../i18n/texts.ts';
import { CloseLine, Dialog } from '../../ui/dialog.tsx';
import { tileSpoken } from '../board/spoken.ts';
import { Tile } from '../board/tile.tsx';
import type { SeatDialogProps } from './dialogs.tsx';
import css from './more.module.css';

export function UnseenTiles({ game, seat, onClose }: SeatDialogProps) {
  const { t } = texts.value;
  const counts = [...unseenCounts(game, seat)];
  const count = counts.reduce((sum, [, each]) => sum + each, 0);
  return (
    <Dialog title={t('in-game.unseen')} onClose={onClose}>
      <p>
        {t('in-game.unseen-count', { count })} {bagText(game, texts.value)}
      </p>
      <ul class={css.unseen}>
        {counts.map(([tile, each]) => (
          <li key={tile}>
            <span class="unseen">
              {tile === BLANK ? t('tile.blank') : tileSpoken(tile, game, texts.value)}
            </span>
            <Tile tile={tile} points={tilePoints(game.tables, tile)} />
            <span>×{each}</span>
          </li>
        ))}
      </ul>
      <CloseLine onClose={onClose} />
    </Dialog>
  );
}
