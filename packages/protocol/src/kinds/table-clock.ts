/** The clock of a table's games: the one chosen at the table, or the ruleset's own. */
import type { Ruleset } from '@taht/rules';
import type { TableClock } from './table.ts';

export function clockFor(own: Ruleset['clock'], chosen: TableClock | null): Ruleset['clock'] {
  if (chosen === null) return own;
  const none: Ruleset['clock'] = {
    ...own,
    kind: 'none',
    seconds: 0,
    increment: 0,
    capMinutes: 'none',
    timeBank: 'none',
    vacation: 'none',
  };
  if (chosen.kind !== 'days') return { ...none, ...chosen };
  const { timeBank, vacation } = chosen;
  return {
    ...none,
    ...chosen,
    timeBank: timeBank === 0 ? 'none' : timeBank,
    vacation: vacation === 0 ? 'none' : vacation,
  };
}
