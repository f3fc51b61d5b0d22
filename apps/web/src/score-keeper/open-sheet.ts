/** An open score sheet: stored on this device, every change before it is shown. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { err } from '@taht/base';
import {
  type Act,
  askForAct,
  decideAct,
  type ScoreSheet,
  type SheetAction,
  scoredSheetOf,
  sheetEntries,
  type Wish,
  withAct,
} from '@taht/record';
import { LocalHost, type LocalTypes } from '@taht/stream';
import { type StoreFailure, shelfStore } from '../local-games/shelf-store.ts';
import { type SheetFacts, type StoredAct, sheetShelf } from './shelf.ts';

export type SheetTrouble = 'not-saved' | 'changed-elsewhere';

interface SheetTypes extends LocalTypes {
  readonly state: ScoreSheet;
  readonly author: 'keeper';
  readonly action: SheetAction;
  readonly event: Act;
  readonly failure: StoreFailure | { readonly code: 'changed-elsewhere' };
}

export interface OpenSheet {
  /** Undefined while it is fetched, null where there is none. */
  readonly sheet: ReadonlySignal<ScoreSheet | null | undefined>;
  readonly isLasting: ReadonlySignal<boolean>;
  readonly trouble: ReadonlySignal<SheetTrouble | null>;
  act(wish: Wish): Promise<boolean>;
  close(): void;
}

const CHANNEL = 'taht-keep';

export function openSheet(id: string): OpenSheet {
  const sheet = signal<ScoreSheet | null | undefined>(undefined);
  const isLasting = signal(true);
  const trouble = signal<SheetTrouble | null>(null);
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  let isBusy = false;
  let host: LocalHost<SheetTypes> | undefined;

  const open = async (): Promise<void> => {
    const shelf = await sheetShelf();
    isLasting.value = shelf.isLasting;
    const facts = (await shelf.list()).find((each) => each.id === id);
    if (facts === undefined) {
      sheet.value = null;
      return;
    }
    const { setup } = facts;
    const opened = await LocalHost.open<SheetTypes>({
      evolve: withAct,
      decide: (present, command) => {
        const decided = decideAct(present, command);
        return decided.ok ? decided : err({ code: decided.error });
      },
      show: (_, { state }) => {
        sheet.value = state;
      },
      store: shelfStore(sheetShelf, {
        id,
        factsOf,
        rowOf: ({ events: [act] }, index): StoredAct => ({ sheet: id, index, act: act as Act }),
        read: (rows) => {
          const state = { setup, acts: rows.map(({ act }) => act) };
          return { state, entries: sheetEntries(state) };
        },
        stored: () => channel?.postMessage(id),
      }),
    });
    host = opened.ok ? opened.value : undefined;
    sheet.value = host?.state ?? null;
  };
  channel?.addEventListener('message', ({ data }) => {
    if (data === id) void host?.refresh();
  });
  void open().catch(() => {
    sheet.value = null;
  });

  return {
    sheet,
    isLasting,
    trouble,
    act: async (wish) => {
      const present = sheet.value;
      if (!present || host === undefined || isBusy) return false;
      isBusy = true;
      try {
        const sent = await host.send(askForAct(wish, present.acts.length, Date.now()));
        trouble.value = sent.ok ? null : troubleOf(sent.error);
        return sent.ok;
      } catch {
        trouble.value = 'not-saved';
        return false;
      } finally {
        isBusy = false;
      }
    },
    close: () => channel?.close(),
  };
}

const troubleOf = ({ code }: SheetTypes['failure']): SheetTrouble =>
  code === 'changed-elsewhere' ? code : 'not-saved';

function factsOf(sheet: ScoreSheet): SheetFacts {
  const { setup, acts } = sheet;
  const { scores, isOver } = scoredSheetOf(sheet);
  return { id: setup.id, setup, scores, isOver, at: acts.at(-1)?.at ?? setup.at };
}

/** ScoredSheet as a whole, under a name of its own. */
export async function addSheet(sheet: ScoreSheet): Promise<string | undefined> {
  try {
    const { setup, acts } = sheet;
    const rows = acts.map((act, index) => ({ sheet: setup.id, index, act }));
    await (await sheetShelf()).append(rows, factsOf(sheet));
    return setup.id;
  } catch {
    return undefined;
  }
}
