/** A score sheet as a stream: its events are the acts, and a command asks for one of them. */
import { err, ok, type Result } from '@taht/base';
import type { Command, Entry } from '@taht/stream';
import { scoreSheetClock } from './clock.ts';
import type { Act, ScoreSheet } from './score-sheet.ts';
import { scoredSheetOf } from './scored-sheet.ts';

type WithoutTime<T> = T extends Act ? Omit<T, 'at'> : never;
export type Wish = WithoutTime<Act>;

export interface SheetAction {
  readonly wish: Wish;
  /** How many acts its author saw: lines are named by their place. */
  readonly seen: number;
}

export type SheetCommand = Command<'keeper', SheetAction>;
export type SheetEntry = Entry<'keeper', SheetAction, Act>;

/** With a running clock, it is the next player's from then on. */
export function decideAct(
  sheet: ScoreSheet,
  { at, action: { wish, seen } }: SheetCommand,
): Result<readonly Act[], 'changed-elsewhere'> {
  if (seen !== sheet.acts.length) return err('changed-elsewhere');
  const act = { ...wish, at } as Act;
  if (wish.kind === 'clock' || scoreSheetClock(sheet)?.running == null) return ok([act]);
  return ok([{ ...act, runs: scoredSheetOf(withAct(sheet, act)).onTurn }]);
}

export const withAct = (sheet: ScoreSheet, act: Act): ScoreSheet => ({
  ...sheet,
  acts: [...sheet.acts, act],
});

/** For whoever holds the sheet and its entries when the turn of the command comes. */
export const askForAct =
  (wish: Wish, seen: number, at: number) =>
  ({ entries }: { readonly entries: readonly SheetEntry[] }): SheetCommand => ({
    ...{ id: `asked-${entries.length}`, by: 'keeper', at },
    action: { wish, seen },
  });

/** Of a sheet that was read; nobody knows any more what was asked for. */
export const sheetEntries = ({ acts }: ScoreSheet): readonly SheetEntry[] =>
  acts.map((act, seen) => ({
    command: {
      ...{ id: `read-${seen}`, by: 'keeper', at: act.at },
      action: { wish: act, seen },
    },
    events: [act],
  }));
