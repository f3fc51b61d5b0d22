/** Stores what is laid in a game of this device, so that a reload does not lose it. */
import { readStored, writeStored } from '../../preferences/stored.ts';
import type { DraftKeeper } from '../view/game-at-hand.ts';
import type { Draft } from './draft.ts';

export function keepHere(game: string, seat: number): DraftKeeper {
  const name = `draft.${game}.${seat}`;
  return {
    read: () => readStored(name) as Draft | null,
    write: (draft) => writeStored(name, draft),
  };
}
