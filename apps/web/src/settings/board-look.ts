/** What the board of a game wears on this device. */
import { type BoardLook, rulebookLook } from './boards.ts';
import { settings } from './settings.ts';

export function boardLook(ruleset: string): BoardLook {
  const { value: chosen } = settings.board;
  return chosen === 'rulebook' ? rulebookLook(ruleset) : chosen;
}
