/** How things stand, for whoever cannot see it at a glance: the own tiles, the points, the bag, the time. */
import { BLANK } from '@taht/letters';
import { bagText, type Naming, scoresLine, type Texts, timeLeft, timeLine } from '@taht/phrasing';
import type { Game } from '@taht/rules';
import { type Draft, onRack } from '../input/draft.ts';

export interface Stand {
  readonly game: Game;
  readonly naming: Naming;
  readonly draft: Draft;
  /** Null for those who only look. */
  readonly seat: number | null;
  readonly now: number;
}

export function standingLines({ game, naming, draft, seat, now }: Stand, texts: Texts): string[] {
  const { t, list } = texts;
  const tiles = onRack(draft).map(({ tile }) => (tile === BLANK ? t('tile.blank') : tile));
  const left = seat === null ? null : timeLeft(game, seat, now);
  return [
    ...(tiles.length === 0 ? [] : [`${t('game.rack')}: ${list(tiles)}.`]),
    scoresLine(
      game.seats.map(({ score }) => score),
      naming,
      texts,
    ),
    bagText(game, texts),
    ...(left === null ? [] : [`${timeLine(texts, left)}.`]),
  ];
}
