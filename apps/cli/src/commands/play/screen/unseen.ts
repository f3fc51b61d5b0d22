/** The tiles that a player has not seen: in the bag or on the others' racks. */

import { bagText, unseenCounts } from '@taht/phrasing';
import type { Game, Seat } from '@taht/rules';
import type { Style } from '../../../screen/style.ts';

export function unseenLines(game: Game, seat: Seat, { texts }: Style): string[] {
  const counts = unseenCounts(game, seat);
  const tiles = [...counts].map(([tile, count]) => `${tile}×${count}`).join(' ');
  return [bagText(game, texts), texts.t('play.unseen', { tiles: tiles === '' ? '–' : tiles })];
}
