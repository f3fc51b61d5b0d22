/** Where the score sheets of this device lie. */
import type { Act, ScoreSheetSetup } from '@taht/record';
import { type Layout, type Listed, openShelf, type Shelf } from '../local-games/shelf.ts';

export interface SheetFacts extends Listed {
  readonly setup: ScoreSheetSetup;
  readonly scores: readonly number[];
  readonly isOver: boolean;
}

export interface StoredAct {
  readonly sheet: string;
  readonly index: number;
  readonly act: Act;
}

export type SheetShelf = Shelf<StoredAct, SheetFacts>;

const LAYOUT: Layout = { database: 'taht-keep', facts: 'sheets', rows: 'acts', stream: 'sheet' };

let opened: Promise<SheetShelf> | undefined;

export function sheetShelf(): Promise<SheetShelf> {
  opened ??= openShelf<StoredAct, SheetFacts>(LAYOUT, () => {
    opened = undefined;
  });
  return opened;
}
