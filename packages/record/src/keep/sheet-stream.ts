/** A score sheet as a stream: its events are the acts, and a command asks for one of them. */
import { err, ok, type Result } from '@taht/base';
import type { Command, Entry } from '@taht/stream';
import { sheetClock } from './clock.ts';
import { keepScore } from './kept.ts';
import type { Act, Sheet } from './sheet.ts';

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
  sheet: Sheet,
  { at, action: { wish, seen } }: SheetCommand,
): Result<readonly Act[], 'changed-elsewhere'> {
  if (seen !== sheet.acts.length) return err('changed-elsewhere');
  const act = { ...wish, at } as Act;
  if (wish.kind === 'clock' || sheetClock(sheet)?.running == null) return ok([act]);
  return ok([{ ...act, runs: keepScore(withAct(sheet, act)).onTurn }]);
}

export const withAct = (sheet: Sheet, act: Act): Sheet => ({
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
export const sheetEntries = ({ acts }: Sheet): readonly SheetEntry[] =>
  acts.map((act, seen) => ({
    command: {
      ...{ id: `read-${seen}`, by: 'keeper', at: act.at },
      action: { wish: act, seen },
    },
    events: [act],
  }));
