/** What has been reached on this device: the best totals, and the attempts to look at again. */
import type { KeptMode, KeptSolitaire } from '../../local-games/other/message.ts';

export type SameGame = Pick<KeptSolitaire, 'variant' | 'tileset' | 'lexicon'>;

export const solitairesIn = (kept: readonly KeptMode[]): readonly KeptSolitaire[] =>
  kept.filter((each) => each.mode === 'solitaire');

/** The same game with the same tiles and words. */
const isSame = (a: SameGame, b: SameGame): boolean =>
  a.variant === b.variant && a.tileset === b.tileset && a.lexicon === b.lexicon;

/** Of the first rack: the other belongs to nobody. */
export const totalOf = ({ scores }: Pick<KeptSolitaire, 'scores'>): number => scores[0] ?? 0;

/** Null where none has been finished yet. */
export function bestTotal(kept: readonly KeptSolitaire[], game: SameGame): number | null {
  const totals = kept.filter((each) => each.isOver && isSame(each, game)).map(totalOf);
  return totals.length === 0 ? null : Math.max(...totals);
}

export const ofDay = (
  kept: readonly KeptSolitaire[],
  game: SameGame,
  day: string,
): readonly KeptSolitaire[] => kept.filter((each) => each.day === day && isSame(each, game));

/**
 * Where the game of the day is gone on with. With drawn tiles there is one attempt a day;
 * with all tiles face up there may be many, and only one that is under way is gone on with.
 */
export function dailyToOpen(
  kept: readonly KeptSolitaire[],
  game: SameGame,
  day: string,
): KeptSolitaire | undefined {
  const attempts = ofDay(kept, game, day);
  const open = attempts.find(({ isOver }) => !isOver);
  return game.variant === 'open' ? open : (open ?? attempts[0]);
}
