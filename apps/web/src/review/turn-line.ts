/** A turn in one line: its number, who moved, what, and for how many points. */
import { pointsText, turnText } from '@taht/phrasing';
import type { Game } from '@taht/rules';
import { texts } from '../i18n/texts.ts';
import { namingOf } from '../play/static/static-board.tsx';
import type { Replayed } from './replayed.ts';

export function turnLine({ frames, turns }: Replayed, at: number): string {
  const { t } = texts.value;
  const turn = turns[at - 1];
  const game = frames[at] as Game;
  if (turn === undefined) return t('review.beginning');
  const naming = namingOf(game);
  const points = pointsText(turn);
  return `${at}. ${naming.player(turn.seat)}: ${turnText(turn, naming, texts.value)}${points === '' ? '' : ` · ${points}`}`;
}
