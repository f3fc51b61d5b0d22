/** How the parts of a report name players, moves and figures. */

import { moveText } from '@taht/phrasing';
import type { Game, Seat } from '@taht/rules';
import type { Candidate, TurnReview } from '@taht/search';
import { numberText } from '../i18n/customs.ts';
import type { Texts } from '../i18n/texts.ts';
import { namingOf } from '../play/static/static-board.tsx';
import type { Replayed } from './replayed.ts';

export interface ReportWords {
  readonly player: (player: number) => string;
  readonly move: (move: Candidate, review: TurnReview) => string;
  readonly number: (value: number) => string;
  readonly percent: (value: number) => string;
}

export function wordsFor(
  { past }: Replayed,
  last: Game,
  order: readonly Seat[],
  said: Texts,
): ReportWords {
  const naming = namingOf(last);
  return {
    player: (player) => naming.player(order[player] ?? player),
    move: (move, { turn }) => moveText(move, past[turn - 1]?.board ?? [], naming, said),
    number: (value) => numberText(value, said.language, { maximumFractionDigits: 1 }),
    percent: (value) =>
      numberText(value, said.language, { style: 'percent', maximumFractionDigits: 0 }),
  };
}
