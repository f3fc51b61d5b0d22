/** A score sheet under the pen: as it is kept on this device, and every change written down before it is shown. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { type Act, type Line, type ScoreSheet, scoredSheetOf, scoreSheetClock } from '@taht/record';
import { type SheetFacts, sheetShelf } from './shelf.ts';

export type DeskTrouble = 'not-kept' | 'changed-elsewhere';

/** An act without its time, which is the desk's to tell. */
export type Wish =
  | { readonly kind: 'write'; readonly line: Line }
  | { readonly kind: 'insert'; readonly before: number; readonly line: Line }
  | {
      readonly kind: 'mend';
      readonly id: number;
      readonly line: Line;
      readonly by: string;
      readonly reason: string;
    }
  | { readonly kind: 'strike'; readonly id: number; readonly by: string; readonly reason: string }
  | { readonly kind: 'undo' | 'redo' }
  | { readonly kind: 'clock'; readonly runs: number | null };

export interface Desk {
  /** Undefined while it is fetched, null where there is none. */
  readonly sheet: ReadonlySignal<ScoreSheet | null | undefined>;
  readonly isLasting: ReadonlySignal<boolean>;
  readonly trouble: ReadonlySignal<DeskTrouble | null>;
  act(wish: Wish): Promise<boolean>;
  close(): void;
}

const CHANNEL = 'taht-keep';

export function openDesk(id: string): Desk {
  const sheet = signal<ScoreSheet | null | undefined>(undefined);
  const isLasting = signal(true);
  const trouble = signal<DeskTrouble | null>(null);
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  let isBusy = false;

  const load = async (): Promise<void> => {
    const shelf = await sheetShelf();
    isLasting.value = shelf.isLasting;
    sheet.value = (await shelf.load(id)) ?? null;
  };
  channel?.addEventListener('message', ({ data }) => {
    if (data === id) void load();
  });
  void load().catch(() => {
    sheet.value = null;
  });

  const append = async (present: ScoreSheet, wish: Wish): Promise<boolean> => {
    const act = actOf(present, wish, Date.now());
    const after = { ...present, acts: [...present.acts, act] };
    const shelf = await sheetShelf();
    const isWritten = await shelf.append(id, present.acts.length, act, factsOf(after));
    if (isWritten) sheet.value = after;
    else await load();
    trouble.value = isWritten ? null : 'changed-elsewhere';
    channel?.postMessage(id);
    return isWritten;
  };

  return {
    sheet,
    isLasting,
    trouble,
    act: async (wish) => {
      const present = sheet.value;
      if (present === null || present === undefined || isBusy) return false;
      isBusy = true;
      try {
        return await append(present, wish);
      } catch {
        trouble.value = 'not-kept';
        return false;
      } finally {
        isBusy = false;
      }
    },
    close: () => channel?.close(),
  };
}

/** With a running clock, it is the next player's from then on. */
function actOf(sheet: ScoreSheet, wish: Wish, at: number): Act {
  if (wish.kind === 'clock') return { ...wish, at };
  const act = { ...wish, at } as Act;
  if (scoreSheetClock(sheet)?.running == null) return act;
  return { ...act, runs: scoredSheetOf({ ...sheet, acts: [...sheet.acts, act] }).onTurn };
}

function factsOf(sheet: ScoreSheet): SheetFacts {
  const { setup, acts } = sheet;
  const { scores, isOver } = scoredSheetOf(sheet);
  return { id: setup.id, setup, scores, isOver, at: acts.at(-1)?.at ?? setup.at };
}

/** Kept as a whole, under a name of its own. */
export async function addSheet(sheet: ScoreSheet): Promise<string | undefined> {
  try {
    await (await sheetShelf()).create(sheet, factsOf(sheet));
    return sheet.setup.id;
  } catch {
    return undefined;
  }
}
