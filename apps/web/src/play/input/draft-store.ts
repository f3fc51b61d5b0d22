/** Where a draft is stored while nothing is sent: on this device, so that a reload does not lose it. */
import { readStored, writeStored } from '../../preferences/stored.ts';
import type { Draft } from './draft.ts';

export interface DraftStore {
  read(): Draft | null;
  write(draft: Draft): void;
}

export function draftStore(game: string, seat: number): DraftStore {
  const name = `draft.${game}.${seat}`;
  return {
    read: () => readStored(name) as Draft | null,
    write: (draft) => writeStored(name, draft),
  };
}
