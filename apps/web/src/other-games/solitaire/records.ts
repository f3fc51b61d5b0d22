/** What has been reached on this device: the best totals, and the attempts to look at again. */
import type { SavedOtherGame, SavedSolitaire } from '../../local-games/other/message.ts';

export type SameGame = Pick<SavedSolitaire, 'variant' | 'tileset' | 'lexicon'>;

export const solitairesIn = (saved: readonly SavedOtherGame[]): readonly SavedSolitaire[] =>
  saved.filter((each) => each.mode === 'solitaire');

/** The same game with the same tiles and words. */
const isSame = (a: SameGame, b: SameGame): boolean =>
  a.variant === b.variant && a.tileset === b.tileset && a.lexicon === b.lexicon;

/** Of the first rack: the other belongs to nobody. */
export const totalOf = ({ scores }: Pick<SavedSolitaire, 'scores'>): number => scores[0] ?? 0;

/** Null where none has been finished yet. */
export function bestTotal(saved: readonly SavedSolitaire[], game: SameGame): number | null {
  const totals = saved.filter((each) => each.isOver && isSame(each, game)).map(totalOf);
  return totals.length === 0 ? null : Math.max(...totals);
}

export const ofDay = (
  saved: readonly SavedSolitaire[],
  game: SameGame,
  day: string,
): readonly SavedSolitaire[] => saved.filter((each) => each.day === day && isSame(each, game));

/**
 * Where the game of the day is gone on with. With drawn tiles there is one attempt a day;
 * with all tiles face up there may be many, and only one that is under way is gone on with.
 */
export function dailyToOpen(
  saved: readonly SavedSolitaire[],
  game: SameGame,
  day: string,
): SavedSolitaire | undefined {
  const attempts = ofDay(saved, game, day);
  const open = attempts.find(({ isOver }) => !isOver);
  return game.variant === 'open' ? open : (open ?? attempts[0]);
}
